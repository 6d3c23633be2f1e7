import type { TypesetDocument } from '../../typeset-document.ts';

/** Confirmation of an appointment to renew a driver’s license, with what to bring. Written blind. */
export const driverServicesBenAppointment: TypesetDocument = {
  id: 'driver-services-ben-appointment',
  kind: 'ticket',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-10-12',
  truth: {
    category: 'Other',
    who: ['Ben'],
    documentDate: '2027-10-12',
    dates: [
      { date: '2027-10-28', time: '10:40', otherTimes: ['10:25'], words: 'Thursday, October 28, 2027, 10:40 AM' },
      { date: '2027-11-19', words: 'November 19, 2027' },
      { date: '2027-11-11', words: 'Closed on Thursday, November 11' },
    ],
    mentioned: [{ date: '2027-10-27', why: 'the last day to move or cancel' }],
    deadlines: [],
    arguableDeadlines: ['2027-10-28', '2027-11-19'],
    actionRequired: true,
    actions: ['bring|license|address|fee'],
    titles: ['license', 'Driver Services', 'Appointment'],
    amounts: [{ amount: 30, currency: 'USD', words: '$30.00' }],
    places: ['Industrial Drive'],
    mustRead: [
      'DS-7K-2281-04',
      'in person, vision test',
      'It cannot be renewed online this time',
      'such as a utility bill and a bank statement',
      'glasses or contact lenses, if you drive with them',
      'we do not take cash',
      'wait in the walk-in line',
    ],
  },
};
