import type { TypesetDocument } from '../../typeset-document.ts';

/** Invitation to a party of a school in Spanish with a programme, a dish to announce and rehearsals. Written blind. */
export const posadaLakesideDiciembre: TypesetDocument = {
  id: 'posada-lakeside-diciembre',
  kind: 'flyer',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-12-04',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2026-12-03',
    dates: [
      { date: '2026-12-18', time: '17:30', words: 'viernes 18 de diciembre, 5:30 de la tarde' },
      { date: '2026-12-14', words: 'a más tardar el lunes 14' },
      { date: '2026-12-09', time: '14:50', endTime: '15:40', words: 'los miércoles 9 y 16' },
      { date: '2026-12-16', time: '14:50', endTime: '15:40', words: 'los miércoles 9 y 16' },
      { date: '2026-12-21', endDate: '2027-01-01', words: 'del 21 de diciembre al 1 de enero' },
      { date: '2027-01-04', words: 'el lunes 4 de enero de 2027' },
    ],
    mentioned: [{ date: '2026-12-18', why: 'the parts of the evening' }],
    deadlines: ['2026-12-14'],
    arguableDeadlines: ['2026-12-18'],
    actionRequired: true,
    actions: ['platillo|avis|Lupe|traer|dish'],
    titles: ['Posada'],
    amounts: [],
    places: ['cafetería'],
    mustRead: [
      'Gran Posada',
      'se nos acabó el ponche',
      'pedimos posada, de la puerta norte a la cafetería',
      'primero los chiquitos',
      'para que no lleguen otra vez once arroces',
      'en el salón de música',
      'los trajes los cosió la señora Benítez',
      'con frío y con ganas',
    ],
  },
};
