// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"
#include "text.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

// Figures: what is to be drawn, as plain data. A display turns it into pixels or a file and computes nothing.
// Colours are roles; a display looks them up in its theme.
namespace normscope {

// Two-dimensional plot with axes.
struct Axis {
    Text title;
    std::string unit; // after the title, muted; may be empty
    double lower = 0;
    double upper = 1;
    bool logarithmic = false;
};

enum class SeriesStyle { Line, Steps, FilledSteps, Bars, Points };

// x.size() == y.size(), except Steps and FilledSteps: x holds the edges, one more than y.
struct Series {
    std::string name; // column name in a CSV file
    Text label;       // legend; empty: not in the legend
    Role role = Role::Plain;
    SeriesStyle style = SeriesStyle::Line;
    bool theory = false; // thin ink dash, no marker
    std::vector<double> x;
    std::vector<double> y;
    Text note = {}; // read-out beside the series' mark instead of a legend, above the notes of the plot
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
};

// Which cells share one statistic.
enum class GroupShape { Row, Column, Cell };

struct CellIndex {
    Index row = 0;
    Index column = 0;
    bool operator==(const CellIndex&) const = default;
};

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
    std::optional<GroupShape> group; // pictogram and the cells that light up together; none for the input
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

// An exact number behind a printed text, for CSV files.
struct NamedNumber {
    std::string name; // "x", "mean", "var", "eps" ...
    double value = 0;
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

using Panel = std::variant<MatrixPlot, Plot, Arithmetic, CellCard>;

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
// Arithmetic and CellCard: key,value, the title first, then the exact numbers.
std::string csv(const Panel& panel);

} // namespace normscope
