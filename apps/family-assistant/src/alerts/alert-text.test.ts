import { chicago } from '../../tests/calendar-fixtures.ts';
import type { ConflictOption, ConflictOptions } from '../conflicts/conflict.ts';
import { alertText, conflictsOfMessage } from './alert-text.ts';
import type { AlertEvent, AlertSubject, AlertText, MessageKind } from './alert-text.ts';

const none: ConflictOptions = { split: [], reassign: [], reschedule: [] };
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

function buildEvent(overrides: Partial<AlertEvent> = {}): AlertEvent {
  return {
    summary: 'Soccer practice',
    start: Date.parse('2026-10-08T16:00:00-05:00'),
    end: Date.parse('2026-10-08T17:15:00-05:00'),
    allDay: false,
    who: ['Ana', 'Maya'],
    location: 'Field 3',
    ...overrides,
  };
}

function buildSubject(overrides: Partial<AlertSubject> = {}): AlertSubject {
  const second = buildEvent({
    summary: 'Orthodontist',
    start: Date.parse('2026-10-08T16:30:00-05:00'),
    who: ['Maya'],
    location: '8 Mill Road',
  });
  return { id: idOf(1), first: buildEvent(), second, overlapMinutes: 45, options: none, ...overrides };
}

const optionsFrom = (...descriptions: string[]): ConflictOption[] =>
  descriptions.map((description, index) => ({ index, description, changes: [] }));
const choice = (place: number, action: string, index: number) => ({
  label: String(place),
  data: `res:${idOf(1)}:${action}:${index}:1`,
});

test('a reminder of one conflict tells all of it and offers a button for each option', () => {
  const options = {
    split: optionsFrom(
      'Ana takes Soccer practice, Ben takes Orthodontist',
      'Ben takes Soccer practice, Ana takes Orthodontist',
    ),
    reassign: optionsFrom('Ben takes Soccer practice'),
    reschedule: optionsFrom(
      'Orthodontist on Thursday, 5:30 PM to 6:15 PM',
      'Orthodontist on Thursday, 6:30 PM to 7:15 PM',
    ),
  };
  expect(alertText('alert', 1, [buildSubject({ options })], chicago)).toEqual({
    html: [
      '<b>Two events at once (first reminder)</b>',
      '<b>Soccer practice</b>\nThursday, October 8, 4:00 PM to 5:15 PM\nAna, Maya\nField 3',
      '<b>Orthodontist</b>\nThursday, October 8, 4:30 PM to 5:15 PM\nMaya\n8 Mill Road',
      'They overlap by 45 minutes.',
      'One adult for each:\n1. Ana takes Soccer practice, Ben takes Orthodontist\n2. Ben takes Soccer practice, Ana takes Orthodontist',
      'Somebody else goes:\n3. Ben takes Soccer practice',
      'Another time:\n4. Orthodontist on Thursday, 5:30 PM to 6:15 PM\n5. Orthodontist on Thursday, 6:30 PM to 7:15 PM',
    ].join('\n\n'),
    buttons: [
      [choice(1, 'split', 0), choice(2, 'split', 1), choice(3, 'reassign', 0), choice(4, 'reschedule', 0)],
      [choice(5, 'reschedule', 1)],
      [{ label: "I'll take care of it", data: `ack:${idOf(1)}` }],
    ],
  });
});

test('of many options the first of each action are listed', () => {
  const options = {
    split: optionsFrom(...'abcdefghijkl'),
    reassign: optionsFrom('m'),
    reschedule: optionsFrom(...'nopqrs'),
  };
  const { html, buttons } = alertText('direct', 1, [buildSubject({ options })], chicago);
  expect(html.split('\n\n').slice(4)).toEqual([
    'One adult for each:\n1. a\n2. b\n3. c\n4. d',
    'Somebody else goes:\n5. m',
    'Another time:\n6. n\n7. o\n8. p',
    'Open the dashboard for more options.',
  ]);
  expect(buttons.map((row) => row.map(({ data }) => data.replace(idOf(1), '')))).toEqual([
    ['res::split:0:1', 'res::split:1:1', 'res::split:2:1', 'res::split:3:1'],
    ['res::reassign:0:1', 'res::reschedule:0:1', 'res::reschedule:1:1', 'res::reschedule:2:1'],
    ['ack:'],
  ]);
});

