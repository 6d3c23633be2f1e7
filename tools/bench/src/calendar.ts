import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { sampleHousehold } from '@homeroom/sample-data';
import { interleaved, type Effort } from './rounds.ts';
import type { Scratch } from './scratch.ts';
import { bundleOf, startServer } from './servers.ts';
import { compare, type Measure } from './statistics.ts';
import { weeklyRules } from './weekly-rules.ts';

const botToken = 'bench:bot-token-of-the-benchmark';
const rules = 2_000;
const single = 8_000;
const week = 7 * 86_400_000;

/** A week of a calendar of 10,000 events, 2,000 of them weekly, against expanding the same rules without the service. */
export async function calendarMeasures(effort: Effort, scratch: Scratch): Promise<Measure[]> {
  const folder = scratch.folder(new Map([['calendar.ics', calendarText()], ['household.yaml', sampleHousehold]]));
  const env = { DATABASE_URL: await scratch.database('family-assistant'), FAMILY_CONFIG: path.join(folder, 'household.yaml'), BOT_TOKEN: botToken, PORT: '0', LOG_LEVEL: 'info' };
  execFileSync(process.execPath, [bundleOf.service('family-assistant', 'import-ics'), path.join(folder, 'calendar.ics')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const service = await startServer(bundleOf.service('family-assistant'), env);
  scratch.later(service.stop);
  const expander = fork(bundleOf.peer('expand-rules'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  scratch.later(() => expander.kill());
  await once(expander, 'message');

  let round = 0;
  const nextWeek = () => {
    const start = Date.UTC(2026, 9, 4, 5) + (round++ % 52) * week;
    return { start, end: start + week };
  };
  const read = (range: { start: number; end: number }) => readWeek(service.url, range);
  await read(nextWeek());
  await expand(expander, nextWeek());
  const figures = await interleaved(effort.rounds, {
    service: () => read(nextWeek()),
    rules: () => expand(expander, nextWeek()),
    same: () => read({ start: Date.UTC(2026, 9, 4, 5), end: Date.UTC(2026, 9, 4, 5) + week }),
  });
  const peer = { what: 'ms expanding', rounds: figures.rules };
  return [
    compare('a week of 10,000 events against expanding its rules', { what: 'ms, another week each time', rounds: figures.service }, peer, { atMost: 1.5 }),
    compare('the same week again', { what: 'ms', rounds: figures.same }, peer, { atMost: 1.5 }),
  ];
}

async function readWeek(url: string, { start, end }: { start: number; end: number }): Promise<number> {
  const query = new URLSearchParams({ start: new Date(start).toISOString(), end: new Date(end).toISOString() });
  const began = performance.now();
  const response = await fetch(`${url}/api/v1/calendar/events?${query}`, { headers: { Authorization: `Bearer ${botToken}` } });
  const body = Buffer.from(await response.arrayBuffer());
  const took = performance.now() - began;
  const { events } = JSON.parse(body.toString()) as { events: unknown[] };
  if (events.length < rules) throw new Error(`The week has ${events.length} events where at least ${rules} were expected.`);
  return took;
}

async function expand(expander: ChildProcess, range: { start: number; end: number }): Promise<number> {
  expander.send(range);
  const [{ milliseconds, instances }] = (await once(expander, 'message')) as [{ milliseconds: number; instances: number }];
  if (instances !== rules) throw new Error(`The rules have ${instances} instances where ${rules} were expected.`);
  return milliseconds;
}

/** Weekly events of 20 minutes, and single ones spread over two years. */
function calendarText(): string {
  const event = (uid: string, lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260901T000000Z', `SUMMARY:${uid}`, ...lines, 'DURATION:PT20M', 'END:VEVENT'];
  const weekly = weeklyRules(rules).flatMap(({ start, day }, index) => event(`weekly-${index}`, [`DTSTART;TZID=America/Chicago:${start}`, `RRULE:FREQ=WEEKLY;BYDAY=${day}`]));
  const once = Array.from({ length: single }, (_, index) => {
    const start = new Date(Date.UTC(2026, 0, 1) + index * 131 * 60_000).toISOString().replace(/[-:]|\.\d+Z$/g, '');
    return event(`single-${index}`, [`DTSTART:${start}Z`]);
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Homeroom//Bench//EN', ...weekly, ...once.flat(), 'END:VCALENDAR', ''].join('\r\n');
}
