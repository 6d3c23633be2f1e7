import { simpleParser, type ParsedMail } from 'mailparser';
import { addDays } from './calendar-dates.ts';
import { spoken } from './mail-text.ts';
import { sampleCalendar, sampleMayaCalendar } from './sample-calendars.ts';
import { sampleExtractions } from './sample-extractions.ts';
import { sampleMails } from './sample-mails.ts';
import { samplePlainQuestions } from './sample-plain-questions.ts';
import { sampleQuestions } from './sample-questions.ts';

/** An ordinary day, clock changes, holidays, summer, the turns of year and school year, a leap day. */
const days = [
  '2026-09-14',
  '2026-11-01',
  '2026-11-21',
  '2026-12-22',
  '2027-03-14',
  '2027-06-20',
  '2027-08-01',
  '2028-02-29',
];

/** Returns the mails of a file; those of an mbox follow "From " lines. */
function messagesOf([name, text]: [string, string]): string[] {
  return name.endsWith('.eml') ? [text] : text.split(/^From \S+@\S+ .*\n/m).slice(1);
}

async function read(today: string): Promise<ParsedMail[]> {
  return Promise.all(
    sampleMails(today)
      .flatMap(messagesOf)
      .map((text) => simpleParser(text)),
  );
}

/** Returns the mails by source id, each as one line of text. */
async function sources(today: string): Promise<Map<string, string>> {
  const line = (text: string): string => text.replace(/\s+/g, ' ');
  const mails = (await read(today)).map(({ messageId = '', text = '', html, subject }): [string, string] => [
    `mail:${messageId.slice(1, -1)}`,
    line(`${subject} ${text} ${html ? html.replace(/<\/?[^>]+>/g, ' ') : ''}`),
  ]);
  const extractions = sampleExtractions(today).map(
    ({ extraction_id: id, message_text: text, extracted_what: what }): [string, string] => [
      `extraction:${id}`,
      line(`${text} ${what}`),
    ],
  );
  return new Map([...mails, ...extractions]);
}

/** Returns the events by source id: title, place and description, with dates and times as people write them. */
function eventSources(today: string): Map<string, string> {
  const moment = (_: string, year: string, month: string, day: string, hour?: string, minute?: string): string =>
    `${spoken(`${year}-${month}-${day}`)}${hour ? ` ${hour}:${minute}` : ''}`;
  const known = new Map<string, string>();
  for (const [id, calendar] of [
    ['family', sampleCalendar(today)],
    ['maya', sampleMayaCalendar(today)],
  ] as const) {
    for (const event of calendar.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1)) {
      const source = `calendar:${id}:${/^UID:(.*)$/m.exec(event)?.[1] ?? ''}`;
      const lines = event
        .split('\r\n')
        .filter((line) => /^(SUMMARY|LOCATION|DESCRIPTION|DTSTART|DTEND|EXDATE|RDATE)\b/.test(line));
      const text = lines
        .map((line) => line.replaceAll('\\', '').replace(/(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)00)?/g, moment))
        .join(' ');
      known.set(source, `${known.get(source) ?? ''} ${text}`);
    }
  }
  return known;
}

test('has letters, newsletters and extractions', async () => {
  const mails = await read('2026-09-14');
  expect([
    mails.length,
    mails.filter(({ headers }) => headers.has('list')).length,
    sampleExtractions('2026-09-14').length,
  ]).toEqual([62, 16, 12]);
});

test('is made of its day alone', () => {
  expect(sampleMails('2026-09-14')).toEqual(sampleMails('2026-09-19'));
  expect(sampleExtractions('2026-09-14')).toEqual(sampleExtractions('2026-09-14'));
});

test.each(['', 'today', '2026-02-30'])('refuses %j as a day', (text) => {
  for (const make of [sampleMails, sampleExtractions, sampleQuestions, samplePlainQuestions])
    expect(() => make(text)).toThrow(RangeError);
});

test.each(days)('has mails with sender, recipient, subject, text and a time in the weeks before %s', async (today) => {
  const mails = await read(today);
  for (const { from, to, subject, date, text, html } of mails) {
    expect(from?.value[0]).toMatchObject({
      address: expect.stringMatching(/@.*example\.(org|net|com)$/),
      name: expect.stringMatching(/\S/),
    });
    expect(to).toBeDefined();
    expect(subject).toMatch(/^\S[^\ufffd]*$/);
    expect(text || html).toMatch(/[a-z]{3}/);
    expect(date?.toISOString().slice(0, 10) ?? '').toMatch(/^\d{4}/);
    expect(date?.getTime()).toBeLessThan(Date.parse(`${today}T05:00:00Z`));
    expect(date?.getTime()).toBeGreaterThan(Date.parse(`${addDays(today, -35)}T00:00:00Z`));
  }
});

test('keeps ids and names from day to day, each once', async () => {
  const idsOf = async (today: string): Promise<string[]> => [
    ...(await read(today)).map(({ messageId }) => messageId ?? ''),
    ...sampleMails(today).map(([name]) => name),
    ...sampleExtractions(today).map((payload) => payload.extraction_id),
  ];
  const ids = await idsOf('2026-09-14');
  expect(ids.filter((id) => id === '')).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const today of days) expect(await idsOf(today)).toEqual(ids);
});

