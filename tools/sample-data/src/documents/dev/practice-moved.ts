import type { SampleDocument } from '../sample-document.ts';

export const practiceMoved: SampleDocument = {
  id: 'practice-moved',
  title: 'Practice moved',
  received: '2026-09-24',
  made: '2026-09-24',
  mail: {
    from: 'Ben Rivera <ben@example.org>',
    date: '2026-09-24',
    time: '07:12',
    subject: 'Fwd: Re: Practice moved',
    form: 'plain',
  },
  text: `
Maya’s soccer, see below. I can drive on Saturday. B.

---------- Forwarded message ---------
From: Dana Whitfield <dana@springfieldlightning.example.org>
Date: Wed, Sep 23, 2026 at 6:41 PM
Subject: Re: Practice moved
To: U10 Lightning families

Hi all,

they are tearing up the sprinklers at Riverside Park, so practice tomorrow is canceled. We make it up on Saturday, September 26, at 8:00 a.m. on Field 5, and nobody has to change clothes before the game.

The game against Sherman was moved too: it is now on Sunday, September 27, kickoff 1:15 p.m., in Chatham. Same white jerseys.

Field hotline, as always: (217) 555-0190.

Dana

On Mon, Sep 14, 2026 at 8:02 AM Dana Whitfield wrote:
> Practices stay as they are until further notice, 5:30 to 6:45.
> Team pictures are on Tuesday, September 22, at 5:15 p.m. Order forms
> are due to me by Friday, September 18.
> Dana
`,
  truth: {
    category: 'Sports',
    who: ['Maya'],
    whoElse: ['Ben', 'Ana'],
    documentDate: '2026-09-24',
    dates: [
      { date: '2026-09-24', words: 'tomorrow' },
      { date: '2026-09-26', time: '08:00', words: 'Saturday, September 26' },
      { date: '2026-09-27', time: '13:15', words: 'Sunday, September 27' },
    ],
    mentioned: [
      { date: '2026-09-23', why: 'the date of the forwarded mail' },
      { date: '2026-09-14', why: 'the date of the mail below it' },
      { date: '2026-09-22', why: 'in the mail below, and over' },
      { date: '2026-09-18', why: 'in the mail below, and over' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
  },
};
