import { parseHousehold, type Household } from '@homeroom/household';
import {
  devEventPairs,
  holdoutEventPairs,
  sampleHousehold,
  type EventPair,
  type PairEvent,
} from '@homeroom/sample-data';
import { CopyRule, type ComparedEvent } from '../../../../apps/family-assistant/src/copies/copy-rule.ts';
import { encodeOccurrenceId, idPrefixOf } from '../../../../apps/family-assistant/src/calendar/occurrence-id.ts';

const household = parseHousehold(sampleHousehold);

/** The sample household with the calendars of a pair. */
function householdOf({ first, second }: EventPair): Household {
  const [calendar] = household.calendars;
  if (!calendar) throw new Error('The sample household has no calendar.');
  return { ...household, calendars: [first, second].map(({ calendar: id, owner }) => ({ ...calendar, id, owner })) };
}

function compared({ calendar, uid, recurrenceId, summary, start, end, location, who }: PairEvent): ComparedEvent {
  const seconds = recurrenceId === undefined ? null : Date.parse(recurrenceId) / 1000;
  const recurrence = seconds === null ? ({ kind: 'single' } as const) : ({ kind: 'timed', seconds } as const);
  const names = who.map((id) => household.members.find((member) => member.id === id)?.name ?? id);
  return {
    id: encodeOccurrenceId({ idPrefix: idPrefixOf(calendar, uid), recurrence }),
    calendarId: calendar,
    uid,
    start: Date.parse(start),
    end: Date.parse(end),
    event: { summary, location, attendees: names, categories: [] } as never,
  };
}

function isRight(pair: EventPair): boolean {
  const rule = new CopyRule(householdOf(pair));
  return rule.areCopies(compared(pair.first), compared(pair.second)) === pair.copies;
}

test('the rule judges the pairs as their writer did', () => {
  const wrong = devEventPairs.filter((pair) => !isRight(pair));
  expect(wrong.map(({ first, second, why }) => `${first.summary} / ${second.summary}: ${why}`)).toEqual([]);
});

test('either event of a pair may come first', () => {
  const turned = devEventPairs.map(({ first, second, ...rest }) => ({ first: second, second: first, ...rest }));
  expect(turned.filter((pair) => !isRight(pair))).toEqual([]);
});

test('at least 95% of the pairs that nobody developed against are judged as their writer did', () => {
  const right = holdoutEventPairs.filter(isRight).length;
  expect(right / holdoutEventPairs.length).toBeGreaterThanOrEqual(0.95);
});
