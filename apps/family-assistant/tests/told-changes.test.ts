import { useTestDatabase } from '@homeroom/testing';
import { calendar, event } from './calendar-fixtures.ts';
import { ReminderTestService } from './reminder-service-fixture.ts';

const database = useTestDatabase('family-assistant');
const day = (date: string, time: string) => `2026-11-${date}T${time}-06:00`;
const local = (name: string, time: string) => `${name};TZID=America/Chicago:202611${time}`;
const timed = (uid: string, summary: string, start: string, ...lines: string[]) =>
  event(`UID:${uid}`, `SUMMARY:${summary}`, local('DTSTART', start), 'DURATION:PT1H', ...lines);
const soccer = (start = '19T160000', ...lines: string[]) => timed('soccer', 'Soccer practice', start, ...lines);
const dentist = timed('dentist', 'Leo: dentist', '19T174500');
const concert = timed('concert', 'Concert', '29T100000');

let family: ReminderTestService;
async function open(fields = ''): Promise<void> {
  family = await ReminderTestService.open(database.url, fields, day('18', '12:00'));
  await family.service.rows('TRUNCATE calendar_change, conflict_registry');
}
afterEach(() => family.close());

const put = (...events: string[]) => family.service.importText('family', calendar(...events));
/** Tells what was put, and returns the messages since the last turn. */
async function turn(): Promise<string[]> {
  const before = family.told().length;
  await family.service.features.calendarChanges.teller.run();
  await family.turn();
  return family.told().slice(before);
}

