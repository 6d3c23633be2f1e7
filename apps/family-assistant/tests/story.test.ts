import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { useTestDatabase } from '@homeroom/testing';
import { event } from './calendar-fixtures.ts';
import { FamilyWeek } from './family-week-fixture.ts';

/** Limit of a day; the machine may be busy. */
const limit = 120_000;
const database = useTestDatabase('family-assistant');
const reports = path.resolve(import.meta.dirname, '../../../reports');
const expected = readFileSync(path.join(import.meta.dirname, 'family-week.txt'), 'utf8').split(
  /\n(?=[A-Z][a-z]+(?: and [A-Z][a-z]+)?\n\n)/,
);

/** The family file of the story; docs/how-to/reminders-changes-and-links.md explains its lines. */
const familyFile = `
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent, messenger_user_id: "1001", designated: true }
  - { id: ben, name: Ben Rivera, nickname: Dad, role: parent, messenger_user_id: "1002" }
  - { id: maya, name: Maya Rivera, role: child }
  - { id: leo, name: Leo Rivera, role: child }
calendars:
  - { id: family, default: true }
  - { id: league, owner: maya, url: "LEAGUE" }
  - { id: school, url: "SCHOOL" }
group_chat_id: "-100200300"
places:
  - { match: Bright Smiles, minutes_from_home: 25 }
  - { match: Riverside, minutes_from_home: 15 }
reminders:
  - { title: trash, before: ["0d 18:00"], to: group }
  - { all_day: true, before: ["1d 18:30"], to: parents }
  - { who: [maya, leo], before: [1h], to: parents }
  - { title: concert, before: [2h], to: group }
tomorrow: "19:00"
changes: { within_days: 7, to: group }
`;

const chicago = (name: string, time: string) => `${name};TZID=America/Chicago:202611${time}`;
const timed = (uid: string, summary: string, start: string, minutes: number, ...lines: string[]) =>
  event(`UID:${uid}`, `SUMMARY:${summary}`, chicago('DTSTART', start), `DURATION:PT${minutes}M`, ...lines);
const november = (day: number, time: string) => `2026-11-${day}T${time}-06:00`;

const practice = (start: string) => timed('practice', 'Soccer practice', start, 90, 'LOCATION:Riverside');
const match = timed('match', 'Soccer match', '21T100000', 90, 'LOCATION:Riverside');
const concert = timed('school-concert', 'Winter concert', '20T180000', 60, 'LOCATION:School hall');

const dayAndTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

let week: FamilyWeek;
let sitterLink: URL;
const parts: string[] = [];
beforeAll(async () => {
  week = await FamilyWeek.open(database.url, {
    familyFile,
    start: november(15, '17:00'),
    letters: [{ id: '0d3b6c52-7f1e-4a98-b2c4-5e8f90a1d637', title: 'Museum trip slip', deadline: '2026-11-18' }],
  });
  await week.startReplica();
}, limit);
afterAll(async () => {
  await week.close();
  mkdirSync(reports, { recursive: true });
  writeFileSync(path.join(reports, 'story.txt'), parts.join('\n'));
});

/** Ends a part of the story: what happened and what each chat got is what family-week.txt says. */
function expectTold(heading: string): void {
  const part = `${heading}\n\n${week.transcript()}\n`;
  parts.push(part);
  expect(part).toBe(expected.find((text) => text.startsWith(`${heading}\n`)));
}

/** Types a line, as Ana does on the dashboard, and adds the event that was read from it; returns the operation. */
async function type(text: string, { overlaps }: { overlaps: readonly string[] }): Promise<string> {
  const { body } = await week.call('post', '/calendar/events/draft', { text }).expect(200);
  const conflicts = body.conflicts as { event: { summary: string } }[];
  expect(conflicts.map(({ event: { summary } }) => summary)).toEqual(overlaps);
  const added = await week.call('post', '/calendar/events', body.draft).expect(201);
  const warning = overlaps.length > 0 ? `, which overlaps ${overlaps.join(' and ')}` : '';
  const when = (body.understood as { as: string }[]).map(({ as }) => as).join(', ');
  week.note(`Ana types “${text}”: ${body.draft.summary}, ${when}${warning}.`);
  return added.body.operation.id as string;
}

/** Looks for events, as the dashboard's box does. */
async function find(text: string): Promise<void> {
  const { body } = await week.call('get', `/calendar/search?q=${text}`).expect(200);
  const found = (body.events as { summary: string; start: string }[]).map(
    ({ summary, start }) => `${summary}, ${dayAndTime.format(new Date(start))}`,
  );
  week.note(`Ben looks for “${text}”: ${found.join('; ')}.`);
}

/** Titles that the sitter's link shows; nothing else of the family may be in what it gives. */
async function titlesOfSitter(): Promise<string[]> {
  const { text } = await week.open(`${sitterLink.pathname}${sitterLink.search}`).expect(200);
  expect(text).not.toMatch(/Maya|Ana|Ben|Nana|soccer|concert|trash|orthodontist|Riverside|School hall/i);
  return [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title = '']) => title);
}

test(
  'Sunday: the calendars are fetched in silence, and in the evening the group hears of Monday',
  async () => {
    week.publish('league', 'Riverside league', practice('19T160000'), match);
    week.publish('school', 'Lakeside Elementary', concert);
    await week.import(
      timed('ortho', 'Maya: orthodontist', '16T154500', 45, 'LOCATION:Bright Smiles'),
      timed('trash', 'Trash day', '16T200000', 30, 'RRULE:FREQ=WEEKLY'),
      timed(
        'swim',
        'Leo: swim lesson',
        '17T073000',
        60,
        'DESCRIPTION:From the letter “Swim week”: “Tuesday\\, 7:30 AM. Bring goggles and a towel.”.',
      ),
      timed('dentist', 'Leo: dentist', '19T174500', 60, 'LOCATION:Bright Smiles'),
      timed('concert', 'Winter Concert', '20T180000', 60),
    );
    await week.until(november(16, '00:00'));
    expectTold('Sunday');
  },
  limit,
);

