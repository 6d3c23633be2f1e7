/** Learns the weights of `date-role-weights.ts` from the dev documents, and says how well they do on sets left out. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseHousehold } from '@homeroom/household';
import { sampleHousehold } from '@homeroom/sample-data';
import { runMain } from '@homeroom/service-kit';
import {
  dateSigns,
  deadlineBorder,
} from '../../../../apps/staging-knowledge/src/documents/interpret/days/date-signs.ts';
import { readCard } from '../../../../apps/staging-knowledge/src/documents/interpret/card-by-rules.ts';
import { glossedDocument } from '../../../../apps/staging-knowledge/src/documents/interpret/glossed-document.ts';
import type { ParseResult } from '../../../../apps/staging-knowledge/src/documents/read/parse-result.ts';
import { devLetters, type DevLetter } from '../documents/dev-letters.ts';
import { startDocumentServer } from '../documents/documents-service.ts';
import { chanceOf, fitted, type Example } from './logistic-regression.ts';
import { Scratch } from '../harness/scratch.ts';
import { root } from '../root.ts';

const weightsFile = path.join(root, 'apps/staging-knowledge/src/documents/interpret/days/date-role-weights.ts');
const parts = 5;
const smallest = 0.02;

await runMain(async () => {
  const scratch = new Scratch();
  try {
    const server = await startDocumentServer(scratch);
    const examples: Example[] = [];
    for (const letter of devLetters()) {
      const { body } = await server.send('parse', await letter.render());
      examples.push(...examplesOf(body as unknown as ParseResult, letter));
    }
    process.stdout.write(`${examples.length} dates of ${new Set(examples.map(({ group }) => group)).size} documents\n`);
    process.stdout.write(`Documents left out: ${crossValidated(examples)}\n`);
    writeFileSync(weightsFile, sourceOf(fitted(examples)));
  } finally {
    await scratch.clean();
  }
  process.exit(0);
});

/** The dates to come in the body of a document, each of which is a deadline or is none; arguable ones teach nothing. */
function examplesOf(parse: ParseResult, { document: { id, received, truth }, arrivals }: DevLetter): Example[] {
  const household = parseHousehold(sampleHousehold);
  const moment = { now: new Date(`${received}T23:00:00Z`), today: received };
  const { sentences, writing } = readCard(glossedDocument(parse, household.locale), household, moment);
  return sentences.flatMap((sentence) =>
    sentence.mentions.flatMap((mention) => {
      const last = mention.endDate ?? mention.date;
      const isDue = [mention.date, last].some((day) => truth.deadlines.some((deadline) => deadline === day));
      const isArguable = truth.arguableDeadlines?.some((deadline) => deadline === last) ?? false;
      if (last < received || (isArguable && !isDue)) return [];
      const signs = [...new Set(dateSigns(mention, sentence, sentence.sent ?? writing.written))];
      return [{ group: id, signs, isTrue: isDue, weight: 1 / arrivals }];
    }),
  );
}

function crossValidated(examples: readonly Example[]): string {
  const groups = [...new Set(examples.map(({ group }) => group))].toSorted();
  const judged = Array.from({ length: parts }, (_, part) => {
    const leftOut = new Set(groups.filter((_group, index) => index % parts === part));
    const weights = fitted(examples.filter(({ group }) => !leftOut.has(group)));
    return examples
      .filter(({ group }) => leftOut.has(group))
      .map(({ signs, isTrue }) => ({ isTrue, isTaken: chanceOf(signs, weights) >= deadlineBorder }));
  }).flat();
  const count = (isTrue: boolean, isTaken: boolean) =>
    judged.filter((one) => one.isTrue === isTrue && one.isTaken === isTaken).length;
  return `${count(true, true)} right, ${count(true, false)} missed, ${count(false, true)} invented`;
}

function sourceOf(weights: ReadonlyMap<string, number>): string {
  const lines = [...weights]
    .map(([sign, weight]) => [sign, Math.round(weight * 100) / 100] as const)
    .filter(([, weight]) => Math.abs(weight) >= smallest)
    .map(([sign, weight]) => `  ${/^\w+$/.test(sign) ? sign : `'${sign}'`}: ${weight},`);
  return [
    '/** Weights by which a deadline is told from another date. Written by tools/bench/src/learning/learn-deadlines.main.ts. */',
    'export const deadlineWeights: Readonly<Record<string, number>> = {',
    ...lines,
    '};\n',
  ].join('\n');
}
