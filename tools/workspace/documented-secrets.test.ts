import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentedSecrets, isGuessable } from '@homeroom/service-kit';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');

/** Everything that people copy from: documents, examples, API descriptions, container files. */
function documents(): string[] {
  const top = readdirSync(root).filter((name) => /^(\.env\.example|Dockerfile)$|\.(md|ya?ml)$/.test(name));
  const deeper = ['docs', 'apps', 'libs', 'tools'].flatMap((folder) => {
    const found = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
    return found
      .filter((name) => /(^|[\\/])(\w[\w-]*\.md|openapi\.yaml)$/.test(name) && !/node_modules|fixtures/.test(name))
      .map((name) => path.join(folder, name));
  });
  return [...top, ...deeper];
}

/** The values that a document shows where a secret belongs, references such as `$BOT_TOKEN` left out. */
function secretsIn(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const patterns = [
    /\b[A-Z_]*(?:TOKEN|SECRET|API_KEY|PASSWORD)[A-Z_]*(?<!_FILE)=([^\s'"`#,)]+)/g,
    /^\s*[A-Z_]*(?:TOKEN|SECRET|API_KEY|PASSWORD)[A-Z_]*(?<!_FILE): +([^\s'"#]+)\s*$/gm,
    /\bBearer ([\w.:~+/-]+)/g,
    /:\/\/[^\s/:@]+:([^\s/@]+)@/g,
    /[?&]token=([\w.~-]+)/g,
    /\bhomeroom_\w+=([\w.~-]+)/g,
  ];
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, value = '']) => value));
  return [...found, ...(file.endsWith('openapi.yaml') ? tokenExamples(parse(text, { maxAliasCount: 0 })) : [])].filter(
    (value) => !/[$<{…]/.test(value),
  );
}

/** The examples of fields and parameters with the name of a secret. */
function tokenExamples(node: unknown, name = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const fields = node as Record<string, unknown>;
  const ownName = typeof fields['name'] === 'string' ? fields['name'] : name;
  const example =
    /^(token|secret|password|api_?key)$/i.test(ownName) && typeof fields['example'] === 'string'
      ? [fields['example']]
      : [];
  return [...example, ...Object.entries(fields).flatMap(([key, value]) => tokenExamples(value, key))];
}

test('the list of documented secrets has exactly the values that the documents show, and each can be guessed', () => {
  const shown = [...new Set(documents().flatMap(secretsIn))].sort();
  expect(shown).toEqual([...documentedSecrets].sort());
  expect(shown.filter((value) => !isGuessable(value))).toEqual([]);
});
