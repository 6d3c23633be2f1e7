import type { TypesetDocument } from '../../typeset-document.ts';

/** Permission slip with four days in boxes side by side, a part to tear off and an office box. Written blind. */
export const stoneMillFourBoxesSlip: TypesetDocument = {
  id: 'stone-mill-four-boxes-slip',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-10-05',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2026-10-02',
    dates: [
      { date: '2026-10-09', words: 'Oct 9' },
      { date: '2026-10-14', words: 'Oct 14' },
      {
        date: '2026-10-19',
        time: '17:30',
        words: 'Monday, October 19, at 5:30 PM',
      },
      { date: '2026-10-22', time: '08:40', endTime: '14:15', words: 'Oct 22' },
      { date: '2026-10-27', otherTimes: ['08:40'], words: 'Oct 27' },
    ],
    mentioned: [{ date: '2025-10-23', why: 'last year’s trip' }],
    deadlines: ['2026-10-09', '2026-10-14'],
    arguableDeadlines: ['2026-10-22'],
    actionRequired: true,
    actions: ['slip|permission|sign', 'money|11|pay'],
    titles: ['Stone Mill', 'permission'],
    amounts: [{ amount: 11, currency: 'USD', words: '$11 per child' }],
    places: ['Stone Mill'],
    mustRead: [
      'find out why millers sneezed',
      '8:40 AM – 2:15 PM',
      'a sack lunch with nothing in glass',
      'return the lower part to Room 14',
      'No, my child stays at school that day.',
      'Acct 10-4410-22',
    ],
  },
};
