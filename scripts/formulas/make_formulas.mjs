// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sets the formulas of resources/formulas/formulas.json as SVG, beside that file:  npm ci && npm run make
//
// A formula that holds \count (the number of values in a mean) is set with its letter (ID.svg) and with 1 to 4 digits
// (ID-1.svg ... ID-4.svg, every digit an 8): all digits of the font are equally wide, so the program puts the real
// digits in. Their outlines are in digits.json.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import { AllPackages } from 'mathjax-full/js/input/tex/AllPackages.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { SVG } from 'mathjax-full/js/output/svg.js';

const folder = fileURLToPath(new URL('../../resources/formulas/', import.meta.url));
const longestCount = 4;

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);

// A fresh document each time, so that no formula depends on those before it.
function svg(tex) {
  const packages = AllPackages.filter((name) => name !== 'noerrors' && name !== 'noundefined');
  const document = mathjax.document('', { InputJax: new TeX({ packages, formatError: (_, error) => { throw error; } }),
                                          OutputJax: new SVG({ fontCache: 'none' }) });
  return adaptor.innerHTML(document.convert(tex, { display: true }));
}

// MathJax marks a term with an empty text, which would widen the term's box.
// The size is left to the viewBox (1000 units an em, baseline at 0); the hash tells whether the TeX has changed since.
function prepared(tex) {
  const hash = createHash('sha256').update(tex).digest('hex');
  return svg(tex)
    .replace(/^<svg [^>]*(viewBox="[^"]*")[^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" $1 data-tex-sha256="${hash}">`)
    .replaceAll('<text data-id-align="true"></text>', '')
    .replace(/ data-(mml-node|mjx-texclass|idbox)="[^"]*"/g, '') + '\n';
}

function variants(formula, preamble) {
  if (!formula.count) return [[formula.id, preamble + formula.tex]];
  const withCount = (text) => `${preamble}\\def\\count{${text}}${formula.tex}`;
  const digits = Array.from({ length: longestCount }, (_, i) => i + 1);
  return [[formula.id, withCount(formula.count)], ...digits.map((n) => [`${formula.id}-${n}`, withCount('8'.repeat(n))])];
}

function digitOutlines() {
  return [...'0123456789'].map((digit) => svg(digit).match(/<path data-c="3\d" d="([^"]*)"/)[1]);
}

const { preamble, formulas } = JSON.parse(readFileSync(folder + 'formulas.json', 'utf8'));
for (const file of readdirSync(folder)) if (file.endsWith('.svg')) rmSync(folder + file);
for (const formula of formulas)
  for (const [name, tex] of variants(formula, preamble.join(''))) writeFileSync(`${folder}${name}.svg`, prepared(tex));
writeFileSync(folder + 'digits.json', JSON.stringify(digitOutlines(), null, 1) + '\n');
