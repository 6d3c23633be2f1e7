import type { TypesetDocument } from '../../typeset-document.ts';

/** Conference sheet: two days side by side, each with two columns of times, and two boxes below. Written blind. */
export const roomSixConferenceColumns: TypesetDocument = {
  id: 'room-six-conference-columns',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-02-19',
  truth: {
    category: 'School',
    who: ['Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-02-18',
    dates: [
      { date: '2027-02-24', words: 'Wednesday, February 24' },
      { date: '2027-02-26', words: 'Fri 2/26' },
      {
        date: '2027-03-02',
        time: '15:20',
        endTime: '18:00',
        otherTimes: ['15:40', '16:00', '16:20', '16:40', '17:00', '17:20', '17:40'],
        words: 'Tuesday, March 2',
      },
      { date: '2027-03-04', time: '12:10', otherTimes: [null], words: 'Thu 3/4: early dismissal at 12:10' },
      {
        date: '2027-03-04',
        time: '12:40',
        endTime: '15:20',
        otherTimes: ['13:00', '13:20', '13:40', '14:00', '14:20', '14:40', '15:00'],
        words: 'Thursday, March 4',
      },
      { date: '2027-03-05', words: 'Fri 3/5' },
      { date: '2027-03-08', time: '07:45', endTime: '08:30', words: 'Monday, March 8, between 7:45 and 8:30 AM' },
    ],
    deadlines: ['2027-02-24'],
    actionRequired: true,
    actions: ['return|sheet|choose|time|conference'],
    titles: ['conference'],
    amounts: [],
    places: ['Room 6'],
    mustRead: [
      'twenty minutes each, and we begin on the dot',
      'Gray times are gone (siblings first).',
      '12:40 – 3:20 PM',
      'early dismissal at 12:10, no clubs',
      'your time comes home on a blue card',
      'do not be on a bus',
    ],
  },
};
