import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter without any date or task. */
export const agradecimientoBancoAlimentos: TypesetDocument = {
  id: 'agradecimiento-banco-alimentos',
  kind: 'letter',
  language: 'es',
  producer: 'office',
  arrivals: ['pdf', 'docx', 'photo'],
  received: '2026-12-03',
  truth: {
    category: 'Community',
    who: ['Ana'],
    documentDate: null,
    dates: [],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Gracias', 'Mesa Larga'],
    amounts: [],
    places: [],
    mustRead: [
      'Despensa La Mesa Larga',
      'Parroquia de San Telmo',
      'Estimada Sra. Ana Rivera',
      '¡Gracias de todo corazón!',
      'ochenta y cuatro canastas',
      'por primera vez, pañales',
      '«No es la comida, es que alguien pensó en nosotros»',
      'La de las ballenas azules',
      'No le pedimos nada en esta carta.',
      'P. Ignacio Dávalos',
      '9 Chapel Row',
    ],
  },
};
