import type { CardFacts } from '../card/card.ts';
import { bareCard } from '../card/bare-card.ts';
import { buildParse } from '../interpret/testing/build-parse.ts';
import type { ParseResult } from '../read/parse-result.ts';
import { documentRecord } from './document-record.ts';

const timeZone = 'America/Chicago';
/** 21:30 on October 1 in Chicago. */
const receivedAt = new Date('2026-10-02T02:30:00Z');
const id = 'c1f7a2d9-6b48-4e05-8a3d-27e91b54f0c8';
const parse = buildParse('The bus leaves at 8:45.', { title: 'Museum trip' });

function recordOf(facts: Partial<CardFacts> = {}, read: Partial<ParseResult> = {}) {
  const card = { ...bareCard(parse), ...facts };
  const sender = { name: 'Vision API', username: '' };
  const document = {
    id,
    sha256: parse.sha256,
    filename: 'letter.txt',
    detectedType: 'text',
    sizeBytes: 22,
    sender,
    sentAs: 'attachment',
    receivedAt,
    card,
    rulesVersion: 1,
    generatedAt: receivedAt,
  } as const;
  return documentRecord(document, { ...parse, ...read }, timeZone, []);
}

const due = (date: string, time: string | null = null, label = 'Return the slip') => ({
  date,
  time,
  label,
  text: '',
  confidence: 0.8,
  source: 'rule' as const,
});
const event = (date: string, time: string | null = null, past = false) => ({
  date,
  time,
  end_date: null,
  end_time: null,
  all_day: time === null,
  past,
  label: 'Trip',
  kind: 'event' as const,
  text: '',
  confidence: 0.9,
  source: 'rule' as const,
});
const open = { action_required: true, deadline: '2026-10-07', deadlines: [due('2026-10-07')] };

test.each<[string, Partial<CardFacts>, [boolean, string, string, string | undefined]]>([
  [
    'what is to be done by a day',
    { ...open, dates: [event('2026-10-05')] },
    [true, 'Museum trip: Return the slip', '2026-10-07', '2026-10-07T05:00:00.000Z'],
  ],
  [
    'what is to be done by a time',
    { ...open, deadlines: [due('2026-10-07', '12:00')] },
    [true, 'Museum trip: Return the slip', '2026-10-07T12:00:00-05:00', '2026-10-07T17:00:00.000Z'],
  ],
  [
    'what is to be done some time',
    { action_required: true, dates: [event('2026-10-09', '08:45')] },
    [true, 'Museum trip', '2026-10-09T08:45:00-05:00', '2026-10-09T13:45:00.000Z'],
  ],
  [
    'what was to be done by a day that is over',
    { action_required: true, deadlines: [due('2026-09-30')] },
    [false, 'Museum trip', '', undefined],
  ],
  [
    'what only takes place',
    { dates: [event('2026-10-12'), event('2026-09-30', null, true), event('2026-10-09', '08:45')] },
    [false, 'Museum trip', '2026-10-09T08:45:00-05:00', '2026-10-09T13:45:00.000Z'],
  ],
  ['what a person should check', { needs_review: true }, [false, 'Museum trip', '', undefined]],
])('the entry of %s waits for somebody or not, and says when', (_what, facts, wanted) => {
  const { entry } = recordOf(facts);
  expect([entry.needsConfirmation, entry.what, entry.when, entry.whenAt?.toISOString()]).toEqual(wanted);
});

test('the entry has one id for one document, and says who and where', () => {
  const { entry } = recordOf({
    who: ['Maya Rivera'],
    location: [{ name: 'City Science Museum', address: '200 Park Avenue' }],
    confidence_score: 0.7,
  });
  expect(entry).toMatchObject({
    id: recordOf(open).entry.id,
    type: 'document',
    who: ['Maya Rivera'],
    where: 'City Science Museum, 200 Park Avenue',
    confidence: 0.7,
    messageId: null,
  });
});

const email = (date: string) => ({
  metadata: {
    author: null,
    created: null,
    email: { from: 'Lakeside Office', to: [], subject: null, date, message_id: null },
  },
});

test.each<[string, Partial<CardFacts>, Partial<ParseResult>, string]>([
  ['was received', {}, {}, '2026-10-02T02:30:00.000Z'],
  ['is dated', { document_date: '2026-09-14' }, {}, '2026-09-14T05:00:00.000Z'],
  ['was mailed', { document_date: '2026-09-14' }, email('2026-09-15T03:30:00.000Z'), '2026-09-15T03:30:00.000Z'],
  ['was received, when it is dated later', { document_date: '2027-01-01' }, {}, '2026-10-02T02:30:00.000Z'],
])('the source was said when the document %s', (_when, facts, read, wanted) => {
  expect(recordOf(facts, read).source.saidAt?.toISOString()).toBe(wanted);
});

test('the text is that of the document and of its attachments, as PostgreSQL can hold it', () => {
  const attachment = (filename: string | null, text: string | null) => ({
    filename,
    detected_type: null,
    size_bytes: 1,
    status: 'parsed' as const,
    text,
  });
  const { source, document } = recordOf(
    { title: 'a\u0000b' },
    {
      text: 'Words\u0000 \ud800',
      attachments: [attachment('menu.txt', 'Soup'), attachment('empty.txt', ' '), attachment(null, 'More')],
      ...email('2026-09-15'),
    },
  );
  expect(source).toMatchObject({
    id: `document:${id}`,
    type: 'document',
    subject: 'ab',
    sender: 'Lakeside Office',
    text: 'Words \ufffd\n\nmenu.txt\nSoup\n\nMore',
    provenance: { filename: 'letter.txt', sender: 'Vision API', sent_as: 'attachment' },
  });
  expect(document.card.title).toBe('ab');
});
