import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter of a clinic in Spanish with six sessions in a table and a questionnaire to hand in. Written blind. */
export const terapiaLenguajeLeo: TypesetDocument = {
  id: 'terapia-lenguaje-leo',
  kind: 'letter',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-10-18',
  truth: {
    category: 'Medical',
    who: ['Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-10-15',
    dates: [
      { date: '2027-11-02', time: '16:10', endTime: '16:50', words: 'martes 2 de noviembre' },
      { date: '2027-11-09', time: '16:10', endTime: '16:50', words: 'martes 9 de noviembre' },
      { date: '2027-11-16', time: '16:10', endTime: '16:50', words: 'martes 16 de noviembre' },
      { date: '2027-11-23', time: '16:10', endTime: '16:50', words: 'martes 23 de noviembre' },
      { date: '2027-11-30', time: '16:10', endTime: '16:50', words: 'martes 30 de noviembre' },
      { date: '2027-12-07', time: '16:10', endTime: '16:50', words: 'martes 7 de diciembre' },
      { date: '2027-10-29', words: 'a más tardar el viernes 29 de octubre' },
      { date: '2027-11-25', words: 'el jueves 25 y el viernes 26 de noviembre' },
      { date: '2027-11-26', words: 'el jueves 25 y el viernes 26 de noviembre' },
    ],
    mentioned: [
      { date: '2027-10-01', why: 'the assessment is over' },
      { date: '2027-11-25', endDate: '2027-11-26', why: 'the closed days as a range' },
    ],
    deadlines: ['2027-10-29'],
    arguableDeadlines: ['2027-11-02', '2027-11-09', '2027-11-16', '2027-11-23', '2027-11-30', '2027-12-07'],
    actionRequired: true,
    actions: ['cuestionario|questionnaire'],
    titles: ['Terapia', 'sesiones', 'Río Claro'],
    amounts: [{ amount: 15, currency: 'USD', words: '$15.00' }],
    places: ['Canal'],
    mustRead: [
      'A los padres de Leo Rivera',
      'la licenciada Soledad Ibarra',
      'la erre fuerte',
      'repaso con los papás',
      'el cuestionario del idioma en casa',
      'la reponemos al final',
      'prefiere los de pingüinos',
      'cuestionario al reverso',
    ],
  },
};
