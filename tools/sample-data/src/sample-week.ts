import { addDays, requireDate, weekdayFrom, weekdayOf, type IsoDate } from './calendar-dates.ts';
import { holidayDates, schoolYearOf, type SchoolYear } from './school-year.ts';

/** The days that a sample calendar is built around. */
export interface SampleWeek {
  /** Sunday of the week of the day. */
  sunday: IsoDate;
  schoolYear: SchoolYear;
  /** The day of that week (0 is Sunday), or of a later one when `weeks` says so. */
  day(weekday: number, weeks?: number): IsoDate;
  /** The first such weekday of the year in which the school year starts: the start of what runs the year round. */
  since(weekday: number): IsoDate;
  /** The school holidays that fall on one of the weekdays: no lessons and no practice then. */
  off(...weekdays: number[]): IsoDate[];
  /** The first such weekday from that many weeks on which is no school holiday. */
  ordinary(weekday: number, weeks: number): IsoDate;
}

/**
 * The week of a day.
 * @param today `YYYY-MM-DD` in the family's zone
 * @throws RangeError when it is no date
 */
export function sampleWeek(today: string): SampleWeek {
  const date = requireDate(today);
  const sunday = addDays(date, -weekdayOf(date));
  const schoolYear = schoolYearOf(date);
  const day = (weekday: number, weeks = 0): IsoDate => addDays(sunday, weekday + 7 * weeks);
  const off = (...weekdays: number[]): IsoDate[] => holidayDates(schoolYear, weekdays);
  const ordinary = (weekday: number, weeks: number): IsoDate =>
    off(weekday).includes(day(weekday, weeks)) ? ordinary(weekday, weeks + 1) : day(weekday, weeks);
  return {
    sunday,
    schoolYear,
    day,
    off,
    ordinary,
    since: (weekday) => weekdayFrom(`${schoolYear.year}-01-01`, weekday),
  };
}
