import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Five-day grid without its year in the heading, with a whole week off and two days of April. Written blind to the
 * rules.
 */
export const extendedDayMarch: TypesetDocument = {
  id: 'extended-day-march',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-02-26',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-02-25',
    dates: [
      { date: '2027-03-01', words: '1 Spring session begins' },
      { date: '2027-03-03', words: '3 Pizza Wednesday' },
      { date: '2027-03-05', time: '11:45', otherTimes: [null], words: '5 Half day. We open at 11:45' },
      { date: '2027-03-09', time: '15:30', endTime: '16:30', words: '9 Clay with Ms. Threlkeld, 3:30–4:30' },
      { date: '2027-03-12', words: '12 Last day to sign up for the 19th' },
      { date: '2027-03-15', words: '15 March balance due ($118)' },
      { date: '2027-03-17', words: '17 Green day' },
      { date: '2027-03-19', time: '07:30', endTime: '17:30', otherTimes: [null], words: '19 We are here 7:30–5:30' },
      { date: '2027-03-22', endDate: '2027-03-26', words: '22 – 26 Spring break' },
      { date: '2027-03-29', words: '29 Welcome back' },
      { date: '2027-03-30', time: '16:45', words: '30 Invention show 4:45 p.m., cafeteria' },
      { date: '2027-04-02', words: 'Apr 2 Closed, floors are waxed' },
    ],
    mentioned: [
      { date: '2027-02-08', why: 'the past move to Room 22' },
      { date: '2025-09-01', why: 'the day of the rate sheet' },
      { date: '2026-03-24', why: 'the show of the year before' },
    ],
    deadlines: ['2027-03-15'],
    arguableDeadlines: ['2027-03-12', '2027-03-09'],
    actionRequired: true,
    actions: ['balance|118|pay'],
    titles: ['Extended Day', 'March'],
    amounts: [{ amount: 118, currency: 'USD', words: 'March balance due ($118)' }],
    places: ['cafeteria'],
    mustRead: [
      'Extended Day at Lakeside Elementary',
      'Pizza Wednesday',
      'Half day. We open at 11:45',
      'Old shirt, please',
      'We are closed all week',
      'Invention show 4:45 p.m., cafeteria',
      'ring the bell at Door 7',
      'the gym floor is being sanded',
    ],
  },
};
