import type { TypesetDocument } from '../../typeset-document.ts';

const tuesdaysAndThursdays = ['04-08', '04-13', '04-15', '04-27', '04-29', '05-04', '05-06', '05-11', '05-13', '05-18']
  .concat(['05-20', '05-25', '05-27', '06-01'])
  .map((day) => ({ date: `2027-${day}`, why: 'practice, only by its recurrence' }));

/** Games in a table with columns of home and away, a bye and a cup without hours, then practice in prose. Written blind. */
export const kestrelsSpringHomeAway: TypesetDocument = {
  id: 'kestrels-spring-home-away',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-03-29',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: '2027-03-29',
    dates: [
      { date: '2027-04-10', time: '09:00', words: 'Sat 4/10' },
      { date: '2027-04-17', time: '10:15', words: 'Sat 4/17' },
      { date: '2027-04-24', time: '09:00', words: 'Sat 4/24' },
      { date: '2027-05-01', time: '13:30', words: 'Sat 5/1' },
      { date: '2027-05-16', time: '12:00', words: 'Sun 5/16' },
      { date: '2027-05-22', time: '11:30', words: 'Sat 5/22' },
      { date: '2027-06-05', endDate: '2027-06-06', words: '6/5-6/6' },
      { date: '2027-04-06', time: '17:30', endTime: '18:45', words: 'starting Tues 4/6' },
      { date: '2027-06-03', time: '17:30', endTime: '18:45', otherTimes: [null], words: 'Last practice Thurs 6/3' },
      { date: '2027-04-01', words: 'by April 1' },
    ],
    mentioned: [
      { date: '2027-05-08', why: 'a day without a game' },
      { date: '2027-04-24', why: 'the team’s photo after the game' },
      { date: '2027-05-09', why: 'Mother’s Day, implied by the weekend’s name' },
      { date: '2027-04-20', why: 'no practice' },
      { date: '2027-04-22', why: 'no practice' },
      { date: '2027-04-06', endDate: '2027-06-03', why: 'the weeks of practice as a range' },
      ...tuesdaysAndThursdays,
    ],
    deadlines: ['2027-04-01'],
    actionRequired: true,
    actions: ['birth certificate'],
    titles: ['Kestrels', 'Springfield Youth Soccer', 'U10 Girls'],
    amounts: [],
    places: ['Depot Park', 'Mill Valley', 'Fern Street'],
    mustRead: [
      'Team: KESTRELS (Coach Bettina Kroll)',
      'End of Season Cup (all teams)',
      'No practice during testing week',
      'Team photo on 4/24 right after the game.',
      'White jersey when we are HOME',
      'a phone picture is OK',
      'or she cannot be on the game card',
      'Field closings are posted by 3 pm on weekdays',
    ],
  },
};
