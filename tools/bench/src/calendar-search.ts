import { answered, startCalendar, timedRead, type CalendarServer } from './calendar-service.ts';
import { interleaved, type Effort } from './rounds.ts';
import type { Scratch } from './scratch.ts';
import { compare, type Measure } from './statistics.ts';

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
  const { ahead, afterChange } = await interleaved(rounds, {
    ahead: () => slowOf(typed.map((words) => async () => (await search(server, words)).took)),
    afterChange: () => slowOf(typed.map((words) => () => changeAndSearch(server, words))),
  });
  const atMost = { what: 'ms at most', rounds: ahead.map(() => aimedMs) };
  return [
    compare('searches of 10,000 events, p95', { what: 'ms', rounds: ahead }, atMost, { atMost: 1 }),
    compare('searches right after a change, p95', { what: 'ms', rounds: afterChange }, atMost, { atMost: 1 }),
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

async function changeAndSearch(server: CalendarServer, words: string): Promise<number> {
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
  return (await search(server, words)).took;
}

/** The 95th percentile of what some take, one after the other. */
async function slowOf(timed: readonly (() => Promise<number>)[]): Promise<number> {
  const took: number[] = [];
  for (const one of timed) took.push(await one());
  took.sort((a, b) => a - b);
  return took[Math.ceil(took.length * 0.95) - 1] ?? NaN;
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
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Homeroom//Bench//EN',
    ...events.flat(),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
