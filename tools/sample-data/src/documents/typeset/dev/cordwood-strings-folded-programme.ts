import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Concert programme printed to be folded, so that its back comes before its front; the day of the concert is in words.
 * Written blind.
 */
export const cordwoodStringsFoldedProgramme: TypesetDocument = {
  id: 'cordwood-strings-folded-programme',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-12-10',
  truth: {
    category: 'Community',
    who: ['Maya'],
    documentDate: null,
    dates: [
      {
        date: '2027-12-12',
        time: '15:00',
        otherTimes: ['14:30', '14:15'],
        words: 'Sunday, the twelfth of December',
      },
      { date: '2028-01-09', time: '13:30', words: 'Sunday, January 9, at 1:30' },
      { date: '2028-01-15', words: 'by Saturday, January 15' },
      { date: '2028-01-22', time: '09:30', endTime: '12:00', words: 'Saturday, January 22, 9:30 to noon' },
      { date: '2028-04-30', time: '15:00', words: 'Sunday, April 30, 2028, at 3 p.m.' },
    ],
    mentioned: [
      { date: '2027-12-19', why: 'a rehearsal that is skipped' },
      { date: '2027-12-26', why: 'a rehearsal that is skipped' },
      { date: '2027-12-09', why: 'the piano was tuned' },
      { date: '2028-06-30', why: 'the grant ends' },
      { date: '1998-09-14', why: 'the first page that Otto turned' },
      { date: '1841-02-03', why: 'the first performance of a piece' },
    ],
    deadlines: ['2028-01-15'],
    arguableDeadlines: ['2027-12-12'],
    actionRequired: true,
    actions: ['folder', '180|tuition|pay'],
    titles: ['Small Lights', 'Cordwood Strings'],
    amounts: [{ amount: 180, currency: 'USD', words: 'Second-half tuition, $180' }],
    places: ['St. Columba'],
    mustRead: [
      'A concert for the short days',
      'same door, same creak',
      'nobody has ever been eaten',
      'Eleven went missing last time and she counts',
      'Three Walks in Snow, Op. 12',
      'Polka for Cold Fingers',
      'Please join in at the second verse',
      'Anselm Brody kept bees.',
      'Maya Rivera, Ada Sloan',
      'the wrong note in bar 40 is correct',
    ],
  },
};
