import { spansOf, type Span } from '@homeroom/dates-in-text';
import type { Question } from './question.ts';
import { stemIds } from './stems.ts';

const address =
  /\b\d{1,5}\s(?:[NSEW]\.?\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3}(?:\s(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Boulevard|Way|Court|Ct|Place|Pl|Square|Terrace|Parkway|Pkwy|Highway|Hwy|Circle|Trail|Crescent|Close|Row|Hill|Park)\b\.?)/gu;
const labelled = /^(?:where|location|place|address|venue|meet(?:ing)? (?:point|place))\s?:\s?\S.{0,80}/giu;
const noun =
  'floor|lounge|hallway|cupboard|pot|shed|pitch|mill|lane|road|street|avenue|square|bridge|terminal|tent|lodge|cabin|cottage|chest|basket|basement|attic|folder|cabinet|warehouse|dock|bakery|cafe|café|restaurant|shop|store|mall|market|bank|pharmacy|practice|room|rm|gate|hall|field|court|gym|gymnasium|auditorium|cafeteria|library|playground|lot|entrance|office|lobby|stadium|pool|park|church|center|centre|museum|theater|theatre|clinic|building|house|school|campus|studio|rink|zoo|farm|garden|classroom|lab|stage|foyer|hospital|beach|lake|camp|station|stop|corner|shelf|closet|bin|box|drawer|fridge|desk|table|backpack|car|garage|kitchen|porch';
const located = new RegExp(
  `(?:\\b(?:at|in|on|to|inside|outside|behind|near|from|by|through|into|next to|in front of|across from)|@)\\s(?:(?:the|our|your|my|a)\\s)?(?:[\\p{L}'’.-]+\\s){0,4}?(?:${noun})s?\\b(?:\\s(?:[A-Z]?\\d{1,4}|[A-Z])\\b)?`,
  'giu',
);
/** "7 pm, staff room" and "Room 12": what stands as a place without a word before it. */
const listed =
  /(?<=[,;:–—|-]\s)(?:the\s)?(?:[\p{L}'’.-]+\s){0,3}?(?:room|hall|gym|gymnasium|library|cafeteria|auditorium|office|lobby|stadium|pool|park|church|theater|theatre|studio|rink|lab|lounge|classroom|playground|foyer|center|centre|field|court|floor|stage)(?:\s[A-Z]?\d{1,4}[A-Z]?)?(?=\s*(?:[.,;)!–—-]|$))/giu;
const numbered =
  /\b(?:room|rm|gate|field|court|hall|lot|floor|building|bldg|pitch|suite|platform|shelf|cabin|lane|bay|door|track|aisle|unit|table|locker|dock|station|lab|classroom|seats?|berth|bunk|row|coach|carriage|terminal)\.?\s#?(?:[A-Z]?\d{1,4}[A-Z]?|[A-Z])\b|\b(?:ground|first|second|third|fourth|fifth|top|lower|upper)\sfloor\b/giu;
/** "at 88 Industrial" needs no word for the street. */
const atNumber = /\bat\s(?:no\.?\s|number\s)?\d{1,5}\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3}/gu;
/** Places where things are kept. */
const lying =
  /\b(?:is|are|was|were|lies?|lay|hangs?|stands?|stays?|kept|sits?|goes?|stored|left|held|found|meets?|put)\s(?:still\s|always\s|now\s|them\s|it\s)?(?:in|on|under|behind|beside|inside|near|by|below|above|at|next to)\s(?:the|our|my|your|a|an|her|his|their)\s(?!(?:same|next|last|first|end|beginning|start|middle|moment|way|phone|team|list|morning|afternoon|evening|week|weekend|month|year|day|time|latest|price|cost|game|meeting|date|weather|rain)\b)\p{L}{3,}(?:\s\p{L}{3,})?/giu;
const roomQuestion = /\b(?:what|which) (?:room|classroom|floor|gate|door|hall|building|field|court|gym|stop)\b/i;
const roomWords =
  /\b(?:room|rm|classroom|hall|gym|gymnasium|library|cafeteria|auditorium|office|lounge|studio|lab|floor|gate|door|building|field|court|center|centre|stop|entrance|foyer|theater|theatre|chapel)\b/i;
const proper =
  /(?:\b(?:[Aa]t|[Ii]n|[Ii]nside|[Oo]utside|[Bb]ehind|[Nn]ear|[Tt]o)|@)\s(?:the\s)?\p{Lu}[\p{L}'’.-]+(?:\s(?:of\s)?\p{Lu}[\p{L}'’.-]+){0,4}/gu;
const remote =
  /\b(?:online|on zoom|via zoom|over zoom|by video|virtual(?:ly)?|google meet|microsoft teams|at home)\b/giu;
const noPlace =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|grade|m[rs]s?\.?|dr\.?|coach|english|spanish|german|french)\b/i;

/** The places that a sentence names beyond the words of the question. */
export function findPlaces(sentence: string, { stems, text }: Question): Span[] {
  const isNew = ({ start, end }: Span) => {
    const found = stemIds(sentence.slice(start, end));
    return found.some((stem) => !stems.has(stem));
  };
  const names = spansOf(sentence, proper).filter(({ start, end }) => !noPlace.test(sentence.slice(start, end)));
  const spans = [
    ...spansOf(sentence, address),
    ...spansOf(sentence, labelled),
    ...spansOf(sentence, located),
    ...spansOf(sentence, remote),
    ...names,
    ...[listed, numbered, atNumber, lying].flatMap((pattern) => spansOf(sentence, pattern)),
  ];
  const isRoom = ({ start, end }: Span) => !roomQuestion.test(text) || roomWords.test(sentence.slice(start, end));
  return spans
    .filter(isNew)
    .filter(isRoom)
    .sort((a, b) => a.start - b.start);
}
