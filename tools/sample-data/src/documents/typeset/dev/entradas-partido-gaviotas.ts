import type { TypesetDocument } from '../../typeset-document.ts';

export const entradasPartidoGaviotas: TypesetDocument = {
  id: 'entradas-partido-gaviotas',
  kind: 'ticket',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-11-30',
  truth: {
    category: 'Sports',
    who: ['Ben', 'Leo'],
    documentDate: '2026-11-28',
    dates: [{ date: '2026-12-19', time: '19:00', otherTimes: ['18:00'], words: 'sábado, 19 de diciembre de 2026' }],
    mentioned: [
      { date: '2026-12-12', why: 'former day of the game' },
      { date: '2026-11-28', why: 'record of the purchase' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Gaviotas', 'Baloncesto'],
    amounts: [{ amount: 23.5, currency: 'USD', words: 'Total 23,50 $' }],
    places: ['Pabellón Municipal'],
    mustRead: [
      'Baloncesto: Gaviotas – Faro Azul',
      'avenida del Muelle 3',
      'Salto inicial: 19 h',
      'Sector B, fila 4, asientos 12 y 13',
      'No se admiten bocinas ni paraguas.',
      'N.º 0512-2027-88120',
      'Gestión 1,50 $',
    ],
  },
};
