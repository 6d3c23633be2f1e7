import type { AskedQuestion } from '@homeroom/sample-data';
import { refusal, type AnsweredQuestion, type QuestionScore } from './question-score.ts';

/** Answered question with the part of the service that answered it. */
export interface StagedAnswer {
  question: Pick<AskedQuestion, 'question' | 'says' | 'sources'>;
  answer: AnsweredQuestion & { answer_kind: 'calendar' | 'quoted' | 'written' | 'none' };
  score: QuestionScore;
}

/** Stage at which a question about the calendar was lost; `right` when it was not. */
export type Stage =
  | 'right'
  | 'refused'
  | 'answered from mail'
  | 'other event'
  | 'right event, other time'
  | 'right event, other day'
  | 'right event, other words'
  | 'no event to tell';

const openingWords: readonly (readonly [name: string, says: RegExp])[] = [
  ['how many', /\bhow (?:many|often|much)\b/],
  ['how long', /\bhow (?:long|late)\b|\bun?till?\b/],
  ['when', /\bwhen\b|\b(?:what|which) (?:time|day|date|hour)s?\b/],
  ['where', /\bwhere(?:'?s)?\b/],
  ['who', /\bwho(?:'?s|se)?\b/],
  ['what changed', /\b(?:changed?|moved?|cancell?ed|resched\w+)\b/],
  ['free', /\b(?:free|busy|clear|available)\b/],
  ['what', /\b(?:what(?:'?s)?|which|anything)\b/],
];

/** Names the kind of a question by the first of its telling words, without reading it. */
export function openingOf(question: string): string {
  const text = question.toLowerCase().replaceAll('’', "'");
  return openingWords.find(([, says]) => says.test(text))?.[0] ?? 'yes or no, or a few words';
}

/** Tells the stage at which an answer went wrong. */
export function stageOf({ question: { says, sources }, answer, score }: StagedAnswer): Stage {
  if (score.outcome === 'right') return 'right';
  if (answer.answer === refusal) return 'refused';
  if (answer.answer_kind !== 'calendar') return 'answered from mail';
  if (sources.length === 0) return 'no event to tell';
  if (!answer.sources.some(({ id }) => sources.includes(id))) return 'other event';
  const missing = says.filter(
    (spellings) => !spellings.some((spelling) => answer.answer.toLowerCase().includes(spelling.toLowerCase())),
  );
  const lacks = (pattern: RegExp) => missing.some((spellings) => spellings.some((spelling) => pattern.test(spelling)));
  if (lacks(/\d:\d\d|\d ?[ap]m\b/i)) return 'right event, other time';
  return lacks(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i)
    ? 'right event, other day'
    : 'right event, other words';
}

/** Counts answers by kind of question and stage, one kind a line and no question shown. */
export function stageTotals(answers: readonly StagedAnswer[]): string[] {
  const openings = [...new Set(answers.map(({ question }) => openingOf(question.question)))];
  const totalsOf = (name: string, of: readonly StagedAnswer[]) => {
    const stages = of.map(stageOf);
    const counted = [...new Set(stages)].map((stage) => `${stages.filter((one) => one === stage).length} ${stage}`);
    const high = of.filter(({ answer, score }) => answer.confidence === 'high' && score.outcome === 'right').length;
    const wrongHigh = of.filter(({ score }) => score.wronglySure).length;
    return `${name}: ${of.length} asked; ${counted.join(', ')}; ${high} right and high, ${wrongHigh} wrong but high`;
  };
  return [
    ...openings.map((opening) =>
      totalsOf(
        opening,
        answers.filter(({ question }) => openingOf(question.question) === opening),
      ),
    ),
    totalsOf('all', answers),
  ];
}
