import { openModelHost } from '@homeroom/model-host';
import { devQuestionSets, holdoutQuestionSets, type QuestionSet } from '@homeroom/sample-data';
import type { Confidence, Embeddings, SearchResult } from '@homeroom/search';
import { processVariables } from '@homeroom/service-kit';
import type { Scratch } from '../harness/scratch.ts';
import { fillSearchIndex, patientHost, type OpenHousehold, type SearchedHousehold } from './search-index.ts';
import { legMeasure, legQuality } from './search-quality.ts';
import { compare, type Aim, type Measure, type NotRun } from '../harness/statistics.ts';

/** Households with as many sources as a real one gathers. */
const fewestSources = 100;
const otherHouseholds = 50;
const askedFor = 10;
const firstSources = 3;
const aims: Record<Confidence, Aim> = { high: { atLeast: 0.85 }, medium: {}, low: { atMost: 0.4 } };
const halves = { dev: devQuestionSets, holdout: holdoutQuestionSets };

/**
 * Measures the legs and the confidence over the households whose answers are in dated conversations, of the questions
 * that these answer; with embeddings only when `MODEL_HOST_URL` names a host.
 */
export async function conversationMeasures(scratch: Scratch): Promise<(Measure | NotRun)[]> {
  const url = processVariables()['MODEL_HOST_URL'];
  const host = url === undefined ? null : patientHost(openModelHost({ url, api: 'ollama' }));
  const measures: (Measure | NotRun)[] = [];
  for (const [half, sets] of Object.entries(halves))
    for (const set of sets.filter(({ sources }) => sources.length >= fewestSources))
      measures.push(...(await householdMeasures(`conversations (${half})`, set, host, scratch)));
  return measures;
}

async function householdMeasures(
  name: string,
  set: QuestionSet,
  host: Embeddings['host'] | null,
  scratch: Scratch,
): Promise<(Measure | NotRun)[]> {
  const household = searched(set.id, set);
  const own = await fillSearchIndex([household], { host }, scratch);
  const shared = await fillSearchIndex([household, ...othersThan(set)], { host }, scratch);
  const quality = await legQuality((weight) => own(set.id, weight), asked(set), host !== null);
  const measures = [legMeasure(name, quality)];
  for (const [where, open] of Object.entries({ 'a collection of its own': own, 'a shared collection': shared }))
    for (const mode of host === null ? (['keyword'] as const) : (['keyword', 'semantic'] as const))
      measures.push(...(await confidenceMeasures(`${name}, ${where}, ${mode} mode`, set, { open, mode })));
  return measures;
}

/** Measures how often the right source is among the first three, for each confidence. */
async function confidenceMeasures(
  name: string,
  set: QuestionSet,
  { open, mode }: { open: OpenHousehold; mode: SearchResult['mode'] },
): Promise<(Measure | NotRun)[]> {
  const rated: Record<Confidence, boolean[]> = { high: [], medium: [], low: [] };
  for (const { text, sources } of asked(set).questions) {
    const { passages, confidence } = await open(set.id).search(text, {
      topK: askedFor,
      forceKeyword: mode === 'keyword',
    });
    const first = [...new Set(passages.map(({ source }) => source))].slice(0, firstSources);
    rated[confidence].push(first.some((source) => sources.includes(source)));
  }
  return (['high', 'medium', 'low'] as const).map((confidence) => {
    const title = `${name}: ${confidence}, right source among three`;
    if (rated[confidence].length === 0) return { name: title, notRun: 'no question is rated so' };
    return compare(
      title,
      { what: 'right', rounds: [rated[confidence].filter(Boolean).length] },
      { what: 'questions', rounds: [rated[confidence].length] },
      aims[confidence],
    );
  });
}

/** Fifty other households, made of the sources of the other sets. */
function othersThan(set: QuestionSet): SearchedHousehold[] {
  const others = Object.values(halves)
    .flat()
    .filter(({ id }) => id !== set.id);
  return Array.from({ length: otherHouseholds }, (_, at) =>
    searched(`other-${at}`, others[at % others.length] as QuestionSet),
  );
}

function searched(family: string, { sources }: QuestionSet): SearchedHousehold {
  return { family, sources: sources.map((source) => ({ ...source, kind: null })) };
}

/** The questions that conversations answer, and where. */
function asked({ questions }: QuestionSet) {
  const answered = questions
    .filter(({ answeredBy, sources }) => answeredBy === 'sources' && sources.length > 0)
    .map(({ question, sources }, at) => ({ id: `${at}`, text: question, sources }));
  return {
    questions: answered,
    judgements: new Map(answered.map(({ id, sources }) => [id, new Map(sources.map((source) => [source, 1]))])),
  };
}
