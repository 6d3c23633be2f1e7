import { performance } from 'node:perf_hooks';
import { parseHousehold } from '@homeroom/household';
import { sampleHousehold } from '@homeroom/sample-data';
import { categoryByRules, readNewsletter } from '../../../apps/family-assistant/src/digest/digest-matters.ts';
import { presentDigest } from '../../../apps/family-assistant/src/digest/digest-presenter.ts';
import { DigestService } from '../../../apps/family-assistant/src/digest/digest-service.ts';
import { heldOutItems, laterItems, tuningItems, type LabelledItem } from '../../../apps/family-assistant/src/digest/testing/labelled-items.ts';
import type { Given } from './rounds.ts';
import { compare, type Measure } from './statistics.ts';

const shareAimed = 0.9;
const newslettersAtOnce = 100;
const aimedMs = 1_000;
const today = '2026-11-21';

/** How often the rules find the category that a parent gave, and how long a large digest takes them. */
export async function digestMeasures({ rounds }: Given): Promise<Measure[]> {
  return [
    categoryMeasure('newsletters kept apart from the tuning', heldOutItems),
    categoryMeasure('newsletters written after it', laterItems),
    categoryMeasure('newsletters of the tuning', tuningItems),
    await speedMeasure(rounds),
  ];
}

/** A newsletter counts as right when every matter in it does. */
function categoryMeasure(which: string, items: readonly LabelledItem[]): Measure {
  const isRight = ({ category, ...item }: LabelledItem) => {
    const found = readNewsletter(item, today).map(categoryByRules);
    return found.length > 0 && found.every((one) => one === category);
  };
  const right = items.filter(isRight).length;
  return compare(`category right by rules, ${items.length} ${which}`, { what: 'right', rounds: [right] }, { what: 'labelled', rounds: [items.length] }, { atLeast: shareAimed });
}

async function speedMeasure(rounds: number): Promise<Measure> {
  const logger = { warn: () => {} };
  const service = new DigestService({ household: parseHousehold(sampleHousehold), chat: null, clock: () => new Date(`${today}T15:00:00Z`), newMarker: () => '', logger });
  const newsletters = [...tuningItems, ...heldOutItems].slice(0, newslettersAtOnce);
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    presentDigest(await service.generate({ newsletters, style: 'detailed', signal: new AbortController().signal }));
    took.push(performance.now() - began);
  }
  return compare(`a digest of ${newslettersAtOnce} newsletters by rules, in process`, { what: 'ms', rounds: took }, { what: 'ms at most', rounds: took.map(() => aimedMs) }, { atMost: 1 });
}
