import { monthBefore } from './month-names.ts';
import { blanked, spansOf, type Span } from './spans.ts';

/** A sum of money: `$12.50`, `€5`, `12 dollars`, `5 USD`. */
export const moneyPattern =
  /(?:(?:US|CA|AU|NZ)?[$€£¥₹]\s?\d[\d,]{0,12}(?:\.\d{1,2})?)|(?:\b\d[\d,]{0,12}(?:[.,]\d{1,2})?\s?(?:€|£|(?:dollars?|bucks|cents?|euros?|pounds?|USD|EUR|GBP|CAD|AUD|INR|CHF)\b))/giu;
export const emailPattern = /\b[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}\b/giu;
export const linkPattern =
  /\bhttps?:\/\/[^\s<>"“”]{1,300}|\bwww\.[^\s<>"“”]{1,300}|\b[a-z0-9-]{1,40}(?:\.[a-z0-9-]{1,40}){0,3}\.(?:com|org|net|edu|gov|io|us|uk|de|app)\b(?:\/[^\s<>"“”]{0,200})?/giu;
/** Seven digits or more, in groups as telephone numbers are written; dates in digits are none. */
export const phonePattern =
  /(?<![\w-])(?!\d{4}-\d{2}-\d{2}|\d{1,2}([.-])\d{1,2}\1(?:19|20)\d{2}(?!\d))\+?(?:\(\d{2,4}\)[ .-]?|\d{1,4}[ .-])(?:\d{2,4}[ .-]){0,3}\d{3,4}\b(?!\s?(?:am|pm|a\.m|p\.m))/giu;

/** Numbers that name a thing or count something, which look like days or hours to a date reader. */
const namedNumber =
  /\b(?:rooms?|rm|grades?|gr|pages?|pp|chapters?|units?|lessons?|gates?|bus|route|exit|suite|apt|lot|field|court|lane|no|number|ages?|aged|level|ward|order|period|section|table|booth|box|platform|size|version|u|v)\.?\s?#?\d{1,6}(?:\.\d{1,3}){0,3}(?:\s?[-–]\s?\d{1,4})?(?![\d/])\b|#\d{1,8}|(?<![\p{L}\d-])(?!(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}-)\p{L}{1,5}-\d{1,4}\/\d{1,4}(?![\d/])|\b\d{1,3}(?:\.\d)?\s?%|\b\d{1,3} (?:of|out of) \d{1,3}\b/giu;
/** "3rd grade", "first-graders", "grade 4/5", "4-year-old", "6 years old". */
const grade =
  /\b(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth)[ -](?:(?:and|or|&|to|-) (?:\d{1,2}(?:st|nd|rd|th)) )?grade(?:rs?|s)?\b|\b(?:rooms?|grades?|gr|years?)\.?\s?\d{1,2}\/\d{1,2}\b(?!\/)|\b\d{1,2}(?:\s?[-–]\s?\d{1,2})?[ -]?(?:year|yr|month)s?[ -]olds?\b/giu;
/** "2026-27", "2026/2027"; the second year follows the first. */
const schoolYear = /\b((?:19|20)\d{2})(?:[-–/](\d{2})|\s?[-–/]\s?(?:19|20)(\d{2}))\b(?![-–/.]?\d)/gu;
const street =
  /(?<![/:.–-])\b\d{1,5}(?:st|nd|rd|th)?(?:\s[NSEW]\.?)?(?:\s(?![AP]M\b)\p{Lu}[\p{L}'.]{1,20}){0,3}\s(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Circle|Parkway|Pkwy|Highway|Hwy|Terrace|STREET|AVENUE|ROAD|LANE|DRIVE|BLVD)\b/gu;
/** "24/7", "1/2 cup", "3/4", "10/12 yards", "5/4 time", "scored 9/10". */
const fraction =
  /\b24\/7\b|\b50\/50\b|\b(?:score[ds]?|got|graded?|rated|won|lost)\s(?:an?\s)?\d{1,3}\s?\/\s?\d{1,3}\b(?!\/)|\b\d{1,2}\/\d{1,2}\s?(?:cups?|teaspoons?|tsp|tablespoons?|tbsp|inch(?:es)?|in\.|miles?|yards?|feet|ft|lbs?|pounds?|price|points?|pts|marks?)\b|\b\d{1,2}\/(?:2|4|8|16)\stime\b|\b\d{1,2}\/\d{1,2}\sof\s(?:them|it|the|all|an?|our|my|your|these|those)\b|\b(?:so far|in all|total:?)\s\d{1,3}\/\d{1,3}\b(?!\/)|\b(?:1\/[2348]|2\/3|3\/4)\s(?:with|and|or|plus|from|than|of|to|is|are)\s\d{1,2}\/(?:[2-9]|1[026])\b(?!\/)|(?<!\b(?:on|by|due|until|before|from|to|through|sun|mon|tue|wed|thu|fri|sat|[a-z]{2,6}day)[,:]?\s|[-–:,(|]\s{0,2})\b(?:1\/[2348]|2\/3|3\/4)\b(?!\/)/giu;

/** Telephone numbers; a pattern alone would take short groups of digits for one. */
export function phoneSpans(text: string): Span[] {
  return spansOf(text, phonePattern).filter(
    ({ start, end }) => text.slice(start, end).replaceAll(/\D/g, '').length >= 7,
  );
}

function schoolYears(text: string): Span[] {
  return [...text.matchAll(schoolYear)]
    .filter(([, first, short, long]) => (Number(first) + 1) % 100 === Number(short ?? long))
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

function streetNumbers(text: string): Span[] {
  return spansOf(text, street).filter(({ start }) => !monthBefore.test(text.slice(Math.max(0, start - 14), start)));
}

/**
 * A text without what a date reader would misread, blanked so that the rest stays where it is: money, links, mail
 * addresses, telephone numbers, rooms, grades, ages, percentages, scores, fractions, street numbers and school years.
 */
export function withoutLookalikes(text: string): string {
  const addresses = blanked(
    text,
    [linkPattern, emailPattern, moneyPattern].flatMap((pattern) => spansOf(text, pattern)),
  );
  const grades = spansOf(addresses, grade);
  if (!/\d/.test(addresses)) return blanked(addresses, grades);
  return blanked(addresses, [
    ...grades,
    ...phoneSpans(addresses),
    ...spansOf(addresses, namedNumber),
    ...spansOf(addresses, fraction),
    ...schoolYears(addresses),
    ...streetNumbers(addresses),
  ]);
}