test('writes each mail in lines that mail servers take, in several forms', () => {
  const texts = sampleMails('2026-09-14')
    .filter(([name]) => name.endsWith('.eml'))
    .map(([, text]) => text);
  for (const text of texts)
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 998 || /[\r\n]/.test(line))).toEqual([]);
  for (const form of [
    'multipart/alternative',
    'text/html',
    'quoted-printable',
    'base64',
    'iso-8859-1',
    'Subject: =?utf-8?B?',
    'From: =?utf-8?B?',
    'In-Reply-To:',
    'display:none',
  ]) {
    expect(texts.some((text) => text.includes(form))).toBe(true);
  }
});

test('has no character that is lost in its form', async () => {
  const all = [...(await sources('2026-09-14')).values()].join('\n');
  expect(all).not.toMatch(/\ufffd|undefined|\[object|NaN/);
  expect(all).not.toMatch(/(?!\n)\p{Cc}/u);
  for (const words of [
    'Noah turns seven! 🎂',
    'Für Elise and all the others 🎹',
    'crêpes',
    'Café Müller',
    'Bánh Mì House',
    'you offered to come along on one of our outings – I',
  ])
    expect(all).toContain(words);
});

test('tells of appointments as the calendar has them', async () => {
  const known = await sources('2026-09-14');
  const calendar = sampleCalendar('2026-09-14').replaceAll('\r\n ', '');
  const agree: [source: string, words: string, event: string][] = [
    [
      'mail:oakwood-correction@riverside-soccer.example.org',
      'Saturday, September 26 we play at 9:30 AM',
      '20260926T093000',
    ],
    ['mail:piano-moved@harmony-music.example.org', 'Friday, September 18 at 4:30 PM', '20260918T163000'],
    ['mail:recital@harmony-music.example.org', 'Saturday, October 3 at 3 PM', '20261003T150000'],
    ['mail:noah-party@example.net', 'Saturday, September 26, 10:30 AM to 1 PM', '20260926T103000'],
    ['mail:orthodontist@bright-smiles.example.org', 'Tuesday, September 22 at 4:15 PM', '20260922T161500'],
    ['mail:pediatrician@pediatrics.example.org', 'Monday, October 5 at 3:20 PM', '20261005T152000'],
    ['mail:early-dismissal@lakeside.example.org', 'Friday, September 25 school ends at 12:30 PM', '20260925T123000'],
    ['mail:book-club@example.net', 'Monday, October 5', 'Book club'],
  ];
  for (const [source, words, event] of agree) {
    expect(known.get(source)).toContain(words);
    expect(calendar).toContain(event);
  }
});

describe.each([
  ['in other words', sampleQuestions],
  ['plain', samplePlainQuestions],
])('questions that are %s', (_name, make) => {
  test.each(days)('are thirty whose answers stand in each of their sources, and ten without, on %s', async (today) => {
    const known = new Map([...(await sources(today)), ...eventSources(today)]);
    const questions = make(today);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(40);
    expect(questions.filter(({ source }) => source === null)).toHaveLength(10);
    for (const { question, source, alsoIn = [], contains } of questions) {
      const [named, fragments] = [source === null ? alsoIn : [source, ...alsoIn], [contains].flat()];
      const holding = named.filter((id) =>
        fragments.some((fragment) => fragment !== '' && known.get(id)?.includes(fragment)),
      );
      expect([question, holding]).toEqual([question, [...new Set(named)]]);
      expect([
        question,
        fragments.filter((fragment) => !named.some((id) => known.get(id)?.includes(fragment))),
      ]).toEqual([question, source === null ? [''] : []]);
    }
  });
});

test('asks nothing twice, and plainly of letters, newsletters and extractions', async () => {
  const [today, kinds] = ['2026-09-14', { letter: 0, newsletter: 0, extraction: 0 }];
  const lists = new Set(
    (await read(today))
      .filter(({ headers }) => headers.has('list'))
      .map(({ messageId = '' }) => `mail:${messageId.slice(1, -1)}`),
  );
  for (const { source } of samplePlainQuestions(today))
    if (source !== null)
      kinds[source.startsWith('extraction:') ? 'extraction' : lists.has(source) ? 'newsletter' : 'letter'] += 1;
  expect(kinds).toEqual({ letter: 18, newsletter: 7, extraction: 5 });
  expect(
    new Set([...sampleQuestions(today), ...samplePlainQuestions(today)].map(({ question }) => question.toLowerCase()))
      .size,
  ).toBe(80);
});

test('has extractions with the fields that are required, and three kinds at least', () => {
  const payloads = sampleExtractions('2026-09-14');
  for (const payload of payloads)
    for (const field of ['extraction_id', 'message_id', 'message_text', 'extraction_type', 'extracted_what'] as const)
      expect(payload[field]).toBeTruthy();
  expect(new Set(payloads.map((payload) => payload.extraction_type))).toEqual(
    new Set(['calendar_event', 'coordination', 'note', 'purchase', 'reminder']),
  );
  expect(payloads.filter((payload) => payload.needs_confirmation)).toHaveLength(5);
});
