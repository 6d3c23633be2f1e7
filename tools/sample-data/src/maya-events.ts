import type { SampleEvent } from './sample-event.ts';
import type { SampleWeek } from './sample-week.ts';

const [sunday, monday, wednesday, friday, saturday] = [0, 1, 3, 5, 6];

/** Events in Maya's own calendar. */
export function mayaEvents({ day, since, off, ordinary }: SampleWeek): SampleEvent[] {
  const earlier = ordinary(friday, 1);
  return [
    {
      id: 'art-club',
      summary: 'Art club',
      date: since(friday),
      hours: ['15:15', '16:15'],
      rule: 'FREQ=WEEKLY;BYDAY=FR',
      exceptionDates: off(friday),
      overrides: [{ of: earlier, hours: ['12:45', '13:45'], summary: 'Art club (earlier than usual)' }],
      location: 'Lakeside Elementary, room 12',
    },
    {
      id: 'practice-piano',
      summary: 'Practice piano',
      date: since(monday),
      hours: ['17:50', '18:15'],
      rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH',
      transparent: true,
    },
    {
      id: 'reading-buddies',
      summary: 'Reading buddies',
      date: since(wednesday),
      hours: ['15:10', '15:30'],
      rule: 'FREQ=WEEKLY;BYDAY=WE',
      exceptionDates: off(wednesday),
      location: 'Lakeside Elementary, library',
    },
    { id: 'show-and-tell', summary: 'Bring something for show and tell', date: day(monday), transparent: true },
    { id: 'science-project', summary: 'Volcano project due 🌋', date: day(friday, 1), transparent: true },
    {
      id: 'zoe-visit',
      summary: 'Zoë comes over',
      date: day(sunday, 1),
      hours: ['15:00', '17:00'],
      location: '12 Harbour Street, Springfield',
    },
    {
      id: 'movie',
      summary: 'Movie afternoon with Zoë and Priya',
      date: day(saturday, 3),
      hours: ['14:00', '16:30'],
      location: 'Orpheum Cinema',
      status: 'TENTATIVE',
    },
  ];
}
