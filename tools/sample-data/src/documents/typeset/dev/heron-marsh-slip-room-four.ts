import type { TypesetDocument } from '../../typeset-document.ts';

/** Permission slip of a first grade with a day a week later in a storm and “the Friday before”. Written blind. */
export const heronMarshSlipRoomFour: TypesetDocument = {
  id: 'heron-marsh-slip-room-four',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan', 'photo'],
  received: '2027-04-19',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2027-04-19',
    dates: [
      { date: '2027-05-05', time: '08:50', endTime: '13:45', words: 'Wednesday, May 5' },
      { date: '2027-05-12', otherTimes: ['08:50'], words: 'on May 12' },
      { date: '2027-04-28', words: 'by Wednesday, April 28' },
      { date: '2027-04-30', words: 'by the Friday before the trip' },
      { date: '2027-04-22', words: 'until Thursday' },
    ],
    mentioned: [{ date: '2027-04-23', why: 'the teacher draws names' }],
    deadlines: ['2027-04-28'],
    arguableDeadlines: ['2027-04-30', '2027-04-22', '2027-05-05'],
    actionRequired: true,
    actions: ['slip|permission|sign|9.50'],
    titles: ['marsh'],
    amounts: [{ amount: 9.5, currency: 'USD', words: '$9.50' }],
    places: ['Heron Marsh'],
    mustRead: [
      'First grade goes to the marsh!',
      'We will dip nets, draw what we find and put it all back.',
      'exact change is a gift to me',
      'Boots, long pants, and no flip-flops, please.',
      'I can take two parents along.',
      'wants a bag lunch (turkey / cheese)',
      'office copy',
    ],
  },
};
