import type { TypesetDocument } from '../../typeset-document.ts';

/** Appointment letter in Spanish; its one day in figures is the version of a form. */
export const cartaCitaAlergias: TypesetDocument = {
  id: 'carta-cita-alergias',
  kind: 'letter',
  language: 'es',
  producer: 'browser',
  arrivals: ['pdf', 'scan', 'photo'],
  received: '2026-11-10',
  truth: {
    category: 'Medical',
    who: ['Maya'],
    documentDate: '2026-11-09',
    dates: [
      { date: '2026-12-03', time: '09:20', words: 'jueves 3 de diciembre de 2026, 9:20' },
      { date: '2026-12-05', time: '10:00', words: 'sábado 5 de diciembre de 2026, 10:00' },
      { date: '2026-11-17', words: 'a más tardar el martes 17 de noviembre' },
      { date: '2026-11-30', words: 'el lunes 30 de noviembre como último día' },
      { date: '2026-11-26', words: 'Desde el jueves 26 de noviembre' },
    ],
    mentioned: [
      { date: '2026-10-06', why: 'the past visit' },
      { date: '2026-09-22', why: 'the past blood test' },
      { date: '2026-11-26', endDate: '2026-12-03', why: 'the days without the syrup' },
    ],
    deadlines: ['2026-11-17', '2026-11-30'],
    arguableDeadlines: ['2026-11-26'],
    actionRequired: true,
    actions: ['llam|confirm|call', 'consent|firm|sign', 'jarabe|syrup|tomar'],
    titles: ['alergia', 'Montealegre', 'prueba', 'parches', 'cita'],
    amounts: [],
    places: ['Avenida del Molino'],
    mustRead: [
      'Consulta de Alergias Montealegre',
      'al lado del parque',
      'Le hemos guardado estos dos ratos',
      'Se leen los parches',
      'Nos hace falta un sí',
      'la lista llega hasta febrero',
      'versión 4, 12/03/2025',
      'camiseta vieja',
      'Aviso de privacidad actualizado',
    ],
  },
};
