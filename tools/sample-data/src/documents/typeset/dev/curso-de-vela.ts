import type { TypesetDocument } from '../../typeset-document.ts';

export const cursoDeVela: TypesetDocument = {
  id: 'curso-de-vela',
  kind: 'letter',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-01-14',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    whoElse: ['Ben'],
    documentDate: '2027-01-12',
    dates: [
      {
        date: '2027-07-04',
        endDate: '2027-07-17',
        words: 'del 4 al 17 de julio de 2027',
      },
      { date: '2027-07-04', time: '12:00', words: 'el domingo 4 de julio a las 12:00 h' },
      { date: '2027-07-17', time: '11:30', words: 'el sábado 17 de julio a las 11:30 h' },
      { date: '2027-03-01', words: 'antes del 1 de marzo de 2027' },
      { date: '2027-05-31', words: 'a más tardar el 31 de mayo de 2027' },
      {
        date: '2027-02-09',
        time: '17:30',
        // The time in Springfield.
        otherTimes: ['10:30'],
        words: 'Martes, 9 de febrero, a las 17:30 h (hora peninsular)',
      },
    ],
    mentioned: [
      { date: '2025-11-02', why: 'version of the conditions' },
      { date: '2027-02-28', why: 'last day before 1 March' },
    ],
    deadlines: ['2027-03-01', '2027-05-31'],
    arguableDeadlines: ['2027-02-28'],
    actionRequired: true,
    actions: ['señal|250|pag|transfer|deposit|pay', 'certificado|médico|medical|certificate', 'pasaporte|passport'],
    titles: ['Confirmación de plaza', 'Curso de vela'],
    amounts: [
      { amount: 250, currency: 'EUR', words: '250,00 €' },
      { amount: 940, currency: 'EUR', words: '940,00 €' },
      { amount: 1190, currency: 'EUR', words: '1.190,00 €' },
    ],
    places: ['edificio social'],
    mustRead: [
      'Paseo del Varadero, s/n',
      'Confirmación de plaza · Curso de vela de verano',
      'con alojamiento en la residencia del club',
      'Señal para reserva de plaza (no reembolsable)',
      '940,00 €',
      'ES00 0000 1234 5600 0987 6543',
      '«VELA-27-0318 Maya Rivera»',
      'ID de reunión: 830 2117 4460',
      'https://reunion.cnriberaalta.example/j/83021174460',
      'Es imprescindible saber nadar 50 metros.',
      'Amparo Llorente Viñas',
      'Reg. de entidades deportivas 00.417',
    ],
  },
};
