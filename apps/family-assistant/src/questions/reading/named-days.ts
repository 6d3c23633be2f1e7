import type { Household } from '@homeroom/household';
import { easterSunday, nthWeekday } from '@homeroom/dates-in-text';
import { addDays, calendarDay, firstWeekday } from '@homeroom/text';

/** Returns the ISO code of the country whose named days a household means. */
export function regionOf({ locale }: Pick<Household, 'locale'>): string {
  return new Intl.Locale(locale).maximize().region ?? 'US';
}

type DayIn = (year: number) => string;

const [sunday, monday, thursday] = [0, 1, 4];

const onDay =
  (month: number, day: number): DayIn =>
  (year) =>
    calendarDay(year, month, day) ?? '';
const fromEaster =
  (days: number): DayIn =>
  (year) =>
    addDays(easterSunday(year), days);
const lastMonday =
  (month: number): DayIn =>
  (year) =>
    addDays(firstWeekday(monday, calendarDay(year, month + 1, 1) ?? ''), -7);

type DaysByName = Readonly<Record<string, DayIn>>;

/** Days by their names, without "'s" and "day" at their end, that are the same in each country or belong to one. */
const everywhere: DaysByName = {
  'christmas eve': onDay(12, 24),
  christmas: onDay(12, 25),
  xmas: onDay(12, 25),
  boxing: onDay(12, 26),
  stephen: onDay(12, 26),
  'new year eve': onDay(12, 31),
  'new year': onDay(1, 1),
  halloween: onDay(10, 31),
  patrick: onDay(3, 17),
  valentine: onDay(2, 14),
  thanksgiving: nthWeekday(11, thursday, 4),
  'black friday': (year) => addDays(nthWeekday(11, thursday, 4)(year), 1),
  easter: easterSunday,
  'good friday': fromEaster(-2),
  'easter monday': fromEaster(1),
  memorial: lastMonday(5),
  'martin luther king': nthWeekday(1, monday, 3),
  mlk: nthWeekday(1, monday, 3),
  president: nthWeekday(2, monday, 3),
  columbus: nthWeekday(10, monday, 2),
  veteran: onDay(11, 11),
  remembrance: onDay(11, 11),
  juneteenth: onDay(6, 19),
  canada: onDay(7, 1),
  anzac: onDay(4, 25),
  australia: onDay(1, 26),
};

const secondInMay = nthWeekday(5, sunday, 2);
const thirdInJune = nthWeekday(6, sunday, 3);
const firstInSeptember = nthWeekday(9, sunday, 1);
const [british, southern] = [
  { mother: fromEaster(-21), mothering: fromEaster(-21), father: thirdInJune },
  { mother: secondInMay, father: firstInSeptember },
];

/** Days whose date hangs on the country, by its ISO code; of a country that is not here they are unknown. */
const inCountry: Readonly<Record<string, DaysByName>> = {
  US: {
    mother: secondInMay,
    father: thirdInJune,
    labor: nthWeekday(9, monday, 1),
    independence: onDay(7, 4),
  },
  CA: {
    mother: secondInMay,
    father: thirdInJune,
    thanksgiving: nthWeekday(10, monday, 2),
    labour: nthWeekday(9, monday, 1),
    labor: nthWeekday(9, monday, 1),
  },
  GB: british,
  IE: british,
  AU: southern,
  NZ: { ...southern, labour: nthWeekday(10, monday, 4) },
  ES: { mother: nthWeekday(5, sunday, 1), father: onDay(3, 19) },
  MX: { mother: onDay(5, 10), father: thirdInJune, independence: onDay(9, 16) },
};

/** Names that are a day only with "day" after them. */
const needDay =
  /^(?:boxing|stephen|new year|patrick|mother|mothering|father|memorial|labou?r|martin luther king|mlk|president|columbus|veteran|remembrance|independence|canada|anzac|australia)$/;

/**
 * Returns the day that a name means in a region, the nearest ahead or, about the past, the latest before; null when it is
 * none.
 * @param name words as typed: "St. Patrick's Day", "mothers day"
 */
export function namedDay(
  name: string,
  { region, today, past }: { region: string; today: string; past: boolean },
): string | null {
  const said = name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replace(/^(?:the |st\.? |saint )+/, '');
  const bare = said.replace(/ day$|(?<=^(?:easter|mothering)) sunday$/, '');
  const key = bare.replaceAll(/\b(patrick|valentine|mother|father|president|veteran|year|stephen)s\b/g, '$1');
  const dayIn = inCountry[region]?.[key] ?? everywhere[key];
  if (dayIn === undefined || (needDay.test(key) && bare === said)) return null;
  const years = [-1, 0, 1].map((more) => dayIn(Number(today.slice(0, 4)) + more));
  return (past ? years.findLast((day) => day <= today) : years.find((day) => day >= today)) ?? null;
}
