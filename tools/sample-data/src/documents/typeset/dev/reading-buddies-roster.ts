import type { TypesetDocument } from '../../typeset-document.ts';

/** Duty roster in a mail: two turns of the parents among those of others. */
export const readingBuddiesRoster: TypesetDocument = {
  id: 'reading-buddies-roster',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-02-01',
  mail: {
    from: 'Petra Novak <petra@harbourlibrary.example>',
    to: 'Ana Rivera <ana@example.org>, Ben Rivera <ben@example.org>',
    date: '2027-02-01',
    time: '10:12',
    subject: 'Reading Buddies: who does what',
    form: 'html',
  },
  truth: {
    category: 'Community',
    who: ['Ana', 'Ben'],
    documentDate: '2027-02-01',
    dates: [
      { date: '2027-02-12', words: 'by the end of the day on February 12' },
      { date: '2027-02-18', time: '15:15', endTime: '16:15', words: 'February 18' },
      { date: '2027-03-11', time: '15:15', endTime: '16:15', words: 'March 11' },
    ],
    mentioned: [
      { date: '2027-02-25', why: 'turn of other volunteers' },
      { date: '2027-03-04', why: 'turn of other volunteers' },
    ],
    deadlines: ['2027-02-12'],
    arguableDeadlines: ['2027-03-11'],
    actionRequired: true,
    actions: ['conduct|sign', 'snack'],
    titles: ['Reading Buddies'],
    amounts: [],
    places: ['Harbour Branch Library', 'Story Corner'],
    mustRead: [
      'here is who does what at Reading Buddies',
      'always 3:15 to 4:15 in the afternoon',
      'Chairs and mats',
      'nothing sticky, please',
      'The county wants a signed conduct sheet from each of you',
      'sort them out between you and just tell me',
      'Children’s desk, Harbour Branch Library, 555-0155',
    ],
  },
};
