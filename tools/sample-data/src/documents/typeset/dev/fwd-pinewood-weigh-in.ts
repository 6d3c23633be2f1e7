import type { TypesetDocument } from '../../typeset-document.ts';

/** Forwarded correction of a scout pack with times for each den above its first mail. Written blind. */
export const fwdPinewoodWeighIn: TypesetDocument = {
  id: 'fwd-pinewood-weigh-in',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-01-19',
  mail: {
    from: 'Ben Rivera <ben@example.org>',
    date: '2027-01-19',
    time: '12:41',
    subject: 'Fwd: Derby - corrected day for the weigh-in',
    form: 'html',
  },
  truth: {
    category: 'Community',
    who: ['Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-01-19',
    dates: [
      { date: '2027-01-22', time: '18:00', endTime: '19:30', words: 'Friday, January 22, 6:00 to 7:30 p.m.' },
      { date: '2027-01-23', time: '09:30', words: 'Saturday the 23rd' },
      { date: '2027-01-20', words: 'by Wednesday night' },
    ],
    mentioned: [
      { date: '2027-01-21', why: 'the day from which the weigh-in was moved' },
      { date: '2027-01-23', why: 'the hours of the other dens and the finals' },
      { date: '2026-12-14', why: 'the meeting is over' },
      { date: '2027-01-18', why: 'the forwarded mail' },
      { date: '2027-01-11', why: 'the quoted mail' },
    ],
    deadlines: ['2027-01-20'],
    arguableDeadlines: ['2027-01-23'],
    actionRequired: true,
    actions: ['weigh', 'fruit'],
    titles: ['Derby', 'weigh-in'],
    amounts: [],
    places: ['St. Brendan', 'gym'],
    mustRead: [
      'he still wants it to be a banana',
      'there is a drill on the table',
      'Tigers (1st grade)',
      'nine bags of clementines',
      'Bears and Webelos',
      'I have three left',
    ],
  },
};
