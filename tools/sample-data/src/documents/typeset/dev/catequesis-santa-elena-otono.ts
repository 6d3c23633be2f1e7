import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter of a parish in Spanish about a child’s classes, with a column of the Sundays that are skipped. Written blind. */
export const catequesisSantaElenaOtono: TypesetDocument = {
  id: 'catequesis-santa-elena-otono',
  kind: 'letter',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'scan', 'photo'],
  received: '2027-08-18',
  truth: {
    category: 'Community',
    who: ['Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-08-16',
    dates: [
      { date: '2027-09-12', time: '09:45', endTime: '10:50', words: 'Empezamos el domingo 12 de septiembre' },
      { date: '2028-05-07', otherTimes: ['09:45'], words: 'terminamos el domingo 7 de mayo de 2028' },
      { date: '2027-08-29', words: 'a más tardar el domingo 29 de agosto' },
      { date: '2027-09-01', time: '19:00', words: 'el miércoles 1 de septiembre, a las 7 de la noche' },
      {
        date: '2027-12-04',
        time: '09:00',
        endTime: '13:00',
        words: 'el sábado 4 de diciembre, de 9 de la mañana a 1 de la tarde',
      },
      { date: '2027-10-03', time: '11:00', endTime: '17:00', words: 'el domingo 3 de octubre, de 11 a 5' },
    ],
    mentioned: [
      { date: '2027-09-12', endDate: '2028-05-07', why: 'the year of classes as a range' },
      ...['2027-09-05', '2027-10-10', '2027-11-28', '2027-12-26', '2028-01-02', '2028-04-16'].map((date) => ({
        date,
        why: 'a Sunday without class',
      })),
    ],
    deadlines: ['2027-08-29'],
    arguableDeadlines: ['2027-09-01', '2027-12-04'],
    actionRequired: true,
    actions: ['acta|inscri|hoja de datos|35|regist|enroll', 'junta|reunión|meeting|asist'],
    titles: ['Catequesis', 'Santa Elena', 'primer año'],
    amounts: [{ amount: 35, currency: 'USD', words: '$35' }],
    places: ['salón'],
    mustRead: [
      'Oficina de Catequesis',
      'A los papás de Leo Rivera:',
      'el grupo de la hermana Refugio',
      'una copia del acta de bautismo',
      'ahí se reparten los turnos de la merienda',
      'nosotros ponemos el agua y los juegos',
      'que hable con la señora Chayo',
      'todavía no empezamos',
      'una foto del bautizo, si la tienen',
    ],
  },
};
