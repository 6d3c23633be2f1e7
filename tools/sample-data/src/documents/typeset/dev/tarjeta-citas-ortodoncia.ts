import type { TypesetDocument } from '../../typeset-document.ts';

export const tarjetaCitasOrtodoncia: TypesetDocument = {
  id: 'tarjeta-citas-ortodoncia',
  kind: 'ticket',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-09-30',
  truth: {
    category: 'Medical',
    who: ['Maya'],
    documentDate: '2026-09-30',
    dates: [
      { date: '2026-10-14', time: '15:40', words: 'mié. 14/10' },
      { date: '2026-11-11', time: '16:00', words: 'mié. 11/11' },
      { date: '2026-12-09', time: '15:20', words: 'mié. 9/12' },
    ],
    mentioned: [{ date: '2026-10-05', why: 'the practice is closed' }],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Ortodoncia', 'cita'],
    amounts: [],
    places: ['Ortodoncia del Puerto'],
    mustRead: [
      'Dra. Belmonte',
      'Calle Quinta 40',
      'Paciente: Maya Rivera',
      'Radiografía y moldes',
      'Colocación de brackets (una hora)',
      'las faltas sin aviso se cobran',
      'cierra por la fiesta del barrio',
    ],
  },
};
