import { openModelHost } from '@homeroom/model-host';
import { devQuestionSets, holdoutQuestionSets, type QuestionSet } from '@homeroom/sample-data';
import { processVariables } from '@homeroom/service-kit';
import type { Scratch } from './scratch.ts';
import { fillSearchIndex, patientHost } from './search-index.ts';
import { legMeasure, legQuality } from './search-quality.ts';
import type { Measure, NotRun } from './statistics.ts';

const fewestSources = 100;
const halves = { dev: devQuestionSets, holdout: holdoutQuestionSets };

/** Measures the legs over the households whose answers are in dated conversations, with the model of `MODEL_HOST_URL`. */
export async function conversationMeasures(scratch: Scratch): Promise<(Measure | NotRun)[]> {
  const url = processVariables()['MODEL_HOST_URL'];
  const host = url === undefined ? null : patientHost(openModelHost({ url, api: 'ollama' }));
  const measures: (Measure | NotRun)[] = [];
  for (const [half, sets] of Object.entries(halves))
    for (const set of sets.filter(({ sources }) => sources.length >= fewestSources)) {
      const sources = set.sources.map((source) => ({ ...source, kind: null }));
      const open = await fillSearchIndex([{ family: set.id, sources }], { host }, scratch);
      const quality = await legQuality((weight) => open(set.id, weight), asked(set), host !== null);
      measures.push(legMeasure(`conversations (${half})`, quality));
    }
  return measures;
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
