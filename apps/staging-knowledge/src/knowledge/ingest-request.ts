import { ServiceError } from '@homeroom/errors';
import type { Extraction } from './extraction.ts';
import { extractionDefaults, requiredFields, unknownSender } from './extraction-fields.ts';
import { storable, storableText } from './storable.ts';

/** An extraction that is not taken: 422, and the contract's body for it. */
export class IngestRejectedError extends ServiceError {
  constructor(sentence: string) {
    super(422, 'ingest_rejected', sentence);
  }
}

/** The most UTF-8 bytes of a `message_text`. */
const messageTextMaxBytes = 262_144;

/** The message is larger than one may be: 413. */
export class MessageTooLargeError extends ServiceError {
  constructor() {
    super(
      413,
      'payload_too_large',
      `The \`message_text\` property is larger than the ${messageTextMaxBytes} bytes that are accepted.`,
      { details: { limit_bytes: messageTextMaxBytes } },
    );
  }
}

interface FieldRule {
  fits: (value: unknown) => boolean;
  wish: string;
}

const text = (longest = Number.MAX_SAFE_INTEGER): FieldRule => ({
  fits: (value) => typeof value === 'string' && characters(value) <= longest,
  wish: longest === Number.MAX_SAFE_INTEGER ? 'must be a text' : `must be a text of at most ${longest} characters`,
});
const filled = (longest: number): FieldRule => ({
  fits: (value) => text(longest).fits(value) && storableText(String(value)) !== '',
  wish: `must be a text of 1 to ${longest} characters`,
});
const number: FieldRule = {
  fits: (value) => typeof value === 'number' && Number.isFinite(value),
  wish: 'must be a number',
};

/** The fields of the contract; beyond the required ones null is as good as absent. */
const rules: Record<string, FieldRule> = {
  extraction_id: {
    fits: (value) => filled(500).fits(value) && storableText(String(value)) === value,
    wish: 'must be a text of 1 to 500 characters without NUL',
  },
  message_id: {
    fits: (value) => Number.isSafeInteger(value) || text(500).fits(value),
    wish: 'must be a text of at most 500 characters or a whole number that JSON readers do not round',
  },
  message_text: text(),
  extraction_type: filled(200),
  extracted_what: text(10_000),
  sender_name: text(500),
  sender_username: text(500),
  chat_title: text(500),
  extracted_who: {
    fits: (value) => Array.isArray(value) && value.length <= 200 && value.every(text(500).fits),
    wish: 'must be a list of at most 200 texts of at most 500 characters',
  },
  extracted_when: text(2_000),
  extracted_where: text(2_000),
  confidence: {
    fits: (value) => number.fits(value) && Number(value) >= 0 && Number(value) <= 1,
    wish: 'must be a number from 0 to 1',
  },
  needs_confirmation: { fits: (value) => typeof value === 'boolean', wish: 'must be true or false' },
  calendar_check_status: text(500),
  calendar_event_id: text(500),
  calendar_event_title: text(2_000),
  fuzzy_match_score: number,
};

/**
 * The extraction of a request's body, with the contract's defaults and without what PostgreSQL cannot hold.
 * @throws IngestRejectedError naming the required fields that are missing, or else everything that is wrong;
 * MessageTooLargeError
 */
export function readExtraction(body: unknown): Extraction {
  const problem = ingestProblem(body);
  if (problem !== null) throw new IngestRejectedError(problem);
  const payload = storable(body) as Record<string, unknown>;
  if (Buffer.byteLength(String(payload['message_text'])) > messageTextMaxBytes) throw new MessageTooLargeError();
  const given = <Value>(name: string) => (payload[name] ?? extractionDefaults[name]) as Value;
  const sender = given<string>('sender_name');
  return {
    id: given('extraction_id'),
    messageId: String(payload['message_id']),
    messageText: given('message_text'),
    type: given('extraction_type'),
    what: given('extracted_what'),
    senderName: sender === unknownSender ? '' : sender,
    chatTitle: given('chat_title'),
    who: given('extracted_who'),
    when: given('extracted_when'),
    where: given('extracted_where'),
    confidence: given('confidence'),
    needsConfirmation: given('needs_confirmation'),
    calendarEventId: given('calendar_event_id'),
    rules: [],
    payload,
  };
}

/** Returns the problem of a request body, missing fields first; null when it is valid. */
export function ingestProblem(body: unknown): string | null {
  if (typeof (body ?? {}) !== 'object' || Array.isArray(body)) return 'The body must be an object.';
  const fields = (body ?? {}) as Record<string, unknown>;
  const missing = requiredFields.filter((name) => !isGiven(fields, name));
  if (missing.length > 0) return `Missing required fields: ${missing.join(', ')}`;
  const wrong = Object.entries(rules).filter(([name, { fits }]) => isGiven(fields, name) && !fits(fields[name]));
  if (wrong.length > 0) return wrong.map(([name, { wish }]) => `The \`${name}\` property ${wish}.`).join(' ');
  return storable(fields) === undefined ? 'The body is nested too deeply.' : null;
}

function isGiven(fields: Record<string, unknown>, name: string): boolean {
  return Object.hasOwn(fields, name) && fields[name] !== null && fields[name] !== undefined;
}

/** As JSON Schema counts: by code points. */
function characters(value: string): number {
  return value.length > 100_000 ? value.length : [...value].length;
}
