import type { TypesetDocument } from '../../typeset-document.ts';

const practices = ['05-03', '05-05', '05-10', '05-12', '05-17', '05-19', '05-24', '05-26'];

/** Month of a softball team on a dotted grid of six weeks, entries over two lines, notes at the left. Written blind. */
export const redPinesSoftballMay: TypesetDocument = {
  id: 'red-pines-softball-may',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-04-28',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: null,
    dates: [
      { date: '2027-05-01', time: '09:00', otherTimes: ['08:30'], words: '9:00 vs Hornets' },
      ...practices.map((day) => ({ date: `2027-${day}`, time: '17:30', words: 'Practice 5:30' })),
      { date: '2027-05-06', time: '18:15', otherTimes: ['17:45'], words: '6:15 @ Foxes' },
      { date: '2027-05-08', time: '10:30', otherTimes: ['10:00'], words: '10:30 @ Vipers' },
      { date: '2027-05-13', time: '18:15', otherTimes: ['17:45'], words: '6:15 vs Foxes' },
      { date: '2027-05-15', time: '09:00', otherTimes: ['08:30'], words: '9:00 vs Vipers' },
      { date: '2027-05-18', words: 'by Tues 5/18' },
      { date: '2027-05-20', time: '18:15', otherTimes: ['17:45'], words: '6:15 @ Hornets' },
      { date: '2027-05-22', time: '09:45', words: 'Pictures 9:45' },
      { date: '2027-05-22', time: '10:30', otherTimes: ['10:00'], words: '10:30 vs Magpies' },
      { date: '2027-05-23', words: 'Rain make-ups' },
      { date: '2027-05-27', time: '18:15', otherTimes: ['17:45'], words: '6:15 @ Magpies' },
    ],
    mentioned: [
      { date: '2027-05-29', why: 'no game' },
      { date: '2027-05-31', why: 'no practice' },
    ],
    deadlines: ['2027-05-18'],
    actionRequired: true,
    actions: ['trophy|$10'],
    titles: ['Red Pines', 'Softball', 'May 2027'],
    amounts: [{ amount: 10, currency: 'USD', words: '$10' }],
    places: ['Legion Park', 'Oak Knoll', 'West Park'],
    mustRead: ['Red Pines', '10U Softball', '#11 Maya R.', 'MAY 2027', 'Foxes: Oak Knoll', 'Red shirt, black pants'],
  },
};
