import type { TypesetDocument } from '../../typeset-document.ts';

/** German letter of the grandmother's doctor, which the family keeps. */
export const hausarztOma: TypesetDocument = {
  id: 'hausarzt-oma',
  kind: 'letter',
  // German; the nearest value that the type has.
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx', 'scan', 'photo'],
  received: '2026-12-11',
  truth: {
    category: 'Medical',
    who: [],
    documentDate: '2026-12-04',
    dates: [
      { date: '2027-01-21', time: '08:10', words: 'Donnerstag, 21.01.2027 8.10 Uhr' },
      { date: '2027-01-27', time: '09:40', words: 'Mittwoch, 27.01.2027 9.40 Uhr' },
      {
        date: '2026-12-23',
        endDate: '2027-01-03',
        words: 'Vom 23.12.2026 bis 03.01.2027',
      },
    ],
    mentioned: [
      { date: '2023-11-16', why: 'last examination' },
      { date: '2027-01-20', why: 'a working day before' },
      { date: '2027-01-26', why: 'a working day before' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-01-20', '2027-01-26'],
    actionRequired: true,
    actions: [
      'Versichertenkarte|Impfpass|Medikamente|insurance|vaccination|medic',
      'nüchtern|fasting|empty stomach|eat',
    ],
    titles: ['Gesundheitsuntersuchung', 'Ihr Termin'],
    amounts: [],
    places: ['Lindenplatz'],
    mustRead: [
      'Hausarztpraxis am Lindenplatz',
      'Dr. med. Friederike Osterkamp',
      'Neuenbrück, den 4. Dezember 2026',
      'Ihr Termin zur Gesundheitsuntersuchung',
      'Donnerstag, 21.01.2027',
      'Blutabnahme, bitte nüchtern kommen',
      'Zimmer 2',
      'eine Liste aller Medikamente',
      'Ihre letzte Untersuchung war am 16.11.2023.',
      'spätestens einen Werktag vorher',
      'Swantje Möhring',
      'ist die Praxis geschlossen',
    ],
  },
};
