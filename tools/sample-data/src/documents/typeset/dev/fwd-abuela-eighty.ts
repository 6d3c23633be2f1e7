import type { TypesetDocument } from '../../typeset-document.ts';

/** Invitation forwarded twice: its first day and answer date were replaced. */
export const fwdAbuelaEighty: TypesetDocument = {
  id: 'fwd-abuela-eighty',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-02-18',
  mail: {
    from: 'Lucía Rivera <lucia@mailbox.example>',
    to: 'Ana Rivera <ana@example.org>, Ben Rivera <ben@example.org>',
    date: '2027-02-18',
    time: '20:14',
    subject: 'Fwd: Fwd: Mamá’s 80th',
    form: 'alternative',
  },
  truth: {
    category: 'Other',
    who: ['Ana', 'Ben', 'Maya', 'Leo'],
    documentDate: '2027-02-18',
    dates: [
      { date: '2027-03-20', time: '13:00', words: 'Saturday, March 20, 1:00 pm sharp' },
      { date: '2027-02-28', words: 'by Sunday, February 28' },
    ],
    mentioned: [
      { date: '2027-03-13', why: 'the first day, given up because of a wedding' },
      { date: '2027-03-09', why: 'her birthday' },
      { date: '2027-02-10', why: 'the first answer date, in the oldest mail' },
      { date: '2027-02-17', why: 'a forwarded mail was sent' },
      { date: '2027-01-25', why: 'the oldest mail was sent' },
    ],
    deadlines: ['2027-02-28'],
    actionRequired: true,
    actions: ['how many|chairs|tell Luc|reply|answer|RSVP'],
    titles: ['80th'],
    amounts: [{ amount: 20, currency: 'USD', words: '$20 per family' }],
    places: ['Casa Lucerna'],
    mustRead: [
      'Rafa left half the family off his list',
      'I need that as a whole number',
      'has a wedding on the',
      'she is never late and she counts',
      'big room upstairs',
      '$20 per family, cash, at the door',
      'Nobody tells her about the mariachi',
      'Save the date: Saturday, March 13',
      'call her house, she picks up',
    ],
  },
};
