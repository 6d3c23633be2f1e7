import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Compose {
  services: Record<string, { environment?: Record<string, string>; secrets?: string[] }>;
}

const root = path.resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const compose = parse(text('docker-compose.yml'), { merge: true }) as Compose;
const apps = readdirSync(path.join(root, 'apps'));
/** Set by the system or by npm, so .env.example leaves them out. */
const ofTheSystem = ['PATH', 'INIT_CWD'];

/** The names of .env.example below each of its headings, such as `family-assistant and staging-knowledge: the household`. */
const documented = text('.env.example')
  .split(/^# -{4} /m)
  .slice(1)
  .map((section) => {
    const [heading = ''] = section.split('\n', 1);
    return { heading, names: [...section.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name) };
  });

function documentedFor(app: string): string[] {
  const concerns = (heading: string) =>
    heading === 'each service' || heading.split(':', 1)[0]?.split(' and ').includes(app);
  return documented.flatMap(({ heading, names }) => (concerns(heading) ? names : []));
}

/** The variables that the app's sources and the libraries' readers for it name. */
function readBy(app: string): string[] {
  const sources = readdirSync(path.join(root, 'apps', app, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?!.*(?:test|main)\.ts$).*\.ts$/.test(file),
  );
  const own = sources.map((file) => text(path.join('apps', app, 'src', file)));
  const shared = [
    text('libs/service-kit/src/environment.ts'),
    ...(own.some((source) => source.includes('...knowledgeVariables'))
      ? [text('libs/knowledge/src/knowledge-settings.ts')]
      : []),
  ];
  const names = [...own, ...shared].flatMap((source) =>
    [
      ...source.matchAll(/^ +([A-Z][A-Z0-9_]*): variable\s*\.|\b(?:environment|variables)\['([A-Z][A-Z0-9_]*)'\]/gm),
    ].map(([, field, read]) => field ?? read ?? ''),
  );
  return names.filter((name) => !ofTheSystem.includes(name));
}

/** The variables that the app's image has already. */
function setByImage(app: string): string[] {
  const stages = text('Dockerfile').split(/^FROM /m);
  const lines = stages
    .filter((stage) => new RegExp(`^\\S+ AS (?:base|service|${app})\\n`).test(stage))
    .join('')
    .replaceAll('\\\n', '');
  const names = [...lines.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => [...line.matchAll(/([A-Z_]+)=/g)]);
  return names.map(([, name = '']) => name).filter((name) => !/^(?:NODE_COMPILE_CACHE|MALLOC_\w+)$/.test(name));
}
const sorted = (names: readonly string[]) => [...new Set(names)].sort();

test('there are three services', () => {
  expect(apps.sort()).toEqual(['athletics-admin', 'family-assistant', 'staging-knowledge']);
});

describe.each(apps)('%s', (app) => {
  test('.env.example names exactly the variables that it reads', () => {
    expect(sorted(documentedFor(app))).toEqual(sorted(readBy(app)));
  });

  test('docker-compose.yml passes all of them, and no others', () => {
    const passed = Object.keys(compose.services[app]?.environment ?? {}).map((name) => name.replace(/_FILE$/, ''));
    expect(sorted([...passed, ...setByImage(app)])).toEqual(sorted(documentedFor(app)));
  });

  test('docker-compose.yml gives each the value of the same name', () => {
    const environment = Object.entries(compose.services[app]?.environment ?? {});
    const given = environment.flatMap(([name, value]) =>
      [...value.matchAll(/\$\{([A-Z_]+)/g)].map(([, from = '']) => [name, from]),
    );
    expect(given.filter(([name, from]) => name !== from)).toEqual([]);
  });

  test('docker-compose.yml mounts the files of its secrets, and no others', () => {
    const { environment = {}, secrets = [] } = compose.services[app] ?? {};
    const files = Object.values(environment).flatMap((value) => /\/run\/secrets\/(\w+)/.exec(value)?.[1] ?? []);
    expect(sorted(files)).toEqual(sorted(secrets));
  });
});

test('.env.example has every variable of docker-compose.yml', () => {
  const names = [...text('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
  const known = new Set(documented.flatMap((section) => section.names));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
