import type { TypesetDocument } from '../../typeset-document.ts';

/** First grade’s trip letter with a tear-off slip, a rain date by weekday and several days by number only. */
export const pickerelCreekSlip: TypesetDocument = {
  id: 'pickerel-creek-slip',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-04-26',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2027-04-26',
    dates: [
      { date: '2027-05-14', time: '09:10', endTime: '12:45', words: 'Friday, May 14th' },
      {
        date: '2027-05-18',
        time: '09:10',
        endTime: '12:45',
        otherTimes: [null],
        words: 'the following Tuesday instead, same times',
      },
      { date: '2027-05-05', words: 'by Wed. May 5th' },
      { date: '2027-05-10', words: 'by Monday the 10th' },
      { date: '2027-04-30', words: 'by the end of this week' },
      { date: '2027-05-06', words: "I'll draw names on the 6th" },
    ],
    mentioned: [
      { date: '2027-04-01', why: 'the tick season began' },
      { date: '2027-05-29', why: 'the preserve is closed to the public until then' },
    ],
    deadlines: ['2027-05-05'],
    arguableDeadlines: ['2027-05-10', '2027-04-30'],
    actionRequired: true,
    actions: ['slip|permission|sign|bottom of|return', '6.50'],
    titles: ['Pickerel Creek', 'First Grade', 'field trip'],
    amounts: [
      { amount: 6.5, currency: 'USD', words: 'along with $6.50' },
      { amount: 2.95, currency: 'USD', words: 'sack lunch from the cafeteria ($2.95' },
    ],
    places: ['Pickerel Creek'],
    mustRead: [
      'Dear First Grade Families',
      'we have been learning about habitats',
      'Cash in a baggie',
      'Or pack one from home',
      'It WILL be muddy',
      'Bug spray goes on at home',
      'They take up to 10 days',
      'Check for ticks',
      'cut here and return',
      'Sack lunch from school',
    ],
  },
};
