import type { TypesetDocument } from '../../typeset-document.ts';

/** Packing letter of a camp: two deadlines in a list, hours that name only the day of the month. Written blind. */
export const otterSloughCampTrunk: TypesetDocument = {
  id: 'otter-slough-camp-trunk',
  kind: 'letter',
  language: 'en',
  producer: 'office',
  arrivals: ['docx', 'pdf'],
  received: '2027-04-29',
  truth: {
    category: 'Community',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-04-26',
    dates: [
      { date: '2027-05-14', words: 'by Friday, May 14' },
      { date: '2027-05-25', time: '19:00', words: 'Tuesday, May 25 at 7:00 p.m.' },
      { date: '2027-05-28', words: 'by Friday, May 28' },
      { date: '2027-06-09', words: 'by Wednesday, June 9' },
      {
        date: '2027-06-13',
        endDate: '2027-06-18',
        time: '14:00',
        otherTimes: [null],
        words: 'Sunday, June 13 through Friday, June 18',
      },
      {
        date: '2027-06-18',
        time: '09:15',
        otherTimes: ['10:00'],
        words: 'On the 18th the closing circle is at 9:15 a.m.',
      },
    ],
    mentioned: [
      { date: '2027-06-13', why: 'check-in, the first day of the range' },
      { date: '2027-05-01', why: 'the last day of a full refund' },
      { date: '2027-02-02', why: 'the deposit was paid' },
      { date: '2026-08-30', why: 'pictures of last summer' },
    ],
    deadlines: ['2027-05-14', '2027-05-28'],
    arguableDeadlines: ['2027-06-09', '2027-06-13'],
    actionRequired: true,
    actions: ['health form', '310|fee|pay'],
    titles: ['Otter Slough'],
    amounts: [{ amount: 310, currency: 'USD', words: '$310' }],
    places: ['Otter Slough'],
    mustRead: [
      'because last summer nobody read the short one',
      'No form, no lake.',
      'Post a letter by Wednesday, June 9',
      'Check-in on the 13th is from 2:00 to 3:30 p.m.',
      'the closing circle is at 9:15 a.m. and the children leave at 10:00 a.m.',
      'hair dryer (we have one outlet)',
      'up to $20 in an envelope with her name',
    ],
  },
};
