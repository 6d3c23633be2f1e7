import { answered, startCalendar, timedRead, type CalendarServer } from './calendar-service.ts';
import { calendarOf } from './calendar-text.ts';
import { interleaved, type Effort } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { compare, type Measure } from '../harness/statistics.ts';

const calendarIds = ['family', 'clubs', 'classes', 'shifts'];
const eventsOfCalendar = 2_500;
const weeklyOfCalendar = 250;
const aimedMs = 20;
const day = 86_400_000;

const who = ['Maya', 'Leo', 'Mom', 'Dad', 'Nana', 'Team', 'Grade 4', 'Zoë'];
const what =
  `Soccer practice,Swimming lesson,Dentist,Orthodontist,Piano lesson,Birthday party,Parents' evening,Science fair,
  Choir rehearsal,Book club,Chess tournament,Field trip,Yoga class,Haircut,Grocery run,Library day,Ballet,Basketball game,
  Art workshop,Dinner with friends,Team meeting,Night shift,Spanish class,Eye doctor,Volunteering,Car service`
    .split(',')
    .map((title) => title.trim());
const where = ['Lakeside Elementary', 'Riverside Park', 'Bright Smiles', 'City Library', 'Main Street 12', 'Café Olé'];
/** As they are typed: whole words, beginnings, names, places, accents, a slip, and what there is not. */
export const typed =
  `s,so,soc,soccer,soccer p,maya,maya soc,leo swim,swims,swimming les,dentist,detnist,bright,cafe ole,zoe,
  grade 4,library,nana d,par,parents,lesson,class,m,mom,dad night sh,riverside chess,xylophone,trip to the lib`
    .split(',')
    .map((words) => words.trim());

/** `GET /calendar/search` over 10,000 events of four calendars, 1,000 of them weekly. */
export async function calendarSearchMeasures({ rounds }: Effort, scratch: Scratch): Promise<Measure[]> {
  const calendars = calendarIds.map((id, index) => [id, [calendarText(index)]] as const);
  const server = await startCalendar(scratch, Object.fromEntries(calendars));
  const { took: first } = await search(server, 'soccer');
  for (const words of typed) await search(server, words);
  const { typing, changed, today } = await interleaved(rounds, {
    typing: () => p95Of((words) => search(server, words)),
    changed: () => p95Of((words) => change(server).then(() => search(server, words))),
    today: () => p95Of(() => change(server).then(() => timedRead(server, '/calendar/today'))),
  });
  const atMost = { what: 'ms at most', rounds: typing.map(() => aimedMs) };
  return [
    compare('searches of 10,000 events, p95', { what: 'ms', rounds: typing }, atMost, { atMost: 1 }),
    compare(
      'searches right after a change, p95',
      { what: 'ms', rounds: changed },
      { what: "ms for today's events", rounds: today },
      { atMost: 1.5 },
    ),
    compare(
      'the first search after a start',
      { what: 'ms', rounds: [first] },
      { what: 'ms at most', rounds: [5_000] },
      { atMost: 1 },
    ),
  ];
}

async function search(server: CalendarServer, q: string): Promise<{ took: number; events: unknown[] }> {
  const read = await timedRead(server, `/calendar/search?${new URLSearchParams({ q })}`);
  if (q === 'soccer' && read.events.length < 20) throw new Error(`Only ${read.events.length} events were found.`);
  return read;
}

/** Adds an event, which makes every answer about the calendars a new one. */
async function change(server: CalendarServer): Promise<void> {
  const start = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + day);
  await answered(`${server.url}/calendar/events`, {
    method: 'POST',
    headers: { ...server.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      summary: 'Errand',
      start: start.toISOString(),
      end: new Date(start.getTime() + 3_600_000).toISOString(),
    }),
  });
}

/** The 95th percentile of how long reads take, one for each of the typed words. */
async function p95Of(read: (words: string) => Promise<{ took: number }>): Promise<number> {
  const times: number[] = [];
  for (const words of typed) times.push((await read(words)).took);
  times.sort((a, b) => a - b);
  return times[Math.ceil(times.length * 0.95) - 1] ?? NaN;
}

/** A file of events from a year ago to a year ahead. */
function calendarText(calendar: number): string {
  const since = Math.floor(Date.now() / day) * day - 365 * day;
  const events = Array.from({ length: eventsOfCalendar }, (_, index) => {
    const number = index * calendarIds.length + calendar;
    const pick = (from: readonly string[], every: number) => from[Math.floor(number / every) % from.length] ?? '';
    const start = new Date(since + ((number * 7_919) % (730 * 24)) * 3_600_000);
    const stamp = start.toISOString().replace(/[-:]|\.\d+/g, '');
    return [
      'BEGIN:VEVENT',
      `UID:event-${number}`,
      'DTSTAMP:20260901T000000Z',
      `SUMMARY:${number % 3 === 0 ? '' : `${pick(who, 1)}: `}${pick(what, 3)}${number % 5 === 0 ? ` ${number}` : ''}`,
      `LOCATION:${pick(where, 2)}`,
      `DTSTART:${stamp}`,
      'DURATION:PT45M',
      ...(index < weeklyOfCalendar ? ['RRULE:FREQ=WEEKLY'] : []),
      'END:VEVENT',
    ];
  });
  return calendarOf(events.flat());
}
