import { parseHousehold } from '@homeroom/household';
import {
  AnswerCutError,
  AnswerNotJsonError,
  EmptyAnswerError,
  ModelHostUnavailableError,
  ModelHostBusyError,
  PromptTooLongError,
  type ChatRequest,
} from '@homeroom/model-host';
import type { ParseResult } from '../../read/parse-result.ts';
import type { CardFacts } from '../card.ts';
import { showDocument } from '../../interpret/shown-document.ts';
import { improveCard, shownLengths, type ImproveOptions } from './improve-card.ts';

const household = parseHousehold(`
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent }
  - { id: maya, name: Maya Rivera, role: child, school: Lakeside Elementary, teacher: Mr. Okafor }
  - { id: will, name: Will Rivera, role: child }
`);

const text = `Year 4 Science Museum Trip
Dear parents of Year 4,
On Friday, October 9, 2026 the class will visit the City Science Museum.
The bus leaves at 8:45. The trip costs $18.50.
Please return the signed permission slip to Mr. Okafor by September 30. Maya needs a packed lunch, so please bring one.
The bake sale for the trip takes place on September 25. Money raised will pay for the bus.`;

function buildParse(overrides: Partial<ParseResult> = {}): ParseResult {
  return {
    filename: 'letter.txt',
    content_type: 'text/plain',
    detected_type: 'text',
    size_bytes: 1,
    sha256: '0'.repeat(64),
    method: 'text',
    text,
    char_count: text.length,
    word_count: 80,
    language: 'en',
    title: 'Year 4 Science Museum Trip',
    pages_total: 1,
    pages_processed: 1,
    truncated: false,
    pages: [],
    metadata: { author: null, created: null, email: null },
    events: [],
    attachments: [],
    confidence: 0.95,
    confidence_grade: 'high',
    model: null,
    ocr_engine: null,
    warnings: [],
    processing_time_ms: 1,
    ...overrides,
  };
}

const trip = {
  date: '2026-10-09',
  time: null,
  end_date: null,
  end_time: null,
  all_day: true,
  past: false,
  label: 'Science Museum visit',
  kind: 'event',
  text: 'Friday, October 9, 2026',
  confidence: 0.9,
  source: 'rule',
} as const;
const slip = {
  date: '2026-09-30',
  time: null,
  label: 'Return the slip',
  text: 'by September 30',
  confidence: 0.8,
  source: 'rule',
} as const;

function buildCard(overrides: Partial<CardFacts> = {}): CardFacts {
  return {
    title: 'Year 4 Science Museum Trip',
    summary: 'Rules wrote this.',
    category: 'School',
    icon: '🏫',
    who: ['Maya Rivera'],
    document_date: '2026-09-14',
    dates: [trip],
    deadlines: [slip],
    actions: [{ text: 'Return the signed permission slip', due: '2026-09-30', who: [], source: 'rule' }],
    action_required: true,
    deadline: '2026-09-30',
    location: [],
    money: [{ amount: 18.5, currency: 'USD', text: '$18.50', for: null }],
    contacts: [],
    links: [],
    urgency: 'normal',
    confidence: 'high',
    confidence_score: 0.84,
    needs_review: false,
    review: [],
    text_excerpt: '',
    parse_method: 'text',
    generated_by: 'rules',
    model: null,
    warnings: [],
    ...overrides,
  };
}

const answer = {
  title: 'Science Museum Trip',
  summary: 'Year 4 will visit the City Science Museum on October 9. Return the permission slip by September 30.',
  category: 'School',
  dates: [],
  actions: [],
  amounts: [],
  places: [],
};

interface Run {
  card?: CardFacts;
  parse?: ParseResult;
}

const moment = { now: new Date('2026-09-15T12:00:00Z'), today: '2026-09-15' };
const found = (card: CardFacts, parse: ParseResult) => ({
  card,
  shown: shownLengths.map((maxCharacters) =>
    showDocument(parse, {
      maxCharacters,
      writing: { written: card.document_date ?? moment.today, isSaid: true, source: 'upload', conflicts: false },
    }),
  ),
});

/** The card with a model that gives this answer, or fails so, and what it was asked. */
async function improved(
  reply: object | Error | ((request: ChatRequest) => unknown),
  { card = buildCard(), parse = buildParse() }: Run = {},
) {
  const requests: ChatRequest[] = [];
  const warned: unknown[] = [];
  const chat = async (request: ChatRequest) => {
    requests.push(request);
    if (reply instanceof Error) throw reply;
    return {
      value: typeof reply === 'function' ? reply(request) : reply,
      text: '',
      promptTokens: null,
      answerTokens: null,
    };
  };
  const options: ImproveOptions = {
    household,
    chat: { host: { chat }, model: 'small-chat', limitMs: 60_000 },
    newMarker: () => 'MARKER',
    clock: () => moment.now,
    logger: { warn: (...said) => warned.push(said) },
    moment,
    signal: new AbortController().signal,
  };
  return { result: await improveCard(found(card, parse), options), requests, warned };
}

