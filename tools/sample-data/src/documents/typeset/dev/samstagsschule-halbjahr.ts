import type { TypesetDocument } from '../../typeset-document.ts';

/** German letter with a registration window and a day until which one can withdraw. */
export const samstagsschuleHalbjahr: TypesetDocument = {
  id: 'samstagsschule-halbjahr',
  kind: 'letter',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx'],
  received: '2026-12-07',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2026-12-03',
    dates: [
      { date: '2026-12-12', time: '16:30', words: 'Samstag, 12. Dezember, 16:30 Uhr' },
      { date: '2027-01-04', time: '08:00', words: 'vom 4. Januar 2027, 8 Uhr' },
      { date: '2027-01-15', words: 'bis zum 15. Januar 2027' },
      { date: '2027-01-30', time: '09:30', endTime: '12:00', words: 'Samstag, dem 30. Januar, um 9:30 Uhr' },
      { date: '2027-02-06', words: 'bis zum 6. Februar' },
    ],
    mentioned: [{ date: '2027-01-04', endDate: '2027-01-15', why: 'the window as one range' }],
    deadlines: ['2027-01-15'],
    arguableDeadlines: ['2027-02-06'],
    actionRequired: true,
    actions: ['anmeld|blatt|regist|sign up|enrol'],
    titles: ['Anmeldung für das zweite Halbjahr', 'zweite Halbjahr', 'Samstagsschule'],
    amounts: [{ amount: 210, currency: 'USD', words: '210 Dollar je Kind' }],
    places: ['Ulmenhaus', '31 Elm Hill Road'],
    mustRead: [
      'Deutsche Samstagsschule Springfield',
      'Anmeldung für das zweite Halbjahr',
      'auch wer schon bei uns ist',
      'auf der zurzeit 9 Kinder stehen',
      'Sie brauchen nichts zu überweisen',
      'bekommt alles zurück',
      'beim Lichterfest',
      'Becher bitte mitbringen',
      'Roswitha Tann, Schulleitung, 555-0184',
    ],
  },
};
