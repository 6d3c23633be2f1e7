import type { TypesetDocument } from '../../typeset-document.ts';

/** Club newsletter without a year: its weekdays settle it. */
export const tidepoolSplash: TypesetDocument = {
  id: 'tidepool-splash',
  kind: 'newsletter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-01-14',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: null,
    dates: [
      { date: '2027-01-23', time: '08:00', otherTimes: ['09:00'], words: 'Saturday, January 23rd' },
      { date: '2027-01-29', words: 'Friday, January 29th' },
      { date: '2027-02-13', endDate: '2027-02-14', words: 'Saturday and Sunday, February 13 – 14' },
      { date: '2027-01-26', time: '17:15', words: 'Tuesday, January 26th' },
      { date: '2027-01-18', words: 'Monday, January 18th' },
    ],
    deadlines: ['2027-01-29'],
    actionRequired: true,
    actions: ['form|entry'],
    titles: ['SPLASH', 'Tidepool', 'Frost Cup', 'Pancake Relay'],
    amounts: [{ amount: 22, currency: 'USD', words: 'the $22 cup fee' }],
    places: ['Tidepool', 'Aquadome'],
    mustRead: [
      'for swimmers and the people who drive them',
      'Every relay has one real pancake, which must arrive dry',
      'even if all it says is',
      'at the Aquadome in Marlow',
      'no towel capes',
      '4 x 25 medley relay',
      'That makes our season 5–1',
      'Closed all day on Monday',
      'Four months ago her flip turn was a rumor',
      'the vending machine is 25',
      'desk@tidepoolswim.example',
    ],
  },
};
