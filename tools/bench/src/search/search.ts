import type { Given } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { conversationMeasures } from './search-conversations.ts';
import { engineMeasures } from './search-engine.ts';
import { fallbackMeasures } from './search-fallback.ts';
import { qualityMeasures } from './search-quality.ts';
import { questionMeasures } from './search-questions.ts';
import type { Measure, NotRun } from '../harness/statistics.ts';

/** Measures the quality and speed of the knowledge search. */
export async function searchMeasures(given: Given, scratch: Scratch): Promise<(Measure | NotRun)[]> {
  return [
    ...(await qualityMeasures(given.data, scratch)),
    ...(await conversationMeasures(scratch)),
    ...(await questionMeasures(scratch)),
    ...(await engineMeasures(given, scratch)),
    ...(await fallbackMeasures(given, scratch)),
  ];
}
