import type { TypesetDocument } from '../../typeset-document.ts';

/** Flyer in big type on an orange page: the day in a dark box, white boxes with small print. Written blind. */
export const lakesideTrunkOrTreat: TypesetDocument = {
  id: 'lakeside-trunk-or-treat',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-10-12',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: null,
    dates: [
      { date: '2026-10-19', words: 'Sign up by Mon. Oct. 19' },
      {
        date: '2026-10-23',
        time: '17:30',
        endTime: '19:30',
        otherTimes: ['16:45'],
        words: 'FRI. OCTOBER 23 5:30 – 7:30 PM',
      },
    ],
    deadlines: [],
    arguableDeadlines: ['2026-10-19'],
    actionRequired: false,
    actions: [],
    titles: ['Trunk or Treat'],
    amounts: [
      { amount: 2, currency: 'USD', words: 'Hot dogs $2' },
      { amount: 1, currency: 'USD', words: 'Cider $1' },
    ],
    places: ['Lakeside'],
    mustRead: [
      'TRUNK OR TREAT',
      'FRI. OCTOBER 23',
      'gym if it rains',
      'Want to decorate a trunk?',
      'Trunks park at 4:45.',
      'Candy donations welcome',
    ],
  },
};
