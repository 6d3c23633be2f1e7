import type { TypesetDocument } from '../../typeset-document.ts';

/** Form with a column of closing days and one ticked line. */
export const clubChoiceSheet: TypesetDocument = {
  id: 'club-choice-sheet',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-09-18',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2026-09-18',
    dates: [
      { date: '2026-09-25', words: 'by Friday, September 25' },
      { date: '2026-10-05', time: '15:15', endTime: '16:15', otherTimes: [null], words: 'Oct. 5' },
      { date: '2026-09-28', words: 'Sept. 28' },
      { date: '2026-09-30', time: '15:15', endTime: '16:00', otherTimes: [null], words: 'Sept. 30' },
      { date: '2026-10-08', time: '15:15', endTime: '16:15', otherTimes: [null], words: 'Oct. 8' },
      { date: '2026-10-02', words: 'no later than Friday, October 2' },
      { date: '2026-10-16', words: 'the last day to change is Friday, October 16' },
      { date: '2026-12-10', time: '16:30', words: 'Thursday, December 10, at 4:30 p.m.' },
    ],
    deadlines: ['2026-09-25', '2026-10-02'],
    arguableDeadlines: ['2026-09-28', '2026-09-30', '2026-10-16'],
    actionRequired: true,
    actions: ['sheet|choice|choose', 'fee|24|pay'],
    titles: ['clubs', 'choice sheet'],
    amounts: [{ amount: 24, currency: 'USD', words: '$24' }],
    places: ['cafetorium'],
    mustRead: [
      'Tick one club, or the last line',
      'not from what you tell the driver',
      'List closes',
      'Ukulele, Thursdays 3:15–4:15',
      'None, my child goes home at 2:45',
      'Anybody may change once',
      'The showing of everything, with wrong notes',
      'restrung this summer',
      'Late bus leaves 4:25',
    ],
  },
};
