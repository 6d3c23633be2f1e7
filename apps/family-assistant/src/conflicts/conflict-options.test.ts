import { parseHousehold } from '@homeroom/household';
import { chicago } from '../../tests/calendar-fixtures.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { BusyTimes } from './busy-times.ts';
import { conflictOptions } from './conflict-options.ts';
import type { OptionSources } from './conflict-options.ts';
import { buildOccurrence, membersOf } from './testing/build-occurrence.ts';

const maya = '{ id: maya, name: Maya Rivera, role: child }';
const parents = [
  '{ id: ana, name: Ana Rivera, role: parent, designated: true }',
  '{ id: ben, name: Ben Rivera, role: parent }',
];

function householdOf(...members: string[]) {
  return parseHousehold(
    `family_id: rivera\ntimezone: America/Chicago\nmembers:\n${members.map((member) => `  - ${member}\n`).join('')}`,
  );
}

/** Monday, October 5. */
const now = Date.parse('2026-10-05T09:00:00-05:00');
const soccer = buildOccurrence({
  uid: 'soccer',
  title: 'Soccer practice',
  at: ['2026-10-08', '16:00', '17:15'],
  members: ['ana', 'maya'],
});
const orthodontist = buildOccurrence({
  uid: 'orthodontist',
  title: 'Orthodontist',
  at: ['2026-10-08', '16:30', '17:15'],
  members: ['maya'],
});

function optionsOf({
  first = soccer,
  second = orthodontist,
  around = [],
  ...overrides
}: Partial<OptionSources> & { first?: Occurrence; second?: Occurrence; around?: Occurrence[] } = {}) {
  const sources = {
    household: householdOf(...parents, maya),
    familyZone: chicago,
    membersOf,
    readOnly: new Set<string>(),
    now,
    ...overrides,
  };
  return conflictOptions(first, second, new BusyTimes([first, second, ...around], membersOf), sources);
}

function sentencesOf(parts: Parameters<typeof optionsOf>[0] = {}) {
  const { split, reassign, reschedule } = optionsOf(parts);
  return {
    split: split.map(({ description }) => description),
    reassign: reassign.map(({ description }) => description),
    reschedule: reschedule.map(({ description }) => description),
  };
}

test('every way to settle a conflict has a sentence and changes', () => {
  const at = (time: string) => Date.parse(`2026-10-${time}-05:00`);
  expect(optionsOf()).toEqual({
    split: [
      {
        index: 0,
        description: 'Ana takes Soccer practice, Ben takes Orthodontist',
        changes: [assign(soccer, 'ana'), assign(orthodontist, 'ben')],
      },
      {
        index: 1,
        description: 'Ben takes Soccer practice, Ana takes Orthodontist',
        changes: [assign(soccer, 'ben'), assign(orthodontist, 'ana')],
      },
    ],
    reassign: [
      { index: 0, description: 'Ben takes Soccer practice', changes: [assign(soccer, 'ben')] },
      { index: 1, description: 'Ben takes Orthodontist', changes: [assign(orthodontist, 'ben')] },
    ],
    reschedule: [
      {
        index: 0,
        description: 'Orthodontist on Thursday, 5:30 PM to 6:15 PM',
        changes: [move(orthodontist, at('08T17:30'), at('08T18:15'))],
      },
      {
        index: 1,
        description: 'Orthodontist on Thursday, 6:30 PM to 7:15 PM',
        changes: [move(orthodontist, at('08T18:30'), at('08T19:15'))],
      },
      {
        index: 2,
        description: 'Orthodontist on Thursday, 7:30 PM to 8:15 PM',
        changes: [move(orthodontist, at('08T19:30'), at('08T20:15'))],
      },
      {
        index: 3,
        description: 'Soccer practice on Thursday, 5:30 PM to 6:45 PM',
        changes: [move(soccer, at('08T17:30'), at('08T18:45'))],
      },
      {
        index: 4,
        description: 'Soccer practice on Thursday, 7:00 PM to 8:15 PM',
        changes: [move(soccer, at('08T19:00'), at('08T20:15'))],
      },
      {
        index: 5,
        description: 'Soccer practice on Friday, 7:00 AM to 8:15 AM',
        changes: [move(soccer, at('09T07:00'), at('09T08:15'))],
      },
    ],
  });
});

function assign({ id }: Occurrence, member: string) {
  return { kind: 'assign', eventId: id, memberIds: [member] };
}

