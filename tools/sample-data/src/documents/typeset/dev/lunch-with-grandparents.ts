import type { TypesetDocument } from '../../typeset-document.ts';

/** Menu of three weeks, of which one day is an event and one a deadline; dishes are no dates. */
export const lunchWithGrandparents: TypesetDocument = {
  id: 'lunch-with-grandparents',
  kind: 'calendar',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx'],
  received: '2026-11-23',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2026-11-20',
    dates: [
      { date: '2026-12-04', time: '12:00', words: 'by noon on Friday, December 4' },
      { date: '2026-12-10', time: '11:20', words: 'Grades K–2 at 11:20' },
      { date: '2026-12-10', time: '11:55', words: 'Grades 3–5 at 11:55' },
    ],
    deadlines: ['2026-12-04'],
    actionRequired: true,
    actions: ['lower part|guests|slip|number|return|zero'],
    titles: ['lunch', 'Lakeside Cafeteria'],
    amounts: [{ amount: 4.75, currency: 'USD', words: 'A guest plate on the 10th is $4.75' }],
    places: ['Cafeteria'],
    mustRead: [
      'Lakeside Cafeteria, first weeks of December 2026',
      'Turkey chili, corn muffin',
      'GRANDPARENTS’ LUNCH',
      'Grilled cheese, tomato soup',
      'Tacos, your choice of 3 toppings',
      'Student lunch $2.60, milk alone $0.50',
      'family by noon on Friday, December 4',
      'Menus may change with what the truck brings',
      'Issued 11/20/2026',
    ],
  },
};
