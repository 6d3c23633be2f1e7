import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Team parent’s answer with tonight, tomorrow and Thursday above two mails: a snack day traded and a form overdue.
 * Written blind to the rules.
 */
export const reReTballSnackSwap: TypesetDocument = {
  id: 're-re-tball-snack-swap',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml'],
  received: '2027-03-29',
  mail: {
    from: 'Darlene Whitlow <darlene@pecanfields.example>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2027-03-29',
    time: '10:26',
    subject: 'Re: Re: Opening Day + snacks',
    form: 'html',
  },
  truth: {
    category: 'Sports',
    who: ['Leo'],
    whoElse: ['Ana'],
    documentDate: '2027-03-29',
    dates: [
      { date: '2027-04-17', words: 'y’all have snacks on April 17 now' },
      {
        date: '2027-04-03',
        time: '09:15',
        otherTimes: ['10:00'],
        words: 'Saturday, April 3. Parade lines up 9:15, first pitch 10:00',
      },
      { date: '2027-03-29', time: '18:00', endTime: '19:00', words: 'tonight between 6 and 7' },
      { date: '2027-03-30', time: '18:00', endTime: '19:00', words: 'or tomorrow, same hours' },
      { date: '2027-04-01', words: 'Thursday at the latest' },
    ],
    mentioned: [
      { date: '2027-04-10', why: 'the snack day given to others' },
      { date: '2027-03-25', why: 'the past jersey night' },
      { date: '2027-03-26', why: 'the past deadline of the form' },
      { date: '2027-04-24', why: 'the snack day of others, in a quoted mail' },
      { date: '2020-08-31', why: 'the age limit of another year' },
      { date: '2027-03-28', why: 'a quoted mail was sent' },
      { date: '2027-03-22', why: 'the oldest mail was sent' },
    ],
    deadlines: ['2027-04-01'],
    arguableDeadlines: ['2027-03-29', '2027-03-30', '2027-04-17'],
    actionRequired: true,
    actions: ['form|volunteer', 'snack|bags', 'jersey|shed'],
    titles: ['Opening Day', 'snack', 'Yellow Jackets'],
    amounts: [],
    places: ['Pecan Field'],
    mustRead: [
      'y’all have snacks on April 17 now',
      '18 small bags, no peanuts',
      'Parade lines up 9:15',
      'come by the shed tonight',
      'he got 21',
      'they put you on the grill',
      'My dad turns 70 that Saturday',
      'Rainout line 770-555-0133',
    ],
  },
};
