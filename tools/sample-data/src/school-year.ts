import { addDays, datesBetween, weekdayFrom, weekdayOf, type IsoDate } from './calendar-dates.ts';

/** Days without school, inclusive. */
export interface Holiday {
  id: string;
  name: string;
  first: IsoDate;
  last: IsoDate;
}

/** School year as usual in Illinois. */
export interface SchoolYear {
  /** Calendar year in which it starts. */
  year: number;
  firstDay: IsoDate;
  lastDay: IsoDate;
  holidays: readonly Holiday[];
}

/** Returns the school year of a date; from August on it is the one that starts then. */
export function schoolYearOf(today: IsoDate): SchoolYear {
  const year = Number(today.slice(0, 4)) - (Number(today.slice(5, 7)) < 8 ? 1 : 0);
  return {
    year,
    firstDay: weekdayFrom(`${year}-08-20`, 1),
    lastDay: weekdayFrom(`${year + 1}-06-04`, 5),
    holidays: holidaysOf(year),
  };
}

function holidaysOf(year: number): Holiday[] {
  const next = year + 1;
  const thanksgiving = weekdayFrom(`${year}-11-22`, 4);
  const springBreak = weekdayFrom(`${next}-03-22`, 1);
  const oneDay = (id: string, name: string, date: IsoDate): Holiday => ({ id, name, first: date, last: date });
  return [
    oneDay('labor-day', 'Labor Day', weekdayFrom(`${year}-09-01`, 1)),
    oneDay('columbus-day', "Indigenous Peoples' Day", weekdayFrom(`${year}-10-08`, 1)),
    {
      id: 'thanksgiving',
      name: 'Thanksgiving break',
      first: addDays(thanksgiving, -1),
      last: addDays(thanksgiving, 1),
    },
    { id: 'winter-break', name: 'Winter break', first: `${year}-12-21`, last: `${next}-01-02` },
    oneDay('king-day', 'Martin Luther King Jr. Day', weekdayFrom(`${next}-01-15`, 1)),
    oneDay('presidents-day', "Presidents' Day", weekdayFrom(`${next}-02-15`, 1)),
    { id: 'spring-break', name: 'Spring break', first: springBreak, last: addDays(springBreak, 4) },
    oneDay('memorial-day', 'Memorial Day', weekdayFrom(`${next}-05-25`, 1)),
  ];
}

/** Returns the holiday dates that fall on one of the weekdays (0 is Sunday). */
export function holidayDates({ holidays }: SchoolYear, weekdays: readonly number[]): IsoDate[] {
  return holidays
    .flatMap(({ first, last }) => datesBetween(first, last))
    .filter((date) => weekdays.includes(weekdayOf(date)));
}
