import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter about a class trip with a slip to cut off, a rain date and a question to helpers. Written blind. */
export const prairieHollowZooSlip: TypesetDocument = {
  id: 'prairie-hollow-zoo-slip',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-04-12',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-04-12',
    dates: [
      { date: '2027-04-29', time: '08:40', endTime: '14:45', otherTimes: ['08:20'], words: 'On Thursday, April 29' },
      { date: '2027-05-04', otherTimes: ['08:40', '08:20'], words: 'Tuesday, May 4 instead' },
      { date: '2027-04-22', words: 'by Thursday the 22nd' },
      { date: '2027-04-16', words: 'by this Friday, April 16' },
    ],
    mentioned: [
      { date: '2027-03-30', why: 'a past visit' },
      { date: '2027-04-19', why: 'names of helpers are drawn, if there are too many' },
    ],
    deadlines: ['2027-04-22'],
    arguableDeadlines: ['2027-04-16', '2027-04-29'],
    actionRequired: true,
    actions: ['slip|14|permission'],
    titles: ['zoo'],
    amounts: [{ amount: 14, currency: 'USD', words: '$14' }],
    places: ['Prairie Hollow Zoo'],
    mustRead: [
      'We are going to the zoo!',
      'only a keeper can answer',
      'We leave school at 8:40 am sharp',
      'bring a bag lunch with their name on it',
      'Nobody stays home because of money',
      'We have room for six parents to come along.',
      'need a background check on file',
      'My child needs a bag lunch from the cafeteria.',
    ],
  },
};
