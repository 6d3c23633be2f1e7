/**
 * Learns the kinds of everyday questions from the dev households: `node tools/workspace/train-question-kinds.mjs`. Prints
 * how often kinds are right in households left out, and writes the family assistant's `kind-weights.ts`.
 */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');
const questions = path.join(root, 'apps/family-assistant/src/questions');
const target = path.join(questions, 'reading/kind-weights.ts');
const { crossValidate, examplesOf, trainKinds } = await imported(path.join(questions, 'testing/train-kinds.ts'));
const { devQuestionSets } = await imported(path.join(root, 'tools/sample-data/src/questions/dev/index.ts'));

const examples = devQuestionSets.flatMap(examplesOf);
for (const line of crossValidate(examples)) console.log(line);
const entries = [...trainKinds(examples)].map(
  ([kind, weights]) =>
    `'${kind}': \`${wrapped([...weights].map(([feature, weight]) => `${feature}=${weight}`).join('; '))}\`,`,
);
const text = `/**
 * Weights of features for each kind of question, in tenths. Written by \`node tools/workspace/train-question-kinds.mjs\`
 * from the questions of the dev households; not to be edited.
 */
export const kindWeights: Readonly<Record<string, string>> = {
${entries.join('\n')}
};
`;
writeFileSync(target, text);
execFileSync(path.join(root, 'node_modules/.bin/biome'), ['format', '--write', target], { cwd: root });

/** Imports a TypeScript module of the workspace. */
async function imported(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    conditions: ['@homeroom/source'],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
  const bundle = path.join(root, 'node_modules', `.train-${process.pid}-${path.basename(file)}.mjs`);
  writeFileSync(bundle, outputFiles[0].text);
  try {
    return await import(bundle);
  } finally {
    rmSync(bundle);
  }
}

function wrapped(line) {
  return line.replaceAll(/(.{100,118}?;) /g, '$1\n');
}
