import type { TypesetDocument } from '../../typeset-document.ts';

/** Spanish letter about a week whose days are a list of weekdays, with a slip and a cancelled fair. Written blind. */
export const cartaSemanaLecturaPrimero: TypesetDocument = {
  id: 'carta-semana-lectura-primero',
  kind: 'letter',
  language: 'es',
  producer: 'office',
  arrivals: ['docx', 'pdf'],
  received: '2027-02-19',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2027-02-19',
    dates: [
      { date: '2027-02-25', words: 'a más tardar el jueves 25 de febrero' },
      { date: '2027-03-01', words: 'Lunes: cada niño trae su libro favorito' },
      { date: '2027-03-02', words: 'Martes: día de la piyama' },
      { date: '2027-03-03', time: '10:15', words: 'Miércoles: visita del escritor Julián Arce a las 10:15' },
      {
        date: '2027-03-04',
        time: '08:45',
        endTime: '09:30',
        words: 'Jueves: lectura con las familias, de 8:45 a 9:30',
      },
      {
        date: '2027-03-05',
        time: '12:15',
        otherTimes: [null],
        words: 'Viernes: los niños salen temprano, a las 12:15',
      },
    ],
    mentioned: [
      { date: '2027-03-01', endDate: '2027-03-05', why: 'the whole week, whose days are listed one by one' },
      { date: '2026-03-02', why: 'the snow of the year before' },
      { date: '2027-03-10', why: 'the cancelled book fair' },
    ],
    deadlines: ['2027-02-25'],
    arguableDeadlines: ['2027-03-01'],
    actionRequired: true,
    actions: ['talón|slip'],
    titles: ['Semana de la Lectura'],
    amounts: [],
    places: [],
    mustRead: [
      'Pantuflas sí, mascotas no.',
      'Los abuelos son bienvenidos.',
      'No hay almuerzo en la escuela.',
      'aunque no puedan venir',
      'la compañía no tiene camión',
      'Mtra. Consuelo Ibarra',
    ],
  },
};
