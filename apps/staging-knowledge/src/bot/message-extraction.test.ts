import { parseHousehold } from '@homeroom/household';
import { extractionsFor } from './message-extraction.ts';

const household = parseHousehold(`
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent, messenger_user_id: "1001" }
  - { id: maya, name: Maya Rivera, role: child }
  - { id: leo, name: Leo Rivera, role: child }
rules:
  - { id: soccer, pattern: soccer, assign_to: [maya] }
places:
  - { match: Lakeside Elementary, minutes_from_home: 12 }
`);
const draw = extractionsFor(household);
/** Tuesday, September 15, 2026, 7:02 PM in Chicago. */
const sentAt = new Date('2026-09-16T00:02:10Z');
const message = (text: string) =>
  draw({
    chat: { id: '-100200', isGroup: true, title: 'Family' },
    messageId: 7,
    sentAt,
    text,
    sender: 'Ana Rivera',
    username: 'ana_r',
  });

test('a message is an extraction of its own, which waits for nobody', () => {
  expect(message('Leo has the dentist on Friday at 3pm at Main Street Clinic')).toMatchObject({
    id: 'telegram:-100200:7',
    messageId: '-100200:7',
    messageText: 'Leo has the dentist on Friday at 3pm at Main Street Clinic',
    type: 'message',
    what: 'Leo has the dentist on Friday at 3pm at Main Street Clinic',
    senderName: 'Ana Rivera',
    chatTitle: 'Family',
    who: ['Leo Rivera'],
    when: '2026-09-18T15:00',
    where: 'Main Street Clinic',
    confidence: 0.5,
    needsConfirmation: false,
    payload: { sender_username: 'ana_r' },
  });
});

test('a message between two stands under the name of who wrote it', () => {
  expect(
    draw({
      chat: { id: '1001', isGroup: false, title: '' },
      messageId: 7,
      sentAt,
      text: 'Hi',
      sender: 'Ana Rivera',
      username: '',
    }).chatTitle,
  ).toBe('Ana Rivera');
});

test.each([
  ['Soccer moved to tomorrow', '2026-09-16', ''],
  ['Pick up Maya at 5pm', '2026-09-16T17:00:00-05:00', ''],
  ['Back at 8:30 PM', '2026-09-15T20:30:00-05:00', ''],
  ['Conference on October 9 at Lakeside Elementary', '2026-10-09', 'Lakeside Elementary'],
  ['lakeside elementary is closed', '', 'Lakeside Elementary'],
  ['See you in the library', '', 'library'],
  ['Party at 12 Harbour Street, Saturday 2pm', '2026-09-19T14:00', '12 Harbour Street'],
  ['We fly in October', '', ''],
  ['The keys are under the mat', '', ''],
])('%j is read by plain rules', (text, when, where) => {
  const found = message(text);
  expect([found.when, found.where]).toEqual([when, where]);
});

test.each(['a', 'A ', 'at A', 'at A. ', '@ the A-'])(
  '%j again and again is read, and what is drawn from it is bounded',
  (piece) => {
    const { what, where } = message(piece.repeat(4_096));
    expect([what.length <= 161, where.length <= 300]).toEqual([true, true]);
  },
);

test('the rules that say whom a message concerns are named, and none where a name says it', () => {
  const { who, rules } = message('Soccer is cancelled tomorrow');
  expect([who, rules]).toEqual([['Maya Rivera'], ['soccer']]);
  expect(message('Leo has no soccer tomorrow').rules).toEqual([]);
});
