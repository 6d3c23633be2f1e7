import type { SampleDocument } from '../sample-document.ts';

export const springMusical: SampleDocument = {
  id: 'spring-musical',
  title: 'The Drama Club presents',
  received: '2027-03-30',
  made: '2027-03-30',
  text: `
^ Lakeside Drama Club
^ presents “The Kite Makers”, a musical by and with Grades 4 and 5

March 30, 2027

Dear parents of Maya and of all our actors,

for ten weeks your children have sung, danced and painted clouds. Now the curtain goes up!

| First show | Friday, April 23 | 7:00 p.m.
| Second show | Saturday, April 24 | 2:00 p.m.

Actors come an hour before the show, fed and with their hair tied back. Tickets at $4 (children $2) go on sale in the office on April 14. There is no intermission; the play lasts 75 minutes.

# We cannot do it without you

We still need parents to sew on 48 buttons, to sell lemonade and to keep 26 excited children quiet behind the stage. Please let Mrs. Whitlock know by Monday, April 12, what you can do. A note in the backpack is fine, or call 555-0134 and ask for Room 17.

Act 1, Scene 2-3 needs a stepladder of 6 feet. Does anybody have one?

Thank you, and break a leg!
Sylvia Whitlock
`,
  truth: {
    category: 'School',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-03-30',
    dates: [
      { date: '2027-04-23', time: '19:00', otherTimes: ['18:00'], words: 'Friday, April 23' },
      { date: '2027-04-24', time: '14:00', otherTimes: ['13:00'], words: 'Saturday, April 24' },
      { date: '2027-04-14', words: 'April 14' },
      { date: '2027-04-12', words: 'Monday, April 12' },
    ],
    deadlines: ['2027-04-12'],
    actionRequired: true,
    actions: ['know|whitlock|help|volunteer'],
  },
};
