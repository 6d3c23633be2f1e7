import { useTestDatabase } from '@homeroom/testing';
import { AlertTestService, chatName, chicagoTime, conflictIds, kindOf } from './alert-service-fixture.ts';
import { calendar, event } from './calendar-fixtures.ts';

const database = useTestDatabase('family-assistant');
let family: AlertTestService;
afterEach(() => family.close());

/** Something that happens to the family; a conflict is called by the title of its first event. */
type Happening =
  /** Two events of an hour, the second half an hour after the first, which starts at this time in Chicago. */
  | { conflict: string; on: string }
  | { remove: string }
  | { acknowledge: string }
  /** Settled by the family without changing the calendar. */
  | { resolve: string };

interface Story {
  from: string;
  until: string;
  happenings: readonly (readonly [time: string, happening: Happening])[];
  /** Times at which the service is stopped. */
  stopped: readonly (readonly [from: string, until: string])[];
  /** Every message: time in Chicago, chat, which reminder or what else, and its conflicts. */
  messages: string;
}

const fortnight: Story = {
  from: '2026-10-24T00:00-05:00',
  until: '2026-11-07T00:00-06:00',
  happenings: [
    // Further ahead than conflicts are looked for, until 3 November at 16:30.
    ['2026-10-24T09:00-05:00', { conflict: 'Opera', on: '2026-11-17T16:00' }],
    // By day.
    ['2026-10-24T10:00-05:00', { conflict: 'Choir', on: '2026-10-30T16:00' }],
    // Shortly before quiet hours: one first alert before them, one moved by them.
    ['2026-10-25T21:54-05:00', { conflict: 'Dance', on: '2026-11-05T13:00' }],
    ['2026-10-25T21:55-05:00', { conflict: 'Swimming', on: '2026-11-05T10:00' }],
    // At night.
    ['2026-10-27T02:30-05:00', { conflict: 'Recital', on: '2026-11-05T16:00' }],
    // Over at 13:00, before the second alert; over at 15:15, at the time of the second; over before the first.
    ['2026-10-27T12:00-05:00', { conflict: 'Haircut', on: '2026-10-27T12:00' }],
    ['2026-10-27T14:10-05:00', { conflict: 'Tea', on: '2026-10-27T14:15' }],
    ['2026-10-28T07:30-05:00', { conflict: 'Breakfast', on: '2026-10-28T06:34' }],
    // Over at 18:00, before the evening's message.
    ['2026-10-28T09:00-05:00', { conflict: 'Practice', on: '2026-10-28T17:00' }],
    // Third alerts after the evening's message: late, and moved by quiet hours.
    ['2026-10-28T17:10-05:00', { conflict: 'Sleepover', on: '2026-11-06T16:00' }],
    ['2026-10-28T18:30-05:00', { conflict: 'Hike', on: '2026-11-06T10:00' }],
    // Taken after the first alert; settled after the second.
    ['2026-10-29T09:00-05:00', { conflict: 'Library', on: '2026-11-06T13:00' }],
    ['2026-10-29T09:20-05:00', { conflict: 'Museum', on: '2026-11-07T10:00' }],
    ['2026-10-29T09:30-05:00', { acknowledge: 'Library' }],
    ['2026-10-29T11:00-05:00', { resolve: 'Museum' }],
    // Four within one minute.
    ['2026-10-29T13:00:00-05:00', { conflict: 'Judo', on: '2026-11-08T08:00' }],
    ['2026-10-29T13:00:15-05:00', { conflict: 'Karate', on: '2026-11-08T10:00' }],
    ['2026-10-29T13:00:30-05:00', { conflict: 'Latin', on: '2026-11-08T12:00' }],
    ['2026-10-29T13:00:45-05:00', { conflict: 'Math', on: '2026-11-08T14:00' }],
    // Second alerts of two and first alerts of two others within one minute.
    ['2026-10-30T09:00:00-05:00', { conflict: 'Piano', on: '2026-11-09T08:00' }],
    ['2026-10-30T09:00:00-05:00', { conflict: 'Quiz', on: '2026-11-09T10:00' }],
    ['2026-10-30T10:00:00-05:00', { conflict: 'Rugby', on: '2026-11-09T12:00' }],
    ['2026-10-30T10:00:30-05:00', { conflict: 'Sewing', on: '2026-11-09T14:00' }],
    // Three within one minute and a fourth in the next, which waits: a chat gets three messages in ten minutes.
    ['2026-10-31T12:00:00-05:00', { conflict: 'Tennis', on: '2026-11-10T08:00' }],
    ['2026-10-31T12:00:30-05:00', { conflict: 'Violin', on: '2026-11-10T10:00' }],
    ['2026-10-31T12:00:59-05:00', { conflict: 'Walk', on: '2026-11-10T12:00' }],
    ['2026-10-31T12:01:00-05:00', { conflict: 'Yoga', on: '2026-11-10T14:00' }],
    ['2026-10-31T12:30-05:00', { acknowledge: 'Tennis' }],
    ['2026-10-31T12:30-05:00', { acknowledge: 'Violin' }],
    ['2026-10-31T12:30-05:00', { acknowledge: 'Walk' }],
    ['2026-10-31T12:30-05:00', { acknowledge: 'Yoga' }],
    // Around the night in which the clocks go back: before it, at the first 01:30 and at the second.
    ['2026-10-31T21:30-05:00', { conflict: 'Brunch', on: '2026-11-11T08:00' }],
    ['2026-11-01T01:30-05:00', { conflict: 'Matinee', on: '2026-11-11T10:00' }],
    ['2026-11-01T01:30-06:00', { conflict: 'Market', on: '2026-11-11T12:00' }],
    // Before a stop from the evening to the middle of the night, and within it.
    ['2026-11-02T14:00-06:00', { conflict: 'Concert', on: '2026-11-12T08:00' }],
    ['2026-11-02T18:40-06:00', { conflict: 'Debate', on: '2026-11-12T10:00' }],
    // Before a stop from the evening to the next morning, and within it; Farewell is over at 08:30 in the morning.
    ['2026-11-04T14:00-06:00', { conflict: 'Exam', on: '2026-11-13T08:00' }],
    ['2026-11-04T18:00-06:00', { conflict: 'Farewell', on: '2026-11-05T07:30' }],
    ['2026-11-04T18:40-06:00', { conflict: 'Gala', on: '2026-11-13T10:00' }],
    ['2026-11-04T22:00-06:00', { conflict: 'History', on: '2026-11-13T12:00' }],
    // Gone after the first alert, and back as a new conflict.
    ['2026-11-06T09:00-06:00', { conflict: 'Garden', on: '2026-11-14T08:00' }],
    ['2026-11-06T09:40-06:00', { remove: 'Garden' }],
    ['2026-11-06T15:00-06:00', { conflict: 'Garden', on: '2026-11-14T08:00' }],
  ],
  stopped: [
    ['2026-11-02T19:30-06:00', '2026-11-03T00:30-06:00'],
    ['2026-11-04T19:30-06:00', '2026-11-05T09:00-06:00'],
  ],
  messages: `
    2026-10-24T10:05:00-05:00 group first   Choir
    2026-10-24T11:05:00-05:00 group second  Choir
    2026-10-24T14:05:00-05:00 group third   Choir
    2026-10-24T14:05:00-05:00 Ana   direct  Choir
    2026-10-24T20:00:00-05:00 group evening Choir

    2026-10-25T21:59:00-05:00 group first   Dance
    2026-10-26T07:00:00-05:00 group second  Dance
    2026-10-26T07:00:00-05:00 group first   Swimming
    2026-10-26T08:00:00-05:00 group second  Swimming
    2026-10-26T10:00:00-05:00 group third   Dance
    2026-10-26T10:00:00-05:00 Ana   direct  Dance
    2026-10-26T11:00:00-05:00 group third   Swimming
    2026-10-26T11:00:00-05:00 Ana   direct  Swimming
    2026-10-26T20:00:00-05:00 group evening Dance
    2026-10-26T20:00:00-05:00 group evening Swimming

    2026-10-27T07:00:00-05:00 group first   Recital
    2026-10-27T08:00:00-05:00 group second  Recital
    2026-10-27T11:00:00-05:00 group third   Recital
    2026-10-27T11:00:00-05:00 Ana   direct  Recital
    2026-10-27T12:05:00-05:00 group first   Haircut
    2026-10-27T14:15:00-05:00 group first   Tea
    2026-10-27T20:00:00-05:00 group evening Recital

    2026-10-28T09:05:00-05:00 group first   Practice
    2026-10-28T10:05:00-05:00 group second  Practice
    2026-10-28T13:05:00-05:00 group third   Practice
    2026-10-28T13:05:00-05:00 Ana   direct  Practice
    2026-10-28T17:15:00-05:00 group first   Sleepover
    2026-10-28T18:15:00-05:00 group second  Sleepover
    2026-10-28T18:35:00-05:00 group first   Hike
    2026-10-28T19:35:00-05:00 group second  Hike
    2026-10-28T20:00:00-05:00 group evening Hike
    2026-10-28T20:00:00-05:00 group evening Sleepover
    2026-10-28T21:15:00-05:00 group third   Sleepover
    2026-10-28T21:15:00-05:00 Ana   direct  Sleepover
    2026-10-29T07:00:00-05:00 group third   Hike
    2026-10-29T07:00:00-05:00 Ana   direct  Hike

    2026-10-29T09:05:00-05:00 group first   Library
    2026-10-29T09:25:00-05:00 group first   Museum
    2026-10-29T10:25:00-05:00 group second  Museum
    2026-10-29T13:05:00-05:00 group first   Judo, Karate, Latin, Math
    2026-10-29T14:05:00-05:00 group second  Judo, Karate, Latin, Math
    2026-10-29T17:05:00-05:00 group third   Judo, Karate, Latin, Math
    2026-10-29T17:05:00-05:00 Ana   direct  Judo, Karate, Latin, Math
    2026-10-29T20:00:00-05:00 group evening Judo, Karate, Latin, Math

    2026-10-30T09:05:00-05:00 group first   Piano
    2026-10-30T09:05:00-05:00 group first   Quiz
    2026-10-30T10:05:00-05:00 group mixed   Piano, Quiz, Rugby, Sewing
    2026-10-30T11:05:00-05:00 group second  Rugby
    2026-10-30T11:05:00-05:00 group second  Sewing
    2026-10-30T13:05:00-05:00 group third   Piano
    2026-10-30T13:05:00-05:00 Ana   direct  Piano
    2026-10-30T13:05:00-05:00 group third   Quiz
    2026-10-30T13:05:00-05:00 Ana   direct  Quiz
    2026-10-30T14:05:00-05:00 group third   Rugby
    2026-10-30T14:05:00-05:00 Ana   direct  Rugby
    2026-10-30T14:05:00-05:00 group third   Sewing
    2026-10-30T14:05:00-05:00 Ana   direct  Sewing
    2026-10-30T20:00:00-05:00 group evening Piano, Quiz, Rugby, Sewing

    2026-10-31T12:05:00-05:00 group first   Tennis
    2026-10-31T12:05:30-05:00 group first   Violin
    2026-10-31T12:05:59-05:00 group first   Walk
    2026-10-31T12:15:00-05:00 group first   Yoga

    2026-10-31T21:35:00-05:00 group first   Brunch
    2026-11-01T07:00:00-06:00 group second  Brunch
    2026-11-01T07:00:00-06:00 group first   Market
    2026-11-01T07:00:00-06:00 group first   Matinee
    2026-11-01T08:00:00-06:00 group second  Market
    2026-11-01T08:00:00-06:00 group second  Matinee
    2026-11-01T10:00:00-06:00 group third   Brunch
    2026-11-01T10:00:00-06:00 Ana   direct  Brunch
    2026-11-01T11:00:00-06:00 group third   Market
    2026-11-01T11:00:00-06:00 Ana   direct  Market
    2026-11-01T11:00:00-06:00 group third   Matinee
    2026-11-01T11:00:00-06:00 Ana   direct  Matinee
    2026-11-01T20:00:00-06:00 group evening Brunch
    2026-11-01T20:00:00-06:00 group evening Market
    2026-11-01T20:00:00-06:00 group evening Matinee

    2026-11-02T14:05:00-06:00 group first   Concert
    2026-11-02T15:05:00-06:00 group second  Concert
    2026-11-02T18:05:00-06:00 group third   Concert
    2026-11-02T18:05:00-06:00 Ana   direct  Concert
    2026-11-02T18:45:00-06:00 group first   Debate
    2026-11-03T07:00:00-06:00 group evening Concert
    2026-11-03T07:00:00-06:00 group second  Debate
    2026-11-03T07:00:00-06:00 group evening Debate
    2026-11-03T10:00:00-06:00 group third   Debate
    2026-11-03T10:00:00-06:00 Ana   direct  Debate

    2026-11-03T16:36:00-06:00 group first   Opera
    2026-11-03T17:36:00-06:00 group second  Opera
    2026-11-03T20:00:00-06:00 group evening Opera
    2026-11-03T20:36:00-06:00 group third   Opera
    2026-11-03T20:36:00-06:00 Ana   direct  Opera

    2026-11-04T14:05:00-06:00 group first   Exam
    2026-11-04T15:05:00-06:00 group second  Exam
    2026-11-04T18:05:00-06:00 group third   Exam
    2026-11-04T18:05:00-06:00 Ana   direct  Exam
    2026-11-04T18:05:00-06:00 group first   Farewell
    2026-11-04T18:45:00-06:00 group first   Gala
    2026-11-04T19:05:00-06:00 group second  Farewell
    2026-11-05T09:00:00-06:00 group evening Exam
    2026-11-05T09:00:00-06:00 group second  Gala
    2026-11-05T09:00:00-06:00 group evening Gala
    2026-11-05T09:10:00-06:00 group first   History
    2026-11-05T10:10:00-06:00 group second  History
    2026-11-05T12:00:00-06:00 group third   Gala
    2026-11-05T12:00:00-06:00 Ana   direct  Gala
    2026-11-05T13:10:00-06:00 group third   History
    2026-11-05T13:10:00-06:00 Ana   direct  History
    2026-11-05T20:00:00-06:00 group evening History

    2026-11-06T09:05:00-06:00 group first   Garden
    2026-11-06T15:05:00-06:00 group first   Garden
    2026-11-06T16:05:00-06:00 group second  Garden
    2026-11-06T19:05:00-06:00 group third   Garden
    2026-11-06T19:05:00-06:00 Ana   direct  Garden
    2026-11-06T20:00:00-06:00 group evening Garden`,
};

