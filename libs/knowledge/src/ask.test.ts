import { SearchUnavailableError, type FoundPassage, type SearchOptions } from '@homeroom/search';
import type { AnswerModel } from './answers/model-answer.ts';
import { Ask } from './ask.ts';

function buildPassage(overrides: Partial<FoundPassage> = {}): FoundPassage {
  return {
    source: 'mail:trip',
    type: 'email',
    kind: null,
    subject: 'Museum trip',
    sender: 'Mr. Okafor',
    date: '2026-09-14',
    chunk: 0,
    passage: 'The museum trip is on Friday, October 9.',
    score: 0.5,
    ...overrides,
  };
}

const lunch = buildPassage({
  source: 'mail:lunch',
  subject: 'Lunch',
  passage: 'Tacos are served on Tuesdays. The menu changes every week.',
  score: 0.6,
});
const handbook = buildPassage({
  source: 'document:handbook',
  subject: 'Handbook',
  passage: 'The museum has a cloakroom. It takes no umbrellas.',
  score: 0.7,
});
const nothing = { text: null, kind: 'none', passages: [], cited: [], confidence: 'low' };
const sourcesOf = ({ passages }: { passages: readonly FoundPassage[] }) => passages.map(({ source }) => source);

/** A model that answers with these values, one after the other; an error is its failing. */
function scripted(...answers: (object | Error)[]): AnswerModel & { prompts: string[] } {
  const prompts: string[] = [];
  const chat: AnswerModel['host']['chat'] = async ({ messages }) => {
    prompts.push(messages.map(({ content }) => content).join('\n'));
    const value = answers.shift() ?? new Error('Nothing is left to say.');
    if (value instanceof Error) throw value;
    return { value } as Awaited<ReturnType<AnswerModel['host']['chat']>>;
  };
  return { host: { chat }, model: 'small-chat', prompts };
}

interface Script {
  passages: FoundPassage[];
  chat?: AnswerModel;
  warnings?: object[];
  asked?: [string, SearchOptions][];
  confidence?: 'high' | 'medium' | 'low';
}

function asking({ passages, chat, warnings = [], asked = [], confidence = 'high' }: Script) {
  const index = {
    search: async (question: string, options: SearchOptions) => {
      asked.push([question, options]);
      return { mode: 'keyword' as const, passages, confidence, unknownTerms: [] };
    },
  };
  const clock = () => new Date('2026-09-21T01:00:00Z');
  const ask = new Ask({
    index,
    chat: chat ?? null,
    meaning: null,
    timeZone: 'America/Chicago',
    clock,
    logger: { warn: (fields: object) => void warnings.push(fields) },
  });
  return (text: string) => ask.answer({ text, topK: 5, signal: new AbortController().signal });
}

const said = {
  answerable: true,
  answer: 'It is on Friday, October 9.',
  passages: [2],
  quotes: ['The museum trip is on Friday, October 9.'],
};
const none = { answerable: false, answer: '', passages: [], quotes: [] };

test('where nothing is found there is no answer, and nobody is asked for one', async () => {
  const chat = scripted(said);
  expect(await asking({ passages: [], chat })('When is the museum trip?')).toEqual({ ...nothing, mode: 'keyword' });
  expect(chat.prompts).toEqual([]);
});

test('the search is asked as told, for twelve passages at least', async () => {
  const asked: [string, SearchOptions][] = [];
  const { signal } = new AbortController();
  const index = {
    search: async (...given: [string, SearchOptions]) => (
      asked.push(given), { mode: 'semantic' as const, passages: [], confidence: 'low' as const, unknownTerms: [] }
    ),
  };
  await new Ask({
    index,
    chat: null,
    meaning: null,
    timeZone: 'UTC',
    clock: () => new Date(0),
    logger: { warn: () => undefined },
  }).answer({ text: 'Why?', topK: 7, types: ['email'], forceKeyword: true, signal });
  expect(asked).toEqual([
    ['Why?', { topK: 12, types: ['email'], forceKeyword: true, embedLimitMs: expect.any(Number), signal }],
  ]);
});

