import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Letter of a summer camp with a box of the session, two last days, “by month's end”, days within the week and a
 * packing list. Written blind to the rules.
 */
export const whistlingPinesSessionThree: TypesetDocument = {
  id: 'whistling-pines-session-three',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2026-04-20',
  truth: {
    category: 'Community',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2026-04-17',
    dates: [
      { date: '2026-07-12', endDate: '2026-07-18', otherTimes: ['14:00'], words: 'July 12–18, 2026' },
      { date: '2026-07-12', time: '14:00', endTime: '16:00', words: 'Drop-off Sunday 7/12, 2–4p' },
      { date: '2026-07-18', time: '09:30', words: 'Pick-up Saturday 7/18. Closing circle 9:30a' },
      { date: '2026-05-15', words: 'The balance is due May 15' },
      { date: '2026-06-01', words: 'by Monday, June 1' },
      { date: '2026-04-30', words: 'by month’s end' },
      { date: '2026-05-17', time: '13:00', endTime: '16:00', words: 'Sunday, May 17, 1 to 4' },
      { date: '2026-07-13', words: 'Swim tests are Monday morning' },
      { date: '2026-07-14', words: 'mail it by Tuesday the 14th' },
      { date: '2026-07-17', words: 'The talent show is Friday night' },
    ],
    mentioned: [
      { date: '2026-01-22', why: 'the deposit was received' },
      { date: '2026-05-16', why: 'the late fee begins' },
      { date: '2026-06-12', why: 'last day of a refund' },
      { date: '2024-07-12', why: 'the age of the checkup' },
      { date: '2026-07-18', why: 'on the road by 10:30' },
    ],
    deadlines: ['2026-05-15', '2026-06-01'],
    arguableDeadlines: ['2026-04-30', '2026-06-12', '2026-07-12', '2026-07-14'],
    actionRequired: true,
    actions: ['495|balance|pay', 'health form|checkup|doctor', 'pack|label|name on'],
    titles: ['Whistling Pines', 'Session 3'],
    amounts: [{ amount: 495, currency: 'USD', words: '$645 less your deposit of $150 = $495' }],
    places: ['Whistling Pines'],
    mustRead: [
      '7700 Lake Road 9',
      'Camper # 26-3-0417',
      'counselors are still sweeping!',
      'on the road by 10:30',
      'she will come home dirty',
      'Two pages, one for you and one for the doctor',
      'both families have to ask',
      'the goats are back',
      'it gets here after she’s gone',
      'campers only; we do put up pictures',
      'candy, gum (raccoons)',
      'meds in ORIGINAL bottle',
    ],
  },
};
