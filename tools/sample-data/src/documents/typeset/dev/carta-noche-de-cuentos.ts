import type { TypesetDocument } from '../../typeset-document.ts';

/** Spanish invitation that asks for an answer "hasta … inclusive"; the day of the printed book is no deadline. */
export const cartaNocheDeCuentos: TypesetDocument = {
  id: 'carta-noche-de-cuentos',
  kind: 'letter',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'docx'],
  received: '2027-05-03',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-04-30',
    dates: [
      { date: '2027-05-12', words: 'hasta el miércoles 12 de mayo inclusive' },
      { date: '2027-05-21', time: '18:00', endTime: '20:00', words: 'el viernes 21 de mayo, de 6:00 a 8:00 p. m.' },
      { date: '2027-06-04', words: 'impreso para el 4 de junio' },
    ],
    deadlines: ['2027-05-12'],
    actionRequired: true,
    actions: ['confirm|cuántos|responder|llam|avis|nota|rsvp|reply'],
    titles: ['Noche de Cuentos'],
    amounts: [],
    places: ['cafetería'],
    mustRead: [
      'Querida familia Rivera',
      'escribieron cuentos en dos idiomas',
      'El faro que tenía frío',
      'tenemos que contar platos',
      'una nota en la carpeta',
      'También si no pueden venir',
      'no hay que pedirlo ni pagarlo',
      'Sra. Beltrán, maestra bilingüe',
    ],
  },
};
