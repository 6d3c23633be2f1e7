import { performance } from 'node:perf_hooks';
import { parseHousehold, type Household } from '@homeroom/household';
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

type WriteDigest = (newsletters: Newsletter[]) => Promise<unknown>;

/** Writes digests as the service does, in a process of its own. */
function inService(household: Household, scratch: Scratch): WriteDigest {
  const logger = { warn: () => {} };
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
  return async (newsletters) =>
    presentDigest(
      await service.generate({ newsletters, style: 'detailed', signal: new AbortController().signal }),
      household.locale,
    );
}

/** Writes the same digests in this process. */
function inProcess(household: Household): WriteDigest {
  return async (newsletters) => {
    const read = readNewsletters(newsletters, today);
    const sections = writeSections({ ...read, chosen: [], style: 'detailed', today, household });
    return presentDigest({ sections }, household.locale);
  };
}

/** A large digest and one of a single newsletter, each as the service makes it and without a process of its own. */
async function speedMeasures(rounds: number, scratch: Scratch): Promise<Measure[]> {
  const household = parseHousehold(sampleHousehold);
  const [ours, bare] = [inService(household, scratch), inProcess(household)];
  const many = [...devItems, ...holdoutItems].slice(0, newslettersAtOnce);
  const large = await took(rounds, ours, bare, many);
  const single = await took(20 * rounds, ours, bare, many.slice(0, 1));
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
  one: WriteDigest,
  other: WriteDigest,
  newsletters: Newsletter[],
): Promise<{ ours: number[]; bare: number[] }> {
  const timed = async (work: WriteDigest) => {
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
