import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Gas company's door tag with fields filled in by hand: a visit, a last call to change it and a last day of all.
 * Written blind to the rules.
 */
export const prairieGasMissedYou: TypesetDocument = {
  id: 'prairie-gas-missed-you',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-11-04',
  truth: {
    category: 'Other',
    who: [],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2026-11-03',
    dates: [
      { date: '2026-11-12', time: '08:00', endTime: '12:00', words: 'Thursday the 12th, 8a - noon' },
      { date: '2026-11-11', words: 'Wed. 11/11, Veterans Day' },
      { date: '2026-12-04', words: 'by December 4' },
    ],
    mentioned: [
      { date: '2023-11-09', why: 'the last check' },
      { date: '2026-11-03', why: 'the past visit' },
      { date: '2026-11-10', why: 'last day to pick another time' },
      { date: '2026-11-16', why: 'the week of the trees' },
      { date: '2026-11-16', endDate: '2026-11-20', why: 'the week of the trees' },
      { date: '2026-11-16', endDate: '2026-11-21', why: 'the week of the trees' },
      { date: '2026-11-16', endDate: '2026-11-22', why: 'the week of the trees' },
    ],
    deadlines: [],
    arguableDeadlines: ['2026-11-10', '2026-11-12', '2026-12-04'],
    actionRequired: true,
    actions: ['home|18|adult|there', 'clear|three feet|dog'],
    titles: ['Sorry we missed you', 'Prairie Gas', 'safety check'],
    amounts: [],
    places: ['12 Harbour'],
    mustRead: [
      'SORRY WE MISSED YOU',
      'Prairie Gas & Light',
      '7712-0430-26',
      'inside pipe safety check',
      'we relight your pilots',
      'Someone 18 or older has to be there',
      'put the dog in another room',
      'Our phones are off on',
      'Turning it back on costs',
      'Not about you but your street',
      'No cars on the odd side',
      'badge 2204',
      'Smell gas?',
    ],
  },
};
