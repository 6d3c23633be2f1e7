import { cardByRules } from './card-by-rules.ts';
import { buildParse, family, momentOn } from './testing/build-parse.ts';

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
