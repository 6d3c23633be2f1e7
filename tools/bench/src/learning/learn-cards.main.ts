/** Learns the weights of `card-weights.ts` from the dev documents, and says how well they do on documents left out. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseHousehold } from '@homeroom/household';
import { sampleHousehold } from '@homeroom/sample-data';
import { runMain } from '@homeroom/service-kit';
import { readCard } from '../../../../apps/staging-knowledge/src/documents/interpret/card-by-rules.ts';
import { cardSigns } from '../../../../apps/staging-knowledge/src/documents/interpret/trust/card-chance.ts';
import { distinct, foundDates } from '../../../../apps/staging-knowledge/src/documents/interpret/events/card-dates.ts';
import { glossedDocument } from '../../../../apps/staging-knowledge/src/documents/interpret/glossed-document.ts';
import { interpretDocument } from '../../../../apps/staging-knowledge/src/documents/interpret/interpret-document.ts';
import type { ParseResult } from '../../../../apps/staging-knowledge/src/documents/read/parse-result.ts';
import { devLetters, type DevLetter } from '../documents/dev-letters.ts';
import { startDocumentServer } from '../documents/documents-service.ts';
import { fittedNumbers, logistic, type MeasuredExample } from './logistic-regression.ts';
import { Scratch } from '../harness/scratch.ts';
import { root } from '../root.ts';

const weightsFile = path.join(root, 'apps/staging-knowledge/src/documents/interpret/trust/card-weights.ts');
const parts = 20;
const borders = [0.9, 0.8, 0.7, 0.5, 0];

await runMain(async () => {
  const scratch = new Scratch();
  try {
    const server = await startDocumentServer(scratch);
    const examples: MeasuredExample[] = [];
    for (const letter of devLetters()) {
      const { body } = await server.send('parse', await letter.render());
      examples.push(exampleOf(body as unknown as ParseResult, letter));
    }
    process.stdout.write(`${examples.length} cards of ${new Set(examples.map(({ group }) => group)).size} documents\n`);
    process.stdout.write(`Documents left out: ${crossValidated(examples)}\n`);
    writeFileSync(weightsFile, sourceOf(fittedNumbers(examples)));
  } finally {
    await scratch.clean();
  }
  process.exit(0);
});

function exampleOf(parse: ParseResult, { document, arrivals, isRight }: DevLetter): MeasuredExample {
  const household = parseHousehold(sampleHousehold);
  const moment = { now: new Date(`${document.received}T23:00:00Z`), today: document.received };
  const { card } = interpretDocument({ parse, household, moment, shownLengths: [] });
  const reading = readCard(glossedDocument(parse, household.locale), household, moment);
  const found = foundDates(reading);
  const shown = distinct(found).filter(({ mention }) => card.dates.some(({ date }) => date === mention.date));
  return {
    group: document.id,
    evidence: cardSigns(reading, { found, shown }),
    isTrue: isRight(card, parse.text),
    weight: 1 / arrivals,
  };
}

/** Counts the right cards above each border, judged by weights of the other documents. */
function crossValidated(examples: readonly MeasuredExample[]): string {
  const groups = [...new Set(examples.map(({ group }) => group))].toSorted();
  const judged = Array.from({ length: parts }, (_, part) => {
    const leftOut = new Set(groups.filter((_group, index) => index % parts === part));
    const weights = fittedNumbers(examples.filter(({ group }) => !leftOut.has(group)));
    return examples
      .filter(({ group }) => leftOut.has(group))
      .map(({ evidence, isTrue }) => ({ isTrue, chance: chanceOf(evidence, weights) }));
  }).flat();
  return borders
    .map((border, at) => {
      const within = judged.filter(({ chance }) => chance >= border && chance < (borders[at - 1] ?? Infinity));
      return `from ${border}: ${within.filter(({ isTrue }) => isTrue).length} of ${within.length} right`;
    })
    .join(', ');
}

function chanceOf(evidence: MeasuredExample['evidence'], weights: ReadonlyMap<string, number>): number {
  const terms = Object.entries(evidence).map(([sign, size]) => (weights.get(sign) ?? 0) * size);
  return logistic(terms.reduce((sum, term) => sum + term, weights.get('base') ?? 0));
}

function sourceOf(weights: ReadonlyMap<string, number>): string {
  const lines = [...weights].map(([sign, weight]) => `  ${sign}: ${Math.round(weight * 1_000) / 1_000},`);
  return [
    '/** Weights of the signs of a card that can be trusted. Written by tools/bench/src/learning/learn-cards.main.ts. */',
    'export const cardWeights: Readonly<Record<string, number>> = {',
    ...lines,
    '};\n',
  ].join('\n');
}
