import type { TypesetDocument } from '../../typeset-document.ts';

/** Poster photographed on a lamp post, with a permit’s dates in its small print. Written blind. */
export const sprocketDayLampPost: TypesetDocument = {
  id: 'sprocket-day-lamp-post',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['photo'],
  received: '2027-05-03',
  truth: {
    category: 'Community',
    who: [],
    whoElse: ['Ana', 'Ben', 'Maya', 'Leo'],
    documentDate: null,
    dates: [
      {
        date: '2027-05-14',
        time: '16:00',
        endTime: '19:00',
        words: 'Friday, May 14, between 4 and 7 pm',
      },
      { date: '2027-05-15', time: '10:00', endTime: '14:00', words: 'SAT. MAY 15' },
      { date: '2027-05-15', time: '10:30', words: '10:30 obstacle course, ages 4–7' },
      { date: '2027-05-15', time: '12:30', words: '12:30 obstacle course, ages 8–12' },
      { date: '2027-05-15', time: '13:45', words: '1:45 raffle for a red bike' },
      { date: '2027-05-16', time: '12:00', endTime: '15:00', words: 'Sun. May 16,' },
    ],
    mentioned: [
      { date: '2026-05-09', why: 'the Sprocket Day of the year before' },
      { date: '2027-04-20', why: 'the permit was issued' },
      { date: '2027-05-17', why: 'the poster has to be gone' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-05-14'],
    actionRequired: false,
    actions: [],
    titles: ['Sprocket'],
    amounts: [{ amount: 2, currency: 'USD', words: '$2 a ticket' }],
    places: ['Depot Street'],
    mustRead: [
      'SPROCKET',
      'behind the old station',
      'obstacle course, ages 8–12',
      'raffle for a red bike',
      'brakes, chains, flats, free',
      'Outgrown yours?',
      'leave on Saturday with a bigger one',
      'go home free with the heads that are in them',
    ],
  },
};
