# Writes NAME.h and NAME.cpp into DIRECTORY: the bytes of FILE as a string_view.
file(READ ${FILE} hex HEX)
string(LENGTH "${hex}" digits)
math(EXPR size "${digits} / 2")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
string(REGEX REPLACE "((0x[0-9a-f][0-9a-f],){32})" "\\1\n" bytes "${bytes}")
file(WRITE ${DIRECTORY}/${NAME}.h
"#pragma once
#include <string_view>
namespace normscope::embedded { extern const std::string_view ${NAME}; }
")
file(WRITE ${DIRECTORY}/${NAME}.cpp
"#include \"${NAME}.h\"
namespace normscope::embedded {
namespace {
constexpr unsigned char bytes[] = {
${bytes}
};
}
const std::string_view ${NAME}(reinterpret_cast<const char*>(bytes), ${size});
}
")
