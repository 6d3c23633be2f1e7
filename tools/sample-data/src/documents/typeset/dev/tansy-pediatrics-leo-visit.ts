import type { TypesetDocument } from '../../typeset-document.ts';

/** Mail of a doctor’s office about a booked visit, questions to answer before and clinics to come. Written blind. */
export const tansyPediatricsLeoVisit: TypesetDocument = {
  id: 'tansy-pediatrics-leo-visit',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-06-28',
  mail: {
    from: 'Tansy Lake Pediatrics <no-reply@tansylakepeds.example.org>',
    date: '2027-06-28',
    time: '20:52',
    subject: 'Booked: Leo, well-child check on Aug 17',
    form: 'html',
  },
  truth: {
    category: 'Medical',
    who: ['Leo'],
    whoElse: ['Ana'],
    documentDate: '2027-06-28',
    dates: [
      { date: '2027-08-17', time: '09:40', otherTimes: ['09:25'], words: 'Tuesday, August 17, 2027, 9:40 AM' },
      { date: '2027-08-15', words: 'by Sunday, August 15' },
      { date: '2027-09-22', time: '17:00', endTime: '19:00', words: 'September 22 and October 6, 5 to 7 PM' },
      { date: '2027-10-06', time: '17:00', endTime: '19:00', words: 'September 22 and October 6, 5 to 7 PM' },
    ],
    mentioned: [
      { date: '2027-06-28', why: 'the day of the booking' },
      { date: '2027-08-16', why: 'the last day to change the visit' },
    ],
    deadlines: ['2027-08-15'],
    arguableDeadlines: ['2027-08-16', '2027-08-17'],
    actionRequired: true,
    actions: ['question|portal', 'insurance|card|bring'],
    titles: ['Leo', 'visit', 'well-child', 'Tansy Lake Pediatrics'],
    amounts: [],
    places: ['Clinic Drive'],
    mustRead: [
      'Well-child check, 7 years, with a hearing test',
      'or on your phone from the parking lot',
      'the door with the frog',
      'They take ten minutes and save twenty.',
      'any school or sports form that we should sign',
      'no appointment needed',
      'Confirmation TLP-6Q2-8817.',
    ],
  },
};
