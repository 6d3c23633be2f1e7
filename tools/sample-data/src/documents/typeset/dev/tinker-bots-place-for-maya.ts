import type { TypesetDocument } from '../../typeset-document.ts';

/** Form of a school club that keeps a drawn place, with a table of its facts and boxes to fill in. Written blind. */
export const tinkerBotsPlaceForMaya: TypesetDocument = {
  id: 'tinker-bots-place-for-maya',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2028-01-14',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2028-01-14',
    dates: [
      { date: '2028-01-26', words: 'by Wednesday, January 26' },
      { date: '2028-02-08', time: '14:50', endTime: '16:15', words: 'February 8 / April 11' },
      { date: '2028-04-11', otherTimes: ['14:50'], words: 'February 8 / April 11' },
      { date: '2028-04-18', time: '17:30', endTime: '18:30', words: 'Tuesday, April 18, 5:30–6:30 p.m.' },
    ],
    mentioned: [
      { date: '2028-01-27', why: 'open places go to others' },
      { date: '2028-02-08', endDate: '2028-04-11', why: 'the weeks of the club as a range' },
      { date: '2028-02-15', why: 'the last day of a refund, and a club day by recurrence' },
      { date: '2028-02-22', why: 'no club' },
      { date: '2028-03-14', why: 'no club' },
      ...['02-29', '03-07', '03-21', '03-28', '04-04'].map((day) => ({
        date: `2028-${day}`,
        why: 'a club day, only by its recurrence',
      })),
    ],
    deadlines: ['2028-01-26'],
    actionRequired: true,
    actions: ['form|return|fee|60'],
    titles: ['Tinker Bots'],
    amounts: [{ amount: 60, currency: 'USD', words: '$60' }],
    places: ['science lab', 'cafeteria'],
    mustRead: [
      'Enrollment and release form, spring 2028',
      'your name was drawn',
      'go to the waiting list on Thursday morning',
      'The robots race; the families cheer.',
      'After 4:25 we charge a dollar a minute.',
      'May walk home?',
      'use small tools under supervision',
      'that is all we need',
    ],
  },
};
