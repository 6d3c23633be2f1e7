import { parseHousehold } from '@homeroom/household';
import { languageOf } from '../../read/language.ts';
import type { ParseResult } from '../../read/parse-result.ts';
import { titleFromText } from '../../read/text/title.ts';
import type { CardMoment } from '../../card/card.ts';

/** Builds the reading of a text file. */
export function buildParse(text: string, overrides: Partial<ParseResult> = {}): ParseResult {
  return {
    filename: 'letter.txt',
    content_type: 'text/plain',
    detected_type: 'text',
    size_bytes: text.length,
    sha256: '0'.repeat(64),
    method: 'text',
    text,
    char_count: text.length,
    word_count: text.split(/\s+/).length,
    language: languageOf(text),
    title: titleFromText(text),
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

/** The head of a mail. */
export function buildHead(
  subject: string,
  from = 'Lakeside Office <office@lakeside.example.org>',
  date = '2026-09-14T13:30:00Z',
): NonNullable<ParseResult['metadata']['email']> {
  return { from, to: ['ana@example.org'], subject, date, message_id: null };
}

/** The sample family, two children at one school. */
export const family = parseHousehold(`
family_id: rivera
timezone: America/Chicago
home_address: 12 Harbour Street, Springfield
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent, emails: [ana@example.org] }
  - { id: ben, name: Ben Rivera, nickname: Dad, role: parent, emails: [ben@example.org] }
  - { id: maya, name: Maya Rivera, role: child, current_grade: "4", school: Lakeside Elementary, teacher: Mr. Okafor }
  - { id: leo, name: Leo Rivera, role: child, current_grade: "1", school: Lakeside Elementary }
rules:
  - { id: soccer, pattern: "soccer|cleats", assign_to: [maya] }
places:
  - { match: Lakeside Elementary, minutes_from_home: 12 }
`);

export function momentOn(today: string): CardMoment {
  return { now: new Date(`${today}T18:00:00Z`), today };
}
