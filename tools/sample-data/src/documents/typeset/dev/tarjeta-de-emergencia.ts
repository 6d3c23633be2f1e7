import type { TypesetDocument } from '../../typeset-document.ts';

/** Card to fill in for each child in Spanish, due on a weekday with a bare day, and a drill. Written blind. */
export const tarjetaDeEmergencia: TypesetDocument = {
  id: 'tarjeta-de-emergencia',
  kind: 'form',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-09-10',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2027-09-10',
    dates: [
      { date: '2027-09-17', words: 'a más tardar el viernes 17' },
      { date: '2027-09-21', time: '09:30', words: 'El martes 21 de septiembre, a las 9:30 de la mañana' },
    ],
    deadlines: ['2027-09-17'],
    actionRequired: true,
    actions: ['tarjeta|card|firm|devuél|devolv|llen'],
    titles: ['tarjeta de emergencia', 'emergencia'],
    amounts: [],
    places: ['parque'],
    mustRead: [
      'aunque los datos sean los mismos del año pasado',
      'ni a la abuelita',
      'Apunte a dos adultos que puedan llegar en media hora.',
      'esa no urge',
      'No se asusten si ven pasar la fila.',
      'Flor Quintanilla y Denise Ward',
      'Puede recogerlo',
      'Fecha de nacimiento',
    ],
  },
};
