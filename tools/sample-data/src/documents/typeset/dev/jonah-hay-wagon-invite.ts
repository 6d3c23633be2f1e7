import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Mother's mail with a party, what happens if it rains, an answer “by this Friday” and a town event that was moved.
 * Written blind to the rules.
 */
export const jonahHayWagonInvite: TypesetDocument = {
  id: 'jonah-hay-wagon-invite',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml'],
  received: '2026-10-05',
  mail: {
    from: 'Trish Vandenberg <trish.v@vandenberghome.example>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2026-10-05',
    time: '20:14',
    subject: 'JONAH IS TURNING 7!!!',
    form: 'html',
  },
  truth: {
    category: 'Other',
    who: ['Leo'],
    whoElse: ['Ana', 'Maya'],
    documentDate: '2026-10-05',
    dates: [
      { date: '2026-10-17', time: '14:00', endTime: '16:30', words: 'Sat 10/17, 2-4:30p' },
      { date: '2026-10-18', time: '14:00', endTime: '16:30', words: 'the next day, same time' },
      { date: '2026-10-09', words: 'by this Friday' },
      { date: '2026-10-29', words: 'got moved to the 29th' },
    ],
    mentioned: [
      { date: '2026-10-10', why: 'she orders the cake' },
      { date: '2026-10-14', why: 'the birthday itself' },
      { date: '2026-10-30', why: 'the day of the year before' },
      { date: '2025-10-30', why: 'the day of the year before' },
      { date: '2026-10-18', why: 'a text that morning' },
    ],
    deadlines: ['2026-10-09'],
    arguableDeadlines: ['2026-10-17'],
    actionRequired: true,
    actions: ['let|reply|rsvp|text|answer|know|eat'],
    titles: ['Jonah', 'birthday'],
    amounts: [],
    places: ['2281 Gravel Pit'],
    mustRead: [
      'I got it off the tball list',
      'our place, 2281 Gravel Pit Rd',
      'look for ballons',
      'his cousin is 3',
      'the next day, same time',
      'ordering the cake Saturday',
      'dog food for the shelter',
      'Parents can stay or flee',
      'the big trampoline again',
      'got moved to the 29th',
      'sorry for typos',
    ],
  },
};
