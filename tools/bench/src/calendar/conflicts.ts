import type { Occurrence } from '../../../../apps/family-assistant/src/calendar/occurrence.ts';
import { findOverlaps } from '../../../../apps/family-assistant/src/calendar/overlaps.ts';
import { bareExpressMeasure } from '../harness/bare-express.ts';
import { answered, startCalendar } from './calendar-service.ts';
import { calendarOf } from './calendar-text.ts';
import { interleaved, type Effort } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { compare, type Measure } from '../harness/statistics.ts';

const fortnight = 14 * 86_400_000;
const sizes = [1_000, 10_000, 100_000] as const;
/** Every so many events two begin at once. */
const eventsForPair = 100;
const openConflicts = 200;

/** Finding conflicts among the events of a fortnight, and reading those that are open. */
export async function conflictMeasures(effort: Effort, scratch: Scratch): Promise<Measure[]> {
  return [...(await detectionMeasures(effort)), await listMeasure(effort, scratch)];
}

/** Each against sorting the same events by their start, n log n, and growing like that. */
async function detectionMeasures(effort: Effort): Promise<Measure[]> {
  const measures: Measure[] = [];
  const detections: number[][] = [];
  const sorts: number[][] = [];
  for (const size of sizes) {
    const events = shuffled(eventsOf(size));
    const repeats = Math.ceil(200_000 / size);
    const subjects = {
      detection: async () => timed(repeats, () => findPairs(events)),
      sort: async () =>
        timed(repeats, () =>
          events.toSorted((one, other) => one.start - other.start || (one.uid < other.uid ? -1 : 1)),
        ),
    };
    for (const warmUp of Object.values(subjects)) await warmUp();
    const figures = await interleaved(effort.rounds, subjects);
    measures.push(
      compare(
        `conflicts among ${size.toLocaleString('en-US')} events against sorting them`,
        { what: 'ms', rounds: figures.detection },
        { what: 'ms sorting', rounds: figures.sort },
        { atMost: 5 },
      ),
    );
    detections.push(figures.detection);
    sorts.push(figures.sort);
  }
  const growth = ([small = [], , large = []]: readonly number[][]) =>
    large.map((milliseconds, round) => milliseconds / (small[round] ?? NaN));
  return [
    ...measures,
    compare(
      'growth from 1,000 to 100,000 events against that of the sort',
      { what: 'times', rounds: growth(detections) },
      { what: 'times', rounds: growth(sorts) },
      { atMost: 1.2 },
    ),
  ];
}

function findPairs(events: readonly Occurrence[]): void {
  const { overlaps, truncated } = findOverlaps(events, 10_000);
  if (truncated || overlaps.length !== events.length / eventsForPair)
    throw new Error(`${overlaps.length} pairs were found where ${events.length / eventsForPair} overlap.`);
}

function timed(repeats: number, work: () => unknown): number {
  const began = performance.now();
  for (let turn = 0; turn < repeats; turn += 1) work();
  return (performance.now() - began) / repeats;
}

/** Events spread over a fortnight that do not touch, but for pairs of two minutes that begin at once. */
function eventsOf(size: number): Occurrence[] {
  const spacing = fortnight / size;
  return Array.from({ length: size }, (_, index) => {
    const paired = index % eventsForPair < 2;
    const start = (paired ? index - (index % eventsForPair) : index) * spacing;
    const event = { status: 'confirmed', transparency: null, summary: `Event ${index}` } as Occurrence['event'];
    return {
      id: `id-${index}`,
      calendarId: 'family',
      uid: `uid-${index}`,
      start,
      end: start + (paired ? 120_000 : spacing * 0.9),
      allDay: false,
      event,
    };
  });
}

/** In an order that has nothing to do with time, the same in every run. */
function shuffled(events: Occurrence[]): Occurrence[] {
  let seed = 7;
  for (let index = events.length - 1; index > 0; index -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = seed % (index + 1);
    [events[index], events[other]] = [events[other] as Occurrence, events[index] as Occurrence];
  }
  return events;
}

async function listMeasure(effort: Effort, scratch: Scratch): Promise<Measure> {
  const server = await startCalendar(scratch, { family: [clashes()] });
  const { outstanding } = JSON.parse(await answered(`${server.url}/conflicts`, { headers: server.headers })) as {
    outstanding: unknown[];
  };
  if (outstanding.length !== openConflicts)
    throw new Error(`${outstanding.length} conflicts are open where ${openConflicts} were expected.`);
  return bareExpressMeasure(`GET /conflicts with ${openConflicts} open`, {
    url: `${server.url}/conflicts`,
    headers: server.headers,
    effort,
    scratch,
  });
}

/** Pairs of events that overlap by half an hour, over the days after tomorrow. */
function clashes(): string {
  const first = Math.ceil(Date.now() / 86_400_000 + 1) * 86_400_000;
  const stamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
  const events = Array.from({ length: openConflicts * 2 }, (_, index) => {
    const start = first + Math.floor(index / 2) * 80 * 60_000 + (index % 2) * 30 * 60_000;
    return [
      'BEGIN:VEVENT',
      `UID:clash-${index}`,
      'DTSTAMP:20260901T000000Z',
      `SUMMARY:Event ${index}`,
      `DTSTART:${stamp(start)}`,
      'DURATION:PT40M',
      'END:VEVENT',
    ];
  });
  return calendarOf(events.flat());
}
