import type { TypesetDocument } from '../../typeset-document.ts';

const balletTuesdays = ['04-13', '04-20', '04-27', '05-04', '05-11', '05-18', '05-25'];
const tapThursdays = ['04-01', '04-15', '04-22', '04-29', '05-06', '05-13', '05-20', '05-27'];

/** Two months of a dance studio on a page, with bars over several days and days shown in both months. Written blind. */
export const marigoldDanceAprilMay: TypesetDocument = {
  id: 'marigold-dance-april-may',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-03-29',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: null,
    dates: [
      { date: '2027-04-01', words: 'Tuition due' },
      { date: '2027-04-05', endDate: '2027-04-10', words: 'CLOSED – SPRING BREAK' },
      { date: '2027-04-12', words: 'Classes resume' },
      { date: '2027-04-16', words: 'Costume bal. due $45' },
      { date: '2027-04-19', endDate: '2027-04-22', words: 'Parent Watch Week' },
      { date: '2027-04-24', time: '10:00', endTime: '12:00', words: 'Master class 10–12' },
      { date: '2027-04-27', words: 'Photo order forms go home' },
      { date: '2027-05-01', time: '09:00', endTime: '13:00', words: 'PHOTO DAY 9–1' },
      { date: '2027-05-03', words: 'Tuition due' },
      { date: '2027-05-08', words: "CLOSED (Mother's Day wknd)" },
      { date: '2027-05-14', time: '10:00', words: 'Tickets on sale 10 am' },
      { date: '2027-05-22', words: 'Last Sat. classes' },
      { date: '2027-05-25', time: '16:30', words: 'Tech rehearsal 4:30 Ballet 1–3' },
      { date: '2027-05-26', time: '16:30', words: 'Tech rehearsal 4:30 Tap + Jazz' },
      { date: '2027-05-28', time: '17:30', words: 'DRESS REH. 5:30' },
      { date: '2027-05-29', time: '14:00', otherTimes: ['13:15'], words: 'RECITAL 2:00 + 6:00' },
      { date: '2027-05-29', time: '18:00', otherTimes: ['17:15'], words: 'RECITAL 2:00 + 6:00' },
      { date: '2027-05-31', words: 'CLOSED Memorial Day' },
    ],
    mentioned: [
      ...[...balletTuesdays, ...tapThursdays].map((day) => ({ date: `2027-${day}`, why: 'a weekly class' })),
      ...['05', '06', '07', '08', '09', '10'].map((day) => ({ date: `2027-04-${day}`, why: 'a day of spring break' })),
      ...['19', '20', '21', '22'].map((day) => ({ date: `2027-04-${day}`, why: 'a day of watch week' })),
    ],
    deadlines: ['2027-04-01', '2027-04-16', '2027-05-03'],
    actionRequired: true,
    actions: ['tuition', 'costume'],
    titles: ['Marigold', 'April', 'May'],
    amounts: [
      { amount: 68, currency: 'USD', words: '$68 a month' },
      { amount: 45, currency: 'USD', words: '$45' },
    ],
    places: ['Orpheum'],
    mustRead: [
      'Marigold Dance Studio',
      '208 Court Street, upstairs',
      'Ballet 2 (Tu 4:15), Tap 2 (Th 5:00)',
      'SPRING BREAK',
      'Tuition is $68 a month.',
      'Orpheum Theater, 21 Main',
      'hair up, no nail polish',
    ],
  },
};
