import type { TypesetDocument } from '../../typeset-document.ts';

export const recordatorioVacuna: TypesetDocument = {
  id: 'recordatorio-vacuna',
  kind: 'letter',
  language: 'es',
  producer: 'office',
  arrivals: ['pdf', 'docx', 'photo'],
  received: '2026-11-28',
  truth: {
    category: 'Medical',
    who: ['Maya'],
    documentDate: '2026-11-24',
    dates: [
      {
        date: '2026-12-16',
        time: '16:15',
        otherTimes: ['16:00'],
        words: 'miércoles 16 de diciembre de 2026, 4:15 p. m.',
      },
      { date: '2026-12-14', words: 'a más tardar el lunes 14 de diciembre' },
    ],
    mentioned: [
      { date: '2017-08-03', why: 'birth date' },
      { date: '2025-12-11', why: 'last visit, of the record' },
    ],
    deadlines: [],
    arguableDeadlines: ['2026-12-14'],
    actionRequired: true,
    actions: ['tarjeta|traer|card|bring'],
    titles: ['Recordatorio de cita', 'chequeo anual'],
    amounts: [{ amount: 25, currency: 'USD', words: 'El copago es de $25.00' }],
    places: ['1880 Orchard Road'],
    mustRead: [
      'Clínica Infantil Sauce Verde',
      'Dra. Inés Cabral · Dr. Hugo Pereyra',
      'Recordatorio de cita: chequeo anual y vacuna',
      'SV-40917',
      '11 de diciembre de 2025',
      'la vacuna contra la influenza y el examen de la vista',
      'la tarjeta del seguro médico',
      'El copago es de $25.00',
      'un cargo de $40.00 por cita perdida',
      'Rosalba Quintero',
      'le rogamos que la destruya y nos llame',
    ],
  },
};
