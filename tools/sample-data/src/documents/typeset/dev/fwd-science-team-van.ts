import type { TypesetDocument } from '../../typeset-document.ts';

/** Forwarded mail that moves a contest and its van; weekdays count from the coach’s Monday. Written blind. */
export const fwdScienceTeamVan: TypesetDocument = {
  id: 'fwd-science-team-van',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml'],
  received: '2027-02-22',
  mail: {
    from: 'Ben Rivera <ben@example.org>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2027-02-22',
    time: '08:47',
    subject: 'Fwd: Re: Science Olympics regional NEW DATE',
    form: 'html',
  },
  truth: {
    category: 'School',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-02-22',
    dates: [
      { date: '2027-02-24', words: 'new waiver by Wednesday' },
      {
        date: '2027-02-25',
        time: '15:30',
        endTime: '17:00',
        otherTimes: ['17:00'],
        words: 'this Thursday, 3:30 to 5:00',
      },
      {
        date: '2027-03-06',
        time: '06:50',
        endTime: '16:00',
        otherTimes: ['08:30'],
        words: 'Saturday, March 6. The van leaves the Lakeside bus loop at 6:50 a.m.',
      },
    ],
    mentioned: [
      { date: '2027-02-26', why: 'the Friday until which Ben is in Peoria' },
      { date: '2027-02-27', why: 'the day from which the contest was moved' },
      { date: '2027-02-19', why: 'the past deadline in the quoted mail' },
      { date: '2027-02-15', why: 'the quoted mail was sent' },
    ],
    deadlines: ['2027-02-24'],
    arguableDeadlines: ['2027-03-06', '2027-02-25'],
    actionRequired: true,
    actions: ['waiver|sign', 'pick'],
    titles: ['Science Olympics', 'regional'],
    amounts: [{ amount: 8, currency: 'USD', words: '$8' }],
    places: ['Kaskaskia Hills'],
    mustRead: [
      'I’m in Peoria till Friday.',
      'their roof drips on the bridge table',
      'good for paper planes',
      'Each child brings $8 for lunch on the 6th.',
      'Waivers by Friday, February 19, please.',
      'Results of 2026 hang in the hall',
    ],
  },
};
