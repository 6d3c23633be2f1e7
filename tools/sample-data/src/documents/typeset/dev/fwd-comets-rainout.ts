import type { TypesetDocument } from '../../typeset-document.ts';

/** Coach's news above two older mails: a game moved, a tournament shortened and a deadline put back. */
export const fwdCometsRainout: TypesetDocument = {
  id: 'fwd-comets-rainout',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-05-02',
  mail: {
    from: 'Coach Dee <dee@springfieldsoccer.example>',
    to: 'Comets families <comets@springfieldsoccer.example>',
    date: '2027-05-02',
    time: '20:31',
    subject: 'Fwd: rainout / Sat + Brookfield',
    form: 'html',
  },
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: '2027-05-02',
    dates: [
      { date: '2027-05-06', time: '17:45', otherTimes: ['17:20'], words: 'this Thursday, 5:45 pm' },
      { date: '2027-05-16', time: '08:30', words: 'Sunday the 16th. First whistle 8:30' },
      { date: '2027-05-12', words: 'by Wednesday, May 12' },
    ],
    mentioned: [
      { date: '2027-05-01', why: 'the cancelled game' },
      { date: '2027-05-05', why: 'the deadline that was put back' },
      { date: '2027-05-15', why: 'the tournament day that was dropped' },
      { date: '2027-05-15', endDate: '2027-05-16', why: 'the tournament as first announced' },
      { date: '2027-04-30', why: 'the middle mail was sent' },
      { date: '2027-04-27', why: 'the oldest mail was sent' },
      { date: '2026-10-17', why: 'a past game' },
    ],
    deadlines: ['2027-05-12'],
    actionRequired: true,
    actions: ['certificate', '30|pay|fee|money'],
    titles: ['rainout', 'Magpies', 'Brookfield', 'Comets'],
    amounts: [{ amount: 30, currency: 'USD', words: 'the $30 and the copy of the birth certificate' }],
    places: ['Quarry Park', 'Brookfield'],
    mustRead: [
      'I paste them so that nobody digs',
      'First whistle 8:30, sorry',
      'Nine of you are done, thanks',
      'Rosie was missing a tooth',
      'go and make pancakes',
      'so eat breakfast',
      'I collect until May 5',
      'play in our bracket',
    ],
  },
};
