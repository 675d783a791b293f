# cmake --install: the program, its manual, its place in the desktop's menu, and the licences of what is shipped inside
# it. cpack -G DEB packs the same for Debian.
include(GNUInstallDirs)

set(id org.normscope.NormScope)
set(desktop ${PROJECT_SOURCE_DIR}/resources/desktop)

install(TARGETS normscope RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${desktop}/${id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${desktop}/${id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${desktop}/${id}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${id}.xml)

find_program(GZIP gzip REQUIRED)
set(manual ${PROJECT_BINARY_DIR}/normscope.1.gz)
add_custom_command(OUTPUT ${manual}
  COMMAND normscope --man | ${GZIP} -9n > ${manual}
  DEPENDS normscope VERBATIM)
add_custom_target(manual ALL DEPENDS ${manual})
install(FILES ${manual} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)

install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/normscope.svg
  DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME ${id}.svg)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/resources/CREDITS.md
  ${PROJECT_SOURCE_DIR}/resources/fonts/IBMPlexSans-OFL.txt DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(packaging ${PROJECT_SOURCE_DIR}/resources/packaging)
set(changelog ${PROJECT_BINARY_DIR}/changelog.Debian.gz)
add_custom_command(OUTPUT ${changelog}
  COMMAND ${GZIP} -9nc ${packaging}/changelog > ${changelog}
  DEPENDS ${packaging}/changelog VERBATIM)
add_custom_target(changelog ALL DEPENDS ${changelog})
install(FILES ${changelog} ${packaging}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/normscope
  COMPONENT debian EXCLUDE_FROM_ALL)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME normscope)
set(CPACK_PACKAGE_CONTACT "The NormScope authors <authors@normscope.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "see what normalization does inside a neural network")
set(CPACK_PACKAGE_DESCRIPTION
"NormScope shows LayerNorm, BatchNorm and RMSNorm at work: on one matrix of
real data, in deep residual stacks, in networks that learn, on streams of
batches, and in half precision. Every number comes from a forward or backward
pass run just now on this machine.
.
It works offline, exports figures as PNG, SVG and PDF, and has commands that
normalize .npy and CSV files without a display.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
  WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL Unspecified debian)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, fonts-noto-cjk | fonts-wqy-microhei")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS ffmpeg)
include(CPack)
