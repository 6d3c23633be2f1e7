import type { TypesetDocument } from '../../typeset-document.ts';

/** Newsletter of 2019, found in a drawer. Its days stay in that year and nothing is left to do. */
export const elmHillCrier: TypesetDocument = {
  id: 'elm-hill-crier',
  kind: 'newsletter',
  language: 'en',
  producer: 'browser',
  arrivals: ['photo', 'scan'],
  received: '2026-11-21',
  truth: {
    category: 'Community',
    who: [],
    documentDate: '2019-10-04',
    dates: [
      { date: '2019-10-14', time: '07:00', words: 'Monday, October 14th' },
      { date: '2019-10-26', time: '17:30', endTime: '20:00', words: 'Saturday, October 26th' },
      { date: '2019-10-16', time: '19:00', words: 'Wednesday, October 16th' },
      { date: '2019-10-31', time: '17:00', endTime: '19:00', words: 'October 31st' },
    ],
    deadlines: [],
    arguableDeadlines: ['2019-10-16'],
    actionRequired: false,
    actions: [],
    titles: ['Elm Hill Crier'],
    amounts: [],
    places: ['Grange Hall'],
    mustRead: [
      'The Elm Hill Crier',
      'free to every doorstep',
      'have decided that summer is over',
      'Leaves only, at the curb, no bags',
      'Ninety-four pumpkins lit the lane',
      'ANNUAL MEETING',
      'All of Elm Hill is welcome, and so is pie',
      'She promises that it takes an hour a month',
      'Porch light on means come up',
      'Winning pitcher: Ben Sayre, age 61',
      'Found: two gray mittens, not at the well',
      'Set and printed at 6 Lower Elm',
    ],
  },
};
