import type { Conflict, ConflictOptions, ConflictSide } from '../conflicts/conflict.ts';
import { mentionConflict, updateMention } from './alert-message.ts';

const none: ConflictOptions = { split: [], reassign: [], reschedule: [] };
const shown: ConflictOptions = { ...none, split: [{ index: 0, description: 'Ana takes Choir', changes: [] }] };

function buildConflict(overrides: Partial<Conflict> = {}): Conflict {
  const side = (uid: string): ConflictSide => ({
    eventId: uid,
    calendarId: 'family',
    uid,
    summary: uid,
    start: 0,
    end: 9,
  });
  const [first, second] = [side('choir'), side('dentist')];
  return {
    id: 'c',
    pairId: 'c',
    detectedAt: new Date(0),
    first,
    second,
    overlapMinutes: 9,
    shared: null,
    eventsMark: 'now',
    status: 'unacknowledged',
    options: { options: shown, mark: 'now', first, second },
    optionsRevision: 1,
    resolution: null,
    nagCount: 0,
    nextAlertAt: null,
    alertError: null,
    ...overrides,
  };
}

const conflict = buildConflict();
const told = mentionConflict(conflict);
const moved = { ...conflict.second, start: 5 };

test('a conflict whose events did not change keeps its options in a message', () => {
  expect(updateMention(told, conflict)).toBe(told);
  const { optionsRevision: _, ...fromEarlierVersion } = told;
  expect(updateMention(fromEarlierVersion, conflict)).toBe(fromEarlierVersion);
});

test('a message that is written again has no options of events as they were', () => {
  const after = buildConflict({ second: moved, eventsMark: 'later' });
  expect(updateMention(told, after)).toMatchObject({ second: { start: 5 }, options: none });
});

test('a message that is written again has the options of now and their revision', () => {
  const options = { options: shown, mark: 'later', first: conflict.first, second: moved };
  const after = buildConflict({ second: moved, eventsMark: 'later', options, optionsRevision: 2 });
  expect(updateMention(told, after)).toMatchObject({ options: shown, optionsRevision: 2 });
});
