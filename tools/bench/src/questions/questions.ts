import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { devQuestionSets, holdoutQuestionSets, type AskedQuestion, type QuestionSet } from '@homeroom/sample-data';
import { processVariables } from '@homeroom/service-kit';
import { isSuggestion, scoreQuestion, type AnsweredQuestion, type QuestionScore } from './question-score.ts';
import { startQuestionHousehold } from './question-household.ts';
import { stageTotals, type StagedAnswer } from './question-stages.ts';
import type { Given, Half, QuestionPart } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { compare, type Aim, type Measure } from '../harness/statistics.ts';
import { root } from '../root.ts';

/** A question, its answer and the judgement. */
interface Sheet {
  set: string;
  question: AskedQuestion;
  answer: AnsweredQuestion & Pick<StagedAnswer['answer'], 'answer_kind'>;
  score: QuestionScore;
}

const partOf: Record<AskedQuestion['answeredBy'], QuestionPart> = {
  calendar: 'calendar',
  both: 'calendar',
  sources: 'mail',
  none: 'unknown',
};
const halves = { dev: devQuestionSets, holdout: holdoutQuestionSets };
const faultsFile = path.join(root, 'reports/bench/questions-faults.txt');
const rightAimed = 0.9;
const refusedAimed = 0.8;
const lostAllowed = 0.05;
const foundAims = { high: { atLeast: 0.85 }, medium: {}, low: { atMost: 0.4 } };

/**
 * Puts the everyday questions of the invented households to the family assistant, each household at its own time: by
 * keywords alone, unless `MODEL_HOST_URL` names a host with an embeddings model. Differences are listed for the dev half,
 * for the holdout half only totals by kind and stage.
 */
export async function everydayQuestionMeasures({ half: only, part }: Given, scratch: Scratch): Promise<Measure[]> {
  const modelHost = processVariables()['MODEL_HOST_URL'] ?? null;
  const measures: Measure[] = [];
  for (const half of only === null ? (['dev', 'holdout'] as const) : [only]) {
    const sheets: Sheet[] = [];
    for (const set of halves[half])
      sheets.push(...(await scratch.apart((own) => askedOf(withPart(set, part), modelHost, own))));
    if (half === 'dev') writeFaults(sheets);
    writeStages(half, sheets);
    measures.push(...measuresOf(half, modelHost === null ? 'by keywords' : 'with embeddings', sheets));
  }
  return measures;
}

function withPart(set: QuestionSet, part: QuestionPart | null): QuestionSet {
  return part === null
    ? set
    : { ...set, questions: set.questions.filter(({ answeredBy }) => partOf[answeredBy] === part) };
}

/** Prints where questions about the calendar are lost. */
function writeStages(half: Half, sheets: readonly Sheet[]): void {
  const byCalendar = sheets.filter(({ question }) => partOf[question.answeredBy] === 'calendar');
  if (byCalendar.length > 0)
    process.stderr.write(`questions about the calendar, ${half}:\n  ${stageTotals(byCalendar).join('\n  ')}\n`);
}

async function askedOf(set: QuestionSet, modelHost: string | null, scratch: Scratch): Promise<Sheet[]> {
  const { ask } = await startQuestionHousehold(scratch, set, modelHost);
  const sheets: Sheet[] = [];
  let byKeywords = 0;
  for (const question of set.questions) {
    const answer = await ask(question);
    if (modelHost !== null && answer.mode !== 'semantic') byKeywords += 1;
    sheets.push({ set: set.id, question, answer, score: scoreQuestion(question, answer) });
  }
  if (byKeywords > 0)
    process.stderr.write(
      `questions: ${byKeywords} of ${set.questions.length} questions of ${set.id} were answered without embeddings\n`,
    );
  return sheets;
}

type ShareMeasures = (what: string, of: readonly Sheet[], counts: (sheet: Sheet) => boolean, aim: Aim) => Measure[];

const isRight = ({ score }: Sheet) => score.outcome === 'right';
const isAmongThree = ({ score }: Sheet) => (score.sourceAt ?? Infinity) <= 3;

