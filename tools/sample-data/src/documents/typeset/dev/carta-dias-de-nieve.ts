import type { TypesetDocument } from '../../typeset-document.ts';

export const cartaDiasDeNieve: TypesetDocument = {
  id: 'carta-dias-de-nieve',
  kind: 'letter',
  language: 'es',
  producer: 'office',
  arrivals: ['pdf', 'docx'],
  received: '2027-02-19',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2027-02-18',
    dates: [
      { date: '2027-04-09', words: 'viernes 9 de abril' },
      { date: '2027-04-30', words: 'viernes 30 de abril' },
      { date: '2027-06-11', words: 'viernes 11 de junio' },
      { date: '2027-02-24', words: 'a más tardar el miércoles 24 de febrero' },
      { date: '2027-03-08', endDate: '2027-03-12', words: 'del 8 al 12 de marzo' },
    ],
    mentioned: [
      { date: '2027-01-21', why: 'classes cancelled' },
      { date: '2027-01-22', why: 'classes cancelled' },
      { date: '2027-02-09', why: 'classes cancelled' },
      { date: '2027-06-10', why: 'former last day' },
    ],
    deadlines: ['2027-02-24'],
    actionRequired: true,
    actions: ['talón|talon|firm|slip|sign|devol|devuel'],
    titles: ['nieve', 'Lakeside'],
    amounts: [],
    places: [],
    mustRead: [
      'Oficina de la dirección',
      'la nieve nos dejó sin clases tres días',
      'El distrito nos pide recuperarlos',
      'día de formación de los maestros',
      'para saber que todos están enterados',
      'La feria de libros no cambia',
      'y la pala en la mano',
      'Dolores Whitcombe, directora',
    ],
  },
};
