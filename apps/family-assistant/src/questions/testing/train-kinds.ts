import { parseHousehold } from '@homeroom/household';
import { parseCalendarObject, readCalendarFile } from '@homeroom/icalendar';
import { familyZoneOf } from '../../calendar/family-zone.ts';
import { eventWordsOf } from '../event-vocabulary.ts';
import { markedQuestion } from '../reading/guess-question.ts';
import { questionFeatures } from '../reading/question-features.ts';
import { readMessage } from '../reading/read-message.ts';

/** Household with questions whose place of answer is known. */
export interface TrainingSet {
  id: string;
  now: string;
  family: string;
  calendars: Readonly<Record<string, string>>;
  questions: readonly { question: string; from?: string; answeredBy: 'calendar' | 'both' | 'sources' | 'none' }[];
}

/** Question as it is learned from. */
export interface Example {
  set: string;
  kind: string;
  features: readonly string[];
}

type Weights = ReadonlyMap<string, ReadonlyMap<string, number>>;

const rounds = 60;
const rate = 0.5;
const shrinkage = 0.001;
const minHouseholds = 3;
/** Weights are kept as tenths; those near zero are left out. */
const unit = 10;
const minWeight = 0.15;

/** Returns the examples of a household: questions for the calendar with the kind that the forms read, others as `none`. */
export function examplesOf({ id, now, family, calendars, questions }: TrainingSet): Example[] {
  const household = parseHousehold(family);
  const zone = familyZoneOf(household);
  const components = Object.values(calendars)
    .flatMap((text) => readCalendarFile(text, zone).objects)
    .map(({ ics }) => parseCalendarObject(ics, zone))
    .flatMap(({ master, overrides }) => [...(master ? [master] : []), ...overrides]);
  const isOfEvent = eventWordsOf(
    components.map(({ summary, categories }) => ({ title: summary, categories })),
    household.members,
  );
  return questions.flatMap(({ question, from, answeredBy }) => {
    const context = { now: Date.parse(now), sender: from ?? null };
    const isForCalendar = answeredBy === 'calendar' || answeredBy === 'both';
    const [read] = readMessage(question, household, context).questions;
    const kind = isForCalendar ? read?.wants : 'none';
    const features = questionFeatures(markedQuestion(question, household, context), isOfEvent);
    return kind === undefined ? [] : [{ set: id, kind, features }];
  });
}

/** Fits one weight for each kind and feature by logistic regression. The same examples always make the same weights. */
export function trainKinds(examples: readonly Example[]): Weights {
  const households = new Map<string, Set<string>>();
  for (const { features, set } of examples)
    for (const feature of features) households.set(feature, (households.get(feature) ?? new Set()).add(set));
  const known = [...households].filter(([, { size }]) => size >= minHouseholds).map(([feature]) => feature);
  const indexOf = new Map(known.map((feature, index) => [feature, index]));
  const kinds = [...new Set(examples.map(({ kind }) => kind))].toSorted();
  const weights = kinds.map(() => new Float64Array(known.length));
  const squares = kinds.map(() => new Float64Array(known.length).fill(1e-8));
  const inputs = examples.map(({ kind, features }) => ({
    kind: kinds.indexOf(kind),
    at: features.flatMap((feature) => indexOf.get(feature) ?? []),
  }));
  for (let round = 0; round < rounds; round += 1) {
    const slopes = kinds.map(() => new Float64Array(known.length));
    for (const { kind, at } of inputs) {
      const scores = weights.map((row) => Math.exp(at.reduce((sum, index) => sum + (row[index] ?? 0), 0)));
      const total = scores.reduce((sum, score) => sum + score, 0);
      for (const [row, score] of scores.entries())
        for (const index of at) add(slopes[row], index, score / total - (row === kind ? 1 : 0));
    }
    for (const [row, own] of weights.entries())
      for (const [index, weight] of own.entries()) {
        const slope = (slopes[row]?.[index] ?? 0) / inputs.length + shrinkage * weight;
        add(squares[row], index, slope * slope);
        own[index] = weight - (rate * slope) / Math.sqrt(squares[row]?.[index] ?? 1);
      }
  }
  return new Map(
    kinds.map((kind, row) => [
      kind,
      new Map(
        known
          .map((feature, index) => [feature, weights[row]?.[index] ?? 0] as const)
          .filter(([, weight]) => Math.abs(weight) >= minWeight)
          .map(([feature, weight]) => [feature, Math.round(weight * unit)] as const),
      ),
    ]),
  );
}

function add(row: Float64Array | undefined, index: number, value: number): void {
  if (row) row[index] = (row[index] ?? 0) + value;
}

/** Returns how often kind and place are right for each household by weights that never saw it. */
export function crossValidate(examples: readonly Example[]): string[] {
  const sets = [...new Set(examples.map(({ set }) => set))];
  const judged = sets.flatMap((set) => {
    const weights = trainKinds(examples.filter((example) => example.set !== set));
    return examples
      .filter((example) => example.set === set)
      .map((example) => ({ ...example, ...likely(weights, example) }));
  });
  const share = (of: typeof judged, isCounted: (one: (typeof judged)[number]) => boolean) =>
    (of.filter(isCounted).length / Math.max(1, of.length)).toFixed(3);
  const line = (name: string, all: typeof judged) => {
    const own = all.filter(({ kind }) => kind !== 'none');
    const foreign = all.filter(({ kind }) => kind === 'none');
    return `${name}: kind right ${share(own, ({ kind, best }) => kind === best)} of ${own.length}; taken for the calendar ${share(own, ({ none }) => none < 0.5)} of its own, ${share(foreign, ({ none }) => none < 0.5)} of ${foreign.length} others`;
  };
  return [
    ...sets.map((set) =>
      line(
        set,
        judged.filter((one) => one.set === set),
      ),
    ),
    line('all', judged),
  ];
}

function likely(weights: Weights, { features }: Example): { best: string; none: number } {
  const scores = [...weights].map(([kind, of]) => ({
    kind,
    score: Math.exp(features.reduce((sum, feature) => sum + (of.get(feature) ?? 0) / unit, 0)),
  }));
  const total = scores.reduce((sum, { score }) => sum + score, 0);
  const [best] = scores.filter(({ kind }) => kind !== 'none').toSorted((one, other) => other.score - one.score);
  const none = scores.find(({ kind }) => kind === 'none')?.score ?? 0;
  return { best: best?.kind ?? '', none: none / total };
}
