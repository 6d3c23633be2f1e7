import type { TypesetDocument } from '../../typeset-document.ts';

export const permisoMuseo: TypesetDocument = {
  id: 'permiso-museo',
  kind: 'form',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-01-11',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: null,
    dates: [
      {
        date: '2027-02-03',
        time: '08:45',
        endTime: '14:30',
        otherTimes: ['08:20'],
        words: 'miércoles 3 de febrero de 2027',
      },
      { date: '2027-01-22', words: 'a más tardar el viernes 22 de enero' },
    ],
    mentioned: [{ date: '2024-08-15', why: 'revision of the form' }],
    deadlines: ['2027-01-22'],
    actionRequired: true,
    actions: [
      'firm|autoriza|permiso|hoja|formulario|sign|permission|form',
      'costo|pag|efectivo|cheque|pay|fee',
      'almuerzo|lunch',
    ],
    titles: ['Autorización para la excursión'],
    amounts: [{ amount: 14, currency: 'USD', words: '$14.00 por alumno' }],
    places: ['Museo de Historia Natural'],
    mustRead: [
      'Autorización para la excursión',
      '4.º grado · Grupo del Sr. Okafor',
      'Formulario LE-27S',
      'como cierre de la unidad sobre fósiles',
      '75 Quarry Lane',
      'lleguen a las 8:20 a. m., por favor',
      '$14.00 por alumno',
      'no hay dónde calentar comida',
      'Puedo acompañar al grupo',
      'autorizo al personal a buscar atención médica',
      'rev. 15 de agosto de 2024',
    ],
  },
};
