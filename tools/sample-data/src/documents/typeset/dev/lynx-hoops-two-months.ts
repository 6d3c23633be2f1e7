import type { TypesetDocument } from '../../typeset-document.ts';

const practices = ['01-05', '01-12', '01-19', '01-26', '02-02', '02-09', '02-23'];

/** Season of a team on two small month grids with letters for practice, home and away. Written blind to the rules. */
export const lynxHoopsTwoMonths: TypesetDocument = {
  id: 'lynx-hoops-two-months',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-12-18',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: '2026-12-18',
    dates: [
      { date: '2027-01-04', time: '18:00', endTime: '19:00', words: 'Uniform pick-up 6–7 pm' },
      ...practices.map((day) => ({ date: `2027-${day}`, time: '17:30', endTime: '18:30', words: 'P' })),
      { date: '2027-01-09', time: '09:00', otherTimes: ['08:40'], words: 'H Bobcats 9:00 am' },
      { date: '2027-01-16', time: '10:15', otherTimes: ['09:55'], words: 'A Wolves 10:15 am' },
      { date: '2027-01-18', words: 'Gym closed (MLK)' },
      { date: '2027-01-21', time: '17:00', words: 'Pictures 5:00 pm, in uniform' },
      { date: '2027-01-23', time: '11:30', otherTimes: ['11:10'], words: 'H Comets 11:30 am' },
      { date: '2027-01-30', time: '09:00', otherTimes: ['08:40'], words: 'A Ravens 9:00 am' },
      { date: '2027-02-06', time: '10:15', otherTimes: ['09:55'], words: 'A Bobcats 10:15 am' },
      { date: '2027-02-20', time: '09:00', otherTimes: ['08:40'], words: 'H Wolves 9:00 am' },
      { date: '2027-02-27', time: '13:00', otherTimes: ['12:40'], words: 'A Comets 1:00 pm' },
      { date: '2027-03-06', endDate: '2027-03-07', words: 'March 6–7' },
    ],
    mentioned: [
      { date: '2027-02-13', why: 'a Saturday without a game' },
      { date: '2027-02-16', why: 'no practice' },
      { date: '2027-03-01', why: 'the day on which the team hears its times' },
      { date: '2027-03-06', why: 'one day of the tournament' },
      { date: '2027-03-07', why: 'one day of the tournament' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-01-04', '2027-01-23'],
    actionRequired: true,
    actions: ['snack|orange'],
    titles: ['Lynx', 'Basketball', 'Hoops'],
    amounts: [],
    places: ['Lakeside gym', 'Field House', 'Roosevelt', 'Fern Street School'],
    mustRead: [
      'Grade 4 Girls Basketball, Winter 2027',
      'team copy, rev. Dec. 18, 2026',
      'Uniform pick-up 6–7 pm',
      'snack: Rivera',
      'no P (conferences)',
      'pizza after',
      'Be there 20 minutes before tip-off.',
      'brings oranges and water for eight',
      'Thank you, Lions!',
    ],
  },
};
