import type { TypesetDocument } from '../../typeset-document.ts';

/** Month of a taekwondo school from Monday, numbers in the middle, hatched days off, an entry in October. Written blind. */
export const ironCraneSeptember: TypesetDocument = {
  id: 'iron-crane-september',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-08-30',
  truth: {
    category: 'Sports',
    who: ['Leo'],
    documentDate: null,
    dates: [
      { date: '2027-09-01', words: 'Fall schedule starts' },
      { date: '2027-09-04', words: 'CLOSED' },
      { date: '2027-09-06', words: 'CLOSED Labor Day' },
      { date: '2027-09-10', time: '18:00', words: 'Buddy Night 6:00' },
      { date: '2027-09-11', time: '13:00', words: 'Demo, Harvest Fair 1:00' },
      { date: '2027-09-13', time: '16:30', words: 'Stripe test 4:30' },
      { date: '2027-09-16', words: 'Belt test forms due' },
      { date: '2027-09-18', time: '17:00', endTime: '20:00', words: "Parents' Night Out 5-8 pm" },
      { date: '2027-09-21', time: '16:00', endTime: '19:00', words: 'Gear sale 4-7' },
      { date: '2027-09-25', time: '10:00', otherTimes: ['09:40'], words: 'BELT TEST 10:00' },
      { date: '2027-09-30', time: '18:00', words: 'Belt ceremony 6:00' },
      { date: '2027-10-01', words: 'Oct. tuition due' },
    ],
    mentioned: ['01', '08', '13', '15', '20', '22', '27', '29'].map((day) => ({
      date: `2027-09-${day}`,
      why: 'a class on Monday or Wednesday',
    })),
    deadlines: ['2027-09-16', '2027-10-01'],
    actionRequired: true,
    actions: ['form|belt|35', 'tuition|89'],
    titles: ['September 2027', 'Iron Crane', 'Taekwondo'],
    amounts: [
      { amount: 35, currency: 'USD', words: '$35' },
      { amount: 20, currency: 'USD', words: '$20 a child' },
      { amount: 89, currency: 'USD', words: '$89 a month' },
    ],
    places: [],
    mustRead: [
      'SEPTEMBER 2027',
      'IRON CRANE TAEKWONDO',
      'Little Cranes',
      'Gear sale 4-7',
      'in a clean uniform',
      '$20 a child, dinner and games',
    ],
  },
};
