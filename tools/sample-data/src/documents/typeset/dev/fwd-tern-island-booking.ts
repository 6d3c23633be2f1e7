import type { TypesetDocument } from '../../typeset-document.ts';

/** Forwarded booking of two trains and a hotel with hours of its own on their days, days first and 24 hours. */
export const fwdTernIslandBooking: TypesetDocument = {
  id: 'fwd-tern-island-booking',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-05-20',
  mail: {
    from: 'Ben Rivera <ben@example.org>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2027-05-20',
    time: '08:15',
    subject: 'Fwd: Booking confirmed – CRS-7714-KX',
    form: 'html',
  },
  truth: {
    category: 'Other',
    who: ['Ana', 'Ben', 'Maya', 'Leo'],
    documentDate: '2027-05-20',
    dates: [
      { date: '2027-06-18', time: '07:52', endTime: '11:26', words: 'OUTWARD · Fri 18 Jun 2027' },
      { date: '2027-06-18', time: '15:00', words: 'Check-in from, Fri 18 Jun' },
      { date: '2027-06-20', time: '11:00', words: 'Check-out until, Sun 20 Jun' },
      { date: '2027-06-20', time: '16:09', endTime: '19:48', words: 'RETURN · Sun 20 Jun 2027' },
      { date: '2027-06-16', words: 'charged to the same card on 16 Jun 2027' },
    ],
    mentioned: [
      { date: '2027-06-18', endDate: '2027-06-20', why: 'the stay or the trip as a whole' },
      { date: '2027-06-11', why: 'last day to cancel the hotel' },
      { date: '2027-05-19', why: 'the booking was made' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-06-11', '2027-06-16', '2027-06-20'],
    actionRequired: true,
    actions: ['mother|Pickle'],
    titles: ['Booking', 'CRS-7714-KX', 'Port Alder', 'Tern House'],
    amounts: [
      { amount: 564, currency: 'USD', words: 'Total USD 564.00' },
      { amount: 318, currency: 'USD', words: 'USD 318.00' },
    ],
    places: ['Tern House', 'Springfield Harbour', 'Port Alder'],
    mustRead: [
      'whether Pickle may stay with her over those days',
      'CRS-7714-KX',
      'Maya Rivera (child)',
      'Springfield Harbour, platform 3',
      'Coach 4, seats 31 A B C D',
      'Tern House, 9 Lighthouse Row, Port Alder',
      'Family room, breakfast 07:30–10:00 included',
      'Coach 2, seats 11 A B C D',
      'trains can be exchanged, not refunded',
      'registered no. 20270118-3',
    ],
  },
};
