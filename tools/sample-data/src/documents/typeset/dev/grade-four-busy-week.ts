import type { TypesetDocument } from '../../typeset-document.ts';

/** Week plan with the weekdays as rows; the time of an event is the head of its column. */
export const gradeFourBusyWeek: TypesetDocument = {
  id: 'grade-four-busy-week',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-02-01',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-02-01',
    dates: [
      { date: '2027-02-05', words: 'by Friday, February 5' },
      { date: '2027-02-08', time: '10:00', words: 'Hearing check, trailer behind the gym' },
      { date: '2027-02-09', time: '18:30', words: 'Math Night with soup' },
      { date: '2027-02-10', time: '07:15', words: 'Safety patrol pancakes' },
      { date: '2027-02-10', time: '18:30', words: 'Instrument try-out, Room 22' },
      { date: '2027-02-12', time: '10:00', words: 'Author visit: Odile Marsh' },
    ],
    deadlines: ['2027-02-05'],
    actionRequired: true,
    actions: ['green card|card back|return the card|box ticked'],
    titles: ['busy week in Grade 4', 'Grade 4'],
    amounts: [],
    places: ['trailer behind the gym', 'Room 22'],
    mustRead: [
      'One busy week in Grade 4',
      'Nothing happens in the empty boxes',
      'Math Night with soup',
      'Safety patrol pancakes',
      'Author visit: Odile Marsh',
      'I need the green card back either way',
      'bring your own spoon (we have 14)',
      'Mr. Okafor, 2/1/27',
    ],
  },
};
