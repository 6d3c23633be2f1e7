import type { TypesetDocument } from '../../typeset-document.ts';

/** Form whose facts stand in boxes under small headings; revision and filing dates in its foot do not matter. */
export const lockAndDamPermission: TypesetDocument = {
  id: 'lock-and-dam-permission',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-04-12',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: null,
    dates: [
      { date: '2027-04-29', time: '08:40', endTime: '13:50', words: 'Thursday, April 29, 2027' },
      { date: '2027-04-26', words: 'only until Monday, April 26' },
      { date: '2027-04-23', words: 'Friday, April 23' },
    ],
    mentioned: [
      { date: '2025-07-14', why: 'revision of the form' },
      { date: '2028-06-30', why: 'the school keeps the form until then' },
    ],
    deadlines: ['2027-04-23'],
    arguableDeadlines: ['2027-04-26'],
    actionRequired: true,
    actions: ['sign|form|permission', '$11.50|pay|cost|check', 'lunch'],
    titles: ['Field Experience Permission', 'Lock and Dam'],
    amounts: [{ amount: 11.5, currency: 'USD', words: '$11.50, exact change or check' }],
    places: ['Lock and Dam No. 9'],
    mustRead: [
      'Field Experience Permission',
      'One form for each student',
      'Lakeside Elementary, Grade 4, Mr. Okafor',
      'Lock and Dam No. 9 Visitor Center',
      'a coat for the wind',
      'My child gets seasick',
      'Life vests are worn on the walkway',
      'Groups of 1 adult to 6 students',
      'Form FX-4, revised 07/14/2025',
    ],
  },
};
