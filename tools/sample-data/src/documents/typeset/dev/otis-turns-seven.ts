import type { TypesetDocument } from '../../typeset-document.ts';

export const otisTurnsSeven: TypesetDocument = {
  id: 'otis-turns-seven',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-01-21',
  truth: {
    category: 'Other',
    who: ['Leo'],
    documentDate: null,
    dates: [
      {
        date: '2027-02-06',
        time: '14:00',
        endTime: '16:30',
        words: 'Saturday the 6th of February from 2 till half past 4',
      },
      { date: '2027-01-30', words: 'by the 30th' },
    ],
    mentioned: [{ date: '2027-02-09', why: 'the birthday itself' }],
    deadlines: ['2027-01-30'],
    actionRequired: true,
    actions: ['rsvp|reply|tell|call|answer|whether|let'],
    titles: ['Otis', 'Birthday'],
    amounts: [],
    places: ['Roll-a-Rama'],
    mustRead: [
      'Get your wheels on!',
      'OTIS IS TURNING 7',
      'from 2 till half past 4',
      'the door with the disco ball',
      'Thick socks are a good idea.',
      'His real birthday is on the 9th',
    ],
  },
};
