import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Hotel’s booking mail laid out as a table: a balance on arrival, waivers three days earlier, offers and house hours.
 * Written blind to the rules.
 */
export const pinecrestLodgeBooking: TypesetDocument = {
  id: 'pinecrest-lodge-booking',
  kind: 'ticket',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2028-02-01',
  mail: {
    from: 'Pinecrest Lodge <stay@pinecrest.example>',
    to: 'Ben Rivera <ben@example.org>',
    date: '2028-02-01',
    time: '21:15',
    subject: 'You’re booked! PL-317-2028-44',
    form: 'html',
  },
  truth: {
    category: 'Other',
    who: ['Ana', 'Ben', 'Maya', 'Leo'],
    documentDate: '2028-02-01',
    dates: [
      {
        date: '2028-03-17',
        time: '16:00',
        otherTimes: ['13:00', null],
        words: 'Fri, Mar 17, 2028 after 4:00 PM',
      },
      { date: '2028-03-20', time: '11:00', otherTimes: [null], words: 'Mon, Mar 20, 2028 by 11:00 AM' },
      { date: '2028-03-14', words: "that's March 14" },
    ],
    mentioned: [
      { date: '2028-03-17', endDate: '2028-03-20', why: 'the stay as a whole' },
      { date: '2028-03-17', why: 'the slime party and the story' },
      { date: '2028-03-18', why: 'one day of the stay' },
      { date: '2028-03-19', why: 'the slide’s check, and the last hour to ask for a late check-out' },
      { date: '2028-03-20', why: 'the late check-out' },
      { date: '2028-03-10', why: 'last hour to cancel' },
      { date: '2028-05-29', why: 'a sale, only by its name' },
      { date: '2028-02-01', why: 'the booking' },
    ],
    deadlines: ['2028-03-14'],
    arguableDeadlines: ['2028-03-10', '2028-03-17', '2028-03-19'],
    actionRequired: true,
    actions: ['waiver'],
    titles: ['Pinecrest', 'booked', 'stay'],
    amounts: [{ amount: 408.56, currency: 'USD', words: 'Due at check-in $408.56' }],
    places: ['Pinecrest Lodge'],
    mustRead: [
      'Pack the goggles, Ben!',
      'Bear Den suite, 3 nights, sleeps 6',
      'Maya Rivera (9), Leo Rivera (6)',
      '3 × $179.00 + 14.12% tax = $612.84',
      '$204.28 (Visa 4-0310)',
      'or you stand in the line with the elk',
      'Fri and Sat to 10',
      'spring check on Sunday from 8 to noon',
      '$12.95/$7.95',
      'every night at 8 by the fireplace',
      'After that we keep the first night',
      'Rated 4.4/5 by 2,028 guests',
    ],
  },
};