test('several conflicts are told in short, with a button for each', () => {
  const second = buildSubject({
    id: idOf(2),
    first: buildEvent({ summary: 'Choir', who: [], location: null }),
    overlapMinutes: 75,
  });
  expect(alertText('alert', 2, [buildSubject(), second], chicago)).toEqual({
    html: [
      '<b>2 conflicts (second reminder)</b>',
      '1. <b>Soccer practice</b>\nThursday, October 8, 4:00 PM to 5:15 PM · Ana, Maya\n<b>Orthodontist</b>\nThursday, October 8, 4:30 PM to 5:15 PM · Maya\nThey overlap by 45 minutes.',
      '2. <b>Choir</b>\nThursday, October 8, 4:00 PM to 5:15 PM\n<b>Orthodontist</b>\nThursday, October 8, 4:30 PM to 5:15 PM · Maya\nThey overlap by 1 hour 15 minutes.',
      'Open the dashboard for the options.',
    ].join('\n\n'),
    buttons: [
      [
        { label: 'Take 1', data: `ack:${idOf(1)}` },
        { label: 'Take 2', data: `ack:${idOf(2)}` },
      ],
    ],
  });
});

test('of more conflicts than a message holds the rest is counted', () => {
  const { html, buttons } = alertText(
    'group',
    1,
    Array.from({ length: conflictsOfMessage + 3 }, (_, index) => buildSubject({ id: idOf(index) })),
    chicago,
  );
  expect(html.split('\n\n').at(-1)).toBe('Open the dashboard for 3 more and for the options.');
  expect(buttons.flat()).toHaveLength(conflictsOfMessage);
});

test('a summary lists the number it is given, counts all, and names the dashboard', () => {
  const subjects = Array.from({ length: 20 }, (_, index) => buildSubject({ id: idOf(index) }));
  const { html, buttons } = alertText('alert', 1, subjects, chicago, {
    total: 1_461,
    listed: 5,
    dashboardUrl: 'https://home.example/a?b=1&c',
  });
  expect(html.split('\n\n')[0]).toBe('<b>1461 conflicts (first reminder)</b>');
  expect(html.split('\n\n').at(-1)).toBe(
    'Open the dashboard for 1456 more and for the options:\nhttps://home.example/a?b=1&amp;c',
  );
  expect(buttons.flat().map(({ data }) => data)).toEqual(subjects.slice(0, 5).map(({ id }) => `ack:${id}`));
});

test('an address of the dashboard that would fill the message is left out', () => {
  expect(
    alertText('alert', 1, [buildSubject(), buildSubject()], chicago, {
      dashboardUrl: `https://home.example/${'&'.repeat(100)}`,
    }).html,
  ).toMatch(/Open the dashboard for the options\.$/);
});

test.each<[MessageKind, number, number, string]>([
  ['alert', 1, 1, 'Two events at once (first reminder)'],
  ['alert', 2, 1, 'Two events at once (second reminder)'],
  ['alert', 3, 1, 'Two events at once (third reminder)'],
  ['alert', 0, 1, 'Two events at once'],
  ['alert', 3, 4, '4 conflicts (third reminder)'],
  ['alert', 0, 4, '4 conflicts'],
  ['direct', 1, 1, 'Nobody has taken this yet'],
  ['direct', 1, 4, 'Nobody has taken these 4 conflicts yet'],
  ['mixed', 0, 1, 'Nobody has taken this yet'],
  ['mixed', 0, 4, 'Nobody has taken these 4 conflicts yet'],
  ['group', 1, 1, 'Still open at the end of the day'],
  ['group', 1, 4, '4 conflicts are still open at the end of the day'],
])('the heading of %s %d about %d', (kind, number, count, expected) => {
  expect(
    alertText(
      kind,
      number,
      Array.from({ length: count }, () => buildSubject()),
      chicago,
    ).html.split('\n')[0],
  ).toBe(`<b>${expected}</b>`);
});

