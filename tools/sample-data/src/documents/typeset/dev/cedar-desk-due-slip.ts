import type { TypesetDocument } from '../../typeset-document.ts';

/** Slip of a library's desk printer that lists what was borrowed, with a day for each kind of thing. Written blind. */
export const cedarDeskDueSlip: TypesetDocument = {
  id: 'cedar-desk-due-slip',
  kind: 'ticket',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-06-11',
  truth: {
    category: 'Community',
    who: ['Leo'],
    documentDate: '2027-06-11',
    dates: [
      { date: '2027-07-02', words: 'Due: 07/02/2027' },
      { date: '2027-06-18', words: 'Due: 06/18/2027' },
      { date: '2027-06-25', words: 'Due: 06/25/2027' },
      { date: '2027-06-14', words: 'Summer Reading starts Mon. June 14!' },
      { date: '2027-07-03', endDate: '2027-07-05', words: 'We are closed July 3-July 5.' },
    ],
    deadlines: ['2027-06-18', '2027-06-25', '2027-07-02'],
    actionRequired: true,
    actions: ['return|due|renew|The Goat|Volcanoes'],
    titles: ['Library', 'Cedar Street Branch', 'due'],
    amounts: [{ amount: 1.4, currency: 'USD', words: '$1.40' }],
    places: [],
    mustRead: [
      'Springfield Public Library',
      'Patron: RIVERA, LEO',
      'The Goat Who Drove the Bus',
      'Nate the Newt Finds a Key',
      'Volcanoes! (DVD)',
      'Mud Pie Science Kit',
      'Items out: 4',
      'Renew at the desk or by phone.',
    ],
  },
};
