import type { TypesetDocument } from '../../typeset-document.ts';

export const chorusHarborConcert: TypesetDocument = {
  id: 'chorus-harbor-concert',
  kind: 'letter',
  language: 'en',
  producer: 'office',
  arrivals: ['docx', 'pdf', 'photo'],
  received: '2027-04-23',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-04-23',
    dates: [
      { date: '2027-05-16', time: '15:00', otherTimes: ['14:15'], words: 'Sunday, May 16th' },
      { date: '2027-05-14', time: '15:30', endTime: '17:00', words: 'Friday, May 14th, 3:30–5:00 p.m.' },
      { date: '2027-05-07', words: 'no later than Friday, May 7th' },
    ],
    deadlines: ['2027-05-07'],
    actionRequired: true,
    actions: ['form|RSVP|sign|send back|return'],
    titles: ['We are invited', 'Chorus', 'Harbor View House', 'concert'],
    amounts: [],
    places: ['Harbor View House'],
    mustRead: [
      'To the parents of Maya Rivera (second sopranos)',
      'We are invited!',
      'with the window closed behind us and cake afterwards',
      'You bring your child and you take your child home',
      'Bring the blue folder with all 5/5 songs in it',
      'I have to tell the cook',
      'because they bring cake',
      'My child cannot be there',
      'of these with a wheelchair',
      'Signature',
    ],
  },
};
