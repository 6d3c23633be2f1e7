import type { TypesetDocument } from '../../typeset-document.ts';

/** Swim team’s letter in two columns: hours of two groups, a form and a check that are due. Written blind. */
export const stingraysSummerStart: TypesetDocument = {
  id: 'stingrays-summer-start',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-05-12',
  truth: {
    category: 'Sports',
    who: ['Maya', 'Leo'],
    documentDate: '2027-05-10',
    dates: [
      { date: '2027-06-01', time: '16:00', endTime: '16:45', words: 'Starts Tuesday, June 1' },
      { date: '2027-06-01', time: '16:45', endTime: '17:45', words: 'from 4:45 to 5:45' },
      { date: '2027-06-05', time: '08:00', otherTimes: ['07:15'], words: 'Saturday, June 5' },
      { date: '2027-05-20', time: '17:00', endTime: '19:00', words: 'Thursday the 20th, 5 to 7 p.m.' },
      { date: '2027-05-23', words: 'Sunday, May 23' },
      { date: '2027-05-28', words: 'get it to Marisol by 5/28' },
    ],
    mentioned: [{ date: '2027-06-04', why: 'the last day of a refund' }],
    deadlines: ['2027-05-28'],
    arguableDeadlines: ['2027-05-23', '2027-05-20'],
    actionRequired: true,
    actions: ['volunteer|form', '100|check|form'],
    titles: ['Stingrays', 'swim'],
    amounts: [
      { amount: 48, currency: 'USD', words: 'The team suit is $48' },
      { amount: 100, currency: 'USD', words: 'your $100 check' },
    ],
    places: ['clubhouse', 'Maple Pool'],
    mustRead: [
      'letter to swim families, May 10',
      'Registered and paid:',
      'coaching is done by the coaches',
      'It thunders, we wait.',
      'it is the same one',
      'up to 72 hours ahead',
      'Every family works three meets',
      'No goggles with a nose.',
    ],
  },
};
