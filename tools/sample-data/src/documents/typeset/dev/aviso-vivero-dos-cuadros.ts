import type { TypesetDocument } from '../../typeset-document.ts';

/** Spanish notice in two boxes side by side, with days in both and a range in the sentence below. Written blind. */
export const avisoViveroDosCuadros: TypesetDocument = {
  id: 'aviso-vivero-dos-cuadros',
  kind: 'form',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-04-13',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2027-04-12',
    dates: [
      { date: '2027-04-19', time: '15:00', words: 'lunes 19 de abril' },
      { date: '2027-04-21', time: '17:45', words: 'miércoles 21 de abril, 5:45 p.m.' },
      { date: '2027-04-22', words: 'jueves 22 de abril' },
      { date: '2027-04-29', time: '09:10', endTime: '13:30', words: 'Jueves 29 de abril' },
      {
        date: '2027-05-03',
        endDate: '2027-05-07',
        time: '15:10',
        endTime: '16:00',
        otherTimes: [null],
        words: 'del 3 al 7 de mayo, de 3:10 a 4:00 p.m.',
      },
      { date: '2027-05-04', otherTimes: ['09:10'], words: 'Martes 4 de mayo' },
    ],
    deadlines: ['2027-04-19', '2027-04-22'],
    arguableDeadlines: ['2027-04-29'],
    actionRequired: true,
    actions: ['permiso|firma|autoriz|permission|sign', 'pag|8|pay'],
    titles: ['vivero'],
    amounts: [{ amount: 8, currency: 'USD', words: '$8 por niño' }],
    places: ['Vivero La Semilla'],
    mustRead: [
      'Primer grado, salones 5 y 6',
      'almuerzo en bolsa de papel',
      'a más tardar el jueves 22 de abril',
      'Solo seis.',
      'una maceta de 4 pulgadas',
      'se aceptan regaderas viejas',
    ],
  },
};
