import { findDays, findTimes, weekdayWords, type DayMention } from './moments.ts';
import { blanked, emailPattern, linkPattern, moneyPattern, phoneSpans, spansOf, withoutLookalikes, type Span } from './patterns.ts';
import { findPersons } from './persons.ts';
import { findPlaces } from './places.ts';
import type { Question } from './question.ts';
import { stemIds } from './stems.ts';

/** What a sentence says that could be the answer. */
export interface Facts {
  /** Of the wanted kind, in order; empty when there are none. */
  wanted: Span[];
  /** The days it names, whatever is wanted. */
  days: DayMention[];
}

/** What facts are looked for in. */
export interface FactContext {
  question: Question;
  /** YYYY-MM-DD, when the sentence was written. */
  reference: string;
  /** Words that the passages also write in lower case, which are no names. */
  ordinaryWords: ReadonlySet<string>;
  /** Whether the sentence is a title, in which capitals say nothing. */
  isTitle: boolean;
}

const numberWord = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|dozen|once|twice|no one|nobody';
const count = new RegExp(`\\b\\d[\\d,]*(?:\\.\\d+)?\\b|\\b(?:${numberWord}|one)\\b`, 'gi');
const duration = new RegExp(`(?:\\b\\d+(?:\\.\\d+)?|½|\\b(?:${numberWord}|one|an?|half an?|a few|several))(?:\\s?[-–]\\s?\\d+|\\s(?:and a half|to \\d+))?[ -]?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)\\b|\\ball (?:day|week)\\b`, 'gi');
const free = /\b(?:free(?: of charge)?|no (?:cost|charge|fee)|at no cost|complimentary)\b/gi;
const vagueMoment = /\b(?:every (?:day|week|month|weekday|morning|evening)|daily|weekdays|(?:this|next|last|first|second|third) (?:week|month|weekend)|tonight|end of (?:the )?(?:week|month|term|year|semester)|(?:in|during|early|mid|late|until|by|since|for|of) (?:January|February|March|April|May|June|July|August|September|October|November|December)|[Cc]ancell?ed|postponed|called off)\b/gi;
const thing = /\b(?:bring|brings|pack|wear|wears|need|needs|needed|provide|supply|supplies|required|have to have|must have|don['’]t forget|send (?:in|along)|dress(?:ed)?|come (?:in|with)|labell?ed)\b/gi;
const cause = /\b(?:because|due to|owing to|since|as a result|so that|in order to|reason|therefore|thanks to|caused by|on account of)\b/gi;

const isFoundOnline = /\b(?:sign|register|order|buy|pay|renew|download|find|donate|submit|upload)\b/i;

/** Which facts of the wanted kind a sentence has, and its days. */
export function findFacts(sentence: string, context: FactContext): Facts {
  const plain = withoutLookalikes(sentence);
  const days = findDays(plain, context.reference);
  return { days, wanted: wantedSpans(sentence, plain, days, context) };
}

function wantedSpans(sentence: string, plain: string, days: readonly DayMention[], context: FactContext): Span[] {
  switch (context.question.wants) {
    case 'time':
      return findTimes(plain);
    case 'moment':
      return [...days, ...findTimes(plain), ...weekdayWords(plain), ...spansOf(plain, vagueMoment)];
    case 'amount':
      return [...spansOf(sentence, moneyPattern), ...spansOf(sentence, free)];
    case 'count':
      return newNumbers(blanked(plain, [...days, ...findTimes(plain)]), context.question);
    case 'duration':
      return [...spansOf(plain, duration), ...(findTimes(plain).length > 1 ? findTimes(plain) : [])];
    case 'person':
      return findPersons(sentence, context);
    case 'place':
      return [...findPlaces(sentence, context.question), ...(isFoundOnline.test(context.question.text) ? spansOf(sentence, linkPattern) : [])];
    case 'phone':
      return phoneSpans(sentence);
    case 'email':
      return spansOf(sentence, emailPattern);
    case 'link':
      return spansOf(blanked(sentence, spansOf(sentence, emailPattern)), linkPattern);
    case 'contact':
      return [...phoneSpans(sentence), ...spansOf(sentence, emailPattern)];
    case 'items':
      return spansOf(sentence, thing);
    case 'reason':
      return spansOf(sentence, cause);
    case 'yes-no':
    case 'other':
      return [];
  }
}

function newNumbers(text: string, { stems }: Question): Span[] {
  return spansOf(text, count).filter(({ start, end }) => !stemIds(text.slice(start, end)).some((stem) => stems.has(stem)));
}