test.each<[string, Partial<AlertEvent>, string]>([
  [
    'over midnight',
    { start: Date.parse('2026-10-08T22:00:00-05:00'), end: Date.parse('2026-10-09T01:00:00-05:00') },
    'Thursday, October 8, 10:00 PM to Friday, October 9, 1:00 AM',
  ],
  [
    'all day',
    { start: Date.parse('2026-10-08T00:00:00-05:00'), end: Date.parse('2026-10-09T00:00:00-05:00'), allDay: true },
    'Thursday, October 8, all day',
  ],
  [
    'some days',
    { start: Date.parse('2026-10-08T00:00:00-05:00'), end: Date.parse('2026-10-11T00:00:00-05:00'), allDay: true },
    'Thursday, October 8 to Saturday, October 10, all day',
  ],
  [
    'the day on which the clocks go back',
    { start: Date.parse('2026-11-01T00:00:00-05:00'), end: Date.parse('2026-11-02T00:00:00-06:00'), allDay: true },
    'Sunday, November 1, all day',
  ],
  [
    'the evening of that day',
    { start: Date.parse('2026-11-02T00:30:00Z'), end: Date.parse('2026-11-02T01:30:00Z') },
    'Sunday, November 1, 6:30 PM to 7:30 PM',
  ],
  [
    'the evening of the day on which they go forward',
    { start: Date.parse('2027-03-14T23:30:00Z'), end: Date.parse('2027-03-15T00:30:00Z') },
    'Sunday, March 14, 6:30 PM to 7:30 PM',
  ],
])('times: %s', (_, times, expected) => {
  expect(alertText('alert', 1, [buildSubject({ first: buildEvent(times) })], chicago).html.split('\n')[3]).toBe(
    expected,
  );
});

test.each([
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [75, '1 hour 15 minutes'],
  [120, '2 hours'],
])('an overlap of %d minutes', (overlapMinutes, expected) => {
  expect(alertText('alert', 1, [buildSubject({ overlapMinutes })], chicago).html).toContain(
    `They overlap by ${expected}.`,
  );
});

test('titles, people, places and options are text, however they look', () => {
  const event = buildEvent({ summary: '<a href="tg://x">A & B</a>\n<b>', who: ['<i>Ana'], location: '1 < 2\r\n& 3' });
  const { html } = alertText(
    'alert',
    1,
    [buildSubject({ first: event, options: { ...none, reassign: optionsFrom('Ana takes <b>A & B') } })],
    chicago,
  );
  expect(html).toContain('<b>&lt;a href=&quot;tg://x&quot;&gt;A &amp; B&lt;/a&gt; &lt;b&gt;</b>\n');
  expect(html).toContain('\n&lt;i&gt;Ana\n1 &lt; 2 &amp; 3\n');
  expect(html).toContain('1. Ana takes &lt;b&gt;A &amp; B');
});

test('a title is cut at 100 characters and a place at 80', () => {
  const { html } = alertText(
    'alert',
    1,
    [buildSubject({ first: buildEvent({ summary: '🏳️‍🌈'.repeat(101), location: 'x'.repeat(81) }) })],
    chicago,
  );
  expect(html).toContain(`<b>${'🏳️‍🌈'.repeat(99)}…</b>`);
  expect(html).toContain(`\n${'x'.repeat(79)}…\n`);
});

