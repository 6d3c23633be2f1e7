import type { TypesetDocument } from '../../typeset-document.ts';

/** Mail of a travel agency in Spanish: a ferry there and back, a hotel and a second payment. Written blind. */
export const reservaIslaGarzaAgosto: TypesetDocument = {
  id: 'reserva-isla-garza-agosto',
  kind: 'ticket',
  language: 'es',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-06-21',
  mail: {
    from: 'Viajes Garza <reservas@viajesgarza.example.org>',
    date: '2027-06-21',
    time: '21:07',
    subject: 'Reserva confirmada IG-50418: Isla Garza, 6 al 9 de agosto',
    form: 'html',
  },
  truth: {
    category: 'Other',
    who: ['Ana', 'Ben', 'Maya', 'Leo'],
    documentDate: '2027-06-21',
    dates: [
      {
        date: '2027-08-06',
        time: '10:15',
        endTime: '12:05',
        otherTimes: ['09:30'],
        words: 'viernes 6 de agosto de 2027',
      },
      { date: '2027-08-06', time: '15:00', words: 'viernes 6 de agosto, desde las 15:00' },
      { date: '2027-08-09', time: '11:00', words: 'lunes 9 de agosto, hasta las 11:00' },
      {
        date: '2027-08-09',
        time: '16:40',
        endTime: '18:30',
        otherTimes: ['15:55'],
        words: 'lunes 9 de agosto de 2027',
      },
      { date: '2027-07-23', words: 'el viernes 23 de julio' },
    ],
    mentioned: [
      { date: '2027-08-06', endDate: '2027-08-09', why: 'the whole journey' },
      { date: '2027-07-16', why: 'the last day of a right to cancel' },
      { date: '2027-01-12', why: 'the terms' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-07-23'],
    actionRequired: false,
    actions: [],
    titles: ['Isla Garza', 'Reserva'],
    amounts: [
      { amount: 700, currency: 'USD', words: '$700.00' },
      { amount: 350, currency: 'USD', words: '$350.00' },
    ],
    places: ['Garza'],
    mustRead: [
      'Localizador IG-50418',
      'Puerto Tansy → Isla Garza',
      'hay que estar en la fila 45 minutos antes',
      'Hotel Las Garzas, calle del Faro 3',
      'familiar, 3 noches, con desayuno',
      'Resto, se cobra solo a la misma tarjeta',
      'pero no en el comedor del hotel',
    ],
  },
};
