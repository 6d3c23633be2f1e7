import type { Household } from '@homeroom/household';
import { defaultLocale } from '@homeroom/text';
import type { CardFacts, CardMoment } from '../card/card.ts';
import { CollectedReading } from '../read/collected-reading.ts';
import { presentReading, type ParseResult } from '../read/parse-result.ts';
import { withoutOrders } from './letter/addressed-to-machines.ts';
import { cardByRules } from './card-by-rules.ts';
import { showDocument, type ShownDocument } from './shown-document.ts';

/** A document to interpret. */
export interface InterpretationRequest {
  /** Its pages are not needed, only the whole text. */
  parse: ParseResult;
  household: Household;
  moment: CardMoment;
  /** Lengths at which the document is shown to a model, in characters; empty without a model. */
  shownLengths: readonly number[];
}

/** Findings of the rules, as plain data. */
export interface Interpretation {
  card: CardFacts;
  /** Ids of the household's rules that say whom it concerns. */
  rules: string[];
  /** One for each requested length. */
  shown: ShownDocument[];
}

/**
 * Interprets a document: its card by rules, and the text that a model is shown. Orders to a program, anywhere in the
 * document, neither change the card nor appear on it.
 */
export function interpretDocument({ parse, household, moment, shownLengths }: InterpretationRequest): Interpretation {
  const read = withoutOrders(parse);
  const { rules, writing, ...card } = cardByRules(read, household, moment);
  return { card, rules, shown: shownLengths.map((maxCharacters) => showDocument(read, { maxCharacters, writing })) };
}

/** Interprets a short letter, so that the first document does not wait for the rules to be compiled. */
export function warmRules(): void {
  const text =
    'Science trip\n\nDear parents,\n\nPlease return the signed slip and $5 to Ms. Bell by Friday, October 9, 2026.';
  const upload = { filename: 'letter.txt', contentType: 'text/plain', bytes: Buffer.from(text), sha256: '' };
  const reading = new CollectedReading();
  reading.take({ type: 'page', page: { page: 1, method: 'text', text, confidence: 1 } });
  interpretDocument({
    parse: presentReading(upload, reading, 0),
    household: {
      familyId: 'nobody',
      timezone: 'UTC',
      locale: defaultLocale,
      homeAddress: null,
      members: [],
      calendars: [],
      groupChatId: null,
      rules: [],
      places: [],
      reminders: [],
      tomorrowAt: null,
      changes: { withinDays: 0, to: 'group' },
    },
    moment: { now: new Date(0), today: '1970-01-01' },
    shownLengths: [],
  });
}