const hostile = [
  'x'.repeat(10_000),
  '&'.repeat(10_000),
  '<b>'.repeat(3_000),
  '"\''.repeat(5_000),
  '👨‍👩‍👧‍👦'.repeat(2_000),
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(2_000),
  `a${'\u0301'.repeat(10_000)}`,
  '👩\u200d'.repeat(5_000),
  'אבג <דה> '.repeat(1_000),
  '\u202e\u2066rtl'.repeat(1_000),
  '\u0000\u0007\u001b[31m'.repeat(1_000),
  '\ud800'.repeat(5_000),
  '\n\r\n\u2028'.repeat(2_000),
  '</b></b><pre><code>',
  '&lt;&amp;&#60;'.repeat(1_000),
  '/undo @everyone https://example.org/?a=1&b=2 '.repeat(300),
  '',
  ' \t ',
  'ﷺ'.repeat(10_000),
  '𝕏&'.repeat(5_000),
];

const longUrl = `https://home.example/${'a'.repeat(479)}`;

function hostileSubject(text: string, index: number): AlertSubject {
  const long = { start: Date.parse('2026-09-30T22:00:00-05:00'), end: Date.parse('2026-11-25T22:00:00-06:00') };
  const event = buildEvent({ summary: text, who: [text, text], location: text, ...long });
  const many = optionsFrom(...Array.from({ length: 12 }, () => `${text} takes ${text}`));
  return {
    id: idOf(index),
    first: event,
    second: event,
    overlapMinutes: 1_000_000,
    options: { split: many, reassign: many, reschedule: many },
    optionsRevision: 99_999_999,
  };
}

function expectSound({ html, buttons }: AlertText): void {
  expect(html.length).toBeGreaterThan(20);
  expect(html.length).toBeLessThanOrEqual(4_096);
  expect(html).not.toMatch(/\p{Cs}/u);
  // Nothing but bold, opened and closed in turn, and no bare ampersand.
  expect(html.replace(/<b>[^<>]*<\/b>/g, '')).not.toMatch(/[<>]/);
  expect(html).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)/);
  expect(html.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  expect(buttons.flat().length).toBeLessThan(100);
  for (const { data } of buttons.flat()) expect(Buffer.byteLength(data)).toBeLessThan(64);
}

test.each(hostile.map((text, index) => [index, text]))(
  'whatever an event says, its message can be sent (%#)',
  (index, text) => {
    for (const kind of ['alert', 'direct', 'group'] as const) {
      expectSound(alertText(kind, 3, [hostileSubject(text, index)], chicago));
      const several = Array.from({ length: conflictsOfMessage }, (_, other) => hostileSubject(text, other));
      expectSound(alertText(kind, 3, several, chicago, { dashboardUrl: longUrl }));
      expectSound(alertText(kind, 3, several, chicago, { total: 10_000, listed: 5, dashboardUrl: longUrl }));
    }
  },
);

test('twenty hostile conflicts at once make one sound message', () => {
  expectSound(alertText('group', 1, hostile.map(hostileSubject), chicago));
});

test.each<[readonly string[], string]>([
  [[], 'They overlap by 45 minutes. It takes two adults.'],
  [['Maya Rivera'], 'They overlap by 45 minutes. Maya Rivera is needed at both.'],
  [['Maya <R>', 'Leo'], 'They overlap by 45 minutes. Maya &lt;R&gt; and Leo are needed at both.'],
])('the text says who is needed at both: %j', (shared, line) => {
  expect(alertText('alert', 1, [buildSubject({ shared })], chicago).html).toContain(line);
  const second = buildSubject({ id: idOf(2) });
  expect(alertText('alert', 1, [buildSubject({ shared }), second], chicago).html).toContain(line);
});

test('the options come in the order that the subject gives', () => {
  const options = { ...none, split: optionsFrom('Ana and Ben'), reschedule: optionsFrom('Later') };
  const order = ['reschedule', 'reassign', 'split'] as const;
  const { html, buttons } = alertText('alert', 1, [buildSubject({ options, order })], chicago);
  expect(html).toContain('Another time:\n1. Later\n\nOne adult for each:\n2. Ana and Ben');
  expect(buttons[0]).toEqual([choice(1, 'reschedule', 0), choice(2, 'split', 0)]);
});
