import { datedLanguages, Gloss, isRatherIn, spanish } from '@homeroom/gloss';
import type { CardFacts } from '../card/card.ts';
import type { ParseResult } from '../read/parse-result.ts';
import { cardPhrasesIn } from './heading/card-phrases.ts';

/** A document as the rules read it, in English wherever its language has a gloss. */
export interface GlossedDocument {
  parse: ParseResult;
  /** Returns what was found in it in the words of the document. */
  inOwnWords: (words: string) => string;
}

/** Extent to which a language is read: all of it, its dates with names and places, or only what looks like English. */
export function understandingOf(language: string | null): 'all' | 'dates' | 'little' {
  if (language === null || language === 'en' || language === spanish.code) return 'all';
  return datedLanguages.some(({ code }) => code === language) ? 'dates' : 'little';
}

/**
 * Glosses the Spanish of a document, all of it or the half of a letter in two languages, or the dates of one in another
 * language.
 * @param locale BCP 47, of the household, in which labels that the rules make are told
 */
export function glossedDocument(parse: ParseResult, locale: string): GlossedDocument {
  const { label } = cardPhrasesIn(locale);
  const language = datedLanguages.find(({ code }) => code === parse.language) ?? spanish;
  const gloss = new Gloss(language);
  const isMain = parse.language === language.code || (parse.language === null && isRatherIn(language, parse.text));
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
    ? { parse: glossed, inOwnWords: (words) => label(gloss.inOwnWords(words)) }
    : { parse, inOwnWords: label };
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
