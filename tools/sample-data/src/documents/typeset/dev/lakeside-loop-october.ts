import type { TypesetDocument } from '../../typeset-document.ts';

/** Single page of news that asks for nothing, with a past sale and a bare day of the month. Written blind. */
export const lakesideLoopOctober: TypesetDocument = {
  id: 'lakeside-loop-october',
  kind: 'newsletter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-10-01',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2027-10-01',
    dates: [
      { date: '2027-10-05', words: 'Our monthly fire drill is Tuesday 10/5' },
      { date: '2027-10-06', words: 'On Wednesday the 6th' },
      { date: '2027-10-11', words: 'Monday, Oct. 11 is a day off' },
      { date: '2027-10-14', time: '18:30', words: 'that’s the 14th, 6:30 p.m.' },
      { date: '2027-10-29', words: 'The first quarter ends on October 29' },
      { date: '2027-11-05', words: 'report cards ride home on November 5' },
    ],
    mentioned: [
      { date: '2027-09-24', why: 'the past Walk-a-Thon' },
      { date: '2027-10-04', endDate: '2027-10-08', why: 'the week of the letter' },
      { date: '2027-10-04', why: 'the week of the letter' },
      { date: '2027-10-07', why: 'a dish of the day' },
      { date: '2027-10-08', why: 'a dish of the day' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Lakeside Loop'],
    amounts: [],
    places: ['library'],
    mustRead: [
      'one page, we promised',
      'You walked 2,911 laps',
      'we are done counting!',
      'nothing to bring and nothing to sign',
      'tacos on Thursday, pizza on Friday',
      'you will not leave with a job',
      'so visits may take a while',
      'The first grade hallway is now an ocean',
      'Nothing to return this week.',
    ],
  },
};
