import type { SampleDocument } from '../sample-document.ts';

export const hockeySeason: SampleDocument = {
  id: 'hockey-season',
  title: 'Ice Hawks 8U season dates',
  received: '2026-09-08',
  made: '2026-09-08',
  mail: {
    from: 'Kurt Lindgren <kurt@icehawks.example.org>',
    date: '2026-09-08',
    time: '21:46',
    subject: 'Ice Hawks 8U: season dates, jerseys, fees (LONG, sorry)',
    form: 'alternative',
  },
  text: `
Hey 8U families,

welcome back, and welcome to our three new Hawks: Sully (#4), Leo Rivera (#17) and Bea (#22). This is long. Print it, hang it on the fridge, you will need it until spring. Ice times are what the rink gave me last Friday.

# First skate

We are on the ice for the first time a week from Thursday, that is September 17, 5:40 to 6:40 p.m., Nelson Rink 2. Locker room 30 minutes earlier, full gear, water bottle with a NAME on it.

From then on every Thursday, same time, plus Sundays at 7:15 a.m. beginning September 27 (I know. Bring coffee). No ice on Thanksgiving Day, November 26.

# Jerseys

Try-on for jerseys and socks is this Saturday, 9-11:30, in the pro shop. Every player has to come by once because the sizes go to the printer that same night. 2 jerseys, 2 pairs of socks, included in the fee.

# Parent meeting

Wed 9/16, 7 pm, upstairs in the Blue Line Room. One grown-up per family is plenty. I need 1 manager, 2 scorekeepers and someone for the 50/50 raffle.

# Tournaments

| When | What | Where | Cost
| Oct 24–25 | Pumpkin Puck Jamboree | Bloomington | $35
| Nov 27-29 | Turkey Shootout | Peoria, Owens Center | $60
| Sat/Sun, Jan 16/17 | Frozen Cornfield Classic | home!! | –
| Feb 13 | Cross-Ice Day, 8:15 a.m. | Champaign | $20

Game times come about 10 days before each one. At 8U nobody keeps score officially, but the kids do, last year we were 14-9-2.

I have to give Peoria our headcount, so tell me no later than Sun., Oct 11, whether your player is in for the Turkey Shootout, yes or no. If you would like to sleep there: 12 rooms at the Riverfront Inn, $104 a night, code HAWKS8, held for us until October 30.

# Money

Season fee is $420. First half ($210) is due September 15, second half by November 1. [Pay here](https://icehawks.example.org/pay) or check to Springfield Ice Hawks, P.O. Box 911. If that is hard right now, call me, we have a fund, nobody asks questions.

Coach Kurt
(217) 555-0138, not after 9:30 please
Nelson Center, 1601 North 5th Street · Front desk 555-0130, ext. 2
`,
  truth: {
    category: 'Sports',
    who: ['Leo'],
    documentDate: '2026-09-08',
    dates: [
      { date: '2026-09-17', time: '17:40', endTime: '18:40', otherTimes: ['17:10'], words: 'September 17' },
      { date: '2026-09-27', time: '07:15', otherTimes: [null], words: 'September 27' },
      { date: '2026-09-12', time: '09:00', endTime: '11:30', words: 'this Saturday' },
      { date: '2026-09-16', time: '19:00', words: 'Wed 9/16' },
      { date: '2026-10-24', endDate: '2026-10-25', words: 'Oct 24–25' },
      { date: '2026-11-27', endDate: '2026-11-29', words: 'Nov 27-29' },
      { date: '2027-01-16', endDate: '2027-01-17', words: 'Sat/Sun, Jan 16/17' },
      { date: '2027-02-13', time: '08:15', words: 'Feb 13' },
      { date: '2026-10-11', words: 'Sun., Oct 11' },
      { date: '2026-10-30', words: 'October 30' },
      { date: '2026-09-15', words: 'September 15' },
      { date: '2026-11-01', words: 'November 1' },
    ],
    mentioned: [
      { date: '2026-09-04', why: 'last Friday, when the rink gave the times' },
      { date: '2026-11-26', why: 'practice is off' },
      { date: '2026-09-10', why: 'the Thursday a week before the first skate' },
      { date: '2026-09-24', why: 'a Thursday of the series' },
      { date: '2026-10-01', why: 'a Thursday of the series' },
      { date: '2026-10-04', why: 'a Sunday of the series' },
    ],
    deadlines: ['2026-09-15', '2026-10-11', '2026-11-01'],
    arguableDeadlines: ['2026-10-30', '2026-09-12'],
    actionRequired: true,
    actions: ['pay|fee|$210', 'turkey|peoria|headcount', 'jersey|try-on|try on|fitting'],
  },
};
