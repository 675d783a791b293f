# normscope_embed(TARGET NAME FILE): compiles FILE into TARGET as
#   namespace normscope::embedded { extern const std::string_view NAME; }   (declared in the generated embedded/NAME.h)
function(normscope_embed target name file)
  set(directory ${CMAKE_CURRENT_BINARY_DIR}/generated)
  set(source ${directory}/embedded/${name}.cpp)
  add_custom_command(OUTPUT ${source} ${directory}/embedded/${name}.h
    COMMAND ${CMAKE_COMMAND} -DNAME=${name} -DFILE=${file} -DDIRECTORY=${directory}/embedded
      -P ${PROJECT_SOURCE_DIR}/cmake/embed_file.cmake
    DEPENDS ${file} ${PROJECT_SOURCE_DIR}/cmake/embed_file.cmake VERBATIM)
  target_sources(${target} PRIVATE ${source} ${directory}/embedded/${name}.h)
  target_include_directories(${target} PRIVATE ${directory})
endfunction()
