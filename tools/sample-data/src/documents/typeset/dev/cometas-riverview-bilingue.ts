import type { TypesetDocument } from '../../typeset-document.ts';

/** Flyer of a city in two languages, paragraph by paragraph, for a day in the park. Written blind. */
export const cometasRiverviewBilingue: TypesetDocument = {
  id: 'cometas-riverview-bilingue',
  kind: 'flyer',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2028-03-20',
  truth: {
    category: 'Community',
    who: [],
    documentDate: null,
    dates: [
      { date: '2028-04-08', time: '10:00', endTime: '14:00', words: 'sábado 8 de abril, de 10 a 2' },
      { date: '2028-04-09', otherTimes: ['10:00'], words: 'al domingo 9, a la misma hora' },
      { date: '2028-04-05', time: '16:00', endTime: '17:30', words: 'miércoles 5 de abril, 4:00 a 5:30 p.m.' },
      { date: '2028-03-31', words: 'hasta el viernes 31 de marzo' },
    ],
    mentioned: [{ date: '2028-04-08', why: 'the hours of the closed street' }],
    deadlines: [],
    arguableDeadlines: ['2028-03-31'],
    actionRequired: false,
    actions: [],
    titles: ['cometas', 'Kite'],
    amounts: [],
    places: ['Riverview', 'Harbour'],
    mustRead: [
      'Día de cometas',
      'Kite Day at Riverview Park',
      'un concurso para la cometa más rara',
      'a prize for the oddest kite',
      'Then it is Sunday the 9th, same hours.',
      'Space for 25 children',
      'Riverview Drive is closed to cars',
      'Los perros, con correa',
    ],
  },
};
