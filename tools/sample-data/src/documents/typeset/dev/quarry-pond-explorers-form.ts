import type { TypesetDocument } from '../../typeset-document.ts';

/** Sign-up form with dates without weekday in the left column and boxes at the side. Written blind. */
export const quarryPondExplorersForm: TypesetDocument = {
  id: 'quarry-pond-explorers-form',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-01-06',
  truth: {
    category: 'Community',
    who: ['Maya'],
    documentDate: '2027-01-04',
    dates: [
      { date: '2027-01-07', time: '08:00', words: 'Members: Thu 1/7, 8:00 AM' },
      { date: '2027-01-11', time: '08:00', words: 'Everyone: Mon 1/11, 8:00 AM' },
      { date: '2027-01-15', words: 'by Friday, January 15' },
      { date: '2027-01-23', time: '09:30', endTime: '11:00', words: 'Jan 23' },
      { date: '2027-01-30', time: '09:30', endTime: '11:00', words: 'Jan 30' },
      { date: '2027-02-13', words: 'Feb 13' },
      { date: '2027-02-20', time: '10:00', endTime: '12:30', words: 'Feb 20' },
      { date: '2027-02-27', time: '10:00', endTime: '12:30', words: 'Feb 27' },
      { date: '2027-03-06', time: '09:30', endTime: '11:00', words: 'Mar 6' },
    ],
    mentioned: [{ date: '2027-01-20', why: 'the last day of a full refund' }],
    deadlines: [],
    arguableDeadlines: ['2027-01-15'],
    actionRequired: false,
    actions: [],
    titles: ['Saturday Explorers'],
    amounts: [
      { amount: 14, currency: 'USD', words: '$14' },
      { amount: 16, currency: 'USD', words: '$16' },
      { amount: 18, currency: 'USD', words: '$18' },
    ],
    places: ['Quarry Pond'],
    mustRead: [
      'Maya Rivera',
      'Center closed, the road is being graded',
      'Tapping the maples',
      'Boots always, sneakers never.',
      'Full refund until Jan 20.',
      'QP-14 Rev. 08/25',
    ],
  },
};