function measuresOf(half: Half, how: string, sheets: readonly Sheet[]): Measure[] {
  const ofPart = (part: QuestionPart) => sheets.filter(({ question }) => partOf[question.answeredBy] === part);
  const [byCalendar, bySources, unknown] = [ofPart('calendar'), ofPart('mail'), ofPart('unknown')];
  const known = [...byCalendar, ...bySources];
  const share: ShareMeasures = (what, of, counts, aim) =>
    of.length === 0
      ? []
      : [
          compare(
            `${what}: ${half}, ${how}`,
            { what: 'of them', rounds: [of.filter(counts).length] },
            { what: 'questions', rounds: [of.length] },
            aim,
          ),
        ];
  return [
    ...share('about the calendar, right', byCalendar, isRight, { atLeast: rightAimed }),
    ...mailMeasures(bySources, share),
    ...share('nobody knows, refused', unknown, isRight, { atLeast: refusedAimed }),
    ...share('with an answer, refused', known, ({ score }) => score.outcome === 'lost', { atMost: lostAllowed }),
    ...share('with an answer, the nearest passage suggested', known, ({ answer }) => isSuggestion(answer.answer), {}),
    ...share('wrong but high', sheets, ({ score }) => score.wronglySure, { atMost: 0 }),
    ...(['high', 'medium', 'low'] as const).flatMap((confidence) => {
      const of = [...bySources, ...unknown].filter(({ answer }) => answer.confidence === confidence);
      const what = `about mail or unknown, rated ${confidence}, right source among three`;
      return share(what, of, isAmongThree, foundAims[confidence]);
    }),
  ];
}

function mailMeasures(sheets: readonly Sheet[], share: ShareMeasures): Measure[] {
  return (['plain', 'paraphrased'] as const).flatMap((wording) => {
    const of = sheets.filter(({ question }) => (question.group ?? 'plain') === wording);
    return [
      ...share(`about mail, ${wording}, right`, of, isRight, {}),
      ...share(`about mail, ${wording}, right source first`, of, ({ score }) => score.sourceAt === 1, {}),
      ...share(`about mail, ${wording}, right source among three`, of, isAmongThree, {}),
    ];
  });
}

function writeFaults(sheets: readonly Sheet[]): void {
  const lines = sheets
    .filter(({ score }) => score.outcome !== 'right')
    .map(({ set, question, answer, score }) =>
      [
        `${set}: ${question.question} (${question.answeredBy}${question.from ? `, asked by ${question.from}` : ''})`,
        `  ${score.outcome}, ${answer.confidence}: ${answer.answer}`,
        `  sources ${answer.sources.map(({ id }) => id).join(', ') || 'none'}; expected ${question.sources.join(', ') || 'none'}`,
        `  expected ${question.says.map((spellings) => spellings.join(' | ')).join(' & ') || 'a refusal'}`,
        ...(question.neverSays ? [`  never ${question.neverSays.join(' | ')}`] : []),
      ].join('\n'),
    );
  mkdirSync(path.dirname(faultsFile), { recursive: true });
  const sets = [...new Set(sheets.map(({ set }) => set))];
  const totals = sets.map((id) =>
    totalsOf(
      id,
      sheets.filter(({ set }) => set === id),
    ),
  );
  writeFileSync(faultsFile, `${[...totals, ...lines].join('\n')}\n`);
  process.stderr.write(
    `${totals.join('\n')}\nquestions: differences (without the holdout half) are listed in ${faultsFile}\n`,
  );
}

/** Figures of one household in a line. */
function totalsOf(set: string, sheets: readonly Sheet[]): string {
  const shareOf = (name: string, isMeant: (question: AskedQuestion) => boolean) => {
    const of = sheets.filter(({ question }) => isMeant(question));
    const count = (outcome: QuestionScore['outcome']) => of.filter(({ score }) => score.outcome === outcome).length;
    return `${name} ${count('right')} of ${of.length} right, ${count('lost')} lost`;
  };
  const unknown = sheets.filter(({ question }) => question.answeredBy === 'none');
  return [
    `${set}: ${shareOf('calendar', ({ answeredBy }) => answeredBy === 'calendar' || answeredBy === 'both')}`,
    shareOf('mail', ({ answeredBy }) => answeredBy === 'sources'),
    `${unknown.filter(({ score }) => score.outcome === 'right').length} of ${unknown.length} unknown refused`,
    `${sheets.filter(({ score }) => score.wronglySure).length} wrong but high`,
  ].join('; ');
}
