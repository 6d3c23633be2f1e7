import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Camp’s packing list with check boxes and many counts; its days hide among them, one as “the last Sunday in June”.
 * Written blind to the rules.
 */
export const wapelloPackingList: TypesetDocument = {
  id: 'wapello-packing-list',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2028-06-05',
  truth: {
    category: 'Community',
    who: ['Maya'],
    documentDate: null,
    dates: [
      {
        date: '2028-06-25',
        time: '14:15',
        otherTimes: ['13:00', null],
        words: 'the last Sunday in June, the 25th',
      },
      { date: '2028-06-30', time: '15:30', words: 'Friday the 30th. Camp show 3:30' },
      { date: '2028-06-15', words: 'before midnight on Thursday, June 15' },
      { date: '2028-06-20', words: 'in writing by the 20th' },
      { date: '2028-06-27', words: 'tie-dye is Tuesday' },
      { date: '2028-06-28', words: 'costume for Wednesday' },
      { date: '2028-06-21', words: 'by the Wednesday before' },
    ],
    mentioned: [
      { date: '2028-06-25', why: 'the other lines' },
      { date: '2028-06-25', endDate: '2028-06-30', why: 'the session as a whole' },
      { date: '2028-06-30', why: 'cabins empty by 4:45' },
      { date: '2028-06-22', endDate: '2028-06-25', why: 'the last three days' },
      { date: '2028-06-22', why: 'three days before' },
      { date: '2028-06-29', why: 'last day of mail' },
      { date: '2027-08-19', why: 'socks of the year before' },
    ],
    deadlines: ['2028-06-15'],
    arguableDeadlines: ['2028-06-20', '2028-06-21', '2028-06-22', '2028-06-25', '2028-06-29'],
    actionRequired: true,
    actions: ['pack|name on|label', 'store|25|money', 'lice|heads', 'meds|medication|N-2|nurse'],
    titles: ['Wapello', 'pack'],
    amounts: [{ amount: 25, currency: 'USD', words: 'Store money, $25' }],
    places: ['Wapello'],
    mustRead: [
      'CAMP WAPELLO',
      'Chickadees, Otters and Cabin 7',
      'tie-dye is Tuesday',
      'No, more',
      'nights were 49–55° last year',
      'pillow, stuffed friend',
      '1/2 gal. water bottle',
      'theme is 3 Little Pigs',
      'We had 61 socks left on 8/19/27',
      'and we do send home',
      'not the duffel',
      'P–Z 2:15',
      'so it beats her here',
      'ACA 06-25-30',
    ],
  },
};
