import type { TypesetDocument } from '../../typeset-document.ts';

/** Print-out of a chat of parents before a party, with a promise, a wrong day and its correction. Written blind. */
export const roomFourChatValentines: TypesetDocument = {
  id: 'room-four-chat-valentines',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-02-09',
  truth: {
    category: 'School',
    who: ['Leo'],
    whoElse: ['Ana'],
    documentDate: '2027-02-09',
    dates: [
      { date: '2027-02-12', time: '13:30', words: 'this Friday at 1:30' },
      { date: '2027-02-11', words: 'by Thursday' },
      { date: '2027-02-24', words: 'no it’s the 24th' },
      { date: '2027-02-15', words: 'no school on Monday' },
    ],
    mentioned: [
      { date: '2027-02-12', why: 'the fruit has to be there before noon' },
      { date: '2027-02-17', why: 'the day from which the pictures were moved' },
      { date: '2027-02-08', why: 'the day of the older messages' },
    ],
    deadlines: ['2027-02-11'],
    arguableDeadlines: ['2027-02-12'],
    actionRequired: true,
    actions: ['box', 'strawberr', 'valentines|22'],
    titles: ['Valentine', 'Room 4'],
    amounts: [],
    places: ['classroom'],
    mustRead: [
      'Room 4 Parents',
      'no more than three parents in the room',
      'No candy please, two nut allergies',
      'napkins. I know my limits',
      'Leo has been talking about nothing else',
      'Cal had his eyes shut',
      'we still have 1 spot for a parent IN the room',
    ],
  },
};
