import type { TypesetDocument } from '../../typeset-document.ts';

/** Order form by date: days without weekday on the left, prices in the heads, three boxes in a row. Written blind. */
export const fridayPizzaOrderSpring: TypesetDocument = {
  id: 'friday-pizza-order-spring',
  kind: 'form',
  language: 'en',
  producer: 'office',
  arrivals: ['docx', 'pdf'],
  received: '2027-03-23',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2027-03-22',
    dates: [
      { date: '2027-03-31', words: 'by Wednesday, March 31' },
      { date: '2027-04-09', otherTimes: ['11:20', '12:05'], words: '4/9' },
      { date: '2027-04-16', otherTimes: ['11:20', '12:05'], words: '4/16' },
      { date: '2027-04-23', words: '4/23' },
      { date: '2027-04-30', otherTimes: ['11:20', '12:05'], words: '4/30' },
      { date: '2027-05-07', otherTimes: ['11:20', '12:05'], words: '5/7' },
      { date: '2027-05-10', words: 'on Monday, May 10' },
      { date: '2027-05-14', otherTimes: ['11:20', '12:05'], words: '5/14' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-03-31'],
    actionRequired: false,
    actions: [],
    titles: ['Pizza'],
    amounts: [
      { amount: 2.5, currency: 'USD', words: '$2.50' },
      { amount: 4.5, currency: 'USD', words: '$4.50' },
      { amount: 1.75, currency: 'USD', words: '$1.75' },
      { amount: 20, currency: 'USD', words: '$20.00' },
    ],
    places: [],
    mustRead: [
      'the oven at Rossetti’s is booked again',
      'by phone, at the door, or through the fence',
      'no school, no pizza (teachers’ workday)',
      'Make your own, in Room 9',
      'Grades 3–5: 12:05',
      '$20.00 instead of $22.50',
      'Two helpers with clean hands',
    ],
  },
};
