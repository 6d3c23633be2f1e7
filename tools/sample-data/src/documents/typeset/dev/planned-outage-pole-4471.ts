import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter of a power company about hours without power, another day in bad weather and a tree crew. Written blind. */
export const plannedOutagePole4471: TypesetDocument = {
  id: 'planned-outage-pole-4471',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-06-18',
  truth: {
    category: 'Other',
    who: [],
    whoElse: ['Ana', 'Ben', 'Maya', 'Leo'],
    documentDate: '2027-06-16',
    dates: [
      { date: '2027-06-29', time: '08:30', endTime: '13:30', words: 'Tuesday, June 29, 2027' },
      { date: '2027-07-01', otherTimes: ['08:30'], words: 'Thursday, July 1' },
      { date: '2027-06-21', endDate: '2027-06-25', words: 'from Monday, June 21, through Friday, June 25' },
      { date: '2027-06-24', words: 'by Thursday, June 24' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-06-24'],
    actionRequired: false,
    actions: [],
    titles: ['Planned interruption', 'outage', 'electric service', 'without power'],
    amounts: [],
    places: [],
    mustRead: [
      'Planned interruption of your electric service',
      'has earned its rest',
      'at the same hours instead',
      'They will ring before they step into the yard.',
      'so that we can bring a generator',
      'A closed refrigerator stays cold',
      'how your garage door opens by hand',
    ],
  },
};
