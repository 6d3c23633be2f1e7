import { monthBefore } from './month-names.ts';
import { blanked, spansOf, type Span } from './spans.ts';

/** A sum of money: `$12.50`, `€5`, `12 dollars`, `5 USD`. */
export const moneyPattern =
  /(?:(?:US|CA|AU|NZ)?[$€£¥₹]\s?\d[\d,]{0,12}(?:\.\d{1,2})?)|(?:\b\d[\d,]{0,12}(?:[.,]\d{1,2})?\s?(?:€|£|(?:dollars?|bucks|cents?|euros?|pounds?|USD|EUR|GBP|CAD|AUD|INR|CHF)\b))/giu;
export const emailPattern = /\b[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}\b/giu;
export const linkPattern =
  /\bhttps?:\/\/[^\s<>"“”]{1,300}|\bwww\.[^\s<>"“”]{1,300}|\b[a-z0-9-]{1,40}(?:\.[a-z0-9-]{1,40}){0,3}\.(?:com|org|net|edu|gov|io|us|uk|de|app)\b(?:\/[^\s<>"“”]{0,200})?/giu;
/** Seven digits or more, in groups as telephone numbers are written; dates in digits are none. */
const phonePattern =
  /(?<![\w-])(?!\d{4}-\d{2}-\d{2}|\d{1,2}([.-])\d{1,2}\1(?:19|20)\d{2}(?!\d))\+?(?:\(\d{2,4}\)[ .-]?|\d{1,4}[ .-])(?:\d{2,4}[ .-]){0,3}\d{3,4}\b(?!\s?(?:am|pm|a\.m|p\.m))/giu;

/** Numbers that name a thing or count something, which look like days or hours to a date reader. */
const namedNumber =
  /\b(?:rooms?|rm|grades?|gr|pages?|pp|chapters?|units?|lessons?|gates?|bus|route|exit|suite|apt|lot|field|court|lane|no|number|ages?|aged|level|ward|order|period|section|table|booth|box|platform|size|version|issue|volume|u|v)\.?\s?#?\d{1,6}(?:\.\d{1,3}){0,3}(?:\s?[-–]\s?\d{1,4})?(?![\d/]|:\d\d)\b|#\d{1,8}|(?<![\p{L}\d-])(?!(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}-)(?:\p{L}{1,5}-){1,3}\d{1,4}\/\d{1,4}(?![\d/])|\b\d{1,3}(?:\.\d)?\s?%|\b\d{1,3} (?:of|out of) \d{1,3}\b(?!\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu;
/** Digits in groups: `10/26`, `812 3456 7890`, `VS-113-2`. */
const groups = '[A-Z]{0,4}-?\\d{1,12}(?:(?:\\s?[./-]\\s?|\\s(?=\\d{3,}))\\d{1,12}){0,6}(?:-?[A-Z])?(?![\\w:])';
/** "Rev. 10/26", "Passcode: 10/09", "Invoice No. 10-09-26", "Flat 28/3": numbers that are no days whatever their form. */
const identifier = new RegExp(
  `\\bomb\\b[^\\n¶]{0,40}?\\bexp\\p{L}{0,9}\\.?:?\\s?${groups}|\\b(?:(?:rev|revision|ver|version|v|passcode|password|pin|access code|id|acct|a/c|serial|isbn|issn|ein|ssn|iban|tracking|ip|fax|tel|telephone|flat|apartment|sizes?|(?:kid|boy|girl|women|men|youth|toddler)s?['’]s?|section|article|clause|ordinance|by-?law|chapter|statute|resolution|regulation|op\\.?|opus|blood pressure|bp|zip|omb|docket|sku|upc|(?:plat|deed|map) book)(?:\\s?(?:no|nos|nr|number|code)\\b\\.?)?|\\p{L}{2,14}\\s(?:(?:no|nos|nr|number|code)\\b\\.?|n\\.?\\s?(?:[º°]|or?\\b))|(?:account|invoice|policy|case|claim|receipt|reference|ref)(?=\\s?(?:[:#]|\\d{1,12}-)))(?:\\s?[:.=#(]){0,2}\\s{0,3}#?${groups}`,
  'giu',
);
/** "Gn 1:20–2:4", "Lk 5:1–11": abbreviated books of Scripture that are no first names. */
const scripture =
  /\b(?:[1-3]\s?)?(?:Gn|Gen|Ex|Lv|Lev|Nm|Dt|Deut|Jos|Jgs|Sm|Kgs|Chr|Neh|Tb|Jb|Pss?|Psalms?|Prv|Prov|Eccl|Sg|Wis|Sir|Isa|Jer|Lam|Bar|Ez|Ezek|Dn|Hos|Jl|Ob|Mi|Hab|Zep|Hg|Zec|Mal|Mt|Matt|Mk|Lk|Jn|Acts|Rom|Cor|Gal|Eph|Phil|Col|Thes|Tm|Ti|Phlm|Heb|Jas|Pt|Rv)\.?\s\d{1,3}:\d{1,3}(?:\s?[-–,]\s?\d{1,3}(?::\d{1,3})?){0,4}(?!\s?[ap]\.?m)/gu;
/** "2026-06-11/7": the seventh of that day's numbers. */
const countedOfDay = /(?<!\d)\d{4}-\d{2}-\d{2}\/\d{1,4}(?![\d/-])/g;
/** "Minuet in G, 12/5", "Waltz in A minor 3/4": the key of a piece and its measure or number. */
const piece = /\bin [A-H](?:[- ](?:flat|sharp))?(?: (?:major|minor))?,? \d{1,2}\/\d{1,2}(?![\d/])/g;
/** "Form VS-113 (10/14)", "CDC-50.42 10/26", "PF-2 v4 08/25", but no number and day in two cells of an invoice. */
const formNumber =
  /\b(?:form\s{1,2})?\p{Lu}{1,5}[ -]?\d[\d.-]{0,8}\p{Lu}?(?:,?\s(?:v|ver|version)\.?\s?\d{1,3})?,?\s{1,3}(?!(?<=\s{2})\d{2}[/-]\d{2}[/-]\d{4})[([]?(?:\d{1,2}[/-](?:\d{2}|\d{4})|\d{2}[/-]\d{2}[/-]\d{2,4})[)\]]?(?![\d/:])/gu;
/** "10-09-2026-3", "3/14/2026-B", "10.10.20.26". */
const longNumber =
  /(?<![\w./-])(?!\d{4}-\d{2}-\d{2}(?!-\d))\d{1,4}([.-])\d{1,4}\1\d{1,4}(?:\1\d{1,6}){1,5}(?!\w)|(?<![\w./-])\d{1,2}([/-])\d{1,2}\2\d{2,4}-[A-Z]\b/g;
/** "Page 2/4", "https://school.example 2/4": what browsers print at the foot. */
const pageCount =
  /\b(?:pages?|pg|p|sheet|slide|seite)\.?\s{0,2}\d{1,3}\s?\/\s?\d{1,3}(?![\d/])|(?<=_{4} {1,200})\d{1,3}\/\d{1,3}(?=\s*$)/gimu;
const counted =
  'children|kids|students|pupils|families|parents|members|people|persons|players|adults|boys|girls|teachers|staff|classes|households|homes|patients|respondents|responses|votes|voters|seats|spots|slots|tickets|volunteers|cases|questions|answers|correct|complete|completed|items|attended|present|absent|passed|vaccinated|hours?|hrs?|minutes?|mins?|grades?(?!\\s\\d)|graders?';
/** "2/27 children": a share, where it can be one. */
const share = new RegExp(
  `(?<!\\b(?:on|by|due|until|before|from|to|through|of|sun|mon|tue|wed|thu|fri|sat|[a-z]{2,6}day)[.,:]?\\s)\\b(\\d{1,3})\\/(\\d{1,3}) (?:of (?:the|our|all) )?(?:${counted})\\b`,
  'giu',
);
/** "28/3 Park Street": only with an address around it, where it could be a day as well. */
const houseNumber =
  /(?<![\d/.-])(\d{1,4})\/(\d{1,3})[A-Z]?,?(?=(?:\s(?![AP]M\b)\p{Lu}[\p{L}'.-]{1,20}){1,3}\s?(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Terrace|Gardens|Way|STREET|AVENUE|ROAD|LANE)\b\.?(,|\s\d{4})?)/gu;
/** "Kirchweg 3/1", "Calle Mayor 12/3" */
const numberAfterStreet =
  /\b(?:\p{Lu}\p{L}{2,20}(?:weg|gasse|stra(?:ß|ss)e|platz|allee|damm|ufer)|(?:Calle|Avenida|Paseo|Plaza|Rue|Via)(?:\s(?:de|del|la|las|los|du|des|\p{Lu}[\p{L}'’.-]{1,20})){1,4}),?\s\d{1,4}\/\d{1,3}(?![\d/])/gu;
/** "3rd grade", "first-graders", "grade 4/5", "4-year-old", "6 years old". */
const grade =
  /\b(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth)[ -](?:(?:and|or|&|to|-) (?:\d{1,2}(?:st|nd|rd|th)) )?grade(?:rs?|s)?\b|\b(?:rooms?|grades?|gr|years?)\.?\s?\d{1,2}\/\d{1,2}\b(?!\/)|\b\d{1,2}(?:\s?[-–]\s?\d{1,2})?[ -]?(?:year|yr|month)s?[ -]olds?\b/giu;
/** "2026-27", "2026/2027"; the second year follows the first. */
const schoolYear = /\b((?:19|20)\d{2})(?:[-–/](\d{2})|\s?[-–/]\s?(?:19|20)(\d{2}))\b(?![-–/.]?\d)/gu;
const street =
  /(?<![/:.–-])\b\d{1,5}(?:st|nd|rd|th)?(?:\s[NSEW]\.?)?(?:\s(?![AP]M\b)\p{Lu}[\p{L}'.]{1,20}){0,3}\s(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Circle|Parkway|Pkwy|Highway|Hwy|Terrace|STREET|AVENUE|ROAD|LANE|DRIVE|BLVD)\b/gu;
/** "24/7", "1/2 cup", "3/4", "10/12 yards", "5/4 time", "scored 9/10". */
const fraction =
  /\b24\/7\b|\b50\/50\b|(?<![\d/])\d\/\d\/\d(?![\d/])|\b\d\.\d\s?\/\s?\d{1,2}\b|\bfractions?:? (?:\d{1,2}\/\d{1,2}(?:, | and )?){1,6}|\b(?:(?:final )?scores?(?: was| of|:)|score[ds]?|result:?|grade:|got|graded?|rated|won|lost)\s(?:an?\s)?\d{1,3}\s?\/\s?\d{1,3}\b(?!\/)|\b\d{1,2}\/\d{1,2}\s?(?:cups?|teaspoons?|tsp|tablespoons?|tbsp|inch(?:es)?|in\.|miles?|yards?|feet|ft|lbs?|pounds?|price|points?|pts|marks?)\b|\b\d{1,2}\/(?:2|4|8|16)\stime\b|\b\d{1,2}\/\d{1,2}\sof\s(?:them|it|the|all|an?|our|my|your|these|those)\b|\b(?:so far|in all|total:?)\s\d{1,3}\/\d{1,3}\b(?!\/)|\b(?:1\/[2348]|2\/3|3\/4)\s(?:with|and|or|plus|from|than|of|to|is|are)\s\d{1,2}\/(?:[2-9]|1[026])\b(?!\/)|(?<!\b(?:on|by|due|until|before|from|to|through|thru|till|sun|mon|tue|wed|thu|fri|sat|[a-z]{2,6}day)[,:]?\s|[-–:,(|]\s{0,2})\b(?:1\/[2348]|2\/3|3\/4)\b(?!\/|\s?[;:|])/giu;

/** "5/6", "28/3": a share or a house number as well as a day, where nothing around it speaks of days. */
const bareShare = /(?<![\d/.:-])(\d{1,2})\/(\d{1,2})(?![\d/:%]|\.\d)/gu;
const dayAhead =
  /(?:^|[¶|;:(•·>]|\s[-–]|\b(?:on|by|due|until|till?|before|after|from|to|thru|through|starting|beginning|begins|starts|since|week of|dates?|when|rsvp|deadline|held|resumes?|scheduled|moved to|postponed to|sat|sun|mon|tues?|weds?|thu(?:rs)?|fri|[a-z]{3,6}days?)[.,]?|(?:^|¶)\s{0,4}(?:m|tu?|w|th|r|f|sa?|su)\.?\s{0,2};?|\d\/\d{1,2}\s?(?:,|and|or|&|to|[-–]))\s{0,3}$/i;
/** "Tryouts are 1/9 and 1/10", "the meeting is 1/12 at 6"; "the average is 3/5" is no day. */
const saidToBe = /\b(?:is|are|be)\s$/i;
const goesOnAsDay = /^(?:\s(?:and|&|at|from|through|thru|to)\s\d|\s?[-–]\s?\d|,\s(?:at\s)?\d)/i;
/** "We have 11/2 gyms", "accepted (10/11)": counted or voted on. */
const countedAhead =
  /\b(?:have|has|had|about|nearly|almost|over|than|takes?|accepted|passed|approved|adopted|carried|elected|manned|staffed|answered)\s\(?$/i;
const countedThings =
  /^\s(?!(?:at|on|in|to|for|from|with|and|or|but|the|an?|is|are|was|will|by|until|till|before|after|between|as|if|we|you|our|your|this|next)\b)(?:\p{Ll}{3,}\s)?\p{Ll}{2,}(?<!ss|us|is)s\b(?<!\b(?:starts|begins|ends|opens|closes|works|meets|runs|goes|takes|lasts|happens|always|has|was|does|needs|leaves|returns))/u;
const dayAfter =
  /^\s{0,2}(?:[,(@]|at\b|from\b|[-–])?\s{0,2}(?:\d{1,2}(?::\d{2})?\s?[ap]\.?m\b|\d{1,2}:\d{2}|noon\b|(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\b)/i;

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

function shares(text: string): Span[] {
  return [...text.matchAll(share)]
    .filter(([, part, whole]) => Number(part) <= Number(whole))
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

function bareShares(text: string): Span[] {
  return [...text.matchAll(bareShare)]
    .filter(
      ({ index, 0: found, 1: part, 2: whole }) =>
        (Number(part) < 10 && Number(part) <= Number(whole) && Number(whole) <= 12) ||
        Number(part) > 12 ||
        countedAhead.test(text.slice(Math.max(0, index - 14), index)) ||
        countedThings.test(text.slice(index + found.length, index + found.length + 40)),
    )
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
    .filter(
      ({ start, end }) =>
        (!dayAhead.test(text.slice(Math.max(0, start - 24), start)) ||
          countedAhead.test(text.slice(Math.max(0, start - 14), start))) &&
        !(saidToBe.test(text.slice(Math.max(0, start - 5), start)) && goesOnAsDay.test(text.slice(end, end + 16))) &&
        !monthBefore.test(text.slice(Math.max(0, start - 14), start)) &&
        !dayAfter.test(text.slice(end, end + 16)),
    );
}

function houseNumbers(text: string): Span[] {
  return [
    ...spansOf(text, numberAfterStreet),
    ...[...text.matchAll(houseNumber)]
      .filter(([, first, , address]) => Number(first) > 12 || address !== undefined)
      .map(({ index, 0: found }) => ({ start: index, end: index + found.length })),
  ];
}

function streetNumbers(text: string): Span[] {
  return spansOf(text, street).filter(({ start }) => !monthBefore.test(text.slice(Math.max(0, start - 14), start)));
}

/**
 * A text without what a date reader would misread, blanked so that the rest stays where it is: money, links, mail
 * addresses, telephone numbers, rooms, grades, ages, percentages, scores, fractions, page counts, identifiers, street
 * numbers and school years.
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
    ...[identifier, countedOfDay, piece, scripture, formNumber, longNumber, pageCount, fraction].flatMap((pattern) =>
      spansOf(addresses, pattern),
    ),
    ...shares(addresses),
    ...bareShares(addresses),
    ...houseNumbers(addresses),
    ...schoolYears(addresses),
    ...streetNumbers(addresses),
  ]);
}
