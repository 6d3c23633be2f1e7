import { calendar, chicago, event } from '@homeroom/icalendar/testing';
import type { FoundObject } from './change.ts';
import type { Operation } from './operation.ts';
import { planRevert } from './undo-planner.ts';
import type { Reverting } from './undo-planner.ts';

const minute = 60_000;
const madeAt = new Date('2026-11-18T18:00:00Z');
const text = (summary: string) => calendar(event('UID:piano', 'DTSTART:20261121T150000Z', `SUMMARY:${summary}`));

const rename: Operation = {
  id: 'rename',
  type: 'rename',
  summary: 'Cello',
  senderId: 'ana',
  calendarId: 'family',
  uid: 'piano',
  eventId: 'event',
  resultEventId: 'event',
  executedAt: madeAt,
  previousIcs: text('Piano'),
  newIcs: text('Cello'),
  href: null,
  undone: false,
  conflictId: null,
};
const add: Operation = { ...rename, type: 'add', previousIcs: null };

interface Situation {
  operation: Operation | null;
  /** The text on the calendar. */
  ics: string | null;
  hasNewer: boolean;
  afterMs: number;
}

/** Plans a revert in a situation, and returns what matters of the plan or the code of the refusal. */
async function planned(
  { operation = rename, ics = text('Cello'), hasNewer = false, afterMs = minute }: Partial<Situation>,
  reverting: Partial<Reverting> = {},
) {
  const object = ics === null ? null : ({ calendarId: 'family', uid: 'piano', ics, href: null } as FoundObject);
  const transaction = {
    operation: async () => operation,
    mentionObjectsOf: () => undefined,
    lock: async () => new Date(madeAt.getTime() + afterMs),
    object: async () => object,
    hasNewer: async () => hasNewer,
  };
  try {
    const plan = await planRevert(
      transaction,
      operation,
      { action: 'undo', operationId: 'rename', senderId: 'ana', ownsUnsigned: false, ...reverting },
      { familyZone: chicago, undoTtlMs: 10 * minute },
    );
    if (plan.kind === 'result') return plan.result.type;
    const { write, completion } = plan.change;
    const title = write.after && /SUMMARY:(.*?)\r/.exec(write.after.ics)?.[1];
    return { title, undone: completion.kind === 'mark' && completion.undone };
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test.each<[string, Partial<Situation>, Partial<Reverting>, unknown]>([
  ['an undo restores the earlier text', {}, {}, { title: 'Piano', undone: true }],
  ['an undo of an added event removes it', { operation: add }, {}, { title: null, undone: true }],
  [
    'an undo of a cancellation brings the event back',
    { operation: { ...rename, type: 'cancel', newIcs: null }, ics: null },
    {},
    { title: 'Piano', undone: true },
  ],
  [
    'a redo restores the later text',
    { operation: { ...rename, undone: true }, ics: text('Piano') },
    { action: 'redo' },
    { title: 'Cello', undone: false },
  ],
  ['an unknown operation', { operation: null }, {}, 'operationNotFound'],
  ['an undone operation', { operation: { ...rename, undone: true } }, {}, 'alreadyUndone'],
  ['a redo of what is not undone', {}, { action: 'redo' }, 'invalid_request'],
  ['the last millisecond', { afterMs: 10 * minute }, {}, { title: 'Piano', undone: true }],
  ['one millisecond later', { afterMs: 10 * minute + 1 }, {}, 'operationExpired'],
  ['a late undo of an undone operation', { operation: { ...rename, undone: true }, afterMs: 1e9 }, {}, 'alreadyUndone'],
  ['another sender', {}, { senderId: 'ben' }, 'not_original_sender'],
  ['no sender', {}, { senderId: null, ownsUnsigned: true }, 'not_original_sender'],
  ['an unsigned operation', { operation: { ...rename, senderId: null } }, {}, 'not_original_sender'],
  [
    'an unsigned operation and the bot',
    { operation: { ...rename, senderId: null } },
    { ownsUnsigned: true },
    { title: 'Piano', undone: true },
  ],
  ['a later operation', { hasNewer: true }, {}, 'event_changed'],
  ['an event that was changed elsewhere', { ics: text('Viola') }, {}, 'event_changed'],
  ['an event that was removed elsewhere', { ics: null }, {}, 'event_changed'],
  [
    'an event that means the same in another order',
    { ics: text('Cello').replace('SUMMARY:Cello\r\n', '').replace('UID:piano', 'UID:piano\r\nSUMMARY:Cello') },
    {},
    { title: 'Piano', undone: true },
  ],
])('%s', async (_, situation, reverting, expected) => {
  expect(await planned(situation, reverting)).toEqual(expected);
});
