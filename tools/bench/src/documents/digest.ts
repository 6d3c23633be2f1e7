import { performance } from 'node:perf_hooks';
import { parseHousehold } from '@homeroom/household';
import { sampleHousehold } from '@homeroom/sample-data';
import { categoryByRules, readNewsletter } from '../../../../apps/family-assistant/src/digest/digest-matters.ts';
import { presentDigest } from '../../../../apps/family-assistant/src/digest/digest-presenter.ts';
import { DigestService } from '../../../../apps/family-assistant/src/digest/digest-service.ts';
import { DigestWorker } from '../../../../apps/family-assistant/src/digest/digest-worker.ts';
import type { Newsletter } from '../../../../apps/family-assistant/src/digest/digest.ts';
import { readNewsletters } from '../../../../apps/family-assistant/src/digest/read-newsletters.ts';
import {
  holdoutItems,
  laterItems,
  devItems,
  type LabelledItem,
} from '../../../../apps/family-assistant/src/digest/testing/labelled-items.ts';
import { writeSections } from '../../../../apps/family-assistant/src/digest/write-sections.ts';
import type { Given } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { bundleOf } from '../harness/servers.ts';
import { compare, type Measure } from '../harness/statistics.ts';

const shareAimed = 0.9;
const newslettersAtOnce = 100;
const aimedMs = 1_000;
const today = '2026-11-21';

/** Measures how often the rules find the category given by a parent, and how long a large digest takes. */
export async function digestMeasures({ rounds }: Given, scratch: Scratch): Promise<Measure[]> {
  return [
    categoryMeasure('newsletters (holdout)', holdoutItems),
    categoryMeasure('newsletters (later)', laterItems),
    categoryMeasure('newsletters (dev)', devItems),
    ...(await speedMeasures(rounds, scratch)),
  ];
}

/** A newsletter counts as right when every matter in it does. */
function categoryMeasure(which: string, items: readonly LabelledItem[]): Measure {
  const isRight = ({ category, ...item }: LabelledItem) => {
    const found = readNewsletter(item, today).map(categoryByRules);
    return found.length > 0 && found.every((one) => one === category);
  };
  const right = items.filter(isRight).length;
  return compare(
    `category right by rules, ${items.length} ${which}`,
    { what: 'right', rounds: [right] },
    { what: 'labelled', rounds: [items.length] },
    { atLeast: shareAimed },
  );
}

/** A large digest and one of a single newsletter, each in this process and as the service makes it, in a process of its own. */
async function speedMeasures(rounds: number, scratch: Scratch): Promise<Measure[]> {
  const logger = { warn: () => {} };
  const household = parseHousehold(sampleHousehold);
  const worker = new DigestWorker({ program: bundleOf.service('family-assistant', 'digest-worker'), logger });
  scratch.later(() => worker.close());
  const service = new DigestService({
    household,
    chat: null,
    worker,
    budgetMs: 60_000,
    clock: () => new Date(`${today}T15:00:00Z`),
    newMarker: () => '',
    logger,
  });
  const inService = async (newsletters: Newsletter[]) =>
    presentDigest(
      await service.generate({ newsletters, style: 'detailed', signal: new AbortController().signal }),
      household.locale,
    );
  const inProcess = async (newsletters: Newsletter[]) =>
    presentDigest(
      {
        sections: writeSections({
          ...readNewsletters(newsletters, today),
          chosen: [],
          style: 'detailed',
          today,
          household,
        }),
      },
      household.locale,
    );
  const many = [...devItems, ...holdoutItems].slice(0, newslettersAtOnce);
  const [large, single] = [
    await took(rounds, inService, inProcess, many),
    await took(20 * rounds, inService, inProcess, many.slice(0, 1)),
  ];
  return [
    compare(
      `a digest of ${newslettersAtOnce} newsletters by rules`,
      { what: 'ms', rounds: large.ours },
      { what: 'ms at most', rounds: large.ours.map(() => aimedMs) },
      { atMost: 1 },
    ),
    compare(
      'the same, against the work without a process of its own',
      { what: 'ms', rounds: large.ours },
      { what: 'ms', rounds: large.bare },
      {},
    ),
    compare(
      'a digest of one newsletter',
      { what: 'ms', rounds: single.ours },
      { what: 'ms without a process', rounds: single.bare },
      {},
    ),
  ];
}

/** Milliseconds of each round, the two in turns, after one that counts for nothing. */
async function took(
  rounds: number,
  one: (newsletters: Newsletter[]) => Promise<unknown>,
  other: (newsletters: Newsletter[]) => Promise<unknown>,
  newsletters: Newsletter[],
): Promise<{ ours: number[]; bare: number[] }> {
  const timed = async (work: (newsletters: Newsletter[]) => Promise<unknown>) => {
    const began = performance.now();
    await work(newsletters);
    return performance.now() - began;
  };
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = -1; round < rounds; round += 1) {
    const [ours, bare] = [await timed(one), await timed(other)];
    if (round < 0) continue;
    times.ours.push(ours);
    times.bare.push(bare);
  }
  return times;
}
