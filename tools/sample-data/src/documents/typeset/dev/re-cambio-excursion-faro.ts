import type { TypesetDocument } from '../../typeset-document.ts';

/** Spanish mail that moves the day of the mail below it and keeps its deadline. */
export const reCambioExcursionFaro: TypesetDocument = {
  id: 're-cambio-excursion-faro',
  kind: 'mail chain',
  language: 'es',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-05-04',
  mail: {
    from: 'Sr. Okafor <okafor@lakeside.example>',
    to: 'Familias de 4.º grado <grado4@lakeside.example>',
    date: '2027-05-04',
    time: '16:05',
    subject: 'RE: Excursión al faro: cambio de día',
    form: 'html',
  },
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-05-04',
    dates: [
      {
        date: '2027-05-19',
        time: '08:15',
        endTime: '14:00',
        words: 'miércoles 19 de mayo',
      },
      { date: '2027-05-07', words: 'el viernes de esta semana' },
    ],
    mentioned: [
      { date: '2027-05-13', why: 'the day from which the trip moves' },
      { date: '2027-05-03', why: 'the older mail was sent' },
    ],
    deadlines: ['2027-05-07'],
    actionRequired: true,
    actions: ['hoja|firm|sign|form|slip', '$9|pag|dinero|pay|money'],
    titles: ['Excursión al faro', 'faro'],
    amounts: [{ amount: 9, currency: 'USD', words: '$9.00 por alumno' }],
    places: ['faro'],
    mustRead: [
      'Tengo que corregirme',
      'El barco no está libre el jueves 13',
      'bórrenlo, por favor',
      'eso no cambia',
      'Quien ya la entregó no tiene que hacer otra',
      'al faro de Punta Garza',
      'Traigan gorra y almuerzo',
      'Caben 2 grupos de 12 en la torre',
    ],
  },
};
