# cmake --install: the program, its place in the desktop's menu, and the licences of what is shipped inside it.
include(GNUInstallDirs)

set(id org.normscope.NormScope)
set(desktop ${PROJECT_SOURCE_DIR}/resources/desktop)

install(TARGETS normscope RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${desktop}/${id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${desktop}/${id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${desktop}/${id}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${id}.xml)
install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/normscope.svg
  DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME ${id}.svg)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/resources/CREDITS.md
  ${PROJECT_SOURCE_DIR}/resources/fonts/IBMPlexSans-OFL.txt DESTINATION ${CMAKE_INSTALL_DOCDIR})
