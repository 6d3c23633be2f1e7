import { extractionRecord, type EarlierExtraction } from './extraction-record.ts';
import { readExtraction } from './ingest-request.ts';

const timeZone = 'America/Chicago';
const now = new Date('2026-10-02T02:30:00Z');
const payload = {
  extraction_id: 'ext-1',
  message_id: 7,
  message_text: 'The bus leaves at 8:45.',
  extraction_type: 'calendar_event',
  extracted_what: 'Science Museum trip',
};

function recordOf(fields: Record<string, unknown> = {}, earlier: EarlierExtraction | null = null, at = now) {
  return extractionRecord(readExtraction({ ...payload, ...fields }), { earlier, now: at, timeZone });
}

test('an extraction is said in a sentence behind its message', () => {
  const { source } = recordOf({
    extracted_who: ['Maya', 'Leo'],
    extracted_when: '2026-10-09T08:45:00-05:00',
    extracted_where: 'City Science Museum',
  });
  expect(source.text).toBe(
    'The bus leaves at 8:45.\n\nScience Museum trip, for Maya and Leo, on Friday, October 9, 2026 at 8:45 AM, at City Science Museum.',
  );
  expect(source).toMatchObject({
    id: 'extraction:ext-1',
    type: 'message',
    kind: 'calendar_event',
    subject: 'Family Logistics: Science Museum trip',
    sender: '',
    saidAt: now,
  });
});

test.each([
  ['2026-10-09', 'Science Museum trip, on Friday, October 9, 2026.'],
  ['tomorrow at 4pm', 'Science Museum trip, tomorrow at 4pm (Friday, October 2, 2026 at 4:00 PM).'],
  ['next week', 'Science Museum trip, next week.'],
  ['as soon as it rains', 'Science Museum trip, as soon as it rains.'],
  ['', 'Science Museum trip.'],
])('the time "%s" is said with its date where it has one', (when, sentence) => {
  expect(recordOf({ extracted_when: when }).source.text).toBe(`The bus leaves at 8:45.\n\n${sentence}`);
});

test('"tomorrow" stays the day that it meant first, until it says something else', () => {
  const first = recordOf({ extracted_when: 'tomorrow' });
  const earlier = { saidAt: now, when: 'tomorrow', whenAt: first.entry.whenAt };
  const later = new Date('2026-10-05T15:00:00Z');
  expect(recordOf({ extracted_when: 'tomorrow' }, earlier, later)).toEqual(first);
  const changed = recordOf({ extracted_when: 'tomorrow morning' }, earlier, later);
  expect([changed.source.saidAt, changed.entry.whenAt]).toEqual([now, new Date('2026-10-06T05:00:00Z')]);
});

test('the entry has one id for one extraction, and knows its message and event', () => {
  const { entry } = recordOf({ calendar_event_id: 'event-1' });
  expect(entry).toMatchObject({
    id: recordOf({ message_text: 'other' }).entry.id,
    messageId: '7',
    calendarEventId: 'event-1',
    confidence: 0.5,
    needsConfirmation: true,
  });
  expect(recordOf({ extraction_id: 'ext-2' }).entry.id).not.toBe(entry.id);
});

test('what PostgreSQL cannot hold is left out, unknown fields are kept', () => {
  const { source } = recordOf({
    message_text: 'a\u0000b\ud800c',
    extracted_what: '',
    bot: { 'ver\u0000sion': ['1\u0000'] },
  });
  expect([source.text, source.subject, source.provenance]).toEqual([
    'ab\ufffdc',
    'Family Logistics',
    { ...payload, message_text: 'ab\ufffdc', extracted_what: '', bot: { version: ['1'] } },
  ]);
});
