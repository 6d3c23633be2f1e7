import { asksForAction } from './action.ts';

test.each([
  'Please return the signed slip.',
  'Return the permission slip and $18 by September 30.',
  'RSVP to Mrs. Delgado.',
  'Bring cleats and water.',
  'Register online before the season starts.',
  'Sign up with the coach.',
  'The form must be signed by a parent.',
  'Students need to bring a lunch.',
  'Tuition is due on the first.',
  'Don’t forget the library books.',
  'Reminder: pay the lunch balance.',
  'The trip is on Friday; bring a jacket.',
  'Book a ten-minute slot.',
  'Call the office to schedule an appointment.',
  'Call Harbour Pediatrics to book before December 15.',
  'Reminder: contact St. Brendan Dental to reschedule.',
  'Call Nurse Adeyemi at 555-0142.',
  'The results are in; call Harbour Pediatrics to make an appointment.',
])('asks: %s', (sentence) => {
  expect(asksForAction(sentence)).toBe(true);
});

test.each([
  'The book fair opens on Monday.',
  'Book fair next week',
  'Sign language club meets at noon.',
  'Practice is cancelled.',
  'No action is required.',
  'You do not need to do anything.',
  'No RSVP needed.',
  'Thank you for returning the forms.',
  'Order of worship',
  'Return to school is on Monday.',
  'We finished second.',
  'Call Center to move in May.',
  'Contact lens exams are on Tuesday.',
  'Call Center at 100 Main Street opens.',
  'Visit to the museum',
  '',
])('does not ask: %s', (sentence) => {
  expect(asksForAction(sentence)).toBe(false);
});
