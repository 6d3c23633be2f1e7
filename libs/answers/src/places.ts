import { spansOf, type Span } from './patterns.ts';
import type { Question } from './question.ts';
import { stemIds } from './stems.ts';

const address = /\b\d{1,5}\s(?:[NSEW]\.?\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3}(?:\s(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Boulevard|Way|Court|Ct|Place|Pl|Square)\b\.?)/gu;
const labelled = /^(?:where|location|place|address|venue|meet(?:ing)? (?:point|place))\s?:\s?\S.{0,80}/giu;
const noun = 'room|rm|gate|hall|field|court|gym|gymnasium|auditorium|cafeteria|library|playground|lot|entrance|office|lobby|stadium|pool|park|church|center|centre|museum|theater|theatre|clinic|building|house|school|campus|studio|rink|zoo|farm|garden|classroom|lab|stage|foyer|hospital|beach|lake|camp|station|stop|corner|shelf|closet|bin|box|drawer|fridge|desk|table|backpack|car|garage|kitchen|porch';
const located = new RegExp(`(?:\\b(?:at|in|on|to|inside|outside|behind|near|from|by|through|into|next to|in front of|across from)|@)\\s(?:(?:the|our|your|my|a)\\s)?(?:[\\p{L}'’.-]+\\s){0,4}?(?:${noun})s?\\b(?:\\s(?:[A-Z]?\\d{1,4}|[A-Z])\\b)?`, 'giu');
const proper = /(?:\b(?:[Aa]t|[Ii]n|[Ii]nside|[Oo]utside|[Bb]ehind|[Nn]ear|[Tt]o)|@)\s(?:the\s)?\p{Lu}[\p{L}'’.-]+(?:\s(?:of\s)?\p{Lu}[\p{L}'’.-]+){0,4}/gu;
const remote = /\b(?:online|on zoom|via zoom|over zoom|by video|virtual(?:ly)?|google meet|microsoft teams|at home)\b/giu;
const noPlace = /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|grade|m[rs]s?\.?|dr\.?|coach|english|spanish|german|french)\b/i;

/** The places that a sentence names beyond the words of the question. */
export function findPlaces(sentence: string, { stems }: Question): Span[] {
  const isNew = ({ start, end }: Span) => {
    const found = stemIds(sentence.slice(start, end));
    return found.some((stem) => !stems.has(stem));
  };
  const names = spansOf(sentence, proper).filter(({ start, end }) => !noPlace.test(sentence.slice(start, end)));
  const spans = [...spansOf(sentence, address), ...spansOf(sentence, labelled), ...spansOf(sentence, located), ...spansOf(sentence, remote), ...names];
  return spans.filter(isNew).sort((a, b) => a.start - b.start);
}
