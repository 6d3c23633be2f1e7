import { addDays, weekdayFrom } from './calendar-dates.ts';
import type { SampleEvent, SampleOverride } from './sample-event.ts';
import type { SampleWeek } from './sample-week.ts';

const school = 'Lakeside Elementary, 1 School Road, Springfield';
const friday = 5;

/** The school year of Maya and Leo: school days, holidays and events for parents. */
export function familySchool(week: SampleWeek): SampleEvent[] {
  const { schoolYear } = week;
  const { year, firstDay, lastDay, holidays } = schoolYear;
  return [
    schoolDays(week),
    ...holidays.map(
      ({ id, name, first, last }): SampleEvent => ({
        id: `no-school-${id}`,
        summary: `No school: ${name}`,
        date: first,
        lastDate: last,
        categories: ['School'],
        transparent: true,
      }),
    ),
    {
      id: 'open-house',
      summary: 'Open house at Lakeside Elementary',
      date: addDays(firstDay, 17),
      hours: ['18:00', '19:15'],
      location: school,
    },
    {
      id: 'book-fair',
      summary: 'Book fair week',
      date: weekdayFrom(`${year}-11-08`, 1),
      lastDate: addDays(weekdayFrom(`${year}-11-08`, 1), 4),
      location: 'Lakeside Elementary, library',
      transparent: true,
    },
    {
      id: 'winter-concert',
      summary: 'Winter concert: Leo sings',
      date: weekdayFrom(`${year}-12-10`, 4),
      hours: ['18:00', '19:00'],
      location: 'Lakeside Elementary, auditorium',
    },
    { id: 'last-day', summary: 'Last day of school', date: lastDay, categories: ['School'], transparent: true },
  ];
}

/** Monday to Friday from the first to the last day, without holidays; one Friday ends early. */
function schoolDays({ schoolYear, off, ordinary }: SampleWeek): SampleEvent {
  const { firstDay, lastDay } = schoolYear;
  const early = ordinary(friday, 1);
  const earlyDismissal: SampleOverride = {
    of: early,
    hours: ['08:15', '12:30'],
    summary: 'School: Maya and Leo (early dismissal 12:30)',
  };
  return {
    id: 'school-day',
    summary: 'School: Maya and Leo',
    date: firstDay,
    hours: ['08:15', '15:10'],
    rule: `FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=${addDays(lastDay, 1).replaceAll('-', '')}T045959Z`,
    exceptionDates: off(1, 2, 3, 4, 5),
    overrides: early >= firstDay && early <= lastDay ? [earlyDismissal] : [],
    location: school,
    categories: ['School'],
    transparent: true,
  };
}
