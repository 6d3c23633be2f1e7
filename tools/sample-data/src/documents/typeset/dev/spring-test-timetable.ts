import type { TypesetDocument } from '../../typeset-document.ts';

export const springTestTimetable: TypesetDocument = {
  id: 'spring-test-timetable',
  kind: 'calendar',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx'],
  received: '2027-04-12',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-04-09',
    dates: [
      { date: '2027-04-20', time: '08:45', endTime: '10:15', words: 'Tue 4/20, grade 4' },
      { date: '2027-04-22', time: '10:30', endTime: '12:00', words: 'Thu 4/22, grade 4' },
      { date: '2027-04-27', time: '08:45', endTime: '10:00', words: 'Tue 4/27, grade 4' },
      { date: '2027-04-28', time: '08:45', endTime: '10:00', words: 'Wed 4/28, grade 4' },
      { date: '2027-04-29', time: '09:00', words: 'Thu 4/29, make-ups' },
    ],
    mentioned: [
      { date: '2027-04-21', why: 'other grades only' },
      { date: '2027-05-04', why: 'test that was dropped' },
      { date: '2027-09-01', why: 'first week of September' },
      { date: '2027-09-06', why: 'first week of September' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['assessment timetable', 'Spring assessment'],
    amounts: [],
    places: ['room 12'],
    mustRead: [
      'Spring assessment timetable, grades 3 to 5',
      'Week one: reading',
      'Week two: math',
      'Make-ups 9:00',
      'Maya Rivera tests in room 12 with Mr. Okafor.',
      'an ordinary mood',
      'Phones stay in the office.',
      'was dropped by the state',
    ],
  },
};