const spring: Story = {
  from: '2027-03-12T12:00-06:00',
  until: '2027-03-15T12:00-05:00',
  happenings: [
    ['2027-03-12T14:00-06:00', { conflict: 'Zoo', on: '2027-03-20T08:00' }],
    // Around the night in which the clocks go forward: before it, a minute before 02:00 and at 03:00, which is then.
    ['2027-03-13T21:30-06:00', { conflict: 'Picnic', on: '2027-03-20T10:00' }],
    ['2027-03-14T01:59-06:00', { conflict: 'Parade', on: '2027-03-20T12:00' }],
    ['2027-03-14T03:00-05:00', { conflict: 'Regatta', on: '2027-03-20T14:00' }],
    // Over at 07:00, when quiet hours end.
    ['2027-03-14T05:00-05:00', { conflict: 'Sunrise', on: '2027-03-14T06:00' }],
  ],
  stopped: [],
  messages: `
    2027-03-12T14:05:00-06:00 group first   Zoo
    2027-03-12T15:05:00-06:00 group second  Zoo
    2027-03-12T18:05:00-06:00 group third   Zoo
    2027-03-12T18:05:00-06:00 Ana   direct  Zoo
    2027-03-12T20:00:00-06:00 group evening Zoo

    2027-03-13T21:35:00-06:00 group first   Picnic
    2027-03-14T07:00:00-05:00 group first   Parade
    2027-03-14T07:00:00-05:00 group second  Picnic
    2027-03-14T07:00:00-05:00 group first   Regatta
    2027-03-14T08:00:00-05:00 group second  Parade
    2027-03-14T08:00:00-05:00 group second  Regatta
    2027-03-14T10:00:00-05:00 group third   Picnic
    2027-03-14T10:00:00-05:00 Ana   direct  Picnic
    2027-03-14T11:00:00-05:00 group third   Parade
    2027-03-14T11:00:00-05:00 Ana   direct  Parade
    2027-03-14T11:00:00-05:00 group third   Regatta
    2027-03-14T11:00:00-05:00 Ana   direct  Regatta
    2027-03-14T20:00:00-05:00 group evening Parade
    2027-03-14T20:00:00-05:00 group evening Picnic
    2027-03-14T20:00:00-05:00 group evening Regatta`,
};

