import type { TypesetDocument } from '../../typeset-document.ts';

/** Invitation in Spanish to an evening for the parents of three grades, and to a second one. Written blind. */
export const tallerFraccionesSinLlorar: TypesetDocument = {
  id: 'taller-fracciones-sin-llorar',
  kind: 'flyer',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2028-04-03',
  truth: {
    category: 'School',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: null,
    dates: [
      {
        date: '2028-04-13',
        time: '18:00',
        endTime: '19:30',
        otherTimes: ['17:30'],
        words: 'jueves 13 de abril de 2028',
      },
      { date: '2028-04-27', time: '18:00', words: 'es el jueves 27 a la misma hora' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Fracciones', 'taller'],
    amounts: [],
    places: ['biblioteca'],
    mustRead: [
      'El Centro Familiar del Distrito invita',
      'aprender lo que ya se nos olvidó',
      'cuidado de niños gratis en el salón 2',
      'Tampoco saber fracciones.',
      'Venga como salga del trabajo.',
      'Se puede venir a una sola.',
      'que reprobó matemáticas dos veces',
    ],
  },
};
