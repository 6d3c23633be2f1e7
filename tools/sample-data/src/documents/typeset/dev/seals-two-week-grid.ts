import type { TypesetDocument } from '../../typeset-document.ts';

const afternoons = ['Mon 6/7', 'Tues 6/8', 'Thurs 6/10', 'Mon 6/14', 'Tues 6/15'].map((words) => ({
  date: `2027-06-${words.slice(words.indexOf('/') + 1).padStart(2, '0')}`,
  time: '16:00',
  endTime: '16:45',
  words,
}));

/** Two weeks of swim practice as tables whose columns are days, with hours that leave out the afternoon. Written blind. */
export const sealsTwoWeekGrid: TypesetDocument = {
  id: 'seals-two-week-grid',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-06-02',
  truth: {
    category: 'Sports',
    who: ['Leo'],
    documentDate: '2027-06-02',
    dates: [
      ...afternoons,
      { date: '2027-06-11', time: '15:30', endTime: '16:15', words: 'Fri 6/11' },
      { date: '2027-06-17', time: '17:15', endTime: '18:00', words: 'Thurs 6/17' },
      { date: '2027-06-12', time: '08:30', otherTimes: ['07:30'], words: 'Sat 6/12' },
      { date: '2027-06-18', words: 'Fri 6/18' },
      { date: '2027-06-07', words: 'by Mon 6/7' },
      { date: '2027-06-10', words: 'by Thurs 6/10' },
      { date: '2027-06-09', words: 'text me by Wed 6/9' },
    ],
    mentioned: [
      { date: '2027-06-09', why: 'no practice' },
      { date: '2027-06-16', why: 'no practice' },
      { date: '2027-06-19', why: 'no meet' },
      { date: '2027-06-12', why: 'the warm-up before the meet' },
    ],
    deadlines: ['2027-06-07'],
    arguableDeadlines: ['2027-06-09', '2027-06-10', '2027-06-17'],
    actionRequired: true,
    actions: ['medical form|form|sign'],
    titles: ['Seals', 'Swim'],
    amounts: [{ amount: 38, currency: 'USD', words: '$38' }],
    places: ['Mill Valley', 'Rec Center', 'Harbour'],
    mustRead: [
      'Harbour Seals Summer Swim',
      'Swimmer: Leo Rivera',
      'practices are in the afternoon',
      'MEET at Mill Valley',
      'goggles, $3 for pizza',
      'POOL CLOSED',
      'No form, no swim.',
      'so that I can fix the relays',
    ],
  },
};