test('over a fortnight, across the end of daylight saving, every message comes at its time and no other', async () => {
  family = await AlertTestService.open(database.url, fortnight.from);
  expect(await sent(fortnight)).toEqual(expected(fortnight));
  const counts = await family.service.rows<{ counted: string }>(
    "SELECT first_summary || ' ' || nag_count AS counted FROM conflict WHERE nag_count < 3 ORDER BY 1",
  );
  expect(counts.map(({ counted }) => counted)).toEqual([
    'Breakfast 0',
    'Farewell 2',
    'Garden 1',
    'Haircut 1',
    'Library 1',
    'Museum 2',
    'Tea 1',
    'Tennis 1',
    'Violin 1',
    'Walk 1',
    'Yoga 1',
  ]);
  expect(await family.service.rows('SELECT DISTINCT nag_count FROM conflict WHERE nag_count >= 3')).toEqual([
    { nag_count: 3 },
  ]);
});

test('over the begin of daylight saving every message comes at its time and no other', async () => {
  family = await AlertTestService.open(database.url, spring.from);
  expect(await sent(spring)).toEqual(expected(spring));
});

/** Lets the story happen, and answers what was sent. */
async function sent(story: Story): Promise<string[]> {
  const events = new Map<string, string>();
  let isStopped = false;
  for (const at of moments(story)) {
    family.setClock(new Date(at).toISOString());
    for (const [time, happening] of story.happenings) if (Date.parse(time) === at) await happen(happening, events);
    const wasStopped = isStopped;
    isStopped = story.stopped.some(([from, until]) => Date.parse(from) <= at && at < Date.parse(until));
    if (wasStopped && !isStopped) await family.restart();
    if (!isStopped) await family.turn();
  }
  const rows = await family.service.rows<{ id: string; name: string }>(
    'SELECT id, first_summary AS name FROM conflict',
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return inOrder(
    family.telegram.accepted.map(
      (message) =>
        `${chicagoTime(message.at)} ${chatName(message)} ${kindOf(message)} ${conflictIds(message)
          .map((id) => names.get(id) ?? id)
          .sort()
          .join(', ')}`,
    ),
  );
}

function expected({ messages }: Story): string[] {
  return inOrder(
    messages
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => line.trim().replace(/ +/g, ' ')),
  );
}