test('a sane answer gives title, summary, and what the rules did not find', async () => {
  const { result, requests } = await improved({
    ...answer,
    dates: [
      {
        quote: 'The bake sale for the trip takes place on September 25.',
        date: '2026-09-25',
        label: 'Bake sale for the trip',
        kind: 'event',
      },
      { quote: 'on friday, October  9, 2026', date: '2026-10-09', label: 'Visit to the museum', kind: 'event' },
    ],
    actions: [
      {
        quote: 'Maya needs a packed lunch, so please bring one.',
        text: 'Bring a packed lunch',
        who: ['Maya', 'Will', 'Zoe'],
      },
    ],
    amounts: [{ text: '$18.50', for: 'the trip' }],
    places: ['City Science Museum', 'Mr. Okafor', 'Maya', 'Disneyland'],
  });
  expect(result).toMatchObject({
    title: 'Science Museum Trip',
    summary: answer.summary,
    category: 'School',
    generated_by: 'model+rules',
    model: 'small-chat',
    warnings: [],
  });
  expect(result.dates).toEqual([
    {
      ...trip,
      date: '2026-09-25',
      label: 'Bake sale for the trip',
      text: 'September 25',
      confidence: expect.any(Number),
      source: 'model',
    },
    trip,
  ]);
  expect(result.deadlines).toEqual([slip]);
  expect(result.actions).toEqual([
    ...buildCard().actions,
    { text: 'Bring a packed lunch', due: null, who: ['Maya Rivera'], source: 'model' },
  ]);
  expect([result.money[0]?.for, result.location]).toEqual([
    'the trip',
    [{ name: 'City Science Museum', address: null }],
  ]);
  const [request] = requests;
  expect(request?.messages.at(-1)?.content).toContain(
    '=== MARKER document ===\nTitle: Year 4 Science Museum Trip\nGreeting: Dear parents of Year 4,\nText:\n',
  );
  expect(JSON.stringify(request?.messages)).not.toContain('letter.txt');
});

test('urgency, deadline and confidence follow from all facts together', async () => {
  const slow = buildCard({
    dates: [],
    deadlines: [],
    actions: [],
    action_required: false,
    deadline: null,
    urgency: 'low',
  });
  const { result } = await improved(
    { ...answer, dates: [due('by September 16', '2026-09-16')] },
    { card: slow, parse: buildParse({ text: text.replace('September 30', 'September 16') }) },
  );
  expect(result).toMatchObject({
    action_required: true,
    deadline: '2026-09-16',
    urgency: 'high',
    confidence_score: result.deadlines[0]?.confidence,
  });
});

const due = (quote: string, date: string, label = 'Return the permission slip', kind = 'deadline') => ({
  quote,
  date,
  label,
  kind,
});

test.each([
  ['agrees with its quote', due('to Mr. Okafor by September 30', '2026-09-30'), ['2026-09-30']],
  ['has the wrong year, which the text leaves open', due('by September 30', '2024-09-30'), ['2026-09-30']],
  ['disagrees with its quote', due('by September 30', '2026-10-01'), []],
  ['has a quote that is not in the text', due('by October 1', '2026-10-01'), []],
  ['has a quote without a date', due('Please return the signed permission slip', '2026-09-30'), []],
  ['has a quote that begins inside a word', due('ember 30', '2026-09-30'), []],
  [
    'has a label with a sum that the text has not',
    due('by September 30', '2026-09-30', 'Return the slip with $500'),
    [],
  ],
  [
    'has a label with a name that the text has not',
    due('by September 30', '2026-09-30', 'Return the permission slip to Mrs. Delgado'),
    [],
  ],
  ['has a label with a link', due('by September 30', '2026-09-30', 'Return the permission slip at evil.example'), []],
  ['has a label of another part of the text', due('by September 30', '2026-09-30', 'Money raised will pay'), []],
  ['calls a day a deadline that none is', due('takes place on September 25', '2026-09-25', 'Bake sale'), []],
])('a deadline that %s', async (_, written, days) => {
  const { result } = await improved({ ...answer, dates: [written] }, { card: buildCard({ dates: [], deadlines: [] }) });
  expect(result.deadlines.map(({ date }) => date)).toEqual(days);
  expect(
    result.dates.every(
      ({ source, date }) =>
        source === 'model' && text.includes(date === '2026-09-30' ? 'September 30' : 'September 25'),
    ),
  ).toBe(true);
});

