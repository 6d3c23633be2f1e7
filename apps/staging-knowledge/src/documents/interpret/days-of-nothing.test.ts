import { cardByRules } from './card-by-rules.ts';
import { buildParse, family, momentOn } from './testing/build-parse.ts';

const cardOf = (text: string) =>
  cardByRules(buildParse(`September 14, 2026\n\nDear families,\n\n${text}`), family, momentOn('2026-09-14'));
const daysOf = (text: string) =>
  cardOf(text)
    .dates.map(({ date }) => date)
    .filter((date) => date !== '2026-09-14');

test.each([
  'Two hundred of you squeezed into the gym for the fair on the 18th.',
  'Children must be five by September 1.',
  'Season ends: Saturday, June 12, with hot dogs',
  'Names are drawn on October 21 and I’ll call you if it is yours.',
  'The book fair that we announced for October 10 is cancelled.',
  'The fee comes back until October 20 if you withdraw.',
])('nothing is due: %s', (text) => {
  expect(cardOf(text).deadlines).toEqual([]);
});

test.each([
  'The pass is valid from October 1, 2026 to June 30, 2027.',
  'Valid for travel: October 1, 2026 – June 30, 2027',
  'It was going to be July 4, but then we had May 12 and June 2. Thanks, weather.',
  'A Monday Without Mondays (2003)',
  'The 2025 fair, on October 18, earned 2,310 dollars.',
  'HROA Notice 05-28 · Plat book 12/31, recorded 6/14/1994',
  'Thank you all.\n\nPF-2 v4 10/25',
  'Billing period: September 15 – October 14, 2026',
  'For children who turn five by October 1.',
  'Next newsletter: October 2',
  'Birthdays this month: Noah (September 20), Ivy (September 24).',
  'Happy birthday\n\nSept. 20 Noah B.\nSept. 24 Ivy T.',
  'Example: Maya Rivera, 09/30/2026, Grade 4',
  'Fill in the date like this: 09/30/2026.',
  'Last year we raised $900 between October 3 and October 20.',
  'Last October 17 we mended forty toasters.',
  'Scores come in July. (Last year they did not get here until 10/14.)',
  'Your license expires 10/31/2026.',
  'This page made 9/16/2026',
  'It was going to be October 2.',
  'There is no visiting day in a week this short.',
])('a day on which nothing happens for the family is left out: %s', (text) => {
  expect(daysOf(text)).toEqual([]);
});

test.each([
  'Library books go back on Thursday each week.',
  'Loon River Skating Club  Office: Tue & Thu, 17 h–19 h',
  'The Art Room  Room 17 Art room phone Mon & Wed 2:30–3:15: 555-0146',
  'The summer picnic will be some Sunday in July.',
  'You can swim all day. Hours are 10-9 (Fri and Sat to 10).',
  'The staff room smelled like cinnamon rolls from Monday to today and nobody has complained.',
  'Tickets bought on a Sunday are cheaper.',
  'Week  Monday to Friday  Theme  Half day 9:00 – 12:00\n1  closed  Mud, Clay, Bricks  $145',
  'The Tuesday Notes are on the website.',
  'Parish office. Open Tuesday and Thursday mornings, 9.30-12.30',
  'Little Cranes (Leo, Otis, June): Mon + Wed 4:30',
  'Our office is open Monday through Thursday, 8 to 4, and Friday until noon.',
])('a weekday of every week is no day: %s', (text) => {
  expect(daysOf(text)).toEqual([]);
});

test.each([
  'The picnic on October 2 has been moved to October 9.',
  'The picnic is on October 9, not October 2.',
  'The picnic is on October 9 and NOT on October 2.',
  'The picnic is on October 9 (was October 2).',
  'New date: October 9 (old date: October 2).',
  'Picnic: October 2 → October 9',
  'The picnic, first planned for October 2, will now be held October 9.',
  'The picnic, announced for October 2, has been moved to October 9.',
])('of something that was moved only the new day is left: %s', (text) => {
  expect(daysOf(text)).toEqual(['2026-10-09']);
});

test('the newest mail of a chain settles the deadlines of those below it', () => {
  const { deadlines } = cardByRules(
    buildParse(
      [
        'Coach Dee gave us more time: please send me the form by October 12.',
        'On Sat, Sep 12, 2026 at 9:14 AM Coach Dee <dee@example.org> wrote:',
        'Please return the form by September 30.',
      ].join('\n\n'),
    ),
    family,
    momentOn('2026-09-14'),
  );
  expect(deadlines.map(({ date }) => date)).toEqual(['2026-10-12']);
});

