import type { TypesetDocument } from '../../typeset-document.ts';

/** Moved appointment above the old one, whose hour is that of another session; with a task before it. */
export const reBenKneeSession: TypesetDocument = {
  id: 're-ben-knee-session',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-02-10',
  mail: {
    from: 'Tamsin Orr <front@northsidephysio.example>',
    to: 'Ben Rivera <ben@example.org>',
    date: '2027-02-10',
    time: '10:12',
    subject: 'RE: Reminder of your appointment',
    form: 'html',
  },
  truth: {
    category: 'Medical',
    who: ['Ben'],
    documentDate: '2027-02-10',
    dates: [
      { date: '2027-02-22', time: '07:20', endTime: '08:20', words: 'Mon 2/22 at 7:20 am' },
      { date: '2027-02-19', words: 'by the end of Friday the 19th' },
      { date: '2027-03-02', time: '17:40', words: '3/2 at 5:40 pm' },
    ],
    mentioned: [
      { date: '2027-02-16', why: 'the day from which the session moved' },
      { date: '2027-02-15', why: 'last day to cancel the old session' },
      { date: '2027-02-09', why: 'an older mail was sent' },
      { date: '2027-02-08', why: 'an older mail was sent' },
      { date: '2027-01-04', why: 'the referral' },
    ],
    deadlines: ['2027-02-19'],
    actionRequired: true,
    actions: ['questionnaire'],
    titles: ['appointment', 'Joris', 'session', 'Northside', 'physio'],
    amounts: [],
    places: ['Northside'],
    mustRead: [
      'I have taken you off the sixteenth',
      'Mon 2/22 at 7:20 am',
      'count on being out of here at 8:20',
      'four if you are honest',
      'The session on 3/2 at 5:40 pm stays as it is',
      'he knows the noises it makes',
      'Joris Lindqvist, PT (session 3 of 9)',
      'no. 88-4021',
      'Bring shorts.',
    ],
  },
};
