import type { TypesetDocument } from '../../typeset-document.ts';

/** Door hanger of a city with a day for each side of the street and rain days. Written blind. */
export const harbourStreetSweeping: TypesetDocument = {
  id: 'harbour-street-sweeping',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-04-09',
  truth: {
    category: 'Community',
    who: [],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-04-08',
    dates: [
      { date: '2027-04-20', time: '07:00', endTime: '15:00', words: 'Tuesday, April 20' },
      { date: '2027-04-22', otherTimes: ['07:00'], words: 'the even side to Thursday the 22nd' },
      { date: '2027-05-18', time: '07:00', endTime: '15:00', words: 'Tuesday, May 18' },
    ],
    mentioned: [
      { date: '2027-04-19', why: 'the other side of the street' },
      { date: '2027-04-21', why: 'the other side of the street' },
      { date: '2027-05-17', why: 'the other side of the street' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-04-20', '2027-04-22', '2027-05-18'],
    actionRequired: true,
    actions: ['car|park|street|vehicle'],
    titles: ['Street Sweeping', 'Sweeping'],
    amounts: [],
    places: ['Harbour Street'],
    mustRead: [
      'SPRING STREET SWEEPING',
      'boat trailer and basketball hoop off your side',
      'Even house numbers',
      'We will put signs on the trees.',
      'towed to the Mill Road lot',
      'Trash pickup stays on its usual day.',
      'weekdays 7:30 to 4',
    ],
  },
};
