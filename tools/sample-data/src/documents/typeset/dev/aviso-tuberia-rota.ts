import type { TypesetDocument } from '../../typeset-document.ts';

/** Closure for a day in Spanish, with a late start, an evening that moves and a day made up in June. Written blind. */
export const avisoTuberiaRota: TypesetDocument = {
  id: 'aviso-tuberia-rota',
  kind: 'letter',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2028-03-01',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2028-03-01',
    dates: [
      { date: '2028-03-02', words: 'Jueves 2 de marzo: escuela cerrada' },
      { date: '2028-03-02', time: '11:00', endTime: '12:30', words: 'ese mismo jueves, de 11:00 a 12:30' },
      { date: '2028-03-03', time: '10:05', words: 'Viernes 3 de marzo' },
      { date: '2028-03-09', time: '17:30', words: 'jueves 9 de marzo, 5:30 p.m.' },
      { date: '2028-06-02', words: 'El día se recupera el viernes 2 de junio' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['no hay clases', 'escuela cerrada', 'sin agua', 'tubería', 'Lakeside'],
    amounts: [],
    places: ['Roosevelt', 'gimnasio'],
    mustRead: [
      'MAÑANA NO HAY CLASES EN LAKESIDE',
      'la tubería principal de la calle Séptima',
      'tomaron agua embotellada y se divirtieron bastante',
      'No hace falta avisar',
      'que iba a ser libre',
      'No tienen que hacer nada',
      'cerró la llave con sus propias manos',
    ],
  },
};
