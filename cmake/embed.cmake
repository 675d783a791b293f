# normscope_embed(TARGET NAME FILE): compiles FILE into TARGET as
#   namespace normscope::embedded { extern const std::string_view NAME; }   (declared in the generated embedded/NAME.h)
# An object library of its own, since a generated file is known only in the folder that generates it.
function(normscope_embed target name file)
  normscope_embed_object(${name} ${file})
  target_link_libraries(${target} PRIVATE embedded_${name})
endfunction()

function(normscope_embed_object name file)
  set(directory ${CMAKE_CURRENT_BINARY_DIR}/generated)
  set(source ${directory}/embedded/${name}.cpp)
  add_custom_command(OUTPUT ${source} ${directory}/embedded/${name}.h
    COMMAND ${CMAKE_COMMAND} -DNAME=${name} -DFILE=${file} -DDIRECTORY=${directory}/embedded
      -P ${PROJECT_SOURCE_DIR}/cmake/embed_file.cmake
    DEPENDS ${file} ${PROJECT_SOURCE_DIR}/cmake/embed_file.cmake VERBATIM)
  add_library(embedded_${name} OBJECT ${source} ${directory}/embedded/${name}.h)
  target_include_directories(embedded_${name} PUBLIC ${directory})
  target_compile_features(embedded_${name} PUBLIC cxx_std_20)
endfunction()

# normscope_embed_for(TARGET SOURCES NAME FILE): the same, but only the given sources of the calling folder see the
# header, so that another file embedded compiles nothing else of TARGET again.
function(normscope_embed_for target sources name file)
  normscope_embed_object(${name} ${file})
  target_sources(${target} PRIVATE $<TARGET_OBJECTS:embedded_${name}>)
  set_property(SOURCE ${sources} TARGET_DIRECTORY ${target} APPEND PROPERTY
    INCLUDE_DIRECTORIES ${CMAKE_CURRENT_BINARY_DIR}/generated)
endfunction()