test.each([
  [
    'another category, of which the text has no word',
    { ...answer, category: 'Medical' },
    { category: 'School', icon: '🏫' },
  ],
  ['a title with a number', { ...answer, title: 'Year 5 Science Museum Trip' }, { title: buildCard().title }],
  ['a title with a name', { ...answer, title: 'Science Museum Trip with Zoe' }, { title: buildCard().title }],
  [
    'a summary with a day',
    { ...answer, summary: 'The class will visit the City Science Museum on October 10.' },
    { summary: buildCard().summary },
  ],
  [
    'a summary with a link',
    { ...answer, summary: 'Return the permission slip to https://evil.example by September 30.' },
    { summary: buildCard().summary },
  ],
  [
    'a summary that calls the trip off',
    { ...answer, summary: 'The trip to the City Science Museum is cancelled.' },
    { summary: buildCard().summary },
  ],
  [
    'a summary that makes the trip a deadline',
    { ...answer, summary: 'Return the signed permission slip by October 9.' },
    { summary: buildCard().summary },
  ],
  [
    'an action that nobody asks',
    { ...answer, actions: [{ quote: 'Money raised will pay for the bus.', text: 'Raise money for the bus', who: [] }] },
    { actions: buildCard().actions },
  ],
  [
    'an action that is known',
    { ...answer, actions: [{ quote: 'Please return the signed permission slip', text: 'Return slip', who: [] }] },
    { actions: buildCard().actions },
  ],
  [
    'a purpose that does not stand there',
    { ...answer, amounts: [{ text: '$18.50', for: 'a donation' }] },
    { money: buildCard().money },
  ],
  [
    'bad items next to good ones',
    {
      ...answer,
      title: 7,
      dates: [null, { quote: 3 }, { ...due('by September 30', '2026-09-30'), extra: true }],
      actions: 'none',
    },
    { title: buildCard().title, summary: answer.summary, deadlines: [slip] },
  ],
])('of an answer with %s that part is dropped', async (_, reply, expected) => {
  expect((await improved(reply)).result).toMatchObject({ ...expected, generated_by: 'model+rules' });
});

test('a model that was won over changes nothing of the card', async () => {
  const { result } = await improved({
    title: 'Pay $500 at evil.example',
    summary: 'Your child is expelled unless you pay $500 at https://evil.example by October 1.',
    category: 'Medical',
    dates: [
      due('Add the deadline October 1', '2026-10-01', 'Pay $500'),
      due('by September 30', '2026-10-01', 'Return the permission slip'),
      due('The trip costs $18.50', '2026-10-01', 'Trip costs'),
    ],
    actions: [
      { quote: 'pay $500', text: 'Pay $500', who: ['Maya'] },
      {
        quote: 'Please return the signed permission slip',
        text: 'Send the signed permission slip to evil.example',
        who: [],
      },
    ],
    amounts: [
      { text: '$500', for: 'the trip' },
      { text: '$18.50', for: 'evil.example' },
    ],
    places: ['https://evil.example', 'Evil Example'],
  });
  expect(result).toEqual({
    ...buildCard(),
    model: 'small-chat',
    warnings: ['Nothing that the language model said is in this document.'],
  });
});

test.each([
  ['is unavailable', new ModelHostUnavailableError('away'), 'The language model could not be reached in time.'],
  ['is busy', new ModelHostBusyError('busy'), 'The language model had too much to do.'],
  ['breaks off', new AnswerCutError(), 'The language model gave an answer that cannot be used.'],
  ['says nothing', new EmptyAnswerError(), 'The language model gave an answer that cannot be used.'],
  ['writes no JSON', new AnswerNotJsonError(), 'The language model gave an answer that cannot be used.'],
  ['writes a list', [1, 2], 'The language model gave an answer that cannot be used.'],
  ['writes something else', { hello: 'there', dates: [{}] }, 'The language model gave an answer that cannot be used.'],
  ['fails otherwise', new TypeError(text), 'The language model could not be used.'],
])('a model that %s leaves the card to the rules, with a warning', async (_, reply, sentence) => {
  const { result, warned } = await improved(reply);
  expect(result).toEqual({ ...buildCard(), warnings: [`${sentence} The card was made by rules alone.`] });
  expect([warned.length, JSON.stringify(warned).includes('Okafor')]).toEqual([1, false]);
});

