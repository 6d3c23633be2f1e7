import { Ask } from '@homeroom/knowledge';
import { SearchUnavailableError, type FoundPassage, type IndexReader } from '@homeroom/search';
import type { Logger } from '@homeroom/service-kit';
import { familyZoneOf } from '../calendar/family-zone.ts';
import { questionHousehold } from './answering/testing/ask-calendar.ts';
import { buildKnownEvent } from './answering/testing/build-known-event.ts';
import { HouseholdAnswers } from './household-answers.ts';

const household = questionHousehold();
const now = new Date('2026-11-23T09:00:00-06:00');
const dentist = buildKnownEvent({
  id: 'dentist',
  title: 'Dentist Dad',
  start: Date.parse('2026-11-27T14:30:00-06:00'),
  end: Date.parse('2026-11-27T15:15:00-06:00'),
  memberIds: ['ben'],
});
const told = 'Dentist Dad is on Friday, November 27, 2:30 PM–3:15 PM.';

/** Asks with a calendar of one event, an empty index and a chat model that answers this. */
async function asking(
  question: string,
  {
    written,
    search,
    failing,
    notes = [],
  }: { written?: object; search?: IndexReader['search']; failing?: boolean; notes?: readonly string[] } = {},
) {
  const warnings: string[] = [];
  const prompts: string[] = [];
  const warn = (_fields: object, message: string) => void warnings.push(message);
  const logger = { warn: warn as Logger['warn'] };
  const index = {
    search:
      search ??
      (async () => ({ mode: 'keyword' as const, passages: [], confidence: 'low' as const, unknownTerms: [] })),
  };
  const answers = new HouseholdAnswers({
    household,
    index,
    familyZone: familyZoneOf(household),
    ask: new Ask({
      index,
      chat: written
        ? {
            model: 'chat',
            host: {
              chat: async ({ messages }) => {
                prompts.push(...messages.map(({ content }) => String(content)));
                return { value: written, text: '', promptTokens: null, answerTokens: null };
              },
            },
          }
        : null,
      meaning: null,
      timeZone: household.timezone,
      clock: () => now,
      logger,
    }),
    calendar: {
      all: async () => [dentist],
      notes: async () => notes,
      of: async () => {
        if (failing) throw new Error('The database is unavailable.');
        return { events: [dentist], overlaps: [], changes: [], isComplete: true };
      },
    },
    clock: () => now,
    logger,
  });
  const { signal } = new AbortController();
  const answer = await answers.answer({ text: question, forceKeyword: false, senderId: null, signal });
  return { ...answer, warnings, prompts };
}

test('a chat model reads the facts, and its words count when they are from them', async () => {
  const answer = 'The dentist sees Dad on Friday, November 27 at 2:30 PM.';
  const written = { answerable: true, answer, passages: [1], quotes: [told] };
  const found = await asking('When is the dentist?', { written });
  expect(found).toMatchObject({ text: answer, kind: 'written', confidence: 'high' });
  expect(found.events.map(({ source }) => source)).toEqual(['calendar:family:dentist']);
  expect(found.prompts.join('\n')).toContain(told);
});

test.each([
  ['a time', 'The dentist is on Friday, November 27 at 4:00 PM.'],
  ['a day', 'The dentist is on Thursday, November 26 at 2:30 PM.'],
  ['a name', 'Doctor Miller sees Dad on Friday, November 27 at 2:30 PM.'],
])('a chat model that says %s that the facts do not have is not used', async (_, answer) => {
  const written = { answerable: true, answer, passages: [1], quotes: [told] };
  expect(await asking('When is the dentist?', { written })).toMatchObject({ text: told, kind: 'calendar' });
});

test('a chat model that sees no answer in the facts does not take it away', async () => {
  const written = { answerable: false, answer: '', passages: [], quotes: [] };
  expect(await asking('When is the dentist?', { written })).toMatchObject({ text: told, kind: 'calendar' });
});

test('a calendar that cannot be read is reported, and the knowledge base answers', async () => {
  expect(await asking('When is the dentist?', { failing: true })).toMatchObject({
    text: null,
    kind: 'none',
    warnings: ['a question cannot be answered from the calendar'],
  });
});

test('without the index the calendar answers what it knows; other questions fail', async () => {
  const search = () => {
    throw new SearchUnavailableError('refused');
  };
  expect(await asking('When is the dentist?', { search })).toMatchObject({ text: told, mode: 'keyword' });
  await expect(asking('Who sews the costumes?', { search })).rejects.toThrow(SearchUnavailableError);
});

test('a day that its month never has is said to be none, and no other day is told', async () => {
  expect(await asking('What do we have on the 31st of November?')).toMatchObject({
    text: 'There is no November 31.',
    kind: 'calendar',
    confidence: 'high',
    events: [],
  });
});

test('the description of an event is quoted where it has what is asked', async () => {
  const notes = ['Ask for Ms. Reed at the desk. Bring the insurance card. Phone 555 0171.'];
  expect(await asking('Who do I ask for at the dentist?', { notes })).toMatchObject({
    text: expect.stringContaining('“Ask for Ms. Reed at the desk.”'),
  });
  expect(await asking('phone number for the dentist', { notes })).toMatchObject({
    text: expect.stringMatching(/^“Phone 555 0171\.” \(Note of Dentist Dad on Friday, November 27/),
    confidence: 'low',
    events: [{ source: 'calendar:family:dentist' }],
  });
  const lift = { notes: ['Lift home with Aunt Jo.'] };
  expect((await asking('who is driving us home from the dentist', lift)).text).toContain('“Lift home with Aunt Jo.”');
  expect(await asking('When is the dentist?', { notes })).toMatchObject({ text: told, confidence: 'high' });
});

test('what a child has then does not tell who picks it up; an event of the pickup does', async () => {
  const passageOf = (passage: string): FoundPassage => ({
    source: 'calendar:family:leo',
    type: 'calendar',
    kind: null,
    subject: 'Leo',
    sender: '',
    date: '2026-11-27',
    chunk: 0,
    passage,
    score: 1,
  });
  const searching =
    (passage: string): IndexReader['search'] =>
    async () => ({
      mode: 'keyword',
      passages: [passageOf(passage)],
      confidence: 'high',
      unknownTerms: [],
    });
  const ask = (passage: string) => asking('Who is picking up Leo on Friday?', { search: searching(passage) });
  expect((await ask('Picking up Leo on Friday: Dad is at 3:15 PM.')).text).toMatch(/Dad/);
  expect((await ask('Leo soccer for Leo Rivera is on Friday, November 27, 4:00 PM.')).text).toBeNull();
});
