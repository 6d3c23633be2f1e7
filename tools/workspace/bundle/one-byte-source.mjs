import { readFile } from 'node:fs/promises';
import ts from 'typescript';

// eslint-disable-next-line no-control-regex -- everything that one byte cannot hold
const wide = /[^\x00-\xff]/;
const wideUnits = new RegExp(wide, 'g');

/**
 * An esbuild plugin that escapes characters above U+00FF where esbuild leaves them: in regular expressions and
 * `String.raw`. A single such character makes Node.js keep the source of the whole chunk with two bytes a character.
 */
export const oneByteSource = {
  name: 'one-byte-source',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]s$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return wide.test(source)
        ? { contents: escapeWide(source, path), loader: path.endsWith('ts') ? 'ts' : 'js' }
        : undefined;
    });
  },
};

/** Returns an equal program without characters above U+00FF in regular expressions and `String.raw`. */
export function escapeWide(source, fileName) {
  const edits = [];
  const edit = (node, file, change) => {
    const start = node.getStart(file);
    const text = source.slice(start, node.end);
    if (wide.test(text)) edits.push({ start, end: node.end, text: change(text) });
  };
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false);
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) edit(node, file, (text) => text.replace(wideUnits, escaped));
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file) === 'String.raw')
      for (const part of partsOf(node.template))
        edit(part, file, (text) => text.replace(wideUnits, (unit) => `\${'${escaped(unit)}'}`));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), source);
}

function partsOf(template) {
  return ts.isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
    : [template];
}

/** One UTF-16 code unit as an escape, which means the same in expressions with and without the `u` flag. */
function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
