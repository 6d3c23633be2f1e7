import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter of a school nurse in Spanish, with a day for each grade and a slip to return. Written blind. */
export const cartaVistaYOido: TypesetDocument = {
  id: 'carta-vista-y-oido',
  kind: 'letter',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2026-09-24',
  truth: {
    category: 'Medical',
    who: ['Maya', 'Leo'],
    documentDate: '2026-09-24',
    dates: [
      {
        date: '2026-10-06',
        time: '08:30',
        endTime: '11:00',
        words: 'el martes 6 de octubre, de 8:30 a 11 de la mañana',
      },
      { date: '2026-10-07', time: '08:30', endTime: '11:00', otherTimes: [null], words: 'el miércoles 7 de octubre' },
      { date: '2026-10-22', words: 'el jueves 22' },
      { date: '2026-10-02', words: 'a más tardar el viernes 2 de octubre' },
      { date: '2026-10-30', words: 'el 30 de octubre' },
      { date: '2026-10-17', time: '09:00', endTime: '13:00', words: 'el sábado 17 de octubre, de 9 a 1' },
    ],
    mentioned: [{ date: '2026-09-15', why: 'the past checks of the youngest' }],
    deadlines: ['2026-10-02'],
    arguableDeadlines: ['2026-10-06', '2026-10-07'],
    actionRequired: true,
    actions: ['hoja|firm|devol|devuel'],
    titles: ['vista', 'enfermera', 'revisi'],
    amounts: [],
    places: ['biblioteca'],
    mustRead: [
      'Estimadas familias de primero y cuarto grado',
      'todo salió muy bien',
      'Si su hijo o hija usa lentes',
      'también si no desean que participe',
      'La revisión es gratuita y no duele nada.',
      'en un sobre cerrado',
      'No hace falta cita.',
      'Firma del padre, la madre o el tutor',
    ],
  },
};
