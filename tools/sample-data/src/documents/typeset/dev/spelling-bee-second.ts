import type { TypesetDocument } from '../../typeset-document.ts';

/** Certificate with a further round below the line, which has to be confirmed. */
export const spellingBeeSecond: TypesetDocument = {
  id: 'spelling-bee-second',
  kind: 'certificate',
  language: 'en',
  producer: 'office',
  arrivals: ['docx', 'pdf', 'photo'],
  received: '2027-01-29',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-01-29',
    dates: [
      { date: '2027-02-20', time: '10:00', otherTimes: ['09:15'], words: 'Saturday, February 20th, 2027' },
      { date: '2027-02-08', words: 'by Monday, February 8th' },
    ],
    mentioned: [{ date: '2027-01-28', why: 'the school bee, for which it is given' }],
    deadlines: ['2027-02-08'],
    actionRequired: true,
    actions: ['confirm'],
    titles: ['Certificate of Merit', 'Spelling Bee', 'District Bee'],
    amounts: [],
    places: ['Cedar Hall'],
    mustRead: [
      'Certificate of Merit',
      'is awarded to',
      'Grade 4, Room 14',
      'out of 38 in the School Spelling Bee',
      'falling only at the word',
      'Cedar Hall, Marlow',
      'the first word is spoken at 10:00',
      'Empty chairs go to',
      'Bee master',
      'SB-2 rev. 1/27',
    ],
  },
};
