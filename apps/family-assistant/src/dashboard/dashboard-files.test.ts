import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { jsonForScript } from './dashboard-facts.ts';
import { factsPlace, readDashboardFiles } from './dashboard-files.ts';

function built(page: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dashboard-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'assets/index-Bx9_k2Qa.js'), 'console.log(1);'.repeat(100));
  writeFileSync(path.join(folder, 'assets/index-Bx9_k2Qa.js.map'), '{}');
  writeFileSync(path.join(folder, 'icon.svg'), '<svg/>');
  return folder;
}

test('the files of a built page are read, those with a hash in their names as immutable, and nothing else', () => {
  const { files } = readDashboardFiles(built(factsPlace));
  expect([...files].map(([name, { immutable, extension }]) => [name, immutable, extension]).sort()).toEqual([
    ['assets/index-Bx9_k2Qa.js', true, '.js'],
    ['icon.svg', false, '.svg'],
  ]);
  const script = files.get('assets/index-Bx9_k2Qa.js');
  expect(gunzipSync(script?.gzipped ?? Buffer.alloc(0))).toEqual(script?.bytes);
  expect(files.get('icon.svg')?.gzipped).toBeNull();
});

test('facts are in the page unchanged, and end no element', () => {
  const { pageWith } = readDashboardFiles(built(`<body>${factsPlace}</body>`));
  const facts = { name: '</script><script>alert(1)</script><!-- $& \u2028' };
  const [, json] =
    /^<body><script id="household-facts" type="application\/json">([^<]*)<\/script><\/body>$/.exec(
      pageWith(jsonForScript(facts)),
    ) ?? [];
  expect(JSON.parse(String(json))).toEqual(facts);
});

test('a page whose place for the facts has line breaks in it is read', () => {
  const { pageWith } = readDashboardFiles(built(factsPlace.replace('null', '\n      null\n    ')));
  expect(pageWith('{}')).toBe(factsPlace.replace('null', '{}'));
});

test('the page names its files from where it stands, and facts are left as they are', () => {
  const { pageWith } = readDashboardFiles(
    built(`<link href="dashboard/a.css">${factsPlace}<script src="dashboard/a.js"></script>`),
  );
  const json = jsonForScript({ name: '="dashboard/' });
  expect(pageWith(json, '../x/dashboard')).toBe(
    `<link href="../x/dashboard/a.css"><script id="household-facts" type="application/json">${json}</script><script src="../x/dashboard/a.js"></script>`,
  );
});

test.each(['', factsPlace + factsPlace])('a page without one place for its facts is refused: %j', (page) => {
  expect(() => readDashboardFiles(built(page))).toThrow('exactly one place for its facts');
});
