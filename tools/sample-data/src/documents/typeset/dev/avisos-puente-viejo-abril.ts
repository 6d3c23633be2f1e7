import type { TypesetDocument } from '../../typeset-document.ts';

/** Numbered notices of a school at the Mexican border, in Spanish with English names, and a part to cut off. Written blind. */
export const avisosPuenteViejoAbril: TypesetDocument = {
  id: 'avisos-puente-viejo-abril',
  kind: 'letter',
  language: 'es',
  producer: 'office',
  arrivals: ['docx', 'pdf'],
  received: '2027-04-15',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2027-04-15',
    dates: [
      { date: '2027-04-19', endDate: '2027-04-23', words: 'Del lunes 19 al viernes 23 de abril' },
      { date: '2027-04-22', words: 'a más tardar el jueves 22/abril' },
      { date: '2027-04-28', time: '08:30', otherTimes: [null], words: 'El miércoles 28 de abril' },
      {
        date: '2027-04-30',
        time: '13:00',
        endTime: '14:30',
        words: 'Viernes 30 de abril, de 1:00 a 2:30 p.m.',
      },
      { date: '2027-05-07', words: 'antes del 7 de mayo' },
      { date: '2027-05-10', time: '09:15', words: 'el lunes 10 de mayo a las 9:15 a.m.' },
      { date: '2027-05-14', words: 'a más tardar el viernes 14 de mayo' },
      { date: '2027-05-31', words: 'el lunes 31 de mayo' },
    ],
    mentioned: [
      { date: '2027-04-13', why: 'the past meeting' },
      { date: '2027-05-05', why: 'a day with school like any other' },
      { date: '2027-05-06', why: 'the day before the one by which shirts are ordered' },
      { date: '2019-08-21', why: 'the version of the form' },
    ],
    deadlines: ['2027-04-22', '2027-05-14'],
    arguableDeadlines: ['2027-04-30', '2027-05-07', '2027-05-06'],
    actionRequired: true,
    actions: ['talón|recorte|festival|devuelva|regresar', 'domicilio|recibo', 'paletas|caja'],
    titles: ['Avisos de primer grado', 'Puente Viejo'],
    amounts: [{ amount: 8, currency: 'USD', words: '$8.00 dólares' }],
    places: ['patio', 'cafetería'],
    mustRead: [
      'Faltaron sillas y sobró café.',
      'Quienes cruzan temprano',
      'y no hay lonche con papás',
      'Al salón 4 le toca traer paletas de hielo',
      'Dos lugares por alumno, ni las tías.',
      'No se acepta el del 2026.',
      'Profra. Irma Zertuche, directora',
      'Este papel también existe en inglés',
    ],
  },
};
