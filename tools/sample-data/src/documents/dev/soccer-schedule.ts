import type { SampleDocument } from '../sample-document.ts';

export const soccerSchedule: SampleDocument = {
  id: 'soccer-schedule',
  title: 'U10 Lightning fall schedule',
  received: '2026-08-31',
  made: '2026-08-30',
  text: `
^ U10 Girls Lightning
^ Fall schedule as of 8/30/2026

For the families of: Abbott (2), Chen (11), Diallo (4), Kowalski (9), Maya Rivera (7), Stein (5), Turner (10), Webb (3)

| Date | Kickoff | Opponent | Field
| Sat 9/12 | 9:00 AM | Chatham Comets | home, Field 2
| Sat 9/19 | 10:30 AM | Decatur Dash | away, Field 1A
| Sat 9/26 | 9:00 AM | Sherman Storm | home, Field 2
| Sat 10/3 | – | no game, bye week | –
| Sat 10/10 | 1:15 PM | Rochester Rockets | away, Field 4
| Sun 10/18 | 12:00 PM | Chatham Comets | away, Field 3
| Sat 10/24 | 10:30 AM | Decatur Dash | home, Field 2

Practices are on Tuesdays and Thursdays, 5:30 to 6:45, at Riverside Park.

Players wear the blue jersey at home and the white one away. Parking at Field 1A is $3 per car.

If the field hotline, (217) 555-0190, says CLOSED, there is no game that day. Games that are rained out are played again when both coaches find an evening.

Coach Dana Whitfield · dana@springfieldlightning.example.org
`,
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: '2026-08-30',
    dates: [
      { date: '2026-09-12', time: '09:00', words: 'Sat 9/12' },
      { date: '2026-09-19', time: '10:30', words: 'Sat 9/19' },
      { date: '2026-09-26', time: '09:00', words: 'Sat 9/26' },
      { date: '2026-10-10', time: '13:15', words: 'Sat 10/10' },
      { date: '2026-10-18', time: '12:00', words: 'Sun 10/18' },
      { date: '2026-10-24', time: '10:30', words: 'Sat 10/24' },
    ],
    mentioned: [{ date: '2026-10-03', why: 'nothing happens in the bye week' }],
    deadlines: [],
    actionRequired: false,
    actions: [],
  },
};
