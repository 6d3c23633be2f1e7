import type { TypesetDocument } from '../../typeset-document.ts';

const toddlerMondays = ['2027-02-01', '2027-02-08', '2027-02-22'];
const lapsitWednesdays = ['2027-02-03', '2027-02-10', '2027-02-17', '2027-02-24'];
const homeworkThursdays = ['2027-02-04', '2027-02-11', '2027-02-18', '2027-02-25'];

/** Month of a library from Monday to Sunday without rules between the days, notes at the right. Written blind. */
export const cattailBranchFebruary: TypesetDocument = {
  id: 'cattail-branch-february',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-01-30',
  truth: {
    category: 'Community',
    who: [],
    whoElse: ['Maya', 'Leo'],
    documentDate: null,
    dates: [
      ...toddlerMondays.map((date) => ({ date, time: '10:00', words: '10:00 Toddler Time' })),
      { date: '2027-02-02', time: '16:00', words: '4:00 Lego Club' },
      ...lapsitWednesdays.map((date) => ({ date, time: '09:30', words: '9:30 Baby Lapsit' })),
      ...homeworkThursdays.map((date) => ({ date, time: '15:30', endTime: '17:00', words: '3:30–5 Homework Help' })),
      { date: '2027-02-06', time: '10:00', endTime: '14:00', words: '10–2 Take Your Child to the Library Day' },
      { date: '2027-02-09', time: '16:00', words: '4:00 Read to a Dog' },
      { date: '2027-02-12', time: '15:45', words: '3:45 Valentine crafts' },
      { date: '2027-02-13', time: '14:00', words: '2:00 Chocolate Bingo*' },
      { date: '2027-02-15', words: "CLOSED Presidents' Day" },
      { date: '2027-02-16', time: '16:00', words: '4:00 Lego Club' },
      { date: '2027-02-19', time: '17:30', words: '5:30 Teen Trivia' },
      { date: '2027-02-20', time: '11:00', words: '11:00 Puppet Show*' },
      { date: '2027-02-23', time: '16:00', words: '4:00 Read to a Dog' },
      { date: '2027-02-26', time: '18:30', words: '6:30 PJ Story Time' },
      { date: '2027-02-27', time: '09:00', endTime: '16:00', words: '9–4 Friends Book Sale' },
      { date: '2027-02-28', time: '13:00', endTime: '16:00', words: '1–4 Friends Book Sale' },
      { date: '2027-02-28', words: 'Winter Reading ends Feb. 28' },
    ],
    mentioned: [
      { date: '2027-02-06', why: 'tickets are at the desk from this day' },
      { date: '2027-02-27', endDate: '2027-02-28', why: 'both days of the book sale' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-02-28'],
    actionRequired: false,
    actions: [],
    titles: ['February 2027', 'Cattail Branch'],
    amounts: [{ amount: 3, currency: 'USD', words: '$3 a bag' }],
    places: [],
    mustRead: [
      'February 2027 for Kids & Families',
      'Cattail Branch Library',
      '15 Reed Lane',
      'four to a family',
      'Turn in your log',
      'Sunday is $3 a bag.',
    ],
  },
};
