import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';

const root = path.resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sources = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/src\/.*(?<!\.test)\.ts$/.test(file))
    .map((file) => text(path.join(folder, file))),
);
/** The names of our own metrics. */
const own = sources
  .filter((source) => source.includes("from 'prom-client'"))
  .flatMap((source) => [...source.matchAll(/\bname: '([a-z_]+)'/g)].map(([, name = '']) => name));

async function known(): Promise<Set<string>> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const defaults = (await register.getMetricsAsJSON()).map(({ name }) => name);
  return new Set([...own, ...defaults, 'up']);
}

/** The names of metrics in a rule or a panel. */
function namesIn(expression: string): string[] {
  const bare = expression.replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\b(?:by|on) \([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b[a-z]+(?:_[a-z0-9]+)*\b(?! *\()/g)]
    .map(([name]) => name.replace(/_(?:bucket|sum|count)$/, ''))
    .filter((name) => !['by', 'and', 'or', 'on'].includes(name));
}

const rules = [...text('deploy/prometheus/alerts.yml').matchAll(/^ +expr: (?:>-\n)?((?:.|\n)*?)\n +for:/gm)].map(
  ([, expression = '']) => expression,
);
const panels = (
  JSON.parse(text('deploy/grafana/homeroom.json')) as { panels: { targets: { expr: string }[] }[] }
).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

test.each([
  ['alert rules', rules, 15],
  ['panels', panels, 16],
])('%s use metrics that exist', async (_name, expressions, atLeast) => {
  expect(expressions.length).toBeGreaterThanOrEqual(atLeast);
  const names = await known();
  const used = expressions.flatMap(namesIn);
  expect(used.length).toBeGreaterThanOrEqual(atLeast);
  expect(used.filter((name) => !names.has(name))).toEqual([]);
});

test('docs/operations.md explains each metric', () => {
  expect(own.length).toBeGreaterThan(20);
  const operations = text('docs/operations.md');
  expect(own.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});
