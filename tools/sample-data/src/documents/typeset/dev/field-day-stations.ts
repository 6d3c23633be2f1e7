import type { TypesetDocument } from '../../typeset-document.ts';

/** Schedule of a field day across the page: the hours of two children in a table, nothing to do. Written blind. */
export const fieldDayStations: TypesetDocument = {
  id: 'field-day-stations',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-05-21',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2027-05-21',
    dates: [
      { date: '2027-06-04', time: '09:00', endTime: '10:30', words: 'Friday, June 4, 2027' },
      { date: '2027-06-04', time: '12:45', endTime: '14:15', words: '12:45 – 2:15' },
      { date: '2027-06-08', otherTimes: ['09:00', '12:45', '07:00'], words: 'Then it is Tuesday the 8th, same times' },
    ],
    mentioned: [{ date: '2027-06-04', why: 'the hours of the other grades' }],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Field Day'],
    amounts: [],
    places: ['field'],
    mustRead: [
      'FIELD DAY',
      'Popsicle stop',
      'B C D E F',
      'mystery (ask a fifth grader)',
      'We decide by 7 that morning and text you',
      'Water coolers and sunscreen are on the field',
      'stand behind the rope, cheer for everyone',
      'any shirt will do',
    ],
  },
};
