import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter of a school in two languages, one in each column, about a changed calendar, with a slip. Written blind. */
export const iceDaysMadeUpBilingual: TypesetDocument = {
  id: 'ice-days-made-up-bilingual',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-03-05',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2027-03-05',
    dates: [
      { date: '2027-04-16', words: 'Friday, April 16' },
      { date: '2027-06-10', time: '11:45', otherTimes: [null], words: 'Thursday, June 10' },
      { date: '2027-03-19', words: 'Friday, March 19' },
    ],
    mentioned: [
      { date: '2027-01-26', why: 'the closed days are over' },
      { date: '2027-01-27', why: 'the closed days are over' },
      { date: '2027-01-26', endDate: '2027-01-27', why: 'the closed days are over' },
      { date: '2027-03-02', why: 'the day of the vote' },
      { date: '2027-06-09', why: 'the day from which the last day was moved' },
    ],
    deadlines: ['2027-03-19'],
    actionRequired: true,
    actions: ['slip|bus|talón'],
    titles: ['ice days', 'días de hielo', 'calendar'],
    amounts: [],
    places: [],
    mustRead: [
      'Making up the two ice days',
      'Cómo reponemos los dos días de hielo',
      'with the usual bells and buses',
      'after the fifth grade’s send-off',
      'después de la despedida de quinto',
      'even if your child never rides',
      'aunque su hijo nunca viaje en autobús',
      'bus in the morning / autobús en la mañana',
    ],
  },
};
