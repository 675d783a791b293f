// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/text_panels.h"
#include "math/matrix.h"
#include "text.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

// Figures: what is to be drawn, as plain data. A display turns it into pixels or a file and computes nothing.
// Colours are roles; a display looks them up in its theme.
namespace normscope {

// A place of an axis that has a name instead of its number.
struct AxisTick {
    double at = 0;
    Text label; // a power of ten may be written "10^-5"; "^" raises what follows up to the next space
};

// Two-dimensional plot with axes.
struct Axis {
    Text title;
    std::string unit; // after the title, muted; may be empty
    double lower = 0;
    double upper = 1;
    bool logarithmic = false;
    std::vector<AxisTick> ticks = {}; // instead of those that the display would choose
};

enum class SeriesStyle { Line, Steps, FilledSteps, Bars, Points, Band };

// Dash and marker of a line: what tells methods of one hue apart. Named after the placement of the norm.
enum class LineForm { Plain, None, Post, Pre, Sandwich, Output, DeepNorm, ReZero, LayerScale };

// x.size() == y.size(), except Steps and FilledSteps: x holds the edges, one more than y. Band: between y and y2.
struct Series {
    std::string name; // column name in a CSV file
    Text label;       // legend; empty: not in the legend
    Role role = Role::Plain;
    SeriesStyle style = SeriesStyle::Line;
    bool theory = false; // thin ink dash, no marker
    std::vector<double> x = {};
    std::vector<double> y = {};
    Text note = {};              // read-out beside the series' mark instead of a legend, above the notes of the plot
    std::vector<double> y2 = {}; // of Band: its other edge
    LineForm form = LineForm::Plain; // of Line
    bool second = false;             // another line of the same role and form: the hue's second shade
    bool pending = false;            // not yet reached by the animation: thin and pale, no markers
    Text endLabel = {};              // at the line's right end, in its hue: "Pre-LN 2.55"
    Text cursorLabel = {};           // beside the line where the plot's cursor meets it: "1.75"
    std::string letter = {};         // of its arm, in a disc of its hue at the line's last point, before the end label
    bool thin = false;               // of Line: one of many, thin and half as strong, no markers
    double barWidth = 0;             // of Bars: in units of x; 0: as wide as the places are apart
    std::vector<Text> pointLabels = {}; // above the bars or beside the points, one each; empty: none
    bool crosses = false;               // of Points: each a cross, as of a failure
};

// The place that everything on the page speaks of: a vertical line through plots that share their x axis.
struct Cursor {
    double x = 0;
    Text label = {};   // badge below the axis, "layer 9"; empty: no badge
    int direction = 0; // arrow in the badge: -1 left, 1 right, 0 none
};

struct Plot {
    std::string name; // "histogram-layer": stable, for export and tests
    Text title;
    Text subtitle;
    Axis x;
    Axis y;
    std::vector<Series> series;
    std::vector<Text> notes; // read-outs in the upper right corner, top to bottom
    Text description;        // one sentence for screen readers
    std::optional<Cursor> cursor = {};
    Text endTitle = {};       // above the end labels: "at layer 24"
    bool hideXLabels = false; // another plot below shows them
};

// A histogram at each place of an axis, as a shape that is as wide as it has values: all on one scale.
struct HistogramStrip {
    struct Column {
        double x = 0;
        std::vector<double> share; // of all values, one a bin; empty: not finite
        bool pending = false;
    };
    std::string name;
    Text title;
    Text subtitle;
    Role role = Role::Plain;
    Axis x;
    std::vector<double> edges; // bins + 1, rising; the y axis
    std::vector<Column> columns;
    std::optional<Cursor> cursor;
    Text description;
};

// A word in a cell of a heat map.
struct HeatMark {
    Index row = 0, column = 0;
    Text text;           // "NaN", "inf", "0", "="
    bool failure = true; // page colour with a frame of the failure colour; else the dock's colour, muted
    bool operator==(const HeatMark&) const = default;
};

// A value at each place of a grid: of a layer at a step.
struct HeatMap {
    std::string name; // "gradient-map-a": stable, for export and tests
    Text title;
    Text subtitle;
    std::string letter; // of the arm, in a disc of its hue in the upper right corner
    Role role = Role::Plain;
    bool second = false; // the hue's second shade
    Axis x;              // its range may go further than the values: the rest is empty
    Axis y;
    // One row a place of the y axis, bottom first, and one column a place of the x axis. The cell of row r and column c
    // is centred at (x0 + c * dx, y0 + r). Not finite: marked as a failure.
    MatrixD values;
    double x0 = 1, dx = 1, y0 = 1;
    double lower = 0, upper = 1; // colours run over this range; lower > 0 if logarithmic
    bool logarithmic = true;
    bool showScale = true;   // the colour scale at the right, with its ticks
    bool showYLabels = true; // false: the map at its left shows them
    Text note;               // read-out in the lower right corner
    std::optional<Cursor> cursor;
    Text description;
    bool apart = false;                   // few large cells with gaps between them, one a setting
    std::vector<HeatMark> marks = {};     // words in cells, and what those cells are
    std::optional<CellIndex> chosen = {}; // ink frame; row 0 is the lowest
};

// Who is who: one card an arm, side by side.
struct ArmCards {
    enum class Mark { Success, Failure, Running, Waiting };
    struct Card {
        std::string letter; // "A"
        Text title;         // "Post-LN"
        Role role = Role::Plain;
        LineForm form = LineForm::Plain;
        bool second = false;
        Text settings = {};          // what tells this arm from the others; may be empty
        Text status = {};            // "learning, loss 0.50"
        Mark state = Mark::Waiting;  // of the status: its sign and colour
        Text share = {};             // "3 of 5"
        std::vector<Mark> runs = {}; // one a seed
    };
    std::string name = "arms";
    Text title;
    std::vector<Card> cards;
    std::size_t chosen = 0;
    Text description;
};

// One residual step as a diagram. The norm stands in one of three slots, or in two, or in none.
struct WiringSlots {
    bool before = false; // on the branch, in front of the block: Pre
    bool branch = false; // on the branch, behind the block: output
    bool after = false;  // on the trunk, behind the sum: Post
    bool operator==(const WiringSlots&) const = default;
};

struct Wiring {
    std::string name = "block";
    Text title;
    Role role = Role::Plain;
    WiringSlots places;
    bool movable = true; // by mouse and keyboard
    Text norm;           // "LayerNorm"; empty: there is none to move
    Text placement;      // "Pre", beside the norm
    Text block;          // "MLP, width 4 d"
    Text trunk;          // at the skip connection: "× 2.63"; empty: 1
    Text scale;          // at the end of the branch: "× 0"; empty: 1
    Text summary;        // "× 24 layers, then one final LayerNorm"
    Text description;
};

// Which cells share one statistic.
enum class GroupShape { Row, Column, Cell, Block }; // Block: some neighbouring rows × columns, as of GroupNorm

// Mean ± sd of each row or column.
struct Margin {
    std::vector<double> mean;
    std::vector<double> sd;
    std::vector<bool> shown; // not yet reached by the animation: false; empty: all shown
    bool empty() const { return mean.empty(); }
};

enum class ColourMap { Diverging, Sequential };

// A heat map whose row and column statistics stand in its margins.
struct MatrixPlot {
    std::string name; // "input", "layer", "batch", "rms", "none"; "influence-layer"
    Text title;
    Text subtitle;     // small, behind the title
    Text sentence;     // "one mean and sd per wine"
    Text sentenceNote; // "over the 13 values of its row"
    Role role = Role::Plain;
    std::optional<GroupShape> group;       // pictogram and the cells that light up together; none for the input
    Index blockRows = 1, blockColumns = 1; // of GroupShape::Block
    MatrixD values;
    ColourMap map = ColourMap::Diverging;
    double limit = 1;           // colours run over -limit ... limit, or 0 ... limit when sequential
    bool zeroIsNothing = false; // cells that are exactly 0 take the dock colour (influence maps: no influence at all)
    std::vector<std::string> rowLabels;
    std::vector<std::string> columnLabels;
    std::vector<std::string> shortColumnLabels; // for a projector; empty: the same
    bool showColumnLabels = false;              // all names above the matrix; else only that of the lit column
    Index tokens = 1;                           // rows a sample: a thin line parts the samples
    Margin rowMargin;                           // right of the matrix
    Margin columnMargin;                        // below it
    double marginLimit = 1;
    Text summary;                    // one line under the matrix
    std::vector<CellIndex> changed;  // cells to mark as changed
    std::optional<CellIndex> chosen; // ink frame
    std::vector<GroupShape> lit;     // groups of the chosen cell that are framed: row, column
    bool locked = false;             // chosen by click, not only by hover
    bool printValues = false;        // numbers in the cells
    Text description;
};

// A term of the worked formula, lit one at a time.
enum class Term { None, Input, Mean, Centre, Variance, Normalise, Affine };

// y = gamma (x - mu) / sqrt(var + eps) + beta with real numbers; texts are ready to print.
struct Arithmetic {
    std::string name;
    Text title;      // "row 5, 13 values"
    Text shortTitle; // "row 5"
    Text statistics; // "μ = −0.42   σ² = 1.14"
    Role role = Role::Plain;
    bool hasMean = true;                           // false for RMSNorm: the numerator is x alone
    bool identity = false;                         // no norm: y = x
    std::string x, mean, var, eps, gamma, beta, y; // gamma, beta empty: not printed; eps "10^−5" may hold one power
    Term lit = Term::None;
    Text note; // instead of the formula when it is undefined ("0/0: every value of the row is equal and ε is 0")
    std::vector<NamedNumber> exact;
    Text description;
};

// The chosen cell and the colour scale under the input.
struct CellCard {
    std::string name = "cell";
    Text title;        // "Cell: wine 5, magnesium"
    std::string value; // "x = 0.09"
    Text source;       // "measured 101; all 178 wines 99.7 ± 14.2"
    Text scaleTitle;   // "one colour scale for the three matrices"
    double limit = 1;
    ColourMap map = ColourMap::Diverging;
    std::vector<NamedNumber> exact;
};

using Panel =
    std::variant<MatrixPlot, Plot, Arithmetic, CellCard, HistogramStrip, Wiring, HeatMap, ArmCards, TextTable, Reading>;

struct Figure {
    std::string name; // the page: "axes"
    Text title;
    std::vector<Panel> panels;
    Text caption;  // settings in one line, printed inside exported pictures
    Text sentence; // "What you see", one or two paragraphs parted by '\n'; also the accessible description
};

const std::string& panelName(const Panel& panel);

// A panel's data as CSV: comma, point, header row, shortest round-trip numbers, "nan", "inf", "-inf".
// MatrixPlot: one line a row with its label, the cells, mean and sd; then the lines "mean" and "sd" of the columns.
// Margins are left out where a matrix has none, and empty where the animation has not reached them.
// Plot: long form series,x,y; with steps in it series,left,right,y (other styles: left = right = x).
// A band has the columns series,x,y,y2 beside it. HistogramStrip: x,left,right,share. Arithmetic and CellCard:
// key,value, the title first, then the exact numbers. Wiring: key,value of its slots. HeatMap: x,y,value, one line a
// cell, and a column mark where the map has marks. ArmCards: arm,name,settings,status,share, one line a card.
// TextTable: the row heads and cells as plain text, its columns' names as the header. Reading: key,value, the title
// first, then the exact numbers, then the paragraphs.
std::string csv(const Panel& panel);

} // namespace normscope