test('a forwarded mail keeps its deadline where the newest has none', () => {
  const { deadlines } = cardByRules(
    buildParse(
      [
        'Can you take care of this?',
        'On Sat, Sep 12, 2026 at 9:14 AM Coach Dee <dee@example.org> wrote:',
        'Please return the form by September 30.',
      ].join('\n\n'),
    ),
    family,
    momentOn('2026-09-14'),
  );
  expect(deadlines.map(({ date }) => date)).toEqual(['2026-09-30']);
});

test.each([
  ['The book fair is open from October 5 to October 9.', '2026-10-05'],
  ['The Friday folder night is on October 2.', '2026-10-02'],
  ['Maya’s birthday party is on October 3 at 2 p.m.', '2026-10-03'],
  ['The concert is on October 8, not at noon but at 7 p.m.', '2026-10-08'],
])('a day on which something happens stays: %s', (text, day) => {
  expect(daysOf(text)).toEqual([day]);
});

test.each([
  'The meeting scheduled for October 2 is moved to the library.',
  'The concert on October 2 has been moved to the gym, same time.',
  'The start on October 2 is pushed back to 9:30.',
  'October 2 → Picture Day',
  'Field trip: October 2 → zoo',
  'The coupon is valid on October 2 only.',
  'Passes are valid October 2.',
  'For example, on October 2 we visit the museum.',
  'We celebrate like this: October 2 is the parade.',
  'Last year was fun, and this year the fair is on October 2.',
  'Last year the fair had 300 guests, this year it is on October 2.',
  'Birthdays are celebrated with cupcakes on October 2.',
  'Birthdays\n\nParty for all: October 2, 2 p.m.',
  'Sample: bring one to the science lab on October 2.',
  'Pictures are on October 2, and not on October 9.',
  'Bring a lunch, not money, on October 2.',
])('a day on which something happens stays, also near words for days of nothing: %s', (text) => {
  expect(daysOf(text)).toEqual(['2026-10-02']);
});

test.each([
  'All forms must be received October 2.',
  'Orders have to be placed by October 2.',
  'The money should be sent on October 2 at the latest.',
])('what has to be received, placed or sent by a day is due: %s', (text) => {
  expect(cardOf(text).deadlines.map(({ date }) => date)).toEqual(['2026-10-02']);
});

test.each([
  'The flyer says October 21. The flyer is old.',
  'The card we mailed in August said October 2.',
  'Please ignore the pink notice about a van on October 2.',
  'The date on the poster (October 2) is wrong.',
  'The inhaler in my cabinet (lot 1130) expires 10/02/2026.',
  'License no. 4417, exp. 10/02/2026',
  'Sore arms are usually fine again by Saturday.',
  'The office got 40 calls on Friday.',
  'You may have written down October 2, as the handbook told you.',
  'The concert on October 2 is postponed.',
  'The concert of October 2 has been moved. We will tell you the new day.',
])('a day that another paper had is left out: %s', (text) => {
  expect(daysOf(text)).toEqual([]);
});

test.each([
  'HP-11, 09/14/26',
  'Form HR-2, rev. 9/14/2026',
  'Lakeside Elementary – Room 6 – September 14, 2026',
  'Lakeside Elementary — September 14, 2026',
])('the day of the document itself in its head or foot is none of its dates: %s', (line) => {
  const { dates } = cardOf(`We meet on October 2.\n\nMs. Fenn\n\n${line}`);
  expect(dates.map(({ date }) => date)).toEqual(['2026-10-02']);
});

test.each(['Picnic at the lake – September 14, 2026, 4 p.m.', 'Open house in Room 11, September 14, 2026'])(
  'an event on the day of the document stays: %s',
  (line) => {
    expect(cardOf(line).dates.map(({ date }) => date)).toEqual(['2026-09-14']);
  },
);

test.each(['A note from Ms. Fenn, September 14, 2026, 2:15 p.m.', 'Happy Monday! The tests are in the folder today.'])(
  'the day on which a paper was written is no event: %s',
  (text) => {
    expect(cardOf(text).dates).toEqual([]);
  },
);

test('what happens on the day on which a paper was written is said with its time', () => {
  const { dates } = cardOf('The book fair is open tonight, September 14, from 6 to 8 p.m.');
  expect(dates.map(({ date, time }) => [date, time])).toEqual([['2026-09-14', '18:00']]);
});
