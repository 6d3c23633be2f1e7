import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Surgeon's letter with the appointment in a table, “two weeks from today”, “the following Friday” and a day to change
 * it. Written blind to the rules.
 */
export const prairieOralTwoTeeth: TypesetDocument = {
  id: 'prairie-oral-two-teeth',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-09-01',
  truth: {
    category: 'Medical',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-08-30',
    dates: [
      { date: '2027-09-17', time: '06:45', otherTimes: ['07:30'], words: 'Friday, September 17, 2027, Arrive 6:45 AM' },
      { date: '2027-09-13', words: 'It expires two weeks from today' },
      { date: '2027-09-15', time: '13:00', endTime: '15:00', words: 'Wednesday the 15th between 1 and 3 p.m.' },
      { date: '2027-09-24', time: '15:40', words: 'the following Friday at 3:40 p.m.' },
    ],
    mentioned: [
      { date: '2027-08-24', why: 'the past visit' },
      { date: '2027-09-16', why: 'the evening after which she eats nothing' },
      { date: '2027-09-17', why: 'the water until 4:45' },
      { date: '2027-09-14', why: 'last day to change the appointment' },
      { date: '2027-10-01', why: 'two weeks without sports end' },
      { date: '2027-09-17', endDate: '2027-10-01', why: 'two weeks without sports' },
      { date: '2027-08-30', why: 'the link was sent, the letter’s own day' },
      { date: '2017-07-02', why: 'a birth date' },
      { date: '2029-06-30', why: 'the accreditation' },
    ],
    deadlines: ['2027-09-13'],
    arguableDeadlines: ['2027-09-14', '2027-09-16', '2027-09-17'],
    actionRequired: true,
    actions: ['health history|link', 'eat|midnight|fast', 'insurance card', '386|pay'],
    titles: ['Prairie Oral', 'Maya Rivera', 'teeth', 'surgery', 'procedure'],
    amounts: [{ amount: 386, currency: 'USD', words: 'Your part, $386.00, is collected when you check in' }],
    places: ['1420 Sunflower'],
    mustRead: [
      'Chart 27-08124-M',
      'two stubborn baby teeth (C and H)',
      'door on the parking lot side',
      'about 35 minutes',
      'We cannot put her to sleep without it',
      'Please keep your phone close',
      'nothing to eat after midnight',
      'anything she cuddles',
      'for the empty room',
      'No swimming, PE or trampolines',
      'Surgery coordinator, ext. 217',
    ],
  },
};
