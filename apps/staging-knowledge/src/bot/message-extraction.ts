import { findDates } from '@homeroom/dates-in-text';
import type { Household } from '@homeroom/household';
import { concernedMembers } from '@homeroom/matters';
import type { IncomingMessage } from '@homeroom/messenger';
import { shortLine } from '@homeroom/text';
import { whenOf } from '../event-graph/when-of.ts';
import { dayOf, withOffset } from '../family-time.ts';
import type { Extraction } from '../knowledge/extraction.ts';
import { readExtraction } from '../knowledge/ingest-request.ts';

/** Message from a member. */
export interface MemberMessage extends Pick<IncomingMessage, 'chat' | 'messageId' | 'sentAt' | 'text'> {
  /** The member's name. */
  sender: string;
  /** Empty when there is none. */
  username: string;
}

/** Extracts the facts of a message. */
export type DrawExtraction = (message: MemberMessage) => Extraction;

const whatLength = 160;
const nameLength = 200;
const readText = 4_096;
/** Confidence in facts read by plain rules. */
const confidence = 0.5;
const placeName = "(?:\\p{Lu}[\\p{L}\\p{N}’'.&-]{0,30}(?:\\s(?:of|the|de)\\b)?)";
const where = new RegExp(
  `(?:\\b(?:at|in)|@) (?:the )?(${placeName}(?: ${placeName}){0,5}|\\d{1,5} ${placeName}(?: ${placeName}){0,3}|(?:gym|library|school|pool|park|clinic|church|playground|auditorium|cafeteria)\\b)`,
  'u',
);
const noPlace =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b/i;

/** Returns the id that links everything derived from a message: `telegram:CHAT:MESSAGE`. */
export function originOf({ chat, messageId }: Pick<MemberMessage, 'chat' | 'messageId'>): string {
  return `telegram:${chat.id}:${messageId}`;
}

/**
 * Creates extractions from messages: the text, and what plain rules read of people, time and place. Relative days are
 * resolved against the time the message was sent.
 */
export function extractionsFor(household: Household): DrawExtraction {
  const members = concernedMembers(household);
  const { timezone, places } = household;
  return (message) => {
    const { chat, messageId, sender, username, sentAt } = message;
    const text = message.text.slice(0, readText);
    const concerned = members.find({ text, newsletterTitle: '', source: '', ofSchool: false });
    const extraction = readExtraction({
      extraction_id: originOf(message),
      message_id: `${chat.id}:${messageId}`,
      message_text: text,
      extraction_type: 'message',
      extracted_what: shortLine(text, whatLength),
      sender_name: sender,
      sender_username: username,
      chat_title: shortLine(chat.title, nameLength) || sender,
      extracted_who: concerned.members.map(({ name }) => name),
      extracted_when: whenIn(text, sentAt, timezone),
      extracted_where: whereIn(
        text,
        places.map(({ match }) => match),
      ),
      confidence,
      needs_confirmation: false,
    });
    return { ...extraction, rules: concerned.rules };
  };
}

/** Returns the first day with its time, otherwise the next time of day, in ISO 8601. */
function whenIn(text: string, now: Date, timeZone: string): string {
  const [mention] = findDates(text, { written: dayOf(now, timeZone) });
  if (mention) return mention.time === null ? mention.date : `${mention.date}T${mention.time}`;
  const read = whenOf(text, { now, timeZone });
  return read?.hasTime ? withOffset(read.at, timeZone) : '';
}

/** Returns a place known to the household, or the first one after "at" or "in". */
function whereIn(text: string, known: readonly string[]): string {
  const lower = text.toLowerCase();
  const place = known.find((name) => name.length > 3 && lower.includes(name.toLowerCase()));
  const [, named = ''] = where.exec(text) ?? [];
  return place ?? (noPlace.test(named) ? '' : named.replace(/[.,]+$/, ''));
}