function move({ id }: Occurrence, start: number, end: number) {
  return { kind: 'move', eventId: id, start, end };
}

const busyBen = buildOccurrence({ uid: 'dentist', at: ['2026-10-08', '17:00', '18:00'], members: ['ben'] });
const cy = '{ id: cy, name: Cy Lopez, role: other }';

test.each<[string, Parameters<typeof sentencesOf>[0], { split: string[]; reassign: string[] }]>([
  [
    'one adult only: nobody to split with',
    { household: householdOf(parents[0] ?? '', maya) },
    { split: [], reassign: [] },
  ],
  [
    'an adult who is no parent goes too',
    { household: householdOf(parents[0] ?? '', cy) },
    {
      split: ['Ana takes Soccer practice, Cy takes Orthodontist', 'Cy takes Soccer practice, Ana takes Orthodontist'],
      reassign: ['Cy takes Soccer practice', 'Cy takes Orthodontist'],
    },
  ],
  [
    'nobody concerned: any free adult takes either',
    {
      first: { ...soccer, event: { ...soccer.event, categories: [] } },
      second: { ...orthodontist, event: { ...orthodontist.event, categories: [] } },
    },
    {
      split: ['Ana takes Soccer practice, Ben takes Orthodontist', 'Ben takes Soccer practice, Ana takes Orthodontist'],
      reassign: [
        'Ana takes Soccer practice',
        'Ben takes Soccer practice',
        'Ana takes Orthodontist',
        'Ben takes Orthodontist',
      ],
    },
  ],
  [
    'an adult with something else at the time does not take over',
    { around: [busyBen] },
    {
      split: ['Ana takes Soccer practice, Ben takes Orthodontist', 'Ben takes Soccer practice, Ana takes Orthodontist'],
      reassign: [],
    },
  ],
  [
    "something that takes no time is in nobody's way",
    { around: [{ ...busyBen, event: { ...busyBen.event, transparency: 'transparent' } }] },
    {
      split: ['Ana takes Soccer practice, Ben takes Orthodontist', 'Ben takes Soccer practice, Ana takes Orthodontist'],
      reassign: ['Ben takes Soccer practice', 'Ben takes Orthodontist'],
    },
  ],
  [
    'a first name that two members have is told in full',
    {
      household: householdOf(
        parents[0] ?? '',
        '{ id: ben, name: Ben Rivera, role: parent }',
        '{ id: benny, name: ben Lopez, role: child }',
      ),
    },
    {
      split: [
        'Ana takes Soccer practice, Ben Rivera takes Orthodontist',
        'Ben Rivera takes Soccer practice, Ana takes Orthodontist',
      ],
      reassign: ['Ben Rivera takes Soccer practice', 'Ben Rivera takes Orthodontist'],
    },
  ],
  [
    'a long title is cut',
    { first: { ...soccer, event: { ...soccer.event, summary: `${'👨‍👩‍👧'.repeat(61)}` } } },
    {
      split: [
        `Ana takes ${'👨‍👩‍👧'.repeat(59)}…, Ben takes Orthodontist`,
        `Ben takes ${'👨‍👩‍👧'.repeat(59)}…, Ana takes Orthodontist`,
      ],
      reassign: [`Ben takes ${'👨‍👩‍👧'.repeat(59)}…`, 'Ben takes Orthodontist'],
    },
  ],
  [
    'an event without a title',
    { first: { ...soccer, event: { ...soccer.event, summary: '\n' } } },
    {
      split: ['Ana takes Untitled event, Ben takes Orthodontist', 'Ben takes Untitled event, Ana takes Orthodontist'],
      reassign: ['Ben takes Untitled event', 'Ben takes Orthodontist'],
    },
  ],
])('who goes: %s', (_, parts, expected) => {
  expect(sentencesOf(parts)).toMatchObject(expected);
});

test('at most twelve splits are offered, in the order of the family configuration', () => {
  const five = ['A', 'B', 'C', 'D', 'E'].map(
    (name) =>
      `{ id: ${name.toLowerCase()}, name: ${name}, role: ${name === 'A' ? 'parent, designated: true' : 'other'} }`,
  );
  const { split } = sentencesOf({ household: householdOf(...five) });
  expect(split.map((sentence) => sentence.replace(/ takes [^,]*/g, ''))).toEqual([
    'A, B',
    'A, C',
    'A, D',
    'A, E',
    'B, A',
    'B, C',
    'B, D',
    'B, E',
    'C, A',
    'C, B',
    'C, D',
    'C, E',
  ]);
});

