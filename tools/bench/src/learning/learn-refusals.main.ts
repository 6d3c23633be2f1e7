/**
 * Learns the weights of `help-by-words.ts`, or with `MODEL_HOST_URL` those of `help-by-meaning.ts`, from the everyday
 * questions of the dev households, and says how well they do on households left out. With `--again` it learns from the
 * passages that were found last time, in seconds.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { searchedPassages, suggestionEvidence, TextMeaning, type HelpEvidence } from '@homeroom/knowledge';
import { openModelHost } from '@homeroom/model-host';
import { devQuestionSets, type QuestionSet } from '@homeroom/sample-data';
import type { SearchResult } from '@homeroom/search';
import { processVariables, runMain } from '@homeroom/service-kit';
import { Temporal } from 'temporal-polyfill';
import { fittedNumbers, type MeasuredExample } from './logistic-regression.ts';
import { startQuestionHousehold } from '../questions/question-household.ts';
import { Scratch } from '../harness/scratch.ts';
import { embeddingModel, patientHost } from '../search/search-index.ts';
import { root } from '../root.ts';

const modelHost = processVariables()['MODEL_HOST_URL'] ?? null;
const how = modelHost === null ? 'words' : 'meaning';
const weightsFile = path.join(root, `libs/knowledge/src/answers/help-by-${how}.ts`);
const foundFile = path.join(root, `reports/bench/refusals-by-${how}.json`);
/** Share of the questions with an answer that may be refused. */
const lostAllowed = 0.05;
const topK = 5;
const patienceMs = 300_000;

/** Dev question with what was found for it. */
interface FoundQuestion {
  set: string;
  question: string;
  today: string;
  /** Whether anything known answers it. */
  isKnown: boolean;
  /** Whether the calendar answers it, so that nothing is quoted. */
  isCalendars: boolean;
  found: Pick<SearchResult, 'passages' | 'unknownTerms'>;
}

await runMain(async () => {
  const questions = process.argv.includes('--again') && existsSync(foundFile) ? readFound() : await findAll();
  const examples = await examplesOf(questions);
  const known = questions.filter(({ isKnown }) => isKnown).length;
  const border = borderOf(examples, known);
  process.stdout.write(`${examples.length} sentences to decide on, for ${questions.length} questions\n`);
  process.stdout.write(`Households left out: ${border.told}\n`);
  const weights = fittedNumbers(examples);
  writeFileSync(weightsFile, sourceOf(new Map([...weights, ['base', (weights.get('base') ?? 0) - border.at]])));
  process.exit(0);
});

function readFound(): FoundQuestion[] {
  return JSON.parse(readFileSync(foundFile, 'utf8')) as FoundQuestion[];
}

async function findAll(): Promise<FoundQuestion[]> {
  const questions: FoundQuestion[] = [];
  for (const set of devQuestionSets) {
    const scratch = new Scratch();
    try {
      questions.push(...(await findOf(set, scratch)));
      process.stderr.write(`${set.id}: asked\n`);
    } finally {
      await scratch.clean();
    }
  }
  mkdirSync(path.dirname(foundFile), { recursive: true });
  writeFileSync(foundFile, JSON.stringify(questions));
  return questions;
}

async function findOf(set: QuestionSet, scratch: Scratch): Promise<FoundQuestion[]> {
  const { ask, index, household } = await startQuestionHousehold(scratch, set, modelHost);
  const today = Temporal.Instant.from(set.now).toZonedDateTimeISO(household.timezone).toPlainDate().toString();
  const questions: FoundQuestion[] = [];
  for (const question of set.questions) {
    const { answer_kind: kind } = await ask(question);
    const { passages, unknownTerms } = await index.search(question.question, { topK: searchedPassages });
    questions.push({
      set: set.id,
      question: question.question,
      today,
      isKnown: question.answeredBy !== 'none',
      isCalendars: kind === 'calendar',
      found: { passages, unknownTerms },
    });
  }
  return questions;
}

/** The questions for which it is decided whether a sentence is shown. */
async function examplesOf(questions: readonly FoundQuestion[]): Promise<MeasuredExample[]> {
  const logger = { warn: (_fields: object, message: string) => void process.stderr.write(`${message}\n`) };
  const meaning =
    modelHost === null
      ? null
      : new TextMeaning({
          host: patientHost(openModelHost({ url: modelHost, api: 'ollama' })),
          model: embeddingModel,
          logger,
        });
  const examples: MeasuredExample[] = [];
  for (const { set, question, today, isKnown, isCalendars, found } of questions) {
    if (isCalendars) continue;
    const compare =
      meaning && ((texts: readonly string[]) => meaning.cosines(question, texts, { limitMs: patienceMs }));
    const evidence = await suggestionEvidence({ question, found, topK, today, compare });
    if (evidence !== null) examples.push({ group: set, evidence: { ...evidence }, isTrue: isKnown });
  }
  return examples;
}

/** The border at which households left out lose as many answers as allowed, and what they refuse there. */
function borderOf(examples: readonly MeasuredExample[], known: number): { at: number; told: string } {
  const groups = [...new Set(examples.map(({ group }) => group))];
  const judged = groups.flatMap((group) => {
    const weights = fittedNumbers(examples.filter((example) => example.group !== group));
    return examples
      .filter((example) => example.group === group)
      .map(({ evidence, isTrue }) => ({ isTrue, sum: sumOf(evidence, weights) }));
  });
  const sums = (isTrue: boolean) => judged.filter((one) => one.isTrue === isTrue).map(({ sum }) => sum);
  const sorted = sums(true).toSorted((a, b) => a - b);
  const at = sorted[Math.floor(known * lostAllowed) - 1] ?? 0;
  const refused = (sums: readonly number[]) => sums.filter((sum) => sum <= at).length;
  const told = `${refused(sums(false))} of ${sums(false).length} that nobody knows refused, ${refused(sorted)} of ${sorted.length} with an answer lost (${known} have one)`;
  return { at, told };
}

function sumOf(evidence: MeasuredExample['evidence'], weights: ReadonlyMap<string, number>): number {
  return Object.entries(evidence).reduce(
    (sum, [name, value]) => sum + value * (weights.get(name) ?? 0),
    weights.get('base') ?? 0,
  );
}

function sourceOf(weights: ReadonlyMap<keyof HelpEvidence | 'base' | string, number>): string {
  return [
    "import type { HelpWeights } from '../help-evidence.ts';\n",
    `/** Weights where ${modelHost === null ? 'words alone choose' : 'a model compares meanings'}. Written by tools/bench/src/learning/learn-refusals.main.ts. */`,
    `export const ${modelHost === null ? 'helpByWords' : 'helpByMeaning'}: HelpWeights = {`,
    ...[...weights].map(([name, weight]) => `  ${name}: ${Math.round(weight * 100) / 100},`),
    '};\n',
  ].join('\n');
}
