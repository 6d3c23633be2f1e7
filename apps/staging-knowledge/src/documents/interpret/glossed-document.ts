import { Gloss, spanish } from '@homeroom/gloss';
import type { CardFacts } from '../card/card.ts';
import type { ParseResult } from '../read/parse-result.ts';

/** A document as the rules read it, in English wherever its language has a gloss. */
export interface GlossedDocument {
  parse: ParseResult;
  /** Returns what was found in it in the words of the document. */
  inOwnWords: (words: string) => string;
}

/** Languages that cards are made of. */
export const readLanguages: ReadonlySet<string> = new Set(['en', spanish.code]);

/** Glosses the Spanish of a document: all of it, or the half of a letter in two languages. */
export function glossedDocument(parse: ParseResult): GlossedDocument {
  const gloss = new Gloss(spanish);
  const isMain = parse.language === spanish.code;
  const read = (text: string) => gloss.read(text, isMain);
  const email = parse.metadata.email;
  const glossed: ParseResult = {
    ...parse,
    text: read(parse.text),
    title: parse.title === null ? null : read(parse.title),
    metadata: { ...parse.metadata, email: email && { ...email, subject: email.subject && read(email.subject) } },
    attachments: parse.attachments.map((attachment) => ({
      ...attachment,
      text: attachment.text === null ? null : read(attachment.text),
    })),
  };
  return gloss.isNeeded
    ? { parse: glossed, inOwnWords: (words) => gloss.inOwnWords(words) }
    : { parse, inOwnWords: (words) => words };
}

/** Says on a card of a glossed document what the document says. */
export function cardInOwnWords<Card extends CardFacts>(card: Card, own: GlossedDocument['inOwnWords']): Card {
  const maybe = (words: string | null) => (words === null ? null : own(words));
  const named = (words: string) => {
    const told = own(words);
    return told === words ? words : told.replace(/^([¡¿«"“]?)\p{Ll}/u, (start) => start.toUpperCase());
  };
  const quoting = (reason: string) => reason.replaceAll(/“([^”]+)”/g, (_quote, words: string) => `“${own(words)}”`);
  return {
    ...card,
    review: card.review.map(({ field, reason }) => ({ field, reason: quoting(reason) })),
    warnings: card.warnings.map(quoting),
    title: named(card.title),
    dates: card.dates.map((date) => ({ ...date, label: named(date.label), text: own(date.text) })),
    deadlines: card.deadlines.map((deadline) => ({
      ...deadline,
      label: named(deadline.label),
      text: own(deadline.text),
    })),
    actions: card.actions.map((action) => ({ ...action, text: named(action.text) })),
    location: card.location.map(({ name, address }) => ({ name: named(name), address: maybe(address) })),
    money: card.money.map((amount) => ({ ...amount, text: own(amount.text), for: maybe(amount.for) })),
    contacts: card.contacts.map((contact) => ({ ...contact, name: maybe(contact.name) })),
  };
}
