import {
  blanked,
  emailPattern,
  findTimes,
  linkPattern,
  moneyPattern,
  phoneSpans,
  spansOf,
  weekdayWords,
  withoutLookalikes,
  type Span,
} from '@homeroom/dates-in-text';
import type { FactContext } from './fact-context.ts';
import { findDays, type DayMention } from './moments.ts';
import { findPersons } from './persons.ts';
import { findPlaces } from './places.ts';
import type { Question } from './question.ts';
import { stemIds } from './stems.ts';

/** Facts of a sentence that could be the answer. */
export interface Facts {
  /** Of the wanted kind, in order; empty when there are none. */
  wanted: Span[];
  /** The days it names, whatever is wanted. */
  days: DayMention[];
}

const numberWord =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|hundred|dozen|once|twice|no one|nobody';
const count = new RegExp(`\\b\\d[\\d,]*(?:\\.\\d+)?\\b|\\b(?:${numberWord}|one|half|whole|double)\\b`, 'gi');
const duration = new RegExp(
  `(?:\\b\\d+(?:\\.\\d+)?|½|\\b(?:${numberWord}|one|an?|half an?|a few|several))(?:\\s?[-–]\\s?\\d+|\\s(?:and a half|to \\d+))?[ -]?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)\\b|\\ball (?:day|week)\\b`,
  'gi',
);
const free = /\b(?:free(?: of charge)?|no (?:cost|charge|fee)|at no cost|complimentary)\b/gi;
const vagueMoment =
  /\b(?:every (?:day|week|month|weekday|morning|evening)|daily|weekdays|(?:this|next|last|first|second|third) (?:week|month|weekend)|tonight|end of (?:the )?(?:week|month|term|year|semester)|(?:in|during|early|mid|late|until|by|since|for|of) (?:January|February|March|April|May|June|July|August|September|October|November|December)|[Cc]ancell?ed|postponed|called off)\b/gi;
