import type { SampleEvent } from './sample-event.ts';
import type { SampleWeek } from './sample-week.ts';

const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = [0, 1, 2, 3, 4, 5, 6];

/** Single events in the week of the day and the two after it. The next week has the overlaps. */
export function familyWeeks(week: SampleWeek): SampleEvent[] {
  return [...thisWeek(week), ...nextWeek(week), ...laterOn(week)];
}

function thisWeek({ day }: SampleWeek): SampleEvent[] {
  return [
    {
      id: 'call-madrid',
      summary: 'Call with Tía Lucía in Madrid',
      date: day(sunday),
      hours: ['15:30', '16:15'],
      utc: true,
      attendees: { 'Ana Rivera': 'ana@example.org', 'Ben Rivera': 'ben@example.org' },
    },
    {
      id: 'first-aid-course',
      summary: 'First aid course (Mom)',
      date: day(thursday),
      hours: ['18:30', '20:30'],
      rule: 'FREQ=WEEKLY;COUNT=6',
      location: 'Springfield Community Center, room 12',
    },
    {
      id: 'recycling',
      summary: 'Recycling goes out',
      date: day(wednesday),
      rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=12',
      transparent: true,
    },
    {
      id: 'dinner-friends',
      summary: 'Dinner with the Kowalskis?',
      date: day(friday),
      hours: ['18:30', '20:30'],
      location: 'Bánh Mì House, 15 Canal Street',
      status: 'TENTATIVE',
    },
    {
      id: 'match-home',
      summary: 'Maya soccer match vs. Hilltop',
      date: day(saturday),
      hours: ['10:00', '11:15'],
      location: 'Riverside Park, field 1',
      reminderMinutes: 60,
    },
    {
      id: 'car-service',
      summary: 'Car service (Dad)',
      date: day(tuesday),
      hours: ['08:30', '09:00'],
      location: 'Miller’s Garage, 5 Station Road',
      status: 'CANCELLED',
    },
  ];
}

/**
 * The orthodontist overlaps with practice, the plumber with Leo’s swimming, the committee with the course, the party
 * with the match.
 */
function nextWeek({ day }: SampleWeek): SampleEvent[] {
  return [
    {
      id: 'orthodontist',
      summary: 'Maya orthodontist',
      date: day(tuesday, 1),
      hours: ['16:15', '17:00'],
      location: 'Bright Smiles, 310 Main Street, Springfield',
      description: 'Dr. Haddad; bring the insurance card.',
      reminderMinutes: 60,
    },
    {
      id: 'plumber',
      summary: 'Plumber at home (Dad)',
      date: day(wednesday, 1),
      hours: ['15:30', '17:00'],
      location: '12 Harbour Street, Springfield',
    },
    {
      id: 'garden-committee',
      summary: 'Garden committee (Dad)',
      date: day(thursday, 1),
      hours: ['19:30', '21:00'],
      location: 'Lakeside Elementary, library',
      attendees: { 'Ben Rivera': 'ben@example.org' },
    },
    {
      id: 'match-away',
      summary: 'Maya soccer match at Oakwood',
      date: day(saturday, 1),
      hours: ['09:30', '11:00'],
      location: 'Oakwood Park, north field',
      reminderMinutes: 90,
    },
    {
      id: 'party-noah',
      summary: 'Leo at Noah’s birthday party',
      date: day(saturday, 1),
      hours: ['10:30', '13:00'],
      location: 'Jump Zone, 88 Industrial Way, Springfield',
      description: 'Socks needed; gift: something with dinosaurs.',
    },
    {
      id: 'dentist-leo',
      summary: 'Leo dentist',
      date: day(monday, 1),
      hours: ['15:30', '15:55'],
      location: 'Bright Smiles, 310 Main Street, Springfield',
    },
  ];
}

function laterOn({ day }: SampleWeek): SampleEvent[] {
  return [
    {
      id: 'recital',
      summary: 'Maya piano recital',
      date: day(saturday, 2),
      hours: ['15:00', '16:30'],
      location: 'Harmony Music School, hall',
      reminderMinutes: 120,
    },
    {
      id: 'sleepover',
      summary: 'Maya sleepover at Zoë’s',
      date: day(friday, 2),
      hours: ['18:00', '09:00'],
      lastDate: day(saturday, 2),
      location: '4 Birch Court, Springfield',
    },
    {
      id: 'cabin',
      summary: 'Weekend at the cabin (if the weather holds)',
      date: day(saturday, 3),
      lastDate: day(sunday, 4),
      location: 'Pine Lake',
      status: 'TENTATIVE',
      transparent: true,
    },
    {
      id: 'checkup',
      summary: 'Check-up Maya and Leo',
      date: day(monday, 3),
      hours: ['15:20', '15:50'],
      location: 'Springfield Pediatrics, 21 Clinic Drive',
    },
  ];
}
