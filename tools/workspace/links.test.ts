import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const files = filesOf('*.md').filter((file) => !/test-data\/|sample-data\/src\//.test(file));
const sources = filesOf('*.ts', '*.tsx');

function filesOf(...patterns: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

/** Text without code, where nothing is a link. */
function proseOf(text: string): string {
  return text.replace(/^(`{3,}|~{3,}).*?^\1/gms, '').replace(/`[^`\n]*`/g, 'code');
}

/** Anchors of a page's headings, as GitHub and most viewers make them. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.replace(/^(`{3,}|~{3,}).*?^\1/gms, '').matchAll(/^#{1,6} +(.+?) *#*$/gm)];
  const seen = new Map<string, number>();
  const anchors = headings.map(([, heading = '']) => {
    const words = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/<[^>]+>/g, '');
    const slug = words
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
  return new Set([...anchors, ...[...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id = '']) => id)]);
}

/** Links of a page that lead nowhere, each with the reason. */
function brokenLinks(file: string, text: string): string[] {
  const prose = proseOf(text);
  const targets = [
    ...[...prose.matchAll(/\[(?:[^\][]|\[[^\]]*\])*\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g)].map(
      ([, target = '']) => target,
    ),
    ...[...prose.matchAll(/^\[[^\]]+\]: +<?(\S+?)>?(?: .*)?$/gm)].map(([, target = '']) => target),
  ];
  return targets.flatMap((target) => {
    if (/^[a-z][a-z+.-]*:/i.test(target)) return [];
    const [place = '', anchor] = decodeURI(target).split('#');
    const found = place === '' ? path.join(root, file) : path.resolve(root, path.dirname(file), place);
    if (!found.startsWith(root) || !existsSync(found)) return [`${file}: ${target} does not exist`];
    if (anchor === undefined || !found.endsWith('.md') || statSync(found).isDirectory()) return [];
    return anchorsOf(readFileSync(found, 'utf8')).has(anchor) ? [] : [`${file}: ${target} has no such heading`];
  });
}

/** TypeScript files in the code of a page that are nowhere in the repository. */
function missingSources(file: string, text: string): string[] {
  const named = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.match(/[\w./-]+\.tsx?\b/g) ?? []);
  // `*-sql.ts` and `NAME.attack.ts` name many files.
  const single = named.filter((name) => !/^[-.]\w|(?:^|\/)NAME\b/.test(name));
  return single
    .filter((name) => !sources.some((source) => `/${source}`.endsWith(`/${name}`)))
    .map((name) => `${file}: ${name}`);
}

test('every source file that the documents name exists', () => {
  expect(files.flatMap((file) => missingSources(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
  expect(missingSources('a.md', '`src/no-such.ts` reads what `*-store.ts` wrote, as `links.test.ts` says.')).toEqual([
    'a.md: src/no-such.ts',
  ]);
});

test('every link of the documents leads to a file, and every anchor to a heading', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap((file) => brokenLinks(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

test('a missing file, a missing heading and a path out of the repository are found, code and other sites are not links', () => {
  const text =
    '# One `two`: [three](x)\n[a](missing.md) [b](#one-two-three) [c](#four) ![d](/etc/none.png) `[e](gone.md)` [f](https://example.org/x)\n```\n[g](gone.md)\n```\n[h]: gone.md\n';
  expect(brokenLinks('README.md', text.replace('(#one-two-three)', '(README.md#start)'))).toEqual([
    'README.md: x does not exist',
    'README.md: missing.md does not exist',
    'README.md: #four has no such heading',
    'README.md: /etc/none.png does not exist',
    'README.md: gone.md does not exist',
  ]);
  expect([...anchorsOf(`${text}## Same\n## Same\n## A, b & c: d_e\n`)]).toEqual([
    'one-two-three',
    'same',
    'same-1',
    'a-b--c-d_e',
  ]);
});
