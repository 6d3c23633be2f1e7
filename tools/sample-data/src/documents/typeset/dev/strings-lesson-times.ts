import type { TypesetDocument } from '../../typeset-document.ts';

/** Timetable with children as rows and days as columns; a fee is due "at the second lesson". */
export const stringsLessonTimes: TypesetDocument = {
  id: 'strings-lesson-times',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'docx'],
  received: '2027-01-08',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-01-08',
    dates: [
      { date: '2027-01-12', time: '15:15', words: 'Jan 12' },
      { date: '2027-01-19', time: '15:15', words: 'Jan 19' },
      { date: '2027-01-26', time: '15:15', words: 'Jan 26' },
      { date: '2027-02-02', time: '15:40', words: 'Feb 2' },
      { date: '2027-02-25', time: '18:00', otherTimes: ['17:40'], words: 'Thursday, February 25, at 6 p.m.' },
    ],
    mentioned: [{ date: '2027-02-09', why: 'a lesson of others; hers is out' }],
    deadlines: ['2027-01-19'],
    actionRequired: true,
    actions: ['rental|$36|pay|envelope'],
    titles: ['Strings lessons'],
    amounts: [{ amount: 36, currency: 'USD', words: '$36 for the block' }],
    places: ['Room 14', 'Media Center'],
    mustRead: [
      'Strings lessons, winter block 2027',
      'the one that smells of rosin',
      'Rivera, M. (violin)',
      'Pruitt, W. (viola)',
      'means I know the child is away',
      'the second lesson, in an envelope, please',
      'even if it is one long note',
      '1/2 size violin no. 27-03',
    ],
  },
};