test(
  'Monday: both parents hear when to leave, and Ana wants to hear it again',
  async () => {
    await week.until(november(16, '14:50'));
    await week.press('Ana', 'In 10 minutes');
    await week.press('Ben', 'Done');
    await week.until(november(17, '00:00'));
    expectTold('Monday');
  },
  limit,
);

test(
  'Tuesday: the league moves practice, which collides, and the group settles it',
  async () => {
    await week.until(november(17, '12:10'));
    week.note('The league publishes practice at 5:30 PM instead of 4:00 PM; its calendar is fetched every hour.');
    week.publish('league', 'Riverside league', practice('19T173000'), match);
    await week.until(november(17, '13:06'));
    await week.press('Group', '3');
    const question = 'What changed this week?';
    const { body } = await week.call('post', '/brain/query', { question }).expect(200);
    week.note(`Ana asks “${question}”: ${body.answer}`);
    await week.until(november(18, '00:00'));
    expectTold('Tuesday');
  },
  limit,
);

test(
  'Wednesday: Ana types an event, takes it back, and gives the sitter a link; Ben finds what he looks for',
  async () => {
    await week.until(november(18, '10:00'));
    const operation = await type('Nana for dinner fri 6pm', { overlaps: ['Winter Concert'] });
    await week.until(november(18, '10:03'));
    const { body: last } = await week.call('post', '/undo', { action: 'undo', operation_id: operation }).expect(200);
    week.note(`Ana takes it back: “${last.message}”`);
    await type('Nana for dinner sat 6pm', { overlaps: [] });
    await week.until(november(18, '12:00'));
    for (const text of ['dentist', 'trash', 'riverside']) await find(text);
    await week.until(november(18, '18:00'));
    const { body } = await week
      .call('post', '/calendar/feed-token', { label: 'Sitter', who: ['leo'], days: 2 })
      .expect(201);
    sitterLink = new URL(body.feed_url);
    expect(await titlesOfSitter()).toEqual(['Leo: dentist']);
    week.note('The sitter opens the link and sees Leo’s dentist, and nothing else.');
    await week.until(november(19, '00:00'));
    expectTold('Wednesday');
  },
  limit,
);

test(
  'Thursday: of two processes one is killed while it sends, the other goes on, and the killed one comes back',
  async () => {
    await week.until(november(19, '12:00'));
    await week.startReplica();
    await week.until(november(19, '18:30'));
    week.killAfterNextMessage();
    await week.until(november(19, '21:00'));
    expect(week.replicas).toHaveLength(1);
    await week.startReplica();
    await week.until(november(20, '00:00'));
    expectTold('Thursday');
  },
  limit,
);

test(
  'Friday: the concert on two calendars is one, a copy is left by a move, and the league cancels its match',
  async () => {
    const range = `start=${november(20, '00:00:00')}&end=${november(21, '00:00:00')}`;
    const { body } = await week.call('get', `/calendar/events?${range}`).expect(200);
    const events = body.events as { id: string; summary: string; copies: string[] }[];
    expect(events.map(({ summary, copies }) => [summary, copies.length]).toSorted()).toEqual([
      ['Winter Concert', 1],
      ['Winter concert', 1],
    ]);
    await week.until(november(20, '09:00'));
    const [own] = events.filter(({ summary }) => summary === 'Winter Concert');
    const times = { start: november(20, '17:30:00'), end: november(20, '18:30:00') };
    const { body: moved } = await week.call('patch', `/calendar/events/${own?.id}`, times).expect(200);
    const [left] = moved.copies_left as { message: string }[];
    week.note(`Ana moves the family’s concert to 5:30 PM: “${left?.message}”`);
    await week.until(november(20, '09:02'));
    const undo = { action: 'undo', operation_id: moved.operation.id };
    const { body: back } = await week.call('post', '/undo', undo).expect(200);
    expect(back).not.toHaveProperty('copies_left');
    week.note(`Ana takes it back: “${back.message}”`);
    await week.until(november(20, '19:10'));
    week.note('The league cancels its match.');
    week.publish(
      'league',
      'Riverside league',
      practice('19T173000'),
      `${match.slice(0, -'END:VEVENT'.length)}STATUS:CANCELLED\r\nEND:VEVENT`,
    );
    await week.until(november(21, '00:00'));
    expectTold('Friday');
  },
  limit,
);

test(
  'Saturday and Sunday: nobody hears of the match, and the sitter’s link shows nothing any more',
  async () => {
    await week.until(november(22, '12:00'));
    expect(await titlesOfSitter()).toEqual([]);
    await week.until(november(23, '00:00'));
    expectTold('Saturday and Sunday');
  },
  limit,
);

test(
  'in the whole week every message came once, but for the one of the killed process',
  async () => {
    const messages = week.messages.map(({ at, chatId, text }) => `${at.toISOString()} ${chatId} ${text}`);
    const repeated = messages.filter((message, index) => messages.indexOf(message) !== index);
    expect(repeated).toEqual([expect.stringContaining('Tomorrow, Friday, November 20')]);
    expect((await week.call('get', '/conflicts').expect(200)).body.outstanding).toEqual([]);
  },
  limit,
);