describe('what others changed', () => {
  test('is told once with what it now overlaps, and the first update is silent', async () => {
    await open();
    await put(soccer(), dentist, concert);
    expect(await turn()).toEqual([]);
    await put(soccer('19T173000'), dentist, concert);
    expect(await turn()).toEqual([
      'group: Moved: Soccer practice, Thursday 4:00 PM → 5:30 PM (Family). It now overlaps Leo’s dentist: /conflicts.',
    ]);
    expect(await turn()).toEqual([]);
    await put(soccer('19T171500'), dentist, concert);
    expect(await turn()).toEqual(['group: Moved: Soccer practice, Thursday 5:30 PM → 5:15 PM (Family).']);
  });

  test('is one message for each update, the soonest first, at most five', async () => {
    await open();
    await put(concert);
    const days = ['25', '24', '23', '22', '21', '20', '18'];
    await put(concert, ...days.map((date) => timed(`new-${date}`, `Swim ${date}`, `${date}T150000`)));
    expect(await turn()).toEqual([
      [
        'group: New: Swim 18, today 3:00 PM (Family).',
        'New: Swim 20, Friday 3:00 PM (Family).',
        'New: Swim 21, Saturday 3:00 PM (Family).',
        'New: Swim 22, Sunday 3:00 PM (Family).',
        'New: Swim 23, Monday 3:00 PM (Family).',
        '+1 more',
      ].join('\n'),
    ]);
  });

  test('is told of a series once, with its next date, and of a name, a place and an end', async () => {
    await open();
    const series = (time: string, ...lines: string[]) => soccer(`12T${time}`, 'RRULE:FREQ=WEEKLY', ...lines);
    await put(series('160000'), dentist);
    await put(
      series('170000', 'LOCATION:Field 2'),
      dentist.replace('PT1H', 'PT90M').replace('Leo: dentist', 'Leo: orthodontist'),
    );
    expect(await turn()).toEqual([
      [
        'group: Moved, new place: Soccer practice, Thursday 4:00 PM → 5:00 PM, no place → Field 2, and later dates (Family). It now overlaps Leo’s orthodontist: /conflicts.',
        'Moved, renamed: Leo: dentist → Leo: orthodontist, Thursday 5:45 PM, now until 7:15 PM (Family).',
      ].join('\n'),
    ]);
  });

  test('is not told when it was taken back before, also in quiet hours', async () => {
    await open();
    await put(soccer(), dentist);
    await put(soccer('19T173000'), dentist);
    await put(soccer(), dentist);
    expect(await turn()).toEqual([]);
    family.setClock(day('18', '23:00'));
    await put(soccer('19T190000'), dentist);
    expect(await turn()).toEqual([]);
    await put(soccer('19T200000'), dentist, timed('bake', 'Bake sale', '20T100000'));
    expect(await turn()).toEqual([]);
    await put(soccer(), dentist, timed('bake', 'Bake sale', '20T100000'));
    expect(await turn()).toEqual([]);
    family.setClock(day('19', '08:00'));
    expect(await turn()).toEqual(['group: New: Bake sale, Friday 10:00 AM (Family).']);
  });

  test('is one message when a calendar is emptied', async () => {
    await open();
    await put(soccer(), dentist, concert);
    await put();
    expect(await turn()).toEqual(['group: Family is empty now: its 3 upcoming events are gone.']);
  });

  test('goes to whom the family file names, only for the days that it names', async () => {
    await open('changes: { within_days: 2, to: concerned }');
    const ana = timed('yoga', 'Mom yoga', '19T120000');
    await put(soccer(), ana);
    await put(soccer('19T170000'), ana.replace('19T12', '19T13'), timed('late', 'Mom dentist', '21T150000'));
    expect((await turn()).toSorted()).toEqual([
      'Ana: Moved: Mom yoga, Thursday 12:00 PM → 1:00 PM (Family).\nMoved: Soccer practice, Thursday 4:00 PM → 5:00 PM (Family).',
    ]);
  });

  test('is not told again in one chat because its message to another still waits', async () => {
    await open('changes: { to: parents }');
    const waiting = () =>
      family.service.rows<{ chat: string; html: string }>(
        `SELECT chat_id AS chat, body ->> 'html' AS html FROM notice WHERE next_try_at IS NOT NULL AND kind = 'changes' ORDER BY created_at, chat_id`,
      );
    await put(soccer(), concert);
    await put(soccer('19T170000'), concert);
    await family.service.features.calendarChanges.teller.run();
    const [first, second] = await waiting();
    await family.service.rows('UPDATE notice SET sent_at = now(), next_try_at = NULL WHERE chat_id = $1', [
      first?.chat,
    ]);
    await put(soccer('19T180000'), concert);
    await family.service.features.calendarChanges.teller.run();
    const later = 'Moved: Soccer practice, Thursday 5:00 PM → 6:00 PM (Family).';
    expect(await waiting()).toEqual([
      { chat: second?.chat, html: 'Moved: Soccer practice, Thursday 4:00 PM → 5:00 PM (Family).' },
      { chat: first?.chat, html: later },
      { chat: second?.chat, html: later },
    ]);
  });

  test('is told once of an event that two calendars have, in one update or the next, and each when they differ', async () => {
    await open();
    const weekly = (...lines: string[]) => soccer('12T160000', 'RRULE:FREQ=WEEKLY', ...lines);
    const without = weekly('EXDATE;TZID=America/Chicago:20261119T160000');
    const both = async (...texts: string[]) => {
      for (const calendarId of ['family', 'maya'])
        await family.service.importText(calendarId, calendar(...texts, dentist));
    };
    await both(weekly());
    await both(without);
    const cancelled = 'group: Cancelled: Soccer practice, Thursday 4:00 PM (Family).';
    expect(await turn()).toEqual([cancelled]);
    await both(weekly());
    expect(await turn()).toEqual(['group: New: Soccer practice, Thursday 4:00 PM (Family).']);
    family.setClock(day('18', '23:00'));
    await put(without, dentist);
    expect(await turn()).toEqual([]);
    await family.service.importText('maya', calendar(without, dentist));
    expect(await turn()).toEqual([]);
    await put(weekly(), dentist);
    family.setClock(day('19', '08:00'));
    expect(await turn()).toEqual([cancelled.replace('Family', 'Maya').replace('Thursday', 'today')]);
    await put(without, dentist);
    expect(await turn()).toEqual([]);
  });

  test('is told once by two replicas and after a restart in between', async () => {
    await open();
    await put(soccer(), dentist);
    await put(soccer('19T170000'), dentist);
    const other = family.replica();
    const tell = ({ service }: ReminderTestService) => service.features.calendarChanges.teller.run();
    await Promise.all([tell(family), tell(other)]);
    await other.service.close();
    await family.restart();
    expect(await turn()).toEqual([
      'group: Moved: Soccer practice, Thursday 4:00 PM → 5:00 PM (Family). It now overlaps Leo’s dentist: /conflicts.',
    ]);
    expect(await turn()).toEqual([]);
  });
});
