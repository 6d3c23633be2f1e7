import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files a package does not need at run time: maps, texts, the browser part of pdf.js and old data of tesseract. */
const notNeeded = /\.map$|\.md$|\/(?:web|docs|examples|types|4\.0\.0)$/;

/**
 * Copies an installed package and all that it depends on to the same places below `to`, where Node finds them from a
 * bundle there. An optional dependency that is not installed, as for other machines, is left out.
 */
export function copyPackage(name, { from, root, to }) {
  const origin = installed(name, from, root);
  if (origin === undefined) return;
  const copy = path.join(to, path.relative(root, origin));
  if (existsSync(copy)) return;
  cpSync(origin, copy, { recursive: true, filter: (file) => !notNeeded.test(file) });
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(path.join(origin, 'package.json'), 'utf8'),
  );
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    copyPackage(needed, { from: origin, root, to });
}

function installed(name, from, root) {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return found;
  }
  return undefined;
}
