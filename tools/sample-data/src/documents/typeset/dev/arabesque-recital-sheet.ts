import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Dance studio’s sheet with the days in the heads of a table and the hours of several classes in its cells. Written
 * blind to the rules.
 */
export const arabesqueRecitalSheet: TypesetDocument = {
  id: 'arabesque-recital-sheet',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2028-05-01',
  truth: {
    category: 'Community',
    who: ['Maya', 'Leo'],
    documentDate: '2028-05-01',
    dates: [
      { date: '2028-05-13', time: '09:40', words: 'Pictures Sat., May 13th' },
      { date: '2028-05-13', time: '11:25', words: 'Pictures Sat., May 13th' },
      { date: '2028-06-01', time: '16:45', words: 'Dress rehearsal Thurs., June 1st' },
      { date: '2028-06-01', time: '18:10', words: 'Dress rehearsal Thurs., June 1st' },
      { date: '2028-06-03', time: '11:00', otherTimes: ['10:15'], words: 'Show Sat., June 3rd' },
      { date: '2028-06-03', time: '15:00', otherTimes: ['14:15'], words: 'Show Sat., June 3rd' },
      { date: '2028-05-15', time: '10:00', words: 'Mon., May 15 at 10 a.m.' },
      { date: '2028-05-12', words: 'by the 12th' },
      { date: '2028-05-29', words: 'No class Memorial Day' },
      { date: '2028-05-31', words: 'Last regular class is Wed., May 31' },
      { date: '2028-06-20', endDate: '2028-07-27', words: 'Tu/Th 6/20 through 7/27' },
      { date: '2028-05-05', words: 'by Friday if you can' },
    ],
    mentioned: [
      { date: '2028-05-13', why: 'the other classes’ pictures' },
      { date: '2028-06-01', why: 'the other classes’ rehearsals' },
      { date: '2028-06-03', why: 'the shows, without the hour' },
      { date: '2028-05-22', why: 'the week in which shoes are checked' },
      { date: '2028-05-22', endDate: '2028-05-26', why: 'the week in which shoes are checked' },
      { date: '2028-05-22', endDate: '2028-05-28', why: 'the week in which shoes are checked' },
      { date: '2028-06-20', why: 'first class of the summer' },
      { date: '2028-07-27', why: 'last class of the summer' },
      { date: '2000-09-05', why: 'the founding' },
    ],
    deadlines: ['2028-05-12'],
    arguableDeadlines: ['2028-05-05', '2028-05-15', '2028-05-22'],
    actionRequired: true,
    actions: ['shoes|high-tops|tights', 'costume|38|76|balance'],
    titles: ['recital', 'Once Upon a Stage', 'Arabesque'],
    amounts: [
      { amount: 14, currency: 'USD', words: '$14 each' },
      { amount: 76, currency: 'USD', words: '$76 for the Riveras' },
    ],
    places: ['Orpheum'],
    mustRead: [
      'Once Upon a Stage',
      'not under the car seat',
      'Wolf at the Door',
      'Dancers come in by the alley door',
      'one of you stays backstage',
      'laps are free under 3',
      'gone in 2 hours 12 minutes',
      'Check the box for size 12/13 vs. 1!',
      'Nobody goes on in sneakers',
      'unpaid ones stay on the rack',
      'four to sweep glitter',
      'since 9/5/2000',
    ],
  },
};
