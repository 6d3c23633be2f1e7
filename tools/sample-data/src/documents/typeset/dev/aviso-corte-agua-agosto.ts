import type { TypesetDocument } from '../../typeset-document.ts';

/** Notice of a water company in Spanish: pay what is late or the water is shut off. Written blind. */
export const avisoCorteAguaAgosto: TypesetDocument = {
  id: 'aviso-corte-agua-agosto',
  kind: 'invoice',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-08-13',
  truth: {
    category: 'Other',
    who: ['Ben'],
    documentDate: '2027-08-11',
    dates: [
      { date: '2027-08-23', words: 'a más tardar el lunes 23 de agosto' },
      { date: '2027-08-24', time: '08:00', words: 'martes 24 de agosto a partir de las 8 de la mañana' },
      { date: '2027-08-20', words: 'antes del viernes 20 de agosto' },
    ],
    mentioned: [
      { date: '2027-07-26', why: 'the bill was due' },
      { date: '2027-05-28', endDate: '2027-07-27', why: 'the weeks of the bill' },
      { date: '2027-05-28', why: 'the weeks of the bill' },
      { date: '2027-07-27', why: 'the weeks of the bill' },
      { date: '2027-08-19', why: 'the day before' },
    ],
    deadlines: ['2027-08-23'],
    arguableDeadlines: ['2027-08-20', '2027-08-24'],
    actionRequired: true,
    actions: ['pag|91.42|pay'],
    titles: ['suspensión', 'corte', 'agua'],
    amounts: [{ amount: 91.42, currency: 'USD', words: '$91.42' }],
    places: [],
    mustRead: [
      'AVISO DE SUSPENSIÓN DEL SERVICIO',
      'Recargo por pago tardío',
      'que no haga caso de este aviso',
      'en la ventanilla de la calle Canal 40',
      'hacemos un plan en tres partes',
      'ni cuando hay alerta de calor',
      'No doble ni engrape',
    ],
  },
};
