import { parseHousehold, type Household } from '@homeroom/household';
import { readMessage } from './read-message.ts';
import { riveras } from './testing/reading-summary.ts';

const now = Date.parse('2026-12-01T10:00:00-06:00');
const namesakes = parseHousehold(`family_id: harts
timezone: America/Chicago
members:
  - { id: june, name: June Hart, nickname: Mum, role: parent, designated: true }
  - { id: will, name: Will Hart, role: parent }
  - { id: may, name: May Hart, role: child }
  - { id: tom, name: Tom Hart, role: child }
  - { id: zoe, name: Zoë Hart, role: child, aliases: [Zozo] }
`);

function personsOf(question: string, household: Household = riveras(), sender: string | null = 'ana') {
  const [read] = readMessage(question, household, { now, sender }).questions;
  if (!read) throw new Error(`not read: ${question}`);
  return { ...read.persons, certain: read.certain };
}

const hyphened = parseHousehold(`family_id: crane
timezone: America/Chicago
members:
  - { id: eva, name: Eva Crane-Ruiz, nickname: Mom, role: parent, designated: true }
  - { id: anne-marie, name: Anne-Marie Crane, role: child, teacher: Ms. Smith-Jones }
  - { id: jonah, name: Jonah Crane, role: child }
  - { id: micah, name: Micah Crane, role: child }
`);

test.each([
  ['does anne-marie have band today', ['anne-marie']],
  ["What is on Anne-Marie's calendar today?", ['anne-marie']],
  ['What does Eva Crane-Ruiz have today?', ['eva']],
])('a name with a hyphen is read: %s', (question, ids) => {
  expect(personsOf(question, hyphened, null)).toMatchObject({ kind: 'members', ids, certain: true });
});

test('which of three children the boys or the twins are is not sure', () => {
  expect(personsOf('what do the boys have today', hyphened, null)).toMatchObject({
    ids: ['anne-marie', 'jonah', 'micah'],
    certain: false,
  });
  expect(personsOf('do the twins have soccer today', hyphened, null).certain).toBe(false);
});

describe('the persons of a question', () => {
  test.each([
    ["What is on Leo's calendar today?", ['leo']],
    ['whats leo doing sat', ['leo']],
    ['leos soccer sat?', ['leo']],
    ['What does Bug have on Friday?', ['leo']],
    ['What does Ana Rivera have on Friday?', ['ana']],
    ['what is mama doing today', ['ana']],
    ['what is daddy doing today', ['ben']],
    ['What do I have today?', ['ana']],
    ['my schedule today', ['ana']],
    ['What does my husband have today?', ['ben']],
    ['What do the kids have today?', ['maya', 'leo']],
    ['What do our children have today?', ['maya', 'leo']],
    ['what do the boys have today', ['maya', 'leo']],
    ['What do the parents have today?', ['ana', 'ben']],
    ['What do Mom and Dad have today?', ['ana', 'ben']],
    ['Is everyone free today?', ['ana', 'ben', 'maya', 'leo']],
    ['Are we free today?', ['ana', 'ben', 'maya', 'leo']],
  ])('of "%s" are %j', (question, ids) => {
    expect(personsOf(question)).toMatchObject({ kind: 'members', ids, certain: true });
  });

  test.each([
    'What do we have today?',
    "What's on today?",
    'What is on our calendar today?',
    'girls basketball today?',
  ])('of "%s" are anyone', (question) => {
    expect(personsOf(question)).toMatchObject({ kind: 'anyone', ids: [] });
  });

  test.each([
    ['Who has soccer on Friday?', []],
    ['Does anybody have soccer on Friday?', []],
    ['Which of the kids has soccer on Friday?', ['maya', 'leo']],
    ['Which parent is free on Friday?', ['ana', 'ben']],
    ['Is either parent free on Friday at 3?', ['ana', 'ben']],
  ])('of "%s" are asked for among %j', (question, ids) => {
    expect(personsOf(question)).toMatchObject({ kind: 'each', ids });
  });

  test('are together when the question says both or together', () => {
    expect(personsOf('What do Leo and Maya have together on Friday?')).toMatchObject({
      ids: ['maya', 'leo'],
      all: true,
    });
    expect(personsOf('What do Leo and Maya have on Friday?').all).toBe(false);
  });

  test('leave a question unsure when nobody knows who asks or whom "she" is', () => {
    expect(personsOf('What do I have today?', riveras(), null)).toMatchObject({ kind: 'anyone', certain: false });
    expect(personsOf('What does she have today?')).toMatchObject({ kind: 'anyone', certain: false });
  });

  test.each([
    ['Does May have soccer on Friday?', ['may']],
    ["When is May's recital?", ['may']],
    ['Is June free on Friday?', ['june']],
    ['is will free on friday', ['will']],
    ['what does mom have today', ['june']],
    ['tom soccer thurs', ['tom']],
    ['When is Zozo at soccer?', ['zoe']],
  ])('of "%s" are told from ordinary words: %j', (question, ids) => {
    expect(personsOf(question, namesakes)).toMatchObject({ kind: 'members', ids });
  });

  test.each(['What is on in May?', 'What will we have on May 5?', 'When will soccer be over?', "What's on in June?"])(
    'of "%s" are no namesakes',
    (question) => {
      expect(personsOf(question, namesakes).kind).toBe('anyone');
    },
  );

  test('who are not of the household are part of the subject', () => {
    expect(
      readMessage('When is the meeting with Mr. Ortiz?', riveras(), { now, sender: null }).questions[0]?.subject,
    ).toEqual({
      text: 'meeting with Mr Ortiz',
      stems: ['meet', 'mr', 'ortiz'],
    });
  });
});
