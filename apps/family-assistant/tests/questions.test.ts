import { readCalendarFile } from '@homeroom/icalendar';
import { useTestDatabase } from '@homeroom/testing';
import { openKnowledgeIndex } from '@homeroom/search';
import { calendar, chicago, event } from './calendar-fixtures.ts';
import { openKnowledgeService, type KnowledgeService } from './knowledge-fixture.ts';
import { fullHousehold } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
const now = new Date('2026-11-23T09:00:00-06:00');
const week = calendar(
  event(
    'UID:practice',
    'SUMMARY:Soccer practice Leo',
    'LOCATION:Riverside Field',
    'DTSTART;TZID=America/Chicago:20261007T160000',
    'DTEND;TZID=America/Chicago:20261007T171500',
    'RRULE:FREQ=WEEKLY',
    'EXDATE;TZID=America/Chicago:20261209T160000',
  ),
  event('UID:off', 'SUMMARY:No school', 'DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261128'),
  event(
    'UID:dentist',
    'SUMMARY:Dentist Dad',
    'DTSTART;TZID=America/Chicago:20261127T143000',
    'DTEND;TZID=America/Chicago:20261127T151500',
  ),
  event(
    'UID:recital',
    'SUMMARY:Piano recital Maya',
    'DTSTART;TZID=America/Chicago:20261212T150000',
    'DTEND;TZID=America/Chicago:20261212T163000',
  ),
);
let service: KnowledgeService;
beforeAll(async () => {
  service = await openKnowledgeService(database.url, { family: fullHousehold, now });
  const { objects } = readCalendarFile(week, chicago);
  await service.context.calendarStore.importObjects('family', objects, { removeOthers: false });
  const mails = openKnowledgeIndex({
    url: service.qdrantUrl,
    collection: 'family_knowledge',
    family: fullHousehold.familyId,
    owner: 'staging-knowledge',
    embeddings: null,
  });
  await mails.write([
    {
      id: 'mail:recital',
      type: 'email',
      kind: null,
      subject: 'Piano recital',
      sender: 'Ms. Lund',
      date: '2026-11-20',
      text: 'The piano recital on December 12 is moved to Sunday, December 13 at 2:00 PM. A ticket costs 12 dollars.',
    },
  ]);
  await service.reconcile();
});
afterAll(() => service.close());

const asked = async (question: string, sender?: string) => {
  const request = service.ask(question);
  const { status, body } = await (sender === undefined ? request : request.set('X-Sender-Id', sender));
  expect(status).toBe(200);
  const { answer, confidence, answer_kind: kind, mode, sources } = body;
  return { answer, confidence, kind, mode, sources: sources.map(({ id }: { id: string }) => id) };
};

test('a question about a day is answered by the calendar, whatever was searched', async () => {
  expect(await asked('What do we have on Friday?')).toEqual({
    answer: expect.stringMatching(/^Friday, November 27:\n• all day: No school\n• 2:30 PM–3:15 PM Dentist Dad$/),
    confidence: 'high',
    kind: 'calendar',
    mode: 'semantic',
    sources: ['calendar:family:off', 'calendar:family:dentist'],
  });
  expect(await asked('Is there school on Thursday?')).toMatchObject({
    answer: expect.stringMatching(/^No school on Thursday, November 26: /),
    sources: ['calendar:family:off'],
  });
});

test('nothing on is an answer without sources', async () => {
  expect(await asked('What do we have on Saturday?')).toMatchObject({
    answer: 'Nothing on Saturday, November 28.',
    confidence: 'high',
    kind: 'calendar',
    sources: [],
  });
});

