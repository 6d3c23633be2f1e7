import type { TypesetDocument } from '../../typeset-document.ts';

/** Answer between two mothers about rides to a meet and a practice above the coach’s mail. Written blind. */
export const reReSwimSaturdayRide: TypesetDocument = {
  id: 're-re-swim-saturday-ride',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-04-22',
  mail: {
    from: 'Priya Shah <priya.shah@example.org>',
    date: '2027-04-22',
    time: '07:18',
    subject: 'Re: Re: Swim, Saturday',
    form: 'html',
  },
  truth: {
    category: 'Sports',
    who: ['Maya'],
    whoElse: ['Ana'],
    documentDate: '2027-04-22',
    dates: [
      { date: '2027-04-24', time: '07:15', otherTimes: ['07:45', '08:30'], words: 'Saturday is fine.' },
      { date: '2027-04-27', time: '17:00', endTime: '18:15', words: 'next Tuesday, the 27th' },
      { date: '2027-04-23', words: 'by tomorrow night' },
    ],
    mentioned: [
      { date: '2027-04-24', why: 'the meet and the party in the quoted mails' },
      { date: '2027-04-22', why: 'entries close, in the quoted mail' },
      { date: '2027-05-08', why: 'the next meet, in the quoted mail' },
      { date: '2027-05-31', why: 'the end of May, in the quoted mail' },
      { date: '2027-04-21', why: 'the quoted mail' },
      { date: '2027-04-19', why: 'the quoted mail' },
    ],
    deadlines: ['2027-04-23'],
    arguableDeadlines: ['2027-04-24'],
    actionRequired: true,
    actions: ['let|tell|answer|reply|Tuesday|Zuri', 'cap|heat sheet|7:15|home'],
    titles: ['swim', 'ride', 'carpool', 'Saturday'],
    amounts: [{ amount: 5, currency: 'USD', words: '$5' }],
    places: [],
    mustRead: [
      'the parking there is a circus',
      'which they only sell for cash',
      'And now my turn to beg',
      'otherwise I ask Coach Lin',
      'any chance you have a seat for Maya',
      'check your heat on the wall',
    ],
  },
};