describe('an answer', () => {
  test('is quoted, with its source first, the others by their best sentence, and the confidence of the search', async () => {
    const found = await asking({ passages: [handbook, lunch, buildPassage()] })('When is the museum trip?');
    expect(found).toMatchObject({
      text: '“The museum trip is on Friday, October 9.” (Found in: Museum trip, 2026-09-14)',
      kind: 'quoted',
      confidence: 'high',
      mode: 'keyword',
    });
    expect(sourcesOf(found)).toEqual(['mail:trip', 'mail:lunch', 'document:handbook']);
  });

  test("is the model's, with the sources that it names first, in its order", async () => {
    const other = buildPassage({ source: 'message:okafor', passage: 'The trip starts at 8:15 am.', score: 0.2 });
    const chat = scripted({
      answerable: true,
      answer: 'It starts at 8:15 am on Friday, October 9.',
      passages: [3, 2],
      quotes: ['The trip starts at 8:15 am.', 'on Friday, October 9'],
    });
    const found = await asking({ passages: [lunch, buildPassage(), other], chat })('When does the museum trip start?');
    expect([found.text, found.kind, found.confidence, sourcesOf(found)]).toEqual([
      'It starts at 8:15 am on Friday, October 9.',
      'written',
      'high',
      ['message:okafor', 'mail:trip', 'mail:lunch'],
    ]);
  });

  test('shows each source once, by the passage with the highest score', async () => {
    const found = await asking({
      passages: [buildPassage({ score: 0.4 }), lunch, buildPassage({ chunk: 1, score: 0.7 })],
    })('When is the museum trip?');
    expect(found.passages.map(({ source, chunk }) => [source, chunk])).toEqual([
      ['mail:trip', 1],
      ['mail:lunch', 0],
    ]);
  });

  test("is written on the household's day", async () => {
    const chat = scripted(said);
    await asking({ passages: [lunch, buildPassage()], chat })('When is the museum trip?');
    expect(chat.prompts).toEqual([expect.stringContaining('Today is 2026-09-20, the time zone is America/Chicago.')]);
  });
});

describe('the confidence', () => {
  test.each([
    ['What is the code for the door at Lake Tanner?', 'The door of Heron opens with the code 5582.', 'medium'],
    ['What is the code for the door of Heron?', 'The door of Heron opens with the code 5582.', 'high'],
    ['What is the code for the door at Lake Tanner?', 'It opens with the code 5582.', 'high'],
  ] as const)('of an answer to “%s” by “%s” is %s', async (question, passage, expected) => {
    const passages = [buildPassage({ subject: 'The door at Lake Tanner', passage })];
    expect(await asking({ passages })(question)).toMatchObject({ kind: 'quoted', confidence: expected });
  });

  const trip = buildPassage({ passage: 'Mr. Okafor plans the museum trip. The bus leaves on Friday at 8 am.' });

  test.each([
    ['When is the museum trip?', 'high', 'high'],
    ['When is the museum trip?', 'medium', 'medium'],
    ['When is the museum trip?', 'low', 'low'],
    ['When is the overnight museum trip?', 'high', 'low'],
    ['When is the overnight museum trip?', 'medium', 'low'],
  ] as const)('of an answer to “%s” after a search with %s confidence is %s', async (question, ofSearch, expected) => {
    expect(await asking({ passages: [buildPassage()], confidence: ofSearch })(question)).toMatchObject({
      text: expect.stringContaining('October 9'),
      confidence: expected,
    });
  });

  test('of a weak answer is a step below that of the search', async () => {
    const weak = {
      ...trip,
      subject: '',
      sender: '',
      passage:
        'Swimming is for the Hawks. They have the pool to themselves all morning long. The hall is warm. Towels are there. Lessons start on October 9.',
    };
    for (const [ofSearch, expected] of [
      ['high', 'medium'],
      ['medium', 'low'],
    ] as const) {
      const found = await asking({ passages: [weak, { ...lunch, score: 0.49 }], confidence: ofSearch })(
        'When do lessons start for the Hawks?',
      );
      expect([found.text, found.confidence]).toEqual([expect.stringContaining('October 9'), expected]);
    }
  });
});

test('a model that read the passages and says that they hold no answer is believed', async () => {
  expect(
    await asking({ passages: [handbook, lunch], chat: scripted(none) })('Who is the director of the museum?'),
  ).toEqual({ ...nothing, mode: 'keyword' });
});

