import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');

/** Source files of the workspace, relative to its root. */
function sourceFiles(): string[] {
  return execFileSync('git', ['ls-files', 'apps', 'examples', 'libs', 'tools'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|m[jt]s)$/.test(file) && !/\.d\.m?ts$/.test(file) && existsSync(path.join(root, file)));
}

/** The entry files of the workspace's packages, by the name that they are imported by. */
function packageEntries(): Map<string, string> {
  const folders = ['apps', 'examples', 'libs', 'tools'].flatMap((parent) =>
    readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)),
  );
  const entries = folders.flatMap((folder) => {
    const file = path.join(root, folder, 'package.json');
    if (!existsSync(file)) return [];
    const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      name: string;
      exports?: Record<string, Record<string, string>>;
    };
    return Object.entries(exports).map(([subpath, conditions]): [string, string] => [
      path.posix.join(name, subpath),
      path.join(folder, conditions['@homeroom/source'] ?? conditions['default'] ?? ''),
    ]);
  });
  return new Map(entries);
}

/** The files that each file imports, by types and dynamic imports too. */
function importGraph(files: readonly string[]): Map<string, string[]> {
  const known = new Set(files);
  const entries = packageEntries();
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
      const imported = importedFiles.map(({ fileName }) =>
        fileName.startsWith('.') ? path.join(path.dirname(file), fileName) : entries.get(fileName),
      );
      return [file, imported.filter((target) => target !== undefined && known.has(target)) as string[]];
    }),
  );
}

/** One cycle for each import that leads back to a file on the way to it. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    const from = way.indexOf(file);
    if (from !== -1) cycles.push([...way.slice(from), file].join(' → '));
    if (from !== -1 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

test('a cycle is found, of a file with itself too', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'b']],
    ['c', ['a']],
  ]);
  expect(findCycles(graph)).toEqual(['a → b → c → a', 'b → b']);
});

test('relative imports and imports of packages are followed', () => {
  const graph = importGraph(sourceFiles());
  expect(graph.get('libs/knowledge/src/ask.ts')).toEqual(
    expect.arrayContaining(['libs/search/src/index.ts', 'libs/knowledge/src/answers/write-answer.ts']),
  );
});

test('no file imports itself by way of others', () => {
  expect(findCycles(importGraph(sourceFiles()))).toEqual([]);
});
