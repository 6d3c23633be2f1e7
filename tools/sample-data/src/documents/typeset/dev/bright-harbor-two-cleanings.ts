import type { TypesetDocument } from '../../typeset-document.ts';

/** Reminder card of a dentist for two children one after the other, to be confirmed. Written blind. */
export const brightHarborTwoCleanings: TypesetDocument = {
  id: 'bright-harbor-two-cleanings',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-01-11',
  truth: {
    category: 'Medical',
    who: ['Maya', 'Leo'],
    documentDate: '2027-01-08',
    dates: [
      { date: '2027-01-27', time: '15:30', words: 'Wednesday, January 27' },
      { date: '2027-01-27', time: '16:15', words: '4:15 PM' },
      { date: '2027-01-25', words: 'by Monday, January 25' },
      { date: '2027-01-18', words: 'We are closed on Monday, January 18' },
    ],
    mentioned: [{ date: '2026-07-14', why: 'the last visit' }],
    deadlines: ['2027-01-25'],
    arguableDeadlines: ['2027-01-27'],
    actionRequired: true,
    actions: ['confirm', 'form|history'],
    titles: ['Bright Harbor', 'cleaning', 'dental', 'dentist'],
    amounts: [],
    places: ['Bright Harbor'],
    mustRead: [
      'To the parents of Maya and Leo Rivera',
      'with Kelly, chair 2',
      'text YES to 555-0126',
      'families on the waiting list',
      'Fill in one for each child (overleaf)',
      'crackers in the half hour after are not',
      'Prairie Mutual Dental, group 0662',
    ],
  },
};
