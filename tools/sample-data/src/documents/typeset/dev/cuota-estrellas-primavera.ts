import type { TypesetDocument } from '../../typeset-document.ts';

/** Bill of a soccer club in Spanish with the dates of the season below it. Written blind. */
export const cuotaEstrellasPrimavera: TypesetDocument = {
  id: 'cuota-estrellas-primavera',
  kind: 'invoice',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2028-02-28',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: '2028-02-25',
    dates: [
      { date: '2028-03-15', words: 'a más tardar el miércoles 15 de marzo' },
      { date: '2028-03-24', time: '18:00', endTime: '19:00', words: 'el viernes 24 de marzo, de 6 a 7 de la noche' },
      { date: '2028-03-20', time: '17:30', endTime: '18:45', words: 'a partir del lunes 20 de marzo' },
      { date: '2028-04-01', time: '10:00', words: 'sábado 1 de abril, 10:00 a.m.' },
    ],
    mentioned: [{ date: '2028-02-04', why: 'the part that is paid' }],
    deadlines: ['2028-03-15'],
    arguableDeadlines: ['2028-03-24'],
    actionRequired: true,
    actions: ['pag|saldo|40|pay', 'uniforme|uniform'],
    titles: ['Estrellas', 'cuota', 'temporada de primavera'],
    amounts: [{ amount: 40, currency: 'USD', words: '$40.00' }],
    places: ['Riverview', 'caseta'],
    mustRead: [
      'Jugadora: Maya Rivera, Sub-10',
      'Perdón por el papel',
      'Anticipo pagado',
      'entrena pero no juega',
      'Medias incluidas, tacos no.',
      'contra Las Lechuzas',
      'cuando la liga se ponga de acuerdo',
      'gritan más bonito',
    ],
  },
};
