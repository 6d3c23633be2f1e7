import type { TypesetDocument } from '../../typeset-document.ts';

/** Summons of a court with a term, a questionnaire and a call on the Friday before. Written blind. */
export const juryGroupThirtyOne: TypesetDocument = {
  id: 'jury-group-thirty-one',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-12-07',
  truth: {
    category: 'Other',
    who: ['Ana'],
    documentDate: '2026-12-02',
    dates: [
      { date: '2027-01-11', time: '08:15', words: 'MONDAY, JANUARY 11, 2027, 8:15 A.M.' },
      { date: '2027-01-11', endDate: '2027-01-15', words: 'JANUARY 11 THROUGH JANUARY 15, 2027' },
      { date: '2026-12-18', words: 'BY DECEMBER 18, 2026' },
      { date: '2027-01-08', time: '17:00', otherTimes: [null], words: 'AFTER 5:00 P.M. ON THE FRIDAY BEFORE' },
    ],
    mentioned: [{ date: '2026-12-28', why: 'the last day to ask for a postponement' }],
    deadlines: ['2026-12-18'],
    arguableDeadlines: ['2027-01-08'],
    actionRequired: true,
    actions: ['questionnaire', 'call|juror line|555-0177'],
    titles: ['Jury', 'Summons'],
    amounts: [],
    places: ['Jury Assembly Room'],
    mustRead: [
      'SUMMONS FOR JURY SERVICE',
      '0048812',
      'Most jurors serve one day or one trial.',
      'listen for your group',
      'you have served for this term',
      'Do not bring knitting needles',
      'FORM JS-1 (REV. 7/1/2024)',
    ],
  },
};
