import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Permission slip in Spanish with a part to tear off, bare days of the month and teachers whose first names resemble the
 * children’s. Written blind to the rules.
 */
export const permisoGranjaPrimero: TypesetDocument = {
  id: 'permiso-granja-primero',
  kind: 'form',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2028-05-08',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2028-05-05',
    dates: [
      { date: '2028-05-18', time: '08:45', endTime: '13:45', words: 'jueves 18 de mayo' },
      {
        date: '2028-05-23',
        time: '08:45',
        otherTimes: [null],
        words: 'se pasa al martes 23',
      },
      { date: '2028-05-12', words: 'a más tardar el viernes 12' },
      { date: '2028-05-15', words: 'desde el lunes de esa semana' },
      { date: '2028-05-29', words: 'el lunes 29 no hay clases' },
      { date: '2028-05-31', words: 'es el miércoles 31' },
    ],
    mentioned: [{ date: '2028-05-18', why: 'the return, and what to bring' }],
    deadlines: ['2028-05-12', '2028-05-31'],
    arguableDeadlines: ['2028-05-15', '2028-05-18'],
    actionRequired: true,
    actions: [
      'talón|firm|permiso|sign|slip',
      '9|pag|dinero',
      'libros|devolv|books|return',
      'lonche|botella|gorra|lunch|bring',
    ],
    titles: ['Excursión', 'Girasoles', 'granja'],
    amounts: [{ amount: 9, currency: 'USD', words: '$9 (exactos, por favor)' }],
    places: ['Girasoles'],
    mustRead: [
      'Granja Los Girasoles',
      'los niños llegan a casa a la hora de siempre',
      'lonche en bolsa que se pueda tirar',
      'En la granja hay 2 árboles',
      'lo arreglamos sin preguntas',
      'formulario de voluntarios (VF-2, 7/27)',
      'volvió una gallina de más',
      'niveles D a J, 4/6 a 10/12',
      'Leonor Vidal y Mayra Quiñones',
      'Talón: granja, 5/18/28',
      'se queda en el salón 4',
    ],
  },
};
