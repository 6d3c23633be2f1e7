import type { TypesetDocument } from '../../typeset-document.ts';

export const certificadoCinturonAmarillo: TypesetDocument = {
  id: 'certificado-cinturon-amarillo',
  kind: 'certificate',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-05-12',
  truth: {
    category: 'Sports',
    who: ['Leo'],
    documentDate: '2027-05-10',
    dates: [{ date: '2027-05-27', time: '17:30', words: 'el jueves 27 de mayo, a las 17:30' }],
    mentioned: [
      { date: '2027-05-08', why: 'record of the exam' },
      { date: '2027-12-31', why: 'expiry of the licence' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Certificado', 'cinturón amarillo', 'Judo'],
    amounts: [],
    places: ['tatami'],
    mustRead: [
      'Escuela de Judo Tatami Norte',
      'CERTIFICADO',
      'Por la presente se hace constar que',
      'con la mención «cae muy bien»',
      'Marisa Quintero, maestra, 4.º dan',
      'Las familias pueden quedarse a mirar.',
      'Licencia 2027-05-114',
    ],
  },
};
