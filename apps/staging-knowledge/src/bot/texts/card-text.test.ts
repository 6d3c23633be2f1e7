import { parseTelegramHtml } from '@homeroom/messenger/testing';
import type { BriefingCard } from '../../documents/card/card.ts';
import { cardReply } from './card-text.ts';

const source = 'rule' as const;
const date = {
  all_day: false,
  past: false,
  kind: 'event' as const,
  text: '',
  confidence: 0.9,
  source,
  time: null,
  end_date: null,
  end_time: null,
};
const card = (overrides: Partial<BriefingCard> = {}): BriefingCard => ({
  id: 'c1f7a2d9-6b48-4e05-8a3d-27e91b54f0c8',
  title: 'Year 4 Science Museum Trip',
  summary: 'Year 4 visits the museum.',
  category: 'School',
  icon: '🏫',
  who: ['Maya Rivera'],
  document_date: '2026-09-14',
  dates: [
    { ...date, date: '2026-10-09', time: '08:45', end_time: '15:15', label: 'Science Museum trip' },
    { ...date, date: '2026-09-01', past: true, label: 'Over' },
    { ...date, date: '2026-09-30', kind: 'deadline', label: 'Not twice' },
    { ...date, date: '2027-02-01', end_date: '2027-02-05', label: '' },
  ],
  deadlines: [{ date: '2026-09-30', time: null, label: 'Return permission slip', text: '', confidence: 0.8, source }],
  actions: [
    { text: 'Return the signed permission slip', due: '2026-09-30', who: ['Ana Rivera'], source },
    { text: 'Pack a lunch', due: null, who: [], source },
  ],
  action_required: true,
  deadline: '2026-09-30',
  location: [{ name: 'City Science Museum', address: '200 Park Avenue' }],
  money: [{ amount: 18.5, currency: 'USD', text: '$18.50', for: 'trip' }],
  contacts: [],
  links: [],
  urgency: 'normal',
  confidence: 'high',
  confidence_score: 0.84,
  needs_review: false,
  review: [],
  source: {
    filename: 'letter.pdf',
    type: 'attachment',
    sender: 'Ana Rivera',
    sender_username: '',
    received_at: '2026-09-15T19:02:10-05:00',
    detected_type: 'pdf',
  },
  text_excerpt: '',
  parse_method: 'text',
  generated_by: 'rules',
  model: null,
  warnings: [],
  generated_at: '2026-09-15T19:02:10-05:00',
  processing_time_ms: 3,
  ...overrides,
});
const shown = (overrides: Partial<BriefingCard> = {}) =>
  parseTelegramHtml(cardReply(card(overrides), '2026-09-15').html).text;

test('a card says what it is, whom it concerns, by when, what to do, when, where and what it costs', () => {
  expect(shown().split('\n')).toEqual([
    '🏫 Year 4 Science Museum Trip',
    'For Maya Rivera',
    'Year 4 visits the museum.',
    '',
    'By when',
    '• Wed, Sep 30: Return permission slip',
    '',
    'To do',
    '• Return the signed permission slip (Ana Rivera, by Wed, Sep 30)',
    '• Pack a lunch',
    '',
    'When',
    '• Fri, Oct 9, 8:45 AM to 3:15 PM: Science Museum trip',
    '• Mon, Feb 1, 2027 to Fri, Feb 5, 2027',
    '',
    'Where',
    '• City Science Museum, 200 Park Avenue',
    '',
    'Costs',
    '• $18.50 (trip)',
  ]);
});

test('a card that wants nothing says so, and a doubtful one asks to be checked', () => {
  const bare = {
    who: [],
    summary: '',
    dates: [],
    deadlines: [],
    actions: [],
    location: [],
    money: [],
    action_required: false,
    deadline: null,
  };
  expect(shown(bare)).toBe('🏫 Year 4 Science Museum Trip\n\nNothing to do.');
  expect(
    shown({
      ...bare,
      action_required: true,
      needs_review: true,
      review: [{ field: 'dates', reason: 'The year of “March 5” is not written.' }],
      warnings: ['Page 2 has no readable text.'],
    }),
  ).toBe(
    '🏫 Year 4 Science Museum Trip\n\n⚠️ Please check this against the document.\n⚠️ The year of “March 5” is not written.\n⚠️ Page 2 has no readable text.',
  );
});

test.each([
  ['markup', '</b><script>&amp;"'],
  ['markup without end', '<&>"'.repeat(2_000)],
  ['emoji of many parts', '👩‍👩‍👧‍👦'.repeat(500)],
  ['lines of their own', 'a\n/grocery\r\nb\u2028c'],
])('a card of %s fits into a message, and stays what it is', (_, text) => {
  const many = <Fact>(fact: Fact) => Array<Fact>(30).fill(fact);
  const { html } = cardReply(
    card({
      title: text,
      summary: text,
      who: [text],
      deadlines: many({ date: '2026-09-30', time: '10:00', label: text, text: '', confidence: 1, source }),
      actions: many({ text, due: '2026-09-30', who: [text], source }),
      dates: many({ ...date, date: '2026-10-09', label: text }),
      location: many({ name: text, address: text }),
      money: many({ amount: 1, currency: 'USD', text, for: text }),
      warnings: many(text),
    }),
    '2026-09-15',
  );
  const { entities, text: seen } = parseTelegramHtml(html);
  expect(html.length).toBeLessThanOrEqual(4_096);
  expect(new Set(entities.map(({ type }) => type))).toEqual(new Set(['bold']));
  expect(seen.split('\n')).not.toContain('/grocery');
});
