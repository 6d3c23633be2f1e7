import type { TypesetDocument } from '../../typeset-document.ts';

const menuDays = [1, 4, 5, 6, 7, 12, 13, 14, 15, 18, 19, 20, 21, 22, 25, 26, 27, 28, 29];

/** Lunch month of a caterer: grey days of September, a strip over four days, events among the dishes. Written blind. */
export const freshfieldOctoberLunch: TypesetDocument = {
  id: 'freshfield-october-lunch',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-09-27',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2027-09-24',
    dates: [
      { date: '2027-10-06', time: '12:45', otherTimes: [null], words: 'EARLY RELEASE 12:45' },
      { date: '2027-10-07', words: 'RSVP due for the 10/14 grown-up lunch' },
      { date: '2027-10-08', words: 'NO SCHOOL staff development' },
      { date: '2027-10-11', words: 'NO SCHOOL Indigenous Peoples’ Day' },
      { date: '2027-10-12', endDate: '2027-10-15', words: 'OCT. 12–15, NATIONAL SCHOOL LUNCH WEEK' },
      { date: '2027-10-13', words: 'Taste test:' },
      { date: '2027-10-14', time: '11:20', words: 'Grade 1 11:20' },
      { date: '2027-10-14', time: '12:05', words: 'Grade 4 12:05' },
      { date: '2027-10-21', words: 'Meal benefit forms: last day' },
      { date: '2027-10-25', words: 'Menu by Mr. Okafor’s class!' },
      { date: '2027-10-28', words: 'Harvest lunch' },
      { date: '2027-10-29', time: '13:30', words: 'Costume parade 1:30' },
    ],
    mentioned: menuDays.map((day) => ({
      date: `2027-10-${String(day).padStart(2, '0')}`,
      why: 'a dish of the day, or the seating of another grade',
    })),
    deadlines: [],
    arguableDeadlines: ['2027-10-07', '2027-10-21'],
    actionRequired: false,
    actions: [],
    titles: ['October 2027', 'lunch', 'menu'],
    amounts: [
      { amount: 3.1, currency: 'USD', words: 'Lunch $3.10' },
      { amount: 1.75, currency: 'USD', words: '$1.75' },
    ],
    places: [],
    mustRead: [
      'FreshField Dining for District 12',
      'posted 9/24/2027',
      'Chicken tenders, roll',
      'wear your favorite jersey any day',
      'nachos, applesauce, churro',
      'roast turkey, squash, local apple',
      'Answer on the pink strip so that we cook enough turkey.',
      'Last year’s approval runs out.',
    ],
  },
};
