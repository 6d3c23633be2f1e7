const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';
const joined = '(?:,\\s|,?\\s(?:and|or|&)\\s|\\/)';
const special =
  '(?:gym|p\\.?e\\.?|phys\\.? ?ed\\.?|physical education|music|art|library|media(?: center)?|computers?|technology|tech|stem|steam|spanish|french|health|chapel|swimming|specials?|enrichment|recorders?)';
const lesson = `${special}(?: (?:class(?:es)?|lessons?|time|periods?))?`;

/** Opening hours of an office, the same every week. */
export const openingHours =
  /\boffice (?:in|hours|is|open)\b|\bhours\b|\b(?:open|staffed|here) (?:on )?(?:sun|mon|tue|wed|thu|fri|sat|weekdays|daily)|\b(?:front desk|reception|counter|box office|masses)\b|\bm\s?[–-]\s?(?:f|th)\b/i;
/** "Hours are 10-9 (Fri and Sat to 10)", "Office: Tue & Thu", "art room phone Mon & Wed 2:30–3:15" */
export const behindHours = new RegExp(
  `\\bhours(?: are|:)? \\d[^.;]{0,40}$|\\b(?:(?:office|desk|bureau): (?:(?!by|on|call|this|next)[\\p{L}.&/,]+ ){0,6}|(?:phone|tel\\.?):? (?:${weekday}\\.?,? (?:(?:&|and|/) ?)?){0,4})$`,
  'iu',
);
export const ofEach =
  /\b(?:every(?: other| second)?|each)\s*$|\bon an?\s*$|\ban? (?:sun|mon|tues|wednes|thurs|fri|satur)day (?:or|and)\s*$/i;
export const slashed = /(?:sun|mon|tues?|wed|thu(?:rs)?|fri|sat)\/\s?$/i;
export const everyListed =
  /\b(?:every|each)\s(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}(?:,\s?(?:and|or)?|\s(?:and|or|&))?\s?){1,5}$/i;

/** "Wed 19 – Fri 21" */
export const numberedRange =
  /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}[.,]? \d{1,2}(?:st|nd|rd|th)?\s?(?:[–-]|to|through)\s?(?:sun|mon|tue|wed|thu|fri|sat)/i;
export const listOfWeekdays =
  /^\W*(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\W+){2,6}(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\W*$/i;
/** "On Wednesday afternoons", "Mon/Wed" */
export const partsOfDays = new RegExp(
  `^(?:${joined}${weekday}){0,4}\\s(?:mornings|afternoons|evenings|nights)\\b|^\\/(?:sun|mon|tue|wed|thu|fri|sat)`,
  'i',
);
/** "Little Cranes: Mon + Wed 4:30" */
export const plusAnother = new RegExp(`^\\s?[+&]\\s?${weekday}(?![\\p{L}\\d])`, 'iu');
export const anotherPlus = new RegExp(`(?<![\\p{L}\\d])${weekday}\\s?[+&]\\s?$`, 'iu');
/** A day of one week rather than of every week. */
export const ofOneWeek =
  /\b(?:this|next|coming|following|first|last) (?:week|month|time|mon|tue|wed|thu|fri|sat|sun)|\b(?:of (?:this|that|next)|during|only) week\b|\bweek of\b|\b(?:tomorrow|today|tonight)\b/i;
/** "We have gym on", "Library day is", "Our art days are": lessons of a class, the same every week. */
export const lessonOn = new RegExp(
  `(?:\\b(?:have|has|goe?s? to)\\s${lesson}(?:\\salways)?(?:\\son)?|(?:\\b(?:our|your|their|her|his)\\s|^\\W*)${lesson}(?:\\sdays?\\b(?: (?:is|are|falls? on))?:?|\\s(?:is|are|meets?)(?: always)?(?: on)?))\\s(?:${weekday}${joined}){0,4}$`,
  'iu',
);
/** "Monday art, Tuesday music", "gym on Monday, art on Friday" */
export const lessonOfDay = new RegExp(
  `\\b(?:${lesson}(?: is)?(?: on)? ${weekday}|${weekday}:? ${lesson})(?![\\p{L}\\d])`,
  'giu',
);
/** "Band meets on", "The store is open Tuesday and" */
export const comesAgain = new RegExp(
  `\\b(?:meets|rehearses|(?:office|store|shop|library|gym|pool|lab|clinic|desk|closet|pantry|cent(?:er|re)|room|caf[eé]|nurse|counselor|librarian|secretary) is (?:open|staffed|here|in)) (?:only )?(?:on )?(?:${weekday}${joined}){0,4}$`,
  'iu',
);
/** " and Thursday", after a weekday that is one of several. */
export const andAnother = new RegExp(`^${joined}${weekday}(?![\\p{L}\\d])`, 'iu');
export const anotherAnd = new RegExp(`${weekday}${joined}$`, 'iu');
/** Work that goes home on one weekday and is due on another, every week. */
export const weeklyWork =
  /^(?=.*\b(?:goe?s?|comes?|(?:is|are) (?:sent|given|handed|passed)) (?:back )?(?:home|out)\b)(?=.*\b(?:due|(?:comes?|brought|goe?s?|sent) back|returned|collected|checked|tests?|quiz(?:zes)?)\b).*\b(?:homework|spelling|(?:reading|math|word|vocabulary|weekly|take-?home|(?:mon|fri)day|thursday) (?:packets?|folders?|logs?|journals?|words|lists?|sheets?|binders?))\b/i;
/** "In my Tuesday help club": the weekday names a group that meets every week. */
export const groupOfSomebody = /\b(?:my|our|your|his|her|their)\s$/i;
export const groupOfWeekday = /^ (?:\p{Ll}+ ){0,2}(?:club|group|class|crew|team|choir|troop|band|circle|league)\b/u;
