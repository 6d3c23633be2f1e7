import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Coach’s correction in Spanish above his own list: a game on another day, its early arrival, hour and place taken from
 * two mails. Written blind to the rules.
 */
export const reJuegoContraLosToros: TypesetDocument = {
  id: 're-juego-contra-los-toros',
  kind: 'mail chain',
  language: 'es',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2028-04-19',
  mail: {
    from: 'Raúl Ibarra <raul@venadosbeis.example>',
    to: 'Familias Venados <venados@venadosbeis.example>',
    date: '2028-04-19',
    time: '12:31',
    subject: 'Re: juego contra los Toros - CORRECCIÓN',
    form: 'html',
  },
  truth: {
    category: 'Sports',
    who: ['Leo'],
    documentDate: '2028-04-19',
    dates: [
      { date: '2028-04-23', time: '13:30', otherTimes: ['12:50'], words: 'domingo 23 a la 1:30 pm' },
      { date: '2028-04-21', time: '18:00', endTime: '19:30', words: 'el viernes de 6 a 7:30 en mi casa' },
      { date: '2028-04-19', words: 'contéstenme hoy por favor' },
      { date: '2028-04-29', time: '09:00', words: 'Foto: sábado 29, 9:00 am' },
    ],
    mentioned: [
      { date: '2028-04-22', why: 'the day from which the game was moved' },
      { date: '2028-04-20', why: 'the practice that does not happen, “mañana”' },
      { date: '2028-04-21', why: 'the fee, without the hour' },
      { date: '2028-05-05', why: 'no practice, in the quoted mail' },
      { date: '2027-04-16', why: 'the start of the year before' },
      { date: '2028-04-15', why: 'a day on the league’s page' },
      { date: '2028-04-17', why: 'the older mail was sent' },
      { date: '2028-04-16', why: 'the oldest mail was sent' },
    ],
    deadlines: ['2028-04-19', '2028-04-21'],
    actionRequired: true,
    actions: ['contest|respond|confirm|avis|reply|answer|tell', '25|cuota|pag|fee', 'uniforme|uniform'],
    titles: ['Toros', 'Venados'],
    amounts: [{ amount: 25, currency: 'USD', words: 'los $25 de los que faltan' }],
    places: ['Parque Dorado', '214 Olmo'],
    mustRead: [
      'me equivoqué de renglón en el rol',
      'Lo de llegar 40 minutos antes sigue igual',
      'el campo es un lago',
      'Leo, Emiliano, Matías y Leonel',
      'La foto del equipo no se mueve',
      'porque con 8 no completamos',
      'Venados T-Ball 6-7',
      'La cuota del ampáyer, $25',
      'hay desfile',
      'nos llovió en 5 de 9 juegos',
      'pero eso ya pasó, jaja',
    ],
  },
};
