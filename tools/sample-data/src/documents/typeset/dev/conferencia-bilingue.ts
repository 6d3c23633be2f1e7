import type { TypesetDocument } from '../../typeset-document.ts';

export const conferenciaBilingue: TypesetDocument = {
  id: 'conferencia-bilingue',
  kind: 'letter',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'scan', 'photo'],
  received: '2027-01-06',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2027-01-06',
    dates: [
      { date: '2027-01-19', time: '15:40', endTime: '16:00', words: 'Tuesday, January 19' },
      { date: '2027-01-13', words: 'Wednesday, January 13' },
      { date: '2027-01-18', words: 'Monday, January 18' },
    ],
    deadlines: ['2027-01-13'],
    actionRequired: true,
    actions: ['confirm|slip|talón'],
    titles: ['Teacher Conference', 'Conferencia de invierno'],
    amounts: [],
    places: ['5'],
    mustRead: [
      'Winter Parent–Teacher Conference',
      'Conferencia de invierno con la maestra',
      'Dear family of Leo Rivera',
      'El martes 19 de enero',
      'de 3:40 p. m. a 4:00 p. m.',
      'Room 5, Ms. Talbot',
      'Salón 5, Srta. Talbot',
      'There are no classes on Monday, January 18.',
      'Hay intérprete sin costo.',
      'Necesitamos otro horario',
      '555-0140',
    ],
  },
};
