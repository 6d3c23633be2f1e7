import type { TypesetDocument } from '../../typeset-document.ts';

/** Newsletter of a chess club in two columns, with a box that repeats days of the text. Written blind to the rules. */
export const rookAndPawnOctober: TypesetDocument = {
  id: 'rook-and-pawn-october',
  kind: 'newsletter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-10-06',
  truth: {
    category: 'Community',
    who: ['Leo'],
    documentDate: '2026-10-05',
    dates: [
      { date: '2026-10-08', time: '16:00', words: 'Oct. 8 — club photo at 4:00' },
      { date: '2026-10-20', words: 'by Tuesday, October 20' },
      {
        date: '2026-10-24',
        time: '09:15',
        endTime: '13:30',
        otherTimes: ['08:30', '09:00'],
        words: 'Saturday, October 24',
      },
      { date: '2026-10-29', words: 'by Thursday, October 29' },
      { date: '2026-11-05', time: '16:00', endTime: '18:00', words: 'Nov. 5 — Grandmaster Petra Lind' },
      { date: '2026-12-10', otherTimes: ['15:45'], words: 'Dec. 10 — last club of the year' },
    ],
    mentioned: [
      { date: '2026-10-01', why: 'the clocks came back' },
      { date: '2026-09-24', why: 'the clocks disappeared' },
      { date: '2026-10-15', why: 'no club' },
      { date: '2026-11-26', why: 'no club' },
      { date: '2026-10-08', why: 'the club of that Thursday' },
    ],
    deadlines: ['2026-10-29'],
    arguableDeadlines: ['2026-10-20', '2026-10-24'],
    actionRequired: true,
    actions: ['dues|30|pay'],
    titles: ['Rook & Pawn', 'Chess'],
    amounts: [
      { amount: 30, currency: 'USD', words: '$30' },
      { amount: 8, currency: 'USD', words: 'The entry is $8' },
    ],
    places: ['annex'],
    mustRead: [
      'Newsletter of the Springfield Scholastic Chess Club',
      'a move for the horse that we had to forbid',
      'because of the turkey',
      'everybody takes home a small pumpkin',
      'the players hear every whisper',
      'Thank you, somebody.',
      'Give it to Mrs. Weller at the door or mail a check.',
      'Who wins, and does it matter who moves?',
    ],
  },
};
