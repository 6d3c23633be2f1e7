import type { TypesetDocument } from '../../typeset-document.ts';

/** Month table of a library; the days of its history lie in the same month. */
export const libraryJuneAtAGlance: TypesetDocument = {
  id: 'library-june-at-a-glance',
  kind: 'calendar',
  language: 'en',
  producer: 'office',
  arrivals: ['docx', 'pdf'],
  received: '2027-05-27',
  truth: {
    category: 'Community',
    who: [],
    documentDate: '2027-05-27',
    dates: [
      { date: '2027-06-05', time: '10:30', endTime: '11:15', words: 'Sat 5' },
      { date: '2027-06-08', time: '18:00', words: 'Tue 8' },
      { date: '2027-06-12', words: 'Sat 12' },
      { date: '2027-06-16', time: '16:00', endTime: '17:00', words: 'Wed 16' },
      { date: '2027-06-18', words: 'Fri 18' },
      { date: '2027-06-21', time: '09:00', words: 'Mon 21' },
      { date: '2027-06-19', words: 'sign-up closes Saturday, June 19' },
      { date: '2027-06-24', time: '19:00', words: 'Thu 24' },
      { date: '2027-06-28', words: 'until they are gone or until June 28' },
    ],
    mentioned: [
      { date: '2027-06-25', why: 'the rain date of the movie' },
      { date: '2027-05-08', why: 'the past book sale' },
    ],
    deadlines: ['2027-06-12', '2027-06-19', '2027-06-28'],
    actionRequired: false,
    actions: [],
    titles: ['June', 'Cooper Street'],
    amounts: [],
    places: ['roof terrace', 'lawn'],
    mustRead: [
      'June at a glance',
      'which forgot the turtles',
      'Board games, loud',
      'Last day to bring back late books without a fine',
      'Paper airplanes, roof terrace',
      'pick up your chart',
      'the jigsaw with 999 pieces is still here',
      'born June 22, 1899',
      'Card rules of 1/1/27',
    ],
  },
};
