import type { TypesetDocument } from '../../typeset-document.ts';

/** Spanish letter about a bus stop, with works over the end of a month and a meeting in two languages. */
export const cartaParadaMuelle: TypesetDocument = {
  id: 'carta-parada-muelle',
  kind: 'letter',
  language: 'es',
  producer: 'office',
  arrivals: ['docx'],
  received: '2026-09-29',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2026-09-28',
    dates: [
      { date: '2026-10-12', endDate: '2026-11-06', words: 'Del 12 de octubre al 6 de noviembre' },
      { date: '2026-10-12', time: '07:38', otherTimes: [null], words: 'a partir del lunes 12 de octubre' },
      { date: '2026-10-06', words: 'a más tardar el martes 6 de octubre' },
      { date: '2026-10-02', words: 'hasta el viernes 2 de octubre' },
      { date: '2026-10-01', time: '17:30', words: 'a las 17:30 en inglés' },
      { date: '2026-10-01', time: '18:45', words: 'a las 18:45 en español' },
      { date: '2026-10-05', words: 'el lunes 5 de octubre no circula ningún autobús por la tarde' },
    ],
    mentioned: [{ date: '2026-09-09', why: 'the day of the ducks' }],
    deadlines: ['2026-10-06'],
    arguableDeadlines: ['2026-10-02'],
    actionRequired: true,
    actions: ['talón|talon|firm|slip|sign|entreg'],
    titles: ['parada', 'autobús'],
    amounts: [],
    places: ['calle del Muelle', 'biblioteca'],
    mustRead: [
      'Oficina de Transporte',
      'y un autobús no sabe saltar',
      'Por la tarde bajan en el mismo lugar',
      'Necesitamos saber que todos están enterados',
      'no es obligatorio',
      'Vengan a la que gusten, o a ninguna',
      'los conductores tienen un curso',
      'esperó a una familia de patos',
      'Remedios Altagracia, jefa de transporte',
    ],
  },
};
