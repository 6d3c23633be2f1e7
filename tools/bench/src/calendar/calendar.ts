import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { changeMeasures } from './calendar-changes.ts';
import { startCalendar, timedRead } from './calendar-service.ts';
import { calendarText } from './calendar-text.ts';
import { weekMeasures } from './calendar-week.ts';
import { interleaved, type Effort } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { bundleOf } from '../harness/servers.ts';
import { compare, type Measure, type NotRun } from '../harness/statistics.ts';

const rules = 2_000;
const single = 8_000;
/** Several, because one calendar may have 50,000 occurrences in a year. */
const calendarIds = ['family', 'clubs', 'classes', 'shifts'];
const week = 7 * 86_400_000;

/** Reads and changes of calendars. */
export async function calendarMeasures(effort: Effort, scratch: Scratch): Promise<(Measure | NotRun)[]> {
  return [
    ...(await expansionMeasures(effort, scratch)),
    ...(await weekMeasures(effort, scratch)),
    ...(await changeMeasures(effort, scratch)),
  ];
}

/** A week of four calendars with 10,000 events, 2,000 of them weekly, against expanding the same rules without the service. */
async function expansionMeasures(effort: Effort, scratch: Scratch): Promise<Measure[]> {
  const server = await startCalendar(scratch, sharedCalendars());
  const expander = fork(bundleOf.peer('expand-rules'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  scratch.later(() => expander.kill());
  await once(expander, 'message');

  let round = 0;
  const nextWeek = () => {
    const start = Date.UTC(2026, 9, 4, 5) + (round++ % 52) * week;
    return { start, end: start + week };
  };
  const read = async ({ start, end }: { start: number; end: number }) => {
    const query = new URLSearchParams({ start: new Date(start).toISOString(), end: new Date(end).toISOString() });
    const { took, events } = await timedRead(server, `/calendar/events?${query}`);
    if (events.length < rules)
      throw new Error(`The week has ${events.length} events where at least ${rules} were expected.`);
    return took;
  };
  await read(nextWeek());
  await expand(expander, nextWeek());
  await expand(expander, nextWeek(), true);
  const figures = await interleaved(effort.rounds, {
    service: () => read(nextWeek()),
    rules: () => expand(expander, nextWeek()),
    written: () => expand(expander, nextWeek(), true),
    same: () => read({ start: Date.UTC(2026, 9, 4, 5), end: Date.UTC(2026, 9, 4, 5) + week }),
  });
  const peer = { what: 'ms expanding', rounds: figures.rules };
  const service = { what: 'ms, another week each time', rounds: figures.service };
  return [
    compare('a week of 10,000 events in 4 calendars against expanding its rules', service, peer, { atMost: 1.5 }),
    compare(
      'that week against expanding its rules and writing them as compressed JSON',
      service,
      { what: 'ms expanding and writing', rounds: figures.written },
      {},
    ),
    compare('the same week again', { what: 'ms', rounds: figures.same }, peer, { atMost: 1.5 }),
  ];
}

/** The events in equal shares, at the same times as in one calendar. */
function sharedCalendars(): Record<string, readonly string[]> {
  const weekly = rules / calendarIds.length;
  const everyMinutes = Math.round((730 * 24 * 60) / single);
  const calendars = calendarIds.map((id, index) => {
    const text = calendarText({
      weekly,
      firstWeekly: index * weekly,
      single: single / calendarIds.length,
      since: Date.UTC(2026, 0, 1) + index * everyMinutes * 60_000,
      everyMinutes: everyMinutes * calendarIds.length,
    });
    return [id, [text]] as const;
  });
  return Object.fromEntries(calendars);
}

async function expand(expander: ChildProcess, range: { start: number; end: number }, asJson = false): Promise<number> {
  expander.send({ ...range, asJson });
  const [{ milliseconds, instances }] = (await once(expander, 'message')) as [
    { milliseconds: number; instances: number },
  ];
  if (instances !== rules) throw new Error(`The rules have ${instances} instances where ${rules} were expected.`);
  return milliseconds;
}
