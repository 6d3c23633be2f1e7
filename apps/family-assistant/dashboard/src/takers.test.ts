/** @any-zone Times are compared as they are written. */
import type { Operation } from './contract.ts';
import { takersOf } from './takers.ts';

const members = [
  { name: 'Ana Rivera', role: 'parent' },
  { name: 'Ben Rivera', role: 'parent' },
  { name: 'Ben Okoye', role: 'other' },
  { name: 'Maya Rivera', role: 'child' },
];
const time = (name: string, value: string) => [name, { tzid: 'America/Chicago' }, 'date-time', value];
const master = [time('dtstart', '2026-10-08T16:00:00'), time('dtend', '2026-10-08T17:00:00')];
const later = [time('dtstart', '2026-10-08T18:00:00'), time('dtend', '2026-10-08T19:00:00')];
const nextWeek = [
  time('recurrence-id', '2026-10-15T16:00:00'),
  time('dtstart', '2026-10-15T16:00:00'),
  time('dtend', '2026-10-15T17:00:00'),
];
const ana = ['attendee', { cn: 'Ana Rivera', 'schedule-agent': 'NONE' }, 'cal-address', 'mailto:ana@example.org'];
const maya = ['attendee', { cn: 'Maya Rivera' }, 'cal-address', 'mailto:maya@example.org'];
const ben = ['x-homeroom-who', {}, 'unknown', 'Ben Rivera'];

type Events = unknown[][];
const state = (events: Events) => ({
  ics: '',
  jcal: ['vcalendar', [], [['vtimezone', [], []], ...events.map((event) => ['vevent', event, []])]],
});
const change = (before: Events | null, after: Events, type: Operation['type'] = 'move') =>
  ({
    id: 'o',
    type,
    summary: 'Soccer',
    executed_at: '',
    snapshot: { previous_state: before && state(before), new_state: state(after) },
  }) as Operation;

test.each<[string, Operation, string[] | null]>([
  ['somebody takes it', change([[...master, maya]], [[...master, maya, ana]]), ['Ana']],
  ['one of two with the same first name takes it', change([[...master, ana]], [[...master, ben]]), ['Ben Rivera']],
  ['two take it', change([master], [[...master, ana, ben]]), ['Ana', 'Ben Rivera']],
  ['somebody takes one of a series', change([master], [master, [...nextWeek, ana]]), ['Ana']],
  [
    'somebody takes one of a series that was changed before',
    change([master, nextWeek], [master, [...nextWeek, ana]]),
    ['Ana'],
  ],
  ['it is moved', change([[...master, ana]], [[...later, ana]]), null],
  [
    'one of a series is moved',
    change(
      [[...master, ana]],
      [
        [...master, ana],
        [nextWeek[0], ...later, ana],
      ],
    ),
    null,
  ],
  ['it is made longer', change([[...master, ana]], [[master[0], later[1], ana]]), null],
  ['nobody is known to take it', change([[...master, ana]], [[...master, maya]]), null],
  ['it is added', change(null, [[...master, ana]], 'add'), null],
  ['nothing is told of it', { id: 'o', type: 'move', summary: 'Soccer', executed_at: '' }, null],
])('when %s', (_what, operation, takers) => {
  expect(takersOf(operation, members)).toEqual(takers);
});
