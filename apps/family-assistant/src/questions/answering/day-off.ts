import type { KnownEvent } from './known-event.ts';
import { stemsOf } from './match-subject.ts';

const noSchool =
  /\b(?:no (?:school|classes|lessons)|schools? (?:is |are )?(?:closed|out|holidays?|off)|school'?s out|schools? closed|teachers?[’']?s?[’']? (?:work ?day|institute|in-?service|conference day|day)|in-?service|inset(?: day)?|staff (?:development|training)(?: day)?|professional (?:development|learning)(?: day)?|pupil[- ]free day|student[- ]free day|non-?student day|no students|snow day|bank holiday|public holiday|federal holiday|half[- ]term|(?:fall|autumn|winter|spring|summer|mid-?winter|thanksgiving|christmas|easter|february|october|november|school) (?:break|recess|vacation|holidays?)|day off school)\b/i;
const festival =
  /^(?:thanksgiving(?: day)?|labor day|memorial day|independence day|veterans day|presidents[’']? day|martin luther king(?:,? jr\.?)? day|mlk day|juneteenth|columbus day|indigenous peoples[’']? day|christmas(?: day)?|new year[’']?s day|good friday|easter monday|boxing day)(?: holiday)?$/i;
const schoolWords = new Set(['school', 'lesson']);

/** Whether an event says that a day has no school: an all-day "No school", "Teacher workday" or "Winter break". */
export function isDayOff({ title, categories, allDay, status }: KnownEvent): boolean {
  return (
    allDay &&
    status !== 'cancelled' &&
    [title, ...categories].some((text) => noSchool.test(text) || festival.test(text.trim()))
  );
}

/** Whether a question asks for school itself: "school", "classes". */
export function asksForSchool(text: string): boolean {
  const words = [...stemsOf(text)].filter((word) => !['ani', 'the', 'day', 'regular', 'normal'].includes(word));
  return words.length > 0 && words.every((word) => schoolWords.has(word));
}

/** Whether an event is the school day itself, or a day that begins late or ends early. */
export function isSchoolDay({ title }: KnownEvent, nameStems: ReadonlySet<string>): boolean {
  const words = [...stemsOf(title)].filter((word) => !nameStems.has(word) && word !== 'day');
  return (
    (words.length > 0 && words.every((word) => schoolWords.has(word))) ||
    /\b(?:early (?:dismissal|release|pick-?up)|half[- ]day|late start|delayed (?:start|opening)|minimum day)\b/i.test(
      title,
    )
  );
}