test.each([
  [
    'the first event',
    ['one'],
    {
      split: [],
      reassign: ['Ben takes Orthodontist'],
      reschedule: [
        'Orthodontist on Thursday, 5:30 PM to 6:15 PM',
        'Orthodontist on Thursday, 6:30 PM to 7:15 PM',
        'Orthodontist on Thursday, 7:30 PM to 8:15 PM',
      ],
    },
  ],
  [
    'the second event',
    ['two'],
    {
      split: [],
      reassign: ['Ben takes Soccer practice'],
      reschedule: [
        'Soccer practice on Thursday, 5:30 PM to 6:45 PM',
        'Soccer practice on Thursday, 7:00 PM to 8:15 PM',
        'Soccer practice on Friday, 7:00 AM to 8:15 AM',
      ],
    },
  ],
  ['both events', ['one', 'two'], { split: [], reassign: [], reschedule: [] }],
])('a calendar that takes no changes keeps %s unchanged', (_, readOnly, expected) => {
  expect(
    sentencesOf({
      first: { ...soccer, calendarId: 'one' },
      second: { ...orthodontist, calendarId: 'two' },
      readOnly: new Set(readOnly),
    }),
  ).toEqual(expected);
});

/** Something that takes Maya's time between two times of October. */
function blocked(from: string, until: string): Occurrence {
  const [start, end] = [Date.parse(`2026-10-${from}-05:00`), Date.parse(`2026-10-${until}-05:00`)];
  return {
    ...buildOccurrence({ uid: `trip ${from}`, at: ['2026-10-08', '17:00', '18:00'], members: ['maya'] }),
    start,
    end,
  };
}

test.each([
  [
    'within six days by its weekday',
    [blocked('08T17:00', '11T12:00')],
    [
      'Orthodontist on Sunday, 12:00 PM to 12:45 PM',
      'Orthodontist on Sunday, 1:00 PM to 1:45 PM',
      'Orthodontist on Sunday, 2:00 PM to 2:45 PM',
    ],
  ],
  [
    'further away with its date',
    [blocked('08T17:00', '12T12:00')],
    [
      'Orthodontist on Monday, October 12, 12:00 PM to 12:45 PM',
      'Orthodontist on Monday, October 12, 1:00 PM to 1:45 PM',
      'Orthodontist on Monday, October 12, 2:00 PM to 2:45 PM',
    ],
  ],
  [
    'with its date when another slot has the weekday too',
    [blocked('08T17:00', '08T20:00'), blocked('08T20:45', '15T18:00')],
    [
      'Orthodontist on Thursday, October 8, 8:00 PM to 8:45 PM',
      'Orthodontist on Thursday, October 15, 6:00 PM to 6:45 PM',
      'Orthodontist on Thursday, October 15, 7:00 PM to 7:45 PM',
    ],
  ],
])('a slot is told %s', (_, around, expected) => {
  expect(sentencesOf({ around }).reschedule.slice(0, 3)).toEqual(expected);
});

test('without a free slot there is no other time', () => {
  expect(sentencesOf({ around: [blocked('08T17:00', '31T12:00')] }).reschedule).toEqual([]);
});

test('two hundred conflicts among ten thousand events get the same ways, whatever else is on', () => {
  const around = Array.from({ length: 10_000 }, (_, index) => ({
    ...orthodontist,
    id: `busy ${index}`,
    uid: `busy ${index}`,
    start: soccer.start + index * 120_000,
    end: soccer.start + index * 120_000 + 1_800_000,
  }));
  const busy = new BusyTimes(around, membersOf);
  const sources = {
    household: householdOf(...parents, maya),
    familyZone: chicago,
    membersOf,
    readOnly: new Set<string>(),
    now,
  };
  const options = Array.from({ length: 200 }, (_, index) =>
    conflictOptions(
      { ...soccer, id: `soccer ${index}` },
      { ...orthodontist, id: `orthodontist ${index}` },
      busy,
      sources,
    ),
  );
  expect(options[0]?.split.length).toBeGreaterThan(0);
  expect(options.map(({ split }) => split.length)).toEqual(options.map(() => options[0]?.split.length));
});
