import type { TypesetDocument } from '../../typeset-document.ts';

/** Slip with its deadlines in a box, within a sentence and in a footnote. */
export const scienceNightSlip: TypesetDocument = {
  id: 'science-night-slip',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan', 'photo'],
  received: '2027-03-01',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2027-03-01',
    dates: [
      {
        date: '2027-03-25',
        time: '17:30',
        endTime: '19:00',
        words: 'On Thursday, March 25, the doors of the gym open',
      },
      { date: '2027-03-24', time: '14:45', endTime: '17:00', words: 'the afternoon before, 2:45 to 5:00' },
      { date: '2027-03-17', words: 'before the first bell on Wednesday, March 17' },
      { date: '2027-03-12', words: 'BY FRIDAY, MARCH 12' },
      { date: '2027-04-05', words: 'by Monday, April 5' },
    ],
    deadlines: ['2027-03-17', '2027-03-12'],
    arguableDeadlines: ['2027-04-05'],
    actionRequired: true,
    actions: ['slip'],
    titles: ['Science Night'],
    amounts: [],
    places: ['gym'],
    mustRead: [
      'one slip per table',
      'whether the volcano has gone off or not',
      'need nothing but courage',
      'he will call if he has questions',
      'THIS SLIP COMES BACK SIGNED',
      'a potato ran a clock',
      'The cup is named after Ines Calloway',
      'Needs a plug',
      'is recycled, glitter and all',
    ],
  },
};
