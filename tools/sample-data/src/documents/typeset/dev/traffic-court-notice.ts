import type { TypesetDocument } from '../../typeset-document.ts';

export const trafficCourtNotice: TypesetDocument = {
  id: 'traffic-court-notice',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-03-18',
  truth: {
    category: 'Other',
    who: ['Ben'],
    documentDate: '2027-03-15',
    dates: [
      { date: '2027-04-15', time: '08:45', otherTimes: ['08:00'], words: 'THURSDAY, APRIL 15, 2027, 8:45 AM' },
      { date: '2027-04-05', words: 'postmarked no later than April 5, 2027' },
    ],
    mentioned: [
      { date: '1984-03-14', why: 'birth date' },
      { date: '2027-03-04', why: 'record of the offense' },
      { date: '2027-03-26', why: 'the office is closed' },
    ],
    deadlines: ['2027-04-05'],
    arguableDeadlines: ['2027-04-15'],
    actionRequired: true,
    actions: ['answer|plea|plead|card'],
    titles: ['Notice to Appear', 'Municipal Court'],
    amounts: [{ amount: 135, currency: 'USD', words: 'FINE IF PAID WITHOUT A HEARING $135.00' }],
    places: ['Courtroom 2B'],
    mustRead: [
      'MUNICIPAL COURT OF SPRINGFIELD',
      'C-2027-0304-91',
      'Rolling stop, Depot Road at Fifth',
      'Courtroom 2B, City Hall Annex',
      'Check one box only.',
      'Shorts are not worn in court.',
      'the license may be suspended',
      'Form MC-14',
    ],
  },
};
