import type { TypesetDocument } from '../../typeset-document.ts';

export const passportAppointment: TypesetDocument = {
  id: 'passport-appointment',
  kind: 'letter',
  language: 'en',
  producer: 'office',
  arrivals: ['pdf', 'scan', 'photo'],
  received: '2026-12-12',
  truth: {
    category: 'Other',
    // Both parents must appear in person.
    who: ['Ana', 'Ben', 'Maya'],
    documentDate: '2026-12-09',
    dates: [{ date: '2027-01-14', time: '14:20', words: 'THURSDAY, JANUARY 14, 2027 TIME: 2:20 PM' }],
    mentioned: [
      { date: '2026-11-30', why: 'day of the request' },
      { date: '2026-07-14', why: 'earliest day of the photograph' },
      { date: '2027-01-12', why: 'two business days before the appointment' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-01-12'],
    actionRequired: true,
    actions: [
      'PA-11|application|form',
      'birth certificate|certificate|documents',
      'identification|ID|documents',
      'photograph|photo',
      'check|fee|135|100',
    ],
    titles: ['Notice of Appointment', 'Passport'],
    amounts: [
      { amount: 100, currency: 'USD', words: '$100.00 (application fee)' },
      { amount: 35, currency: 'USD', words: '$35.00 (acceptance fee)' },
    ],
    places: ['301 Court Street'],
    mustRead: [
      'OFFICE OF THE RECORDER',
      'PASSPORT APPLICATION FOR A MINOR, MAYA RIVERA',
      'PA-26-11-30482',
      'NOTICE OF APPOINTMENT',
      'THURSDAY, JANUARY 14, 2027',
      'BOTH parents or guardians must appear in person',
      'completed, NOT signed',
      '2 x 2 inches, taken after July 14, 2026',
      '$35.00 (acceptance fee)',
      'Processing takes 6 to 8 weeks.',
      'R. Okonjo-Hale',
      'NO SIGNATURE IS REQUIRED.',
    ],
  },
};
