import type { TypesetDocument } from '../../typeset-document.ts';

/** Week plan whose columns carry only the names of the weekdays; the days follow from its heading. */
export const kindnessWeekColumns: TypesetDocument = {
  id: 'kindness-week-columns',
  kind: 'calendar',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx'],
  received: '2026-11-05',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2026-11-04',
    dates: [
      { date: '2026-11-09', time: '08:10', words: 'Opening circle, all grades' },
      { date: '2026-11-10', words: 'Sit with somebody new at lunch' },
      { date: '2026-11-11', words: 'No school, Veterans Day' },
      { date: '2026-11-12', words: 'Mitten tree goes up' },
      { date: '2026-11-13', time: '13:30', endTime: '14:15', words: 'Thank-You Concert, families welcome' },
    ],
    mentioned: [{ date: '2026-11-09', endDate: '2026-11-13', why: 'the whole week, in the heading' }],
    deadlines: ['2026-11-10'],
    arguableDeadlines: ['2026-11-12'],
    actionRequired: true,
    actions: ['office|how many|chairs|number', 'mitten'],
    titles: ['Kindness Week'],
    amounts: [],
    places: ['big gym', 'Media Center'],
    mustRead: [
      'Kindness Week at Lakeside, November 9 – 13, 2026',
      'Sit with somebody new at lunch',
      'front hall, all day',
      'new or clean',
      'a thank-you card for anybody',
      'Chairs are few!',
      'before Tuesday is over',
      'you need not buy one',
      'Mrs. Abernathy, Room 9',
    ],
  },
};
