import type { TypesetDocument } from '../../typeset-document.ts';

const menuDays = [1, 2, 3, 4, 8, 9, 10, 11, 12, 15, 16, 17, 18, 29, 30, 31];

export const lunchMenuMarch: TypesetDocument = {
  id: 'lunch-menu-march',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-02-25',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2027-02-19',
    dates: [
      { date: '2027-03-05', words: '5 NO SCHOOL (conferences)' },
      { date: '2027-03-19', time: '11:50', otherTimes: [null], words: '19 Bag lunch, out at 11:50' },
      { date: '2027-03-22', endDate: '2027-03-26', words: '22–26 SPRING BREAK' },
    ],
    mentioned: menuDays.map((day) => ({ date: `2027-03-${String(day).padStart(2, '0')}`, why: 'a dish of the day' })),
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['What’s for lunch', "What's for lunch", 'Lunch'],
    amounts: [{ amount: 3.1, currency: 'USD', words: 'Lunch $3.10' }],
    places: [],
    mustRead: [
      'Lakeside Elementary',
      'Fruit and salad bar every day.',
      'Waffles for lunch',
      'Everything green',
      'Bag lunch, out at 11:50',
      'SPRING BREAK, kitchen closed',
      'Meals change when the truck is late.',
      'Grandparents may join us',
    ],
  },
};