const thing =
  /\b(?:bring|brings|pack|wear|wears|need|needs|needed|provide|supply|supplies|required|have to have|must have|don['’]t forget|send (?:in|along)|dress(?:ed)?|come (?:in|(?:[\p{L}\d-]+ ){0,3}with)|labell?ed)\b/giu;
const garment =
  'shirt|trousers|pants|shorts|shoes|sneakers|boots|socks|jacket|raincoat|hat|cap|coat|gloves|mittens|dress|skirt|jersey|uniform|costume|sweater|hoodie|helmet|goggles|towel|swimsuit|leotard|tie|tights|vest|scarf|sandals|slippers|shin guards|mouthguard|water bottle|sunscreen|lunch|snacks?|folder|blanket|sleeping bag|flashlight|torch';
const garments = new RegExp(`\\b(?:${garment})\\b`, 'gi');
/** "Bring: …", and a row of things after a colon. */
const row = /:\s(?=[^:.?!]{2,60},[^:?!]{2,100}(?:,|\band\b|&))[^.?!]{4,}/gu;
const valueOfLabel = /(?<=^[^:?!.]{2,40}:\s)(?:["“]?[\p{Lu}\d][^\s,;]*)(?:\s\p{Lu}[^\s,;]*){0,3}/gu;
const afterNaming = /(?<=\b(?:called|named)\s)(?:the\s)?["“']?\S+(?:\s\p{Lu}\S*){0,3}|["“][^"”]{2,60}["”]/gu;
const signed =
  /\b(?:password|passcode|code|pin|combination|number|no\.?|id|flight)\b(?:\s(?:for|of|to|at)\s[^.;:,?!]{1,30}?)?(?:\s?[:=]|\s(?:is|was)|,)?\s["“]?(?=[^\s,;]*\d)(?!\d+\s(?:minutes?|hours?|days?|weeks?|months?)\b)[^\s,;]{2,}|\b(?:password|passcode|combination|code|pin)\b[^.;:,?!]{0,30}(?:\sis|\s?[:=])\s["“]?[^\s,;]{3,}|(?<=^[^:?!.]{2,40}:\s)\S*\d\S*(?=\s*(?:[.,;(]|$))|\bis now\s["“]?(?=[^\s,;]*\d)(?=[^\s,;]*\p{L})[^\s,;]{5,}/giu;
const flightNumber = /\b[A-Z][A-Z\d]\s?\d{2,4}\b/g;
const beforeOrAfter =
  /\b(?:half an hour|an hour|\d+ (?:minutes|mins|hours?)|(?:ten|fifteen|twenty|thirty|forty) minutes) (?:before|after|earlier|later|prior)\b/gi;
const often =
  /\b(?:every|each|once|twice|daily|weekly|monthly|yearly|annually|weekdays|(?:\d+|two|three|four|several) times|(?:a|per) (?:day|week|month|year)|on \w+days)\b/gi;
const size =
  /\b\d[\d,]*(?:\.\d+)?\s?(?:kg|kilos?|kilograms?|g|grams?|lbs?|pounds|oz|ounces|cm|mm|m|km|meters?|metres?|kilometers?|kilometres?|feet|foot|ft|inch(?:es)?|in|miles?|blocks?|minutes?|gallons?|liters?|litres?)\b/gi;
const onlySizes = /\bhow (?:far|heavy|tall|big|large|high|wide)\b/i;
const asksLength = /\bhow long (?:is|are|was|were)\b/i;
/** A duration ("over in 3 days") is no count. */
const lapse = /\b(?:with)?in \d{1,3} (?:seconds?|minutes?|hours?)\b/gi;
/** Maximum words between a number and what it counts. */
const countedWithin = 4;

const cause =
  /\b(?:because|due to|owing to|since|as a result|so that|in order to|reason|therefore|thanks to|caused by|on account of)\b/gi;

/** A question for a day, which a time alone does not answer. */
const asksDay = /\b(?:what|which) (?:days?|dates?|(?:sun|mon|tues|wednes|thurs|fri|satur)days?)\b/i;
const isFoundOnline = /\b(?:sign|register|order|buy|pay|renew|download|find|donate|submit|upload)\b/i;

/** Finds the facts of the wanted kind in a sentence, and its days. */
export function findFacts(sentence: string, context: FactContext): Facts {
  const plain = withoutLookalikes(sentence);
  const days = findDays(sentence, context.reference);
  return { days, wanted: wantedSpans(sentence, plain, days, context) };
}

function wantedSpans(sentence: string, plain: string, days: readonly DayMention[], context: FactContext): Span[] {
  switch (context.question.wants) {
    case 'time':
      return [...findTimes(plain), ...spansOf(plain, beforeOrAfter)];
    case 'moment':
      return spansWithMore(
        [
          ...days,
          ...(asksDay.test(context.question.text) ? [] : findTimes(plain)),
          ...weekdayWords(plain),
          ...spansOf(plain, vagueMoment),
        ],
        sentence,
        context.question,
      );
    case 'amount':
      return [...spansOf(sentence, moneyPattern), ...spansOf(sentence, free)];
    case 'count':
      return countsIn(
        sentence,
        blanked(plain, [...days, ...findTimes(plain), ...spansOf(plain, lapse)]),
        context.question,
      );
    case 'duration':
      return [
        ...spansOf(plain, duration),
        ...(findTimes(plain).length > 1 ? findTimes(plain) : []),
        ...(asksLength.test(context.question.text) ? spansOf(plain, size) : []),
      ];
    case 'person':
      return findPersons(sentence, context);
    case 'place':
      return [
        ...findPlaces(sentence, context.question),
        ...(isFoundOnline.test(context.question.text) ? spansOf(sentence, linkPattern) : []),
      ];
    case 'phone':
      return phoneSpans(sentence);
    case 'email':
      return spansOf(sentence, emailPattern);
    case 'link':
      return spansOf(blanked(sentence, spansOf(sentence, emailPattern)), linkPattern);
    case 'contact':
      return [...phoneSpans(sentence), ...spansOf(sentence, emailPattern)];
    case 'items':
      return [...spansOf(sentence, thing), ...spansOf(sentence, garments), ...spansOf(sentence, row)];
    case 'name':
      return spansWithMore(
        [...findPersons(sentence, context), ...spansOf(sentence, valueOfLabel), ...spansOf(sentence, afterNaming)],
        sentence,
        context.question,
      );
    case 'code':
      return [...spansOf(sentence, signed), ...spansOf(sentence, flightNumber)];
    case 'reason':
      return spansOf(sentence, cause);
    case 'yes-no':
    case 'other':
      return [];
  }
}

/** Numbers that the question asks for: of what it counts, of a size, or of how often. */
function countsIn(sentence: string, text: string, question: Question): Span[] {
  if (/\bhow often\b/i.test(question.text)) return spansOf(sentence, often);
  if (onlySizes.test(question.text)) return spansOf(sentence, size);
  const numbers = newWords(spansOf(text, count), text, question);
  return question.counted.size === 0
    ? numbers
    : numbers.filter((number) => isCounted(sentence, number, question.counted));
}

/** Whether what is counted stands close after a number, or close before it as a label's does: "Tickets sold: 48". */
function isCounted(sentence: string, { start, end }: Span, counted: ReadonlySet<number>): boolean {
  const has = (words: readonly string[]) => stemIds(words.join(' ')).some((stem) => counted.has(stem));
  const [after = ''] = /^[^.;:!?\d]*/u.exec(sentence.slice(end, end + 80)) ?? [];
  const before = sentence.slice(Math.max(0, start - 60), start);
  const label = /[^,;.!?]*(?::|\b(?:is|are|was|were|number)\b)\s*(?:\w+\s){0,2}$/iu.exec(before)?.[0] ?? '';
  return has(after.trim().split(/\s+/).slice(0, countedWithin)) || has([label]);
}

/** Keeps facts that are more than words of the question. */
function spansWithMore(spans: readonly Span[], text: string, { stems }: Question): Span[] {
  return spans.filter(({ start, end }) => stemIds(text.slice(start, end)).some((stem) => !stems.has(stem)));
}

/** Keeps facts that have no word of the question. */
function newWords(spans: readonly Span[], text: string, { stems }: Question): Span[] {
  return spans.filter(({ start, end }) => !stemIds(text.slice(start, end)).some((stem) => stems.has(stem)));
}
