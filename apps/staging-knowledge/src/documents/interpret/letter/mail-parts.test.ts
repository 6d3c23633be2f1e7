import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const chain = `Re: jerseys
From: Dee Wallace <dee@storm.example>
To: Storm families <all@storm.example>
Date: Tue, Apr 13, 2027, 9:18 PM

Hi all,

I will be at the shed on Thursday as well.

Dee

On Sun, Apr 4, 2027 at 6:02 PM Dee Wallace <dee@storm.example> wrote:

The team photo is tomorrow at 5 pm, so wear the blue shirt.`;

test('"tomorrow" in an older mail of a chain counts from the day on which that was sent', () => {
  const { dates } = cardByRules(buildParse(chain), family, momentOn('2027-04-13'));
  expect(dates.filter(({ kind }) => kind === 'event').map(({ date }) => date)).toEqual(['2027-04-15']);
});

test('the days on which the mails were sent are no events', () => {
  const { dates } = cardByRules(buildParse(chain), family, momentOn('2027-04-13'));
  const days = dates.filter(({ kind }) => kind === 'event').map(({ date }) => date);
  expect(days).not.toContain('2027-04-04');
  expect(days).not.toContain('2027-04-13');
});

test('a mail whose head is one line counts from its own day', () => {
  const forwarded = `Comets families, please read on.

Begin forwarded message:
From: Coach Dee · Date: April 5, 2027 at 6:15 PM · Subject: game

> The game is tomorrow at 5 pm.`;
  const { dates } = cardByRules(buildParse(forwarded), family, momentOn('2027-04-13'));
  expect(dates.map(({ date, time }) => `${date} ${time ?? ''}`)).toEqual(['2027-04-06 17:00']);
});

test('the messages of a printed chat count from the head of their day', () => {
  const chat = `Foxes parents

Tue, Apr 13

Coach: practice is Sunday at 5 pm

Yesterday

Jo: is there a game tomorrow at 10 am?

Today

Coach: I order the shirts tonight so say something`;
  const { dates, deadlines } = cardByRules(buildParse(chat), family, momentOn('2027-04-17'));
  expect(dates.map(({ date, time }) => `${date} ${time ?? ''}`)).toEqual([
    '2027-04-17 ',
    '2027-04-17 10:00',
    '2027-04-18 17:00',
  ]);
  expect(deadlines.map(({ date }) => date)).toEqual(['2027-04-17']);
});
