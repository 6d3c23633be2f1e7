import type { TypesetDocument } from '../../typeset-document.ts';

export const hawksFreeThrowCamp: TypesetDocument = {
  id: 'hawks-free-throw-camp',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan', 'photo'],
  received: '2026-12-07',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: null,
    dates: [
      { date: '2026-12-28', time: '09:00', endTime: '11:30', words: '28th Monday, December 2026' },
      { date: '2026-12-29', time: '09:00', endTime: '11:30', words: '29th Tuesday' },
      { date: '2026-12-30', time: '09:00', endTime: '11:30', words: '30th Wednesday' },
      { date: '2026-12-18', words: 'Register by Friday, December 18' },
    ],
    mentioned: [{ date: '2026-12-28', endDate: '2026-12-30', why: 'the three mornings taken together' }],
    deadlines: [],
    arguableDeadlines: ['2026-12-18'],
    actionRequired: false,
    actions: [],
    titles: ['Free Throw Camp'],
    amounts: [
      { amount: 45, currency: 'USD', words: 'Three mornings $45' },
      { amount: 12, currency: 'USD', words: 'Ball to keep (optional) $12' },
    ],
    places: ['Hawks Gym'],
    mustRead: [
      'FREE THROW CAMP',
      'SPRINGFIELD HAWKS YOUTH BASKETBALL',
      'Three mornings, 900 shots',
      'whether you have played for the Hawks or only in the driveway',
      'families may watch from 10:30',
      'Bend your',
      'knees!',
      'Not: phones, gum, big brothers',
      'Last December 34 were gone within 48 hours',
      'Form HK-11/26 must be on file for every player',
    ],
  },
};