test('an appointment on two calendars counts once, concerns the owner of either, and has the one that stands for both as its source', async () => {
  const choir = (uid: string, ...lines: string[]) =>
    event(
      `UID:${uid}`,
      'SUMMARY:Choir',
      'DTSTART;TZID=America/Chicago:20261206T100000',
      'DTEND;TZID=America/Chicago:20261206T110000',
      ...lines,
    );
  const put = (calendarId: string, text: string) =>
    service.context.calendarStore.importObjects(calendarId, readCalendarFile(text, chicago).objects, {
      removeOthers: false,
    });
  await put('maya', calendar(choir('own', 'LOCATION:Grace Hall')));
  await put('family', calendar(choir('shared')));
  expect(await asked('How many times is choir on Sunday, December 6?')).toMatchObject({
    answer: '1 time on Sunday, December 6: Choir for Maya is on Sunday, December 6, 10:00 AM–11:00 AM at Grace Hall.',
    sources: ['calendar:family:shared'],
  });
  expect(await asked('Does anything collide on Sunday, December 6?')).toMatchObject({
    answer: 'Nothing overlaps on Sunday, December 6.',
  });
  expect(await asked('Is Maya free on Sunday, December 6 at 10:15?')).toMatchObject({
    answer: expect.stringMatching(/^Maya is busy .*: Choir on Sunday, December 6, 10:00 AM–11:00 AM\.$/),
  });
});

test('“I” is the sender, and nobody without one', async () => {
  expect(await asked('Am I free on Friday at 2:45?', '1002')).toMatchObject({
    answer: expect.stringMatching(/^Dad is busy on Friday, November 27, at 2:45 PM: Dentist Dad/),
    confidence: 'high',
  });
  expect(await asked('Am I free on Friday at 2:45?', '1001')).toMatchObject({
    answer: expect.stringMatching(/^Mom is free on Friday, November 27, at 2:45 PM/),
  });
  expect(await asked('Am I free on Friday at 2:45?')).not.toMatchObject({ confidence: 'high' });
});

test('an instance that is moved through the API is told at its new time, and as a change', async () => {
  const { body } = await service.send(
    'get',
    `/calendar/events?start=${encodeURIComponent('2026-12-02T00:00:00-06:00')}&end=${encodeURIComponent('2026-12-03T00:00:00-06:00')}`,
  );
  const moved = await service
    .send('patch', `/calendar/events/${body.events[0].id}`, {
      start: '2026-12-03T17:30:00-06:00',
      end: '2026-12-03T18:45:00-06:00',
    })
    .set('X-Sender-Id', '1001');
  expect(moved.status).toBe(200);
  expect(await asked('Is there soccer practice next Wednesday?')).toMatchObject({
    answer:
      'No: Soccer practice Leo is on Thursday, December 3, 5:30 PM–6:45 PM at Riverside Field, moved from Wednesday, December 2.',
    confidence: 'high',
    sources: ['calendar:family:practice'],
  });
  expect(await asked('Was soccer practice moved?')).toMatchObject({
    answer: expect.stringContaining('moved from Wednesday, December 2'),
    kind: 'calendar',
  });
});

test('a newer mail that says otherwise is told first, and then the calendar', async () => {
  expect(await asked('When is the piano recital?')).toEqual({
    answer:
      'By a mail from Ms. Lund of Friday, November 20, Piano recital Maya is on Sunday, December 13, 2:00 PM–3:30 PM: ' +
      '“The piano recital on December 12 is moved to Sunday, December 13 at 2:00 PM.” The calendar does not have that: ' +
      'Piano recital Maya is on Saturday, December 12, 3:00 PM–4:30 PM. That is in 19 days.',
    confidence: 'medium',
    kind: 'calendar',
    mode: 'semantic',
    sources: ['mail:recital', 'calendar:family:recital'],
  });
});

test('a mail about one of the events that changed is not what changed', async () => {
  const { objects } = readCalendarFile(week.replace('SUMMARY:Piano recital Maya', '$&\r\nLOCATION:Town hall'), chicago);
  await service.context.calendarStore.importObjects('family', objects, { removeOthers: false });
  expect(await asked('What changed this week?')).toMatchObject({
    answer: expect.stringMatching(/^(?!By a mail)[^]*New place: Piano recital Maya/),
    kind: 'calendar',
  });
  expect(await asked('Was the piano recital moved?')).toMatchObject({
    answer: expect.stringMatching(/^By a mail from Ms. Lund/),
  });
});

test('what the calendar does not know is looked up in the knowledge base', async () => {
  expect(await asked('How much does a ticket for the piano recital cost?')).toMatchObject({
    answer: expect.stringContaining('12 dollars'),
    kind: 'quoted',
    sources: expect.arrayContaining(['mail:recital']),
  });
});
