import type { TypesetDocument } from '../../typeset-document.ts';

/** Whiteboard in a gym, in handwriting, photographed: weekdays of the week that its corner dates. Written blind. */
export const tumbleLoftWhiteboard: TypesetDocument = {
  id: 'tumble-loft-whiteboard',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['photo'],
  received: '2027-11-08',
  truth: {
    category: 'Sports',
    who: ['Leo'],
    documentDate: '2027-11-08',
    dates: [
      { date: '2027-11-09', time: '16:15', words: 'Tue Level 2 starts 4:15 NOT 4:45' },
      { date: '2027-11-10', time: '17:00', endTime: '18:00', words: 'Wed open gym 5 - 6' },
      { date: '2027-11-11', words: 'Thu CLOSED, Veterans Day' },
      { date: '2027-11-12', words: 'Fri leotard money in!' },
      { date: '2027-11-13', time: '10:30', otherTimes: ['09:45'], words: 'SAT FALL SHOW 10:30' },
      { date: '2027-11-29', words: 'Next session starts 11/29' },
    ],
    mentioned: [{ date: '2027-09-07', why: 'the first counted cartwheel' }],
    deadlines: ['2027-11-12'],
    actionRequired: true,
    actions: ['leotard|34|pay|money'],
    titles: ['Tumble Loft', 'Fall Show', 'Level 2'],
    amounts: [{ amount: 34, currency: 'USD', words: '$34 to Jo' }],
    places: [],
    mustRead: [
      'TUMBLE LOFT',
      'Level 2 starts 4:15 NOT 4:45',
      'open gym 5 - 6',
      'CLOSED, Veterans Day',
      'be here 9:45, hair up, no socks',
      'Next session starts 11/29',
      'sign up on the clipboard if you want in',
    ],
  },
};