test('a document that is too long is shown in part, at the end of a sentence, and less of it to a model that cannot take that', async () => {
  const parse = buildParse({ text: `${text}\n\n${'The children will see a whale and many stars. '.repeat(1_000)}` });
  const whole = await improved(answer, { parse });
  const shown = (request?: ChatRequest) =>
    /document ===\n([^]*)\n=== MARKER end/.exec(request?.messages.at(-1)?.content ?? '')?.[1] ?? '';
  expect([
    shown(whole.requests[0]).length > 11_000,
    shown(whole.requests[0]).length < 12_100,
    /stars\.$/.test(shown(whole.requests[0])),
  ]).toEqual([true, true, true]);
  expect(whole.result.warnings).toEqual([
    expect.stringMatching(/^The language model read only the first 1\d{4} characters of this document\.$/),
  ]);
  const part = await improved(
    (request: ChatRequest) => {
      if (shown(request).length > 5_000) throw new PromptTooLongError();
      return answer;
    },
    { parse },
  );
  expect([part.requests.length, part.result.generated_by]).toEqual([2, 'model+rules']);
  expect((await improved(new PromptTooLongError(), { parse })).result.warnings).toEqual([
    'This document is too long for the language model. The card was made by rules alone.',
  ]);
});

test('a signal that ends, ends the writing; a document without text asks nothing', async () => {
  const controller = new AbortController();
  const chat = () => Promise.reject(new Error('gone'));
  controller.abort(new Error('left'));
  await expect(
    improveCard(found(buildCard(), buildParse()), {
      household,
      chat: { host: { chat }, model: 'm', limitMs: 60_000 },
      newMarker: () => 'M',
      clock: () => new Date(0),
      logger: { warn: () => undefined },
      moment: { now: new Date(0), today: '2026-09-15' },
      signal: controller.signal,
    }),
  ).rejects.toThrow('left');
  expect((await improved(answer, { parse: buildParse({ text: '' }) })).requests).toEqual([]);
});

const rightAnswer = {
  ...answer,
  dates: [
    { quote: 'on Friday, October 9, 2026', date: '2026-10-09', label: 'Visit to the museum', kind: 'event' },
    {
      quote: 'The bake sale for the trip takes place on September 25.',
      date: '2026-09-25',
      label: 'Bake sale for the trip',
      kind: 'event',
    },
  ],
  actions: [{ quote: 'Maya needs a packed lunch, so please bring one.', text: 'Bring a packed lunch', who: ['Maya'] }],
  amounts: [{ text: '$18.50', for: 'the trip' }],
  places: ['City Science Museum'],
};
const inventedAnswer = {
  title: 'Swimming gala at Lakeland Pool',
  summary: 'Zoe swims at Lakeland Pool on November 3. Pay $45 to Coach Harding by October 28.',
  category: 'Medical',
  dates: [
    { quote: 'the gala on November 3', date: '2026-11-03', label: 'Swimming gala', kind: 'event' },
    { quote: 'on Friday, October 9, 2026', date: '2026-10-09', label: 'Gala with Coach Harding', kind: 'event' },
    { quote: 'on Friday, October 9, 2026', date: '2026-12-24', label: 'Visit to the museum', kind: 'deadline' },
  ],
  actions: [
    { quote: 'pay $45 to Coach Harding', text: 'Pay $45 to Coach Harding', who: ['Zoe'] },
    { quote: 'Maya needs a packed lunch, so please bring one.', text: 'Buy a swimsuit', who: ['Zoe'] },
  ],
  amounts: [
    { text: '$45', for: 'the gala' },
    { text: '$18.50', for: 'swimsuit' },
  ],
  places: ['Lakeland Pool'],
};
const halfRight = {
  ...rightAnswer,
  title: inventedAnswer.title,
  dates: [...rightAnswer.dates, ...inventedAnswer.dates],
  actions: [...inventedAnswer.actions, ...rightAnswer.actions],
  amounts: [...inventedAnswer.amounts, ...rightAnswer.amounts],
  places: [...inventedAnswer.places, ...rightAnswer.places],
};
const invented = /gala|swim|lakeland|zoe|harding|45|11-03|12-24|10-28|medical/i;

test('a right answer of the model is on the card, which is less sure of what the model alone found', async () => {
  const { result } = await improved(rightAnswer);
  expect(result.dates.map(({ date, source }) => [date, source])).toEqual([
    ['2026-09-25', 'model'],
    ['2026-10-09', 'rule'],
  ]);
  expect(result).toMatchObject({
    generated_by: 'model+rules',
    confidence: 'medium',
    needs_review: true,
    review: [{ field: 'dates', reason: 'Only the language model took “September 25” for a date of this document.' }],
  });
});

test('of a half right answer only what the document bears out is on the card', async () => {
  const [{ result: half }, { result: right }] = await Promise.all([improved(halfRight), improved(rightAnswer)]);
  expect(half).toEqual({ ...right, title: buildCard().title });
  expect(JSON.stringify(half)).not.toMatch(invented);
});

test('an invented answer leaves the card of the rules, and says so', async () => {
  const { result } = await improved(inventedAnswer);
  expect(result).toEqual({
    ...buildCard(),
    model: 'small-chat',
    warnings: ['Nothing that the language model said is in this document.'],
  });
});
