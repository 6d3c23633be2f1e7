import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter of a landlord about work in several houses, whose days are in one paragraph of prose. Written blind. */
export const harborviewWindowReplacement: TypesetDocument = {
  id: 'harborview-window-replacement',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2026-08-28',
  truth: {
    category: 'Other',
    who: [],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2026-08-27',
    dates: [
      { date: '2026-09-14', endDate: '2026-09-18', words: 'during the week of 9/14-9/18' },
      { date: '2026-09-14', otherTimes: ['08:00'], words: 'Mon 9/14' },
      { date: '2026-09-16', time: '08:00', endTime: '16:00', otherTimes: [null], words: 'Wed 9/16' },
      { date: '2026-09-17', otherTimes: ['08:00'], words: 'Thurs 9/17' },
      { date: '2026-09-21', otherTimes: ['08:00'], words: 'the following Monday, 9/21' },
      { date: '2026-09-04', words: 'no later than Friday, September 4' },
      { date: '2026-09-07', words: 'Monday, Sept. 7, for Labor Day' },
    ],
    mentioned: [
      { date: '2026-07-31', why: 'the past work on the roof' },
      { date: '2026-09-15', why: 'the day before the work in the family’s house' },
    ],
    deadlines: ['2026-09-04'],
    arguableDeadlines: ['2026-09-16'],
    actionRequired: true,
    actions: ['access form|sign', 'furniture|blinds|curtains|windows'],
    titles: ['Window', 'Harborview'],
    amounts: [],
    places: ['Harbour Street'],
    mustRead: [
      'Window replacement, 10-16 Harbour Street',
      'Thank you for your patience with the roofers',
      'They do one house a day.',
      'somebody over eighteen should be at home or leave a key',
      'move furniture three feet away',
      'cover electronics and the fish',
      'we will enter with our own key, as the lease allows',
      'Encl.: Access form',
    ],
  },
};
