import type { TypesetDocument } from '../../typeset-document.ts';

/** Chain of three mails: the top one moves an event of the oldest and keeps the rest. */
export const fwdFwdPlayShirts: TypesetDocument = {
  id: 'fwd-fwd-play-shirts',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml'],
  received: '2027-02-23',
  mail: {
    from: 'Petra Nilsen <petra.nilsen@mailbox.example>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2027-02-23',
    time: '12:14',
    subject: 'Fwd: Fwd: the play',
    form: 'alternative',
  },
  truth: {
    category: 'School',
    who: ['Maya'],
    whoElse: ['Ana'],
    documentDate: '2027-02-23',
    dates: [
      { date: '2027-03-11', time: '18:30', words: 'on Thursday, March 11, same hour' },
      { date: '2027-02-27', time: '14:00', endTime: '17:00', words: 'this Saturday from 2 to 5' },
      { date: '2027-03-10', time: '13:00', endTime: '14:30', words: 'Wednesday the 10th, from 1:00 to 2:30' },
      { date: '2027-03-01', words: 'by Monday, March 1' },
    ],
    mentioned: [
      { date: '2027-03-12', why: 'the day from which the play was moved' },
      { date: '2027-02-22', why: 'the middle mail was sent' },
      { date: '2027-02-19', why: 'the oldest mail was sent' },
    ],
    deadlines: ['2027-03-01'],
    actionRequired: true,
    actions: ['shirt'],
    titles: ['play', 'Fox'],
    amounts: [],
    places: ['gym', '18 Orchard Row'],
    mustRead: [
      'you are one of the eaten',
      'It is the boiler',
      'for those who can thread a needle',
      'No need to answer, I make a lot of it',
      'The Fox Who Kept Receipts',
      'and needs nobody but us',
      'It will not be white again',
      'If you have none, tell me, I own a box',
      'Lines are learned. Mostly.',
    ],
  },
};
