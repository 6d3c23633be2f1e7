import type { TypesetDocument } from '../../typeset-document.ts';

export const itinerarioAcuarioCuarto: TypesetDocument = {
  id: 'itinerario-acuario-cuarto',
  kind: 'form',
  language: 'es',
  producer: 'office',
  arrivals: ['pdf', 'docx'],
  received: '2026-10-02',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2026-10-01',
    dates: [
      { date: '2026-10-27', time: '07:55', endTime: '15:50', otherTimes: ['08:10'], words: 'martes 27 de octubre' },
      {
        date: '2026-11-03',
        time: '07:55',
        endTime: '15:50',
        otherTimes: ['08:10', null],
        words: 'el martes 3/11 con el mismo horario',
      },
      { date: '2026-10-16', words: 'a más tardar el viernes 16/10' },
      { date: '2026-10-19', time: '18:00', words: 'el lunes 19, a las 18:00' },
    ],
    mentioned: [],
    deadlines: ['2026-10-16'],
    actionRequired: true,
    actions: ['permiso|firm|permission|sign', '14|pag|pay', 'almuerzo|lunch'],
    titles: ['Acuario', 'Excursión'],
    amounts: [{ amount: 14, currency: 'USD', words: 'los 14 $' }],
    places: ['Punta Gris'],
    mustRead: [
      'Excursión al Acuario de Punta Gris',
      'después de tres semanas dibujando pulpos',
      '¡más temprano que de costumbre!',
      'Visita guiada: tiburones y medusas',
      'Almuerzo en el muelle',
      'La tienda no está en el programa.',
      'basta con decírmelo',
      'Doy permiso a',
    ],
  },
};
