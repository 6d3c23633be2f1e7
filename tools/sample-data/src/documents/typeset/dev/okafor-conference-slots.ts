import type { TypesetDocument } from '../../typeset-document.ts';

const afternoonSlots = ['15:45', '16:00', '16:15', '17:45', '18:00', '18:15', '19:15'];
const morningSlots = ['08:15', '08:45', '09:00', '09:15', '10:15', '10:30', '11:45'];

/** Sign-up sheet for conferences with the slots of two days in columns; which one the family gets is still open. */
export const okaforConferenceSlots: TypesetDocument = {
  id: 'okafor-conference-slots',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2026-11-02',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2026-11-02',
    dates: [
      {
        date: '2026-11-19',
        time: '15:30',
        endTime: '19:30',
        otherTimes: [...afternoonSlots, null],
        words: 'Thurs. 11/19 3:30 – 7:30 pm',
      },
      {
        date: '2026-11-20',
        time: '08:00',
        endTime: '12:00',
        otherTimes: [...morningSlots, null],
        words: 'Fri. 11/20 8:00 am – 12:00',
      },
      { date: '2026-11-06', words: 'no later than this Friday' },
      { date: '2026-11-10', words: 'the following Tuesday' },
      { date: '2026-11-30', endDate: '2026-12-04', words: 'Nov 30 – Dec 4' },
      { date: '2026-11-04', words: 'this Wed.' },
    ],
    mentioned: [
      { date: '2026-11-19', endDate: '2026-11-20', why: 'both days of the conferences together' },
      { date: '2025-11-03', why: 'the slots of last year were gone' },
      { date: '2026-10-30', why: 'the trimester ended' },
    ],
    deadlines: ['2026-11-06'],
    actionRequired: true,
    actions: ['choice|circle|sheet|sign up|slot|return|send'],
    titles: ['Conference'],
    amounts: [],
    places: [],
    mustRead: [
      'Parent-Teacher Conference Sign Up',
      'please feel free to bring your child along',
      'I go in the order I get them',
      'Crossed out = already taken by staff',
      'just write PHONE at the top',
      'Please do not email me for it before',
      'Mrs. Petrie will be in for me',
      'Interpreter? Y / N',
    ],
  },
};
