import type { Household } from '@homeroom/household';
import type { KnownEvent } from './known-event.ts';
import { stemsOf } from './subject/match-subject.ts';

const noSchool =
  /\b(?:no (?:school|classes|lessons)|schools? (?:is |are )?(?:closed|out|holidays?|off)|school'?s out|schools? closed|teachers?[’']?s?[’']? (?:work ?day|institute|in-?service|conference day|day)|in-?service|inset(?: day)?|staff (?:development|training)(?: day)?|professional (?:development|learning)(?: day)?|pupil[- ]free day|student[- ]free day|non-?student day|no students|snow day|bank holiday|public holiday|federal holiday|half[- ]term|(?:fall|autumn|winter|spring|summer|mid-?winter|thanksgiving|christmas|easter|february|october|november|school) (?:break|recess|vacation|holidays?)|day off school)\b/i;
const festival =
  /^(?:thanksgiving(?: day)?|labou?r day|memorial day|independence day|veterans day|presidents[’']? day|martin luther king(?:,? jr\.?)? day|mlk day|juneteenth|columbus day|indigenous peoples[’']? day|christmas(?: day)?|new year[’']?s day|good friday|easter monday|boxing day|(?:king|queen)[’']?s birthday|anzac day|australia day|canada day|victoria day|family day|civic holiday|(?:st\.? )?stephen[’']?s day|may day|melbourne cup(?: day)?|waitangi day)(?: holiday)?$/i;
const schoolWords = new Set(['school', 'lesson']);
const fillers = stemsOf('and day for of the elementary middle high last first final');

/** Whether an event says that a day has no school: an all-day "No school", "Teacher workday" or "Winter break". */
export function isDayOff({ title, categories, allDay, status }: KnownEvent): boolean {
  return (
    allDay &&
    status !== 'cancelled' &&
    [title, ...categories].some((text) => noSchool.test(text) || festival.test(text.trim()))
  );
}

/** Whether an event is a holiday of everybody: "Labor Day". */
export function isPublicHoliday({ title, allDay }: Pick<KnownEvent, 'title' | 'allDay'>): boolean {
  return allDay && (festival.test(title.trim()) || /\b(?:bank|public|federal|statutory) holiday\b/i.test(title));
}

/** Whether a question asks for school itself: "school", "classes". */
export function asksForSchool(text: string): boolean {
  const words = [...stemsOf(text)].filter((word) => !['ani', 'the', 'day', 'regular', 'normal'].includes(word));
  return words.length > 0 && words.every((word) => schoolWords.has(word));
}

const shortDay =
  /\b(?:early (?:dismissal|release|pick-?up)|half[- ]day|late start|delayed (?:start|opening)|minimum day)\b/i;

/** Returns the events that are the school day itself, named so or by the name of a school, and those that begin late or end early. */
export function schoolDays(events: readonly KnownEvent[], members: Household['members']): KnownEvent[] {
  const school = stemsOf(members.map((member) => member.school ?? '').join(' '));
  const known = new Set([
    ...stemsOf(members.flatMap(({ name, nickname, aliases }) => [name, nickname ?? '', ...aliases]).join(' ')),
    ...school,
    ...schoolWords,
    ...fillers,
  ]);
  return events.filter(({ title }) => {
    const own = [...stemsOf(title)];
    const names = own.some((word) => schoolWords.has(word) || school.has(word));
    return (names && own.every((word) => known.has(word))) || shortDay.test(title);
  });
}
