import type { SampleDocument } from '../sample-document.ts';

export const basketballLeague: SampleDocument = {
  id: 'basketball-league',
  title: 'Middle school basketball league',
  received: '2026-10-02',
  made: '2026-09-30',
  text: `
^ HOOPS!
^ Springfield Park District basketball for 7th and 8th graders

# The league

Eight games, one practice a week, a jersey to keep and a lot of sweat. Everyone plays at least half of every game. Games are on Saturdays at the Erie Street Center, November 14 through February 13, with no games over the holidays.

# Sign up

| Register at | the Erie Street Center or by phone, (217) 555-0139
| Register by | Sunday, November 1
| Fee | $85, residents and non-residents alike
| After October 18 | $95

# Evaluation night

So that the teams come out even, every player is seen once by the coaches: Wednesday, November 4, 6:00–8:00 p.m., Court 1. Bring water and shoes that do not mark. 7th graders start with the even numbers, 8th graders with the odd ones.

# We need coaches

No experience? We have a handbook of 24 pages, a whistle and a 3-2 zone. Volunteer coaches get their own child’s fee back. Ask for Reggie.

Springfield Park District · 2400 Erie Street · 1-2-3 game! Sponsored by May & Sons Heating
`,
  truth: {
    category: 'Sports',
    who: [],
    documentDate: null,
    dates: [
      { date: '2026-11-14', endDate: '2027-02-13', words: 'November 14 through February 13' },
      { date: '2026-11-01', words: 'Sunday, November 1' },
      { date: '2026-10-18', words: 'October 18' },
      { date: '2026-11-04', time: '18:00', endTime: '20:00', words: 'Wednesday, November 4' },
    ],
    deadlines: [],
    arguableDeadlines: ['2026-10-18', '2026-11-01'],
    actionRequired: false,
    actions: [],
  },
};