describe('where the rules alone find no answer', () => {
  const cabin = buildPassage({
    source: 'document:cabin',
    subject: 'Cabin',
    score: 0.2,
    passage:
      'The lake is quiet. Swans live there. Nobody shouts at night. The cabin has two rooms. Both are blue. One has a stove. In winter the road is closed.',
  });
  const asked = 'How warm is the lake cabin in winter?';
  const nearest = expect.stringMatching(
    /^No passage says it outright\. The nearest one: “.*” \(Found in: Cabin, 2026-09-14\)$/,
  ) as string;

  test('a sentence that is likely to help is quoted as what it is, with low confidence', async () => {
    const found = await asking({ passages: [cabin, { ...lunch, score: 0.1 }] })(asked);
    expect([found.text, found.kind, found.confidence, sourcesOf(found)]).toEqual([
      nearest,
      'quoted',
      'low',
      ['document:cabin', 'mail:lunch'],
    ]);
  });

  test.each([
    ['fails', new Error('gone')],
    ['says what the passages do not', { ...said, answer: 'Ada Smith knows.', passages: [1], quotes: ['Ada Smith'] }],
    ['answers in another shape', { said: 'no' }],
  ])('so it is when the model %s', async (_what, answer) => {
    const warnings: object[] = [];
    expect(
      await asking({ passages: [cabin, { ...lunch, score: 0.1 }], chat: scripted(answer), warnings })(asked),
    ).toMatchObject({
      text: nearest,
      confidence: 'low',
    });
    expect(warnings).toHaveLength(1);
  });

  test.each([
    ['Who is the director of the museum?', 'nobody is named'],
    ['What is the phone number of the museum?', 'no number is'],
    ['What does the dragon of the opera sing?', 'nothing is known of it'],
  ])('%s is refused, because %s', async (question) => {
    expect(await asking({ passages: [handbook, lunch] })(question)).toEqual({
      ...nothing,
      mode: 'keyword',
    });
  });

  test.each(['the?', '?!', '👋'])(
    'a question without a word that means something has no answer: %s',
    async (question) => {
      expect(await asking({ passages: [lunch] })(question)).toEqual({ ...nothing, mode: 'keyword' });
    },
  );
});

describe('asking fails', () => {
  const others = {
    chat: null,
    meaning: null,
    timeZone: 'UTC',
    clock: () => new Date(0),
    logger: { warn: () => undefined },
  };

  test('as the index does', async () => {
    const ask = new Ask({ index: { search: () => Promise.reject(new SearchUnavailableError('refused')) }, ...others });
    await expect(ask.answer({ text: 'Why?', topK: 3, signal: new AbortController().signal })).rejects.toThrow(
      SearchUnavailableError,
    );
  });

  test('when the caller goes away', async () => {
    const ask = new Ask({
      index: { search: async () => ({ mode: 'keyword', passages: [lunch], confidence: 'high', unknownTerms: [] }) },
      ...others,
    });
    await expect(
      ask.answer({ text: 'Tacos?', topK: 3, signal: AbortSignal.abort(new Error('Gone.')) }),
    ).rejects.toThrow('Gone.');
  });
});

describe('with embeddings', () => {
  const hall = buildPassage({
    source: 'mail:hall',
    subject: 'Hall',
    passage: 'The floor was sanded in July. Only light soles, please.',
  });
  const compared: string[][] = [];
  const meaningful = (cosines: number[] | null, mode: 'semantic' | 'keyword' = 'semantic') =>
    new Ask({
      index: { search: async () => ({ mode, passages: [lunch, hall], confidence: 'high', unknownTerms: [] }) },
      chat: null,
      meaning: {
        cosines: async (_question, texts) => {
          compared.push([...texts]);
          return cosines && texts.map((text) => (text.includes('soles') ? 0.8 : 0.1));
        },
      },
      timeZone: 'UTC',
      clock: () => new Date(0),
      logger: { warn: () => undefined },
    }).answer({ text: 'Which footwear suits the gym?', topK: 5, signal: new AbortController().signal });

  beforeEach(() => compared.splice(0));

  test('the sentence that means the same is quoted, and its source comes first', async () => {
    const found = await meaningful([]);
    expect([found.text, sourcesOf(found)]).toEqual([
      expect.stringContaining('Only light soles, please.'),
      ['mail:hall', 'mail:lunch'],
    ]);
    expect(compared).toEqual([
      expect.arrayContaining(['Hall. The floor was sanded in July. Only light soles, please.']),
    ]);
  });

  test('the words alone choose when the host gives no embeddings', async () => {
    expect((await meaningful(null)).text).toBeNull();
    expect(compared).toHaveLength(1);
  });

  test('nothing is compared after a search by keywords', async () => {
    expect((await meaningful([], 'keyword')).text).toBeNull();
    expect(compared).toEqual([]);
  });
});
