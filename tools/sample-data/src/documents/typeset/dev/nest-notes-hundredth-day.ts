import type { TypesetDocument } from '../../typeset-document.ts';

const libraryDays = ['02-09', '02-23', '03-02'];

/** Newsletter of a first grade in boxes, some of two columns, with a list of days in numbers. Written blind. */
export const nestNotesHundredthDay: TypesetDocument = {
  id: 'nest-notes-hundredth-day',
  kind: 'newsletter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-02-05',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2027-02-05',
    dates: [
      { date: '2027-02-10', words: 'Wednesday, Feb. 10' },
      { date: '2027-02-12', time: '13:45', endTime: '14:30', words: 'Fri. Feb. 12, 1:45-2:30 pm' },
      { date: '2027-02-11', words: 'Send them in by Thursday' },
      { date: '2027-02-24', time: '09:15', endTime: '11:30', words: 'on Wednesday the 24th, leaving at 9:15' },
      { date: '2027-02-16', words: 'due Tues. Feb. 16' },
      { date: '2027-02-08', words: '2/8 new seats and new jobs' },
      { date: '2027-02-12', words: '2/12 spelling test' },
      { date: '2027-02-15', words: '2/15 no school' },
      { date: '2027-02-18', time: '10:00', words: '2/18 Tooth Fairy Tess' },
      { date: '2027-02-19', time: '11:45', otherTimes: [null], words: '2/19 early dismissal, 11:45' },
      { date: '2027-03-02', words: '3/2 Read Across the Day' },
    ],
    mentioned: [
      { date: '2027-01-29', why: 'last Friday, over' },
      ...libraryDays.map((day) => ({ date: `2027-${day}`, why: 'a library day, only by its recurrence' })),
    ],
    deadlines: ['2027-02-16'],
    arguableDeadlines: ['2027-02-10', '2027-02-11'],
    actionRequired: true,
    actions: ['slip|8|ticket|puppet', '100 of something|100|zip bag'],
    titles: ['Nest Notes', '100th Day', 'Room 3'],
    amounts: [{ amount: 8, currency: 'USD', words: '$8' }],
    places: ['Lantern Street Playhouse'],
    mustRead: [
      'First Grade, Room 3, Lakeside Elementary',
      'made snowman soup with us last Friday',
      'the paper chain goes twice around the room',
      'Children may dress as if they were 100 years old.',
      'We have 22 children.',
      'Money and the pink slip are due',
      'new seats and new jobs',
      'gym on Mondays and Thursdays (sneakers!)',
    ],
  },
};
