import { monthNames, weekdayNames, weekdayOf } from '@homeroom/text';

/** Returns how an answer may spell a time of day, given as HH:MM, on a 12-hour or a 24-hour clock. */
export function time(clock: string): readonly string[] {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const short = String(hour % 12 === 0 ? 12 : hour % 12);
  const half = hour < 12 ? 'am' : 'pm';
  const spelled = [clock, clock.replace(':', '.'), `${short}:${clock.slice(3)}`, `${short}.${clock.slice(3)}`];
  if (minute !== 0) {
    return spelled;
  }
  return [
    ...spelled,
    `${short}${half}`,
    ...[' ', '\u00a0', '\u202f'].map((space) => `${short}${space}${half}`),
    `${short} ${half === 'am' ? 'a.m.' : 'p.m.'}`,
    `${short}–`,
    `${short} –`,
    ` ${short}-`,
    `${short} to `,
    `${short} until `,
    ...(hour === 12 ? ['noon'] : []),
  ];
}

/** Returns how an answer may spell a date, given as YYYY-MM-DD, without its weekday. */
export function date(iso: string): readonly string[] {
  const [, month = 1, day = 1] = iso.split('-').map(Number);
  const long = monthNames[month - 1] ?? '';
  const short = long.slice(0, 3);
  return [
    iso,
    ...[long, short, `${short}.`].flatMap((name) => [
      `${name} ${String(day)}`,
      `${String(day)} ${name}`,
      `${ordinal(day)} ${name}`,
      `${ordinal(day)} of ${name}`,
    ]),
    `${String(month)}/${String(day)}`,
    `${String(day)}/${String(month)}`,
    `the ${ordinal(day)}`,
  ];
}

/** Returns how an answer may spell a date of the coming days, given as YYYY-MM-DD: the weekday alone will do. */
export function day(iso: string): readonly string[] {
  const name = weekdayNames[weekdayOf(iso)] ?? '';
  return [...date(iso), name, `${name.slice(0, 3)},`, `${name.slice(0, 3)} `];
}

/** Returns how an answer may spell a date of next week, of which the weekday alone would be that of this week. */
export function nextWeek(iso: string): readonly string[] {
  const weekday = weekdayNames[weekdayOf(iso)] ?? '';
  return [
    ...date(iso),
    `next ${weekday}`,
    ...['next week', 'of next week', 'the week after'].map((week) => `${weekday} ${week}`),
    ...['next week', 'next week on', 'next week,', 'a week from'].map((week) => `${week} ${weekday}`),
  ];
}

/** Ways to deny that something is on. */
export const no: readonly string[] = [
  'no,',
  'no.',
  'no:',
  'no;',
  'no –',
  'no —',
  'no -',
  'no!',
  'no class',
  'no lesson',
  'no school',
  'no training',
  'no practice',
  'no shift',
  'not on',
  'not this',
  "isn't",
  'is not',
  "doesn't",
  'does not',
  'day off',
  'is off',
  'cancel',
  'called off',
  'nothing on',
  'nothing in',
  'nothing planned',
  'nothing scheduled',
];

/** Ways to say that two events do not overlap. */
export const apart: readonly string[] = [
  "don't",
  'do not',
  "doesn't",
  'no overlap',
  'no conflict',
  'no clash',
  'no,',
  'no.',
  'no:',
  'no –',
  'no —',
];

/** Ways to say that the calendar is empty then. */
export const nothing: readonly string[] = [
  'nothing',
  'no event',
  'no plans',
  'no entries',
  'no appointments',
  'not planned',
  "n't any",
  'not any',
  'empty',
  'free',
];

function ordinal(day: number): string {
  const teen = day >= 11 && day <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${String(day)}${ending}`;
}