/**
 * By time, then by conflicts. Which of an evening's message and an alert due with it comes first is not promised; here it
 * is the former. Otherwise messages about one conflict stay in the order in which they were sent.
 */
function inOrder(lines: readonly string[]): string[] {
  const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  const partsOf = (line: string) => {
    const [, time = '', kind = '', conflicts = ''] = /^(\S+) \S+ (\S+) (.*)$/.exec(line) ?? [];
    return { at: Date.parse(time), later: Number(kind !== 'evening'), conflicts };
  };
  return lines.toSorted((a, b) => {
    const [one, other] = [partsOf(a), partsOf(b)];
    return one.at - other.at || compare(one.conflicts, other.conflicts) || one.later - other.later;
  });
}

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** Every hour, when something happens, and closely around the times at which messages are expected. */
function moments({ from, until, happenings, stopped, messages }: Story): number[] {
  const [begin, end] = [Date.parse(from), Date.parse(until)];
  const told = [...messages.matchAll(/\d{4}-\S+/g)].map(([time]) => Date.parse(time));
  const happened = [...happenings.map(([time]) => time), ...stopped.flat()].map((time) => Date.parse(time));
  const close = told.flatMap((at) => [at - minute, at - second, at, at + second, at + minute]);
  const regular = Array.from({ length: (end - begin) / hour + 1 }, (_, index) => begin + index * hour);
  const all = [...new Set([...regular, ...happened, ...close, ...windowMoments])];
  return all.filter((at) => begin <= at && at <= end).sort((one, other) => one - other);
}

