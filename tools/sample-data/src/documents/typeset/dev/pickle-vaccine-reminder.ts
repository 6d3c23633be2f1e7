import type { TypesetDocument } from '../../typeset-document.ts';

export const pickleVaccineReminder: TypesetDocument = {
  id: 'pickle-vaccine-reminder',
  kind: 'letter',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'docx', 'photo'],
  received: '2026-09-22',
  truth: {
    category: 'Medical',
    who: [],
    documentDate: '2026-09-18',
    dates: [
      { date: '2026-10-05', words: 'Due 10/05/2026' },
      { date: '2027-04-12', words: 'Due 04/12/2027' },
      { date: '2026-10-06', time: '16:10', words: 'Tuesday, October 6, at 4:10 p.m.' },
      { date: '2026-09-30', words: 'by Wednesday the 30th' },
    ],
    mentioned: [
      { date: '2025-10-05', why: 'record of a vaccination' },
      { date: '2024-04-12', why: 'record of a vaccination' },
      { date: '2026-12-31', why: 'expiry of the license tag' },
    ],
    deadlines: ['2026-09-30'],
    arguableDeadlines: ['2026-10-05', '2027-04-12', '2026-12-31'],
    actionRequired: true,
    actions: ['confirm|call'],
    titles: ['Pickle', 'Paws on Pine', 'Rabies'],
    amounts: [
      { amount: 31, currency: 'USD', words: 'Rabies, one year $31.00' },
      { amount: 58, currency: 'USD', words: 'Wellness exam $58.00' },
    ],
    places: ['Paws on Pine'],
    mustRead: [
      'Paws on Pine Veterinary Clinic',
      'Dear friends of Pickle',
      'Distemper, three years',
      'Dr. Abara',
      'the slot goes to the next cat in line',
      'Pickle remembers the beagle.',
      'Marisol at the front desk',
    ],
  },
};
