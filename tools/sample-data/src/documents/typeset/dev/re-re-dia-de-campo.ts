import type { TypesetDocument } from '../../typeset-document.ts';

/** Spanish thread in which the day changes twice and the place once; "the rest stays" points to a mail below. */
export const reReDiaDeCampo: TypesetDocument = {
  id: 're-re-dia-de-campo',
  kind: 'mail chain',
  language: 'es',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-04-15',
  mail: {
    from: 'Marisol Rivera <marisol@mailbox.example>',
    to: 'Ana Rivera <ana@example.org>, Ben Rivera <ben@example.org>',
    date: '2027-04-15',
    time: '20:26',
    subject: 'Re: Re: Día de campo',
    form: 'alternative',
  },
  truth: {
    category: 'Other',
    who: ['Ana', 'Ben', 'Maya', 'Leo'],
    documentDate: '2027-04-15',
    dates: [
      { date: '2027-05-02', time: '13:00', words: 'el 2 de mayo, a la una de la tarde' },
      { date: '2027-04-28', words: 'antes del miércoles 28' },
    ],
    mentioned: [
      { date: '2027-04-25', why: 'the second plan, and the race' },
      { date: '2027-04-24', why: 'the first plan, and a game of Maya’s' },
      { date: '2027-04-27', why: 'the day before the deadline' },
      { date: '2027-04-15', why: 'the deadline of the first mail, which is this mail’s day' },
      { date: '2027-04-13', why: 'an older mail was sent' },
      { date: '2027-04-12', why: 'an older mail was sent' },
      { date: '2027-04-11', why: 'an older mail was sent' },
    ],
    deadlines: ['2027-04-28'],
    arguableDeadlines: ['2027-04-27', '2027-05-02'],
    actionRequired: true,
    actions: ['confirm|cuatro|four', 'pan|sandía|bread|watermelon', '$5|5 dólares|pag|pay'],
    titles: ['Día de campo'],
    amounts: [{ amount: 5, currency: 'USD', words: '5 dólares por familia' }],
    places: ['parque del Molino'],
    mustRead: [
      'Otro cambio, y juro que es el último',
      'por la carrera de bicicletas',
      'en la mesa larga junto al quiosco',
      'la mesa se aparta con nombres',
      'Entonces el domingo 25 a las 12, misma laguna',
      'Chucho las sillas',
      'El sábado 24 juega Maya',
      'Somos 3 familias, 13 bocas, 2 perros',
    ],
  },
};
