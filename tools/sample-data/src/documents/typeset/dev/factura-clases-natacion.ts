import type { TypesetDocument } from '../../typeset-document.ts';

export const facturaClasesNatacion: TypesetDocument = {
  id: 'factura-clases-natacion',
  kind: 'invoice',
  language: 'es',
  producer: 'office',
  arrivals: ['pdf', 'docx'],
  received: '2026-12-01',
  truth: {
    category: 'Sports',
    who: ['Leo'],
    documentDate: '2026-11-30',
    dates: [
      { date: '2026-12-10', words: 'a más tardar el 10.12.2026' },
      { date: '2026-12-01', words: 'los martes 1, 8 y 15', otherTimes: ['17:15'] },
      { date: '2026-12-08', words: 'los martes 1, 8 y 15', otherTimes: ['17:15'] },
      { date: '2026-12-15', words: 'los martes 1, 8 y 15', otherTimes: ['17:15'] },
      { date: '2027-01-05', time: '17:15', words: 'el 05.01.2027 a las 17:15' },
    ],
    mentioned: [
      ...['2026-11-03', '2026-11-10', '2026-11-17', '2026-11-24'].map((date) => ({ date, why: 'line of the bill' })),
      { date: '2026-12-22', why: 'no class' },
      { date: '2026-12-29', why: 'no class' },
    ],
    deadlines: ['2026-12-10'],
    actionRequired: true,
    actions: ['pag|84'],
    titles: ['Factura', 'Tritones'],
    amounts: [{ amount: 84, currency: 'USD', words: 'Total 84,00 $' }],
    places: ['Piscina Municipal'],
    mustRead: [
      'Club de Natación Tritones',
      'Camino de la Cantera 12',
      'Factura n.º 2026/11-07',
      'anulada con aviso',
      'por transferencia con el número de factura',
      'sin taparse la nariz',
      'Rosaura Gil, tesorera',
    ],
  },
};