/** Time at which Opera comes into view: its second event starts a fortnight later. */
const windowMoments = ['2026-11-03T16:30-06:00', '2026-11-03T16:31-06:00'].map((time) => Date.parse(time));

async function happen(happening: Happening, events: Map<string, string>): Promise<void> {
  if ('acknowledge' in happening)
    await family.service.send('post', `/conflicts/${await idOf(happening.acknowledge)}/acknowledge`).expect(200);
  else if ('resolve' in happening)
    await family.service
      .send('post', `/conflicts/${await idOf(happening.resolve)}/resolve`, {
        resolution_action: 'split',
        choice_index: 0,
      })
      .expect(200);
  else {
    if ('remove' in happening) events.delete(happening.remove);
    else events.set(happening.conflict, pair(happening.conflict, happening.on));
    await family.service.importText('family', calendar(...events.values()));
  }
}

function pair(name: string, on: string): string {
  const local = (delayMinutes: number) =>
    new Date(Date.parse(`${on}Z`) + delayMinutes * minute).toISOString().slice(0, 19).replace(/[-:]/g, '');
  const lines = (uid: string, summary: string, delay: number) =>
    event(`UID:${uid}`, `SUMMARY:${summary}`, `DTSTART;TZID=America/Chicago:${local(delay)}`, 'DURATION:PT1H');
  return [lines(`${name}-1`, name, 0), lines(`${name}-2`, `Also ${name}`, 30)].join('\r\n');
}

async function idOf(name: string): Promise<string> {
  const { body } = await family.service.get('/conflicts').expect(200);
  return body.outstanding.find(({ event1 }: { event1: { summary: string } }) => event1.summary === name).id;
}
