import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter in Spanish about a science fair with four steps in a table, a workshop and two evenings. Written blind. */
export const feriaCienciasCuartoGrado: TypesetDocument = {
  id: 'feria-ciencias-cuarto-grado',
  kind: 'letter',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2028-01-14',
  truth: {
    category: 'School',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2028-01-14',
    dates: [
      { date: '2028-01-21', words: 'viernes 21 de enero' },
      { date: '2028-01-31', words: 'lunes 31 de enero' },
      { date: '2028-02-10', words: 'jueves 10 de febrero' },
      { date: '2028-02-16', words: 'miércoles 16 de febrero' },
      { date: '2028-01-25', time: '17:30', words: 'El martes 25 de enero, a las 5:30 de la tarde' },
      {
        date: '2028-02-18',
        time: '09:00',
        endTime: '11:00',
        words: 'el viernes 18 de febrero, de 9:00 a 11:00 de la mañana',
      },
      { date: '2028-02-17', time: '18:00', endTime: '19:30', words: 'el jueves 17, de 6:00 a 7:30' },
      { date: '2028-02-21', words: 'el lunes 21 de febrero no hay clases' },
    ],
    mentioned: [
      { date: '2028-01-13', why: 'the day of the English copy' },
      { date: '2028-02-18', why: 'the projects go home' },
    ],
    deadlines: ['2028-01-21', '2028-01-31', '2028-02-10', '2028-02-16'],
    arguableDeadlines: ['2028-02-18'],
    actionRequired: true,
    actions: [
      'hoja azul|firma|tema|sign',
      'hipótesis|pregunta|materiales|hypothesis',
      'resultados|tabla|gráfica|results',
      'cartel|poster|board',
    ],
    titles: ['Feria de Ciencias', 'cuarto grado'],
    amounts: [{ amount: 4, currency: 'USD', words: '$4' }],
    places: ['biblioteca', 'gimnasio'],
    mustRead: [
      'Estimadas familias de cuarto grado:',
      'para que nadie se desvele la última noche',
      'Hoja azul con el tema y la firma de papá o mamá',
      'Pregunta, hipótesis y lista de materiales',
      'ya vimos dieciséis',
      'Habrá quien cuide a los niños.',
      'las familias pueden recorrer el gimnasio',
      'Maestro de cuarto grado, salón 16',
    ],
  },
};
