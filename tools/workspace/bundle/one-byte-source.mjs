import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import ts from 'typescript';

// eslint-disable-next-line no-control-regex -- everything beyond ASCII
const wide = /[^\x00-\x7f]/;
const wideUnits = new RegExp(wide, 'g');

/** Tags that read their text raw, and those that read it cooked, which may have escapes. */
const rawTag = /^(?:String\.raw|wordTable|pattern\(.*\))$/;
const cookedTag = /^html$/;

/**
 * An esbuild plugin that escapes characters beyond ASCII where esbuild leaves them: in regular expressions and tagged
 * templates. A single one can make Node.js keep the source of the whole chunk with two bytes a character, so the build
 * fails when one is left.
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
    build.onEnd(({ metafile }) => {
      const outputs = Object.keys(metafile.outputs).filter((file) => file.endsWith('.js'));
      const missed = outputs.filter((file) => wide.test(readFileSync(file, 'utf8')));
      return { errors: missed.map((file) => ({ text: `${file} has characters beyond ASCII: see one-byte-source` })) };
    });
  },
};

/** Returns an equal program without characters beyond ASCII in regular expressions and tagged templates. */
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
    if (ts.isTaggedTemplateExpression(node)) {
      const written = writer(node.tag.getText(file));
      for (const part of partsOf(node.template)) edit(part, file, (text) => text.replace(wideUnits, written));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), source);
}

/** Returns how a character is written in a template with this tag. */
function writer(tag) {
  if (rawTag.test(tag)) return (unit) => `\${'${escaped(unit)}'}`;
  if (cookedTag.test(tag)) return escaped;
  return () => {
    throw new Error(`Does the tag ${tag} read its text raw or cooked? See one-byte-source.mjs`);
  };
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
