import { addDays } from './calendar-dates.ts';
import type { SampleEvent } from './sample-event.ts';
import type { SampleWeek } from './sample-week.ts';

const [sunday, monday, tuesday, wednesday, thursday, friday] = [0, 1, 2, 3, 4, 5];

/**
 * Recurring events of the Rivera household: lessons, practice, visits and birthdays, with the exceptions of these
 * weeks.
 */
export function familyRoutine(week: SampleWeek): SampleEvent[] {
  return [
    walk(week),
    piano(week),
    soccer(week),
    swimming(week),
    grandmother(week),
    bookClub(week),
    libraryBooks(week),
    ...birthdays(week),
  ];
}

function walk({ schoolYear }: SampleWeek): SampleEvent {
  return {
    id: 'walk-biscuit',
    summary: 'Walk Biscuit 🐕',
    date: `${schoolYear.year}-01-01`,
    hours: ['06:40', '07:00'],
    rule: 'FREQ=DAILY',
    location: 'Harbour Street',
  };
}

/** Mondays; one lesson moves to a Friday, one is added before the recital. */
function piano({ day, since, off, ordinary }: SampleWeek): SampleEvent {
  const moved = ordinary(monday, 0);
  return {
    id: 'piano',
    summary: 'Maya piano lesson',
    date: since(monday),
    hours: ['16:00', '16:45'],
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    exceptionDates: off(monday),
    additionalDates: [day(sunday, 2)],
    overrides: [
      {
        of: moved,
        date: addDays(moved, friday - monday),
        hours: ['16:30', '17:15'],
        summary: 'Maya piano lesson (moved from Monday)',
      },
    ],
    location: 'Harmony Music School, 48 Elm Avenue, Springfield',
    description:
      'Mrs. Castañeda, room 3.\nBring the blue book, the scales sheet and a pencil; the recital pieces are “Für Elise” and “Arabesque”.',
    reminderMinutes: 30,
  };
}

/** Tuesdays and Thursdays; one Thursday is cancelled, one is indoors. */
function soccer({ since, off, ordinary }: SampleWeek): SampleEvent {
  const calledOff = ordinary(thursday, 1);
  const indoors = ordinary(tuesday, 2);
  return {
    id: 'soccer-practice',
    summary: 'Maya soccer practice',
    date: since(tuesday),
    hours: ['16:30', '17:45'],
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH',
    exceptionDates: off(tuesday, thursday),
    overrides: [
      { of: calledOff, summary: 'Maya soccer practice (field closed)', status: 'CANCELLED' },
      { of: indoors, location: 'Springfield Sports Hall, 9 Mill Road', summary: 'Maya soccer practice (indoors)' },
    ],
    location: 'Riverside Park, field 2',
    description: 'Cleats, shin guards, water. Coach: Dana Whitfield, +1 555 0142',
    reminderMinutes: 45,
  };
}

/** Wednesdays all year; the pool is closed on one of them. */
function swimming({ day, since }: SampleWeek): SampleEvent {
  return {
    id: 'swimming',
    summary: 'Leo swimming lesson',
    date: since(wednesday),
    hours: ['16:00', '16:45'],
    rule: 'FREQ=WEEKLY;BYDAY=WE',
    exceptionDates: [day(wednesday, 3)],
    location: 'Lakeside Aquatic Center, 200 Shore Drive, Springfield',
    categories: ['Sports', 'Leo'],
    reminderMinutes: 40,
  };
}

function grandmother({ since }: SampleWeek): SampleEvent {
  return {
    id: 'grandma-lunch',
    summary: 'Sunday lunch at Grandma Rosa’s',
    date: since(sunday),
    hours: ['12:30', '14:30'],
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU',
    location: '77 Orchard Lane, Springfield',
  };
}

function bookClub({ since, off }: SampleWeek): SampleEvent {
  const isFirstOfMonth = (date: string): boolean => Number(date.slice(8)) <= 7;
  return {
    id: 'book-club',
    summary: 'Book club (Mom)',
    date: since(monday),
    hours: ['19:30', '21:00'],
    rule: 'FREQ=MONTHLY;BYDAY=1MO',
    exceptionDates: off(monday).filter(isFirstOfMonth),
    location: 'Corner Café, 3 Market Square',
    attendees: { 'Ana Rivera': 'ana@example.org' },
  };
}

function libraryBooks({ schoolYear }: SampleWeek): SampleEvent {
  return {
    id: 'library-books',
    summary: 'Library books due',
    date: `${schoolYear.year}-01-15`,
    rule: 'FREQ=MONTHLY;BYMONTHDAY=15',
    location: 'Springfield Public Library',
    transparent: true,
  };
}

function birthdays({ schoolYear }: SampleWeek): SampleEvent[] {
  const people = [
    ['maya', 'Maya’s birthday 🎂', '03-14'],
    ['leo', 'Leo’s birthday 🎂', '10-09'],
    ['ana', 'Mom’s birthday', '06-02'],
    ['ben', 'Dad’s birthday', '11-27'],
    ['rosa', 'Grandma Rosa’s birthday', '01-30'],
  ] as const;
  return people.map(([id, summary, date]) => ({
    id: `birthday-${id}`,
    summary,
    date: `${schoolYear.year - 1}-${date}`,
    rule: 'FREQ=YEARLY',
    categories: ['Birthday'],
    transparent: true,
  }));
}
