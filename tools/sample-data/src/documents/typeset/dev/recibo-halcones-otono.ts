import type { TypesetDocument } from '../../typeset-document.ts';

const practices = ['08-26', '08-31', '09-02', '09-07', '09-09', '09-14', '09-16', '09-21', '09-23', '09-28', '09-30']
  .concat(['10-05', '10-07', '10-12', '10-19', '10-21', '10-26', '10-28', '11-02', '11-04', '11-09', '11-11', '11-16'])
  .map((day) => ({ date: `2027-${day}`, why: 'practice, only by its recurrence' }));

/** Receipt of a soccer club in Spanish that lists payments still due and the days of the season. Written blind. */
export const reciboHalconesOtono: TypesetDocument = {
  id: 'recibo-halcones-otono',
  kind: 'invoice',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-08-14',
  truth: {
    category: 'Sports',
    who: ['Leo'],
    documentDate: '2027-08-14',
    dates: [
      { date: '2027-09-15', words: '15 de septiembre' },
      { date: '2027-10-15', words: '15 de octubre' },
      { date: '2027-11-15', words: '15 de noviembre' },
      { date: '2027-08-24', time: '17:00', endTime: '18:00', otherTimes: [null], words: 'martes 24 de agosto' },
      { date: '2027-09-03', time: '17:00', endTime: '19:00', words: 'viernes 3 de septiembre, de 5 a 7 p.m.' },
      { date: '2027-09-11', time: '09:30', otherTimes: ['09:00'], words: 'sábado 11 de septiembre, 9:30 a.m.' },
      { date: '2027-11-20', time: '12:00', words: 'sábado 20 de noviembre, 12:00 p.m.' },
      { date: '2027-08-27', words: 'a más tardar el viernes 27 de agosto' },
    ],
    mentioned: [
      { date: '2027-10-14', why: 'no practice' },
      { date: '2027-09-01', why: 'the last day of a refund' },
      { date: '2027-08-31', why: 'the day before the last day of a refund' },
      { date: '2027-11-18', why: 'practice, only by its recurrence' },
      ...practices,
    ],
    deadlines: ['2027-08-27', '2027-09-15', '2027-10-15', '2027-11-15'],
    arguableDeadlines: ['2027-09-03'],
    actionRequired: true,
    actions: ['acta', 'pag|mensualidad|40'],
    titles: ['Recibo', 'Halcones'],
    amounts: [
      { amount: 60, currency: 'USD', words: '$60.00' },
      { amount: 40, currency: 'USD', words: '$40.00' },
    ],
    places: ['Parque Levee', 'cancha 2'],
    mustRead: [
      'Club Deportivo Halcones',
      'por la inscripción de otoño',
      'talla 8, núm. 15',
      'Primera mensualidad',
      'con este recibo',
      'kiosco del parque',
      'sin ella la liga no nos da la credencial',
      'en la mesa junto a la cancha',
    ],
  },
};
