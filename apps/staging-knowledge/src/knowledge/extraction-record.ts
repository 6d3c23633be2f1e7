import { dayWordsIn, defaultLocale, listWords, uuidV5 } from '@homeroom/text';
import type { NewEntry } from '../event-graph/new-entry.ts';
import { whenOf, type When } from '../event-graph/when-of.ts';
import { wallTimeOf } from '../family-time.ts';
import { extractionSourceId, type Extraction } from './extraction.ts';
import type { KnowledgeSource } from './knowledge-source.ts';

/** The index is English, whatever the household's locale. */
const english = dayWordsIn(defaultLocale);

/** Stored form of an extraction: a source, and an entry of the event graph. */
export interface ExtractionRecord {
  source: KnowledgeSource;
  entry: NewEntry;
}

/** Stored state of an earlier version of the extraction. */
export interface EarlierExtraction {
  saidAt: Date | null;
  when: string;
  whenAt: Date | null;
}

/** Context for building a record. */
export interface RecordSetting {
  /** Null the first time. */
  earlier: EarlierExtraction | null;
  now: Date;
  timeZone: string;
}

/** The namespace of the entries, a random UUID that never changes: every stored id depends on it. */
const entryNamespace = '0b1f6c1e-9d52-4f7a-8c7e-2a6f5b90d413';

/** The id of an extraction's entry in the event graph, the same whenever it is ingested. */
function entryIdOf(extractionId: string): string {
  return uuidV5(entryNamespace, extractionId);
}

/**
 * The record of an extraction. It keeps the moment at which it was said first, and what a text such as "tomorrow" meant
 * then, as long as that text stays the same.
 */
export function extractionRecord(extraction: Extraction, { earlier, now, timeZone }: RecordSetting): ExtractionRecord {
  const { id, type, what, who, when, where, confidence, needsConfirmation, messageId, calendarEventId, rules } =
    extraction;
  const read = whenOf(when, { now, timeZone });
  const meant = read && earlier?.whenAt && earlier.when === when ? { ...read, at: earlier.whenAt } : read;
  const fact = factSentence(extraction, meant, timeZone);
  return {
    source: {
      id: extractionSourceId(id),
      type: 'message',
      kind: type,
      subject: [extraction.chatTitle, what].filter((part) => part.trim() !== '').join(': '),
      sender: extraction.senderName,
      saidAt: earlier?.saidAt ?? now,
      text: [extraction.messageText, fact].filter((part) => part.trim() !== '').join('\n\n'),
      provenance: extraction.payload,
    },
    entry: {
      id: entryIdOf(id),
      type,
      what,
      who,
      when,
      whenAt: meant?.at ?? null,
      where,
      confidence,
      needsConfirmation,
      messageId,
      calendarEventId,
      rules,
    },
  };
}

/**
 * Returns what, who, when and where in one sentence, so that a quoted answer is complete: `Dentist, for Leo, on Friday,
 * October 9, 2026 at 8:45 AM, at Main Street 4.`
 */
function factSentence({ what, who, when, where }: Extraction, meant: When | null, timeZone: string): string {
  const parts = [
    what.trim(),
    who.length > 0 ? `for ${listWords(who)}` : '',
    timePhrase(when.trim(), meant, timeZone),
    where.trim() === '' ? '' : `at ${where.trim()}`,
  ];
  const said = parts.filter((part) => part !== '').join(', ');
  return said === '' || /[.!?]$/.test(said) ? said : `${said}.`;
}

function timePhrase(when: string, meant: When | null, timeZone: string): string {
  if (!meant?.exact) return when;
  const wall = wallTimeOf(meant.at, timeZone);
  const words = `${english.date(wall)}${meant.hasTime ? ` at ${english.time(wall)}` : ''}`;
  return meant.iso ? `on ${words}` : `${when} (${words})`;
}
