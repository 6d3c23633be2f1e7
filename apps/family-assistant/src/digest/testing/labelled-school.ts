import type { LabelledText } from './labelled-text.ts';

/** Newsletters about school, as source, subject and text; all invented. */
export const schoolTexts: readonly LabelledText[] = [
  [
    'Lakeside Weekly',
    'Picture day is Tuesday',
    'Individual and class photos will be taken in the library on Tuesday morning. Please return the order form in the sealed envelope by Monday, even if you do not want prints.',
  ],
  [
    'Mr. Okafor',
    'Science museum trip: permission slip',
    'Fourth graders will visit the City Science Museum on October 9. Return the signed permission slip and $18 by September 30. Students need a packed lunch and a rain jacket.',
  ],
  [
    'Lakeside Elementary PTA',
    'Book fair volunteers',
    'The book fair opens in the media center next Wednesday. We still need six parents for the afternoon shift. Sign up with Mrs. Delgado, and remember that each classroom has its own browsing time.',
  ],
  [
    'Northgate Middle School',
    'Parent-teacher conferences',
    'Conferences are held on November 12 and 13 in the cafeteria. Book a ten-minute slot with each of your child’s teachers through the family portal. Report cards go home the Friday before.',
  ],
  [
    'Ms. Petrov, Room 12',
    'This week in our class',
    'In math we are starting long division, and our reading groups have begun a new chapter book. Spelling words for Friday’s quiz are glued into the homework folder. Please check it every evening.',
  ],
  [
    'Attendance office',
    '',
    'This is an automated call from Northgate Middle School. Your child was marked absent from period 3 today. If you believe this is an error, please send a note to the attendance office.',
  ],
  [
    'Lakeside Weekly',
    'Early dismissal on Wednesday',
    'All grades are dismissed at 12:30 on Wednesday because of staff training. Buses run two hours and forty minutes earlier than usual. Aftercare is open to those who are signed up.',
  ],
  [
    'District Transportation',
    'Bus 14 has a new stop',
    'From Monday, bus 14 no longer stops at Elm and Third. Students board at Elm and Fifth at 7:12 a.m. Please have your child at the stop five minutes early.',
  ],
  [
    'School kitchen',
    'December lunch menu',
    'The menu is attached. Meal accounts below zero receive a cheese sandwich, so please top up the balance online. Tell the kitchen about a change of diet at least three days ahead.',
  ],
  [
    'Harbor High School',
    'Course selection for next year',
    'Sophomores choose their electives in the week of January 18. Counselors visit each English class to explain graduation credits. The course catalog is on the school website.',
  ],
  [
    'Room parent',
    'Winter party sign-up',
    'Our classroom party is on the last day before the break. We need juice boxes, napkins and one parent to read a story. No nuts, please, because of an allergy in the class.',
  ],
  [
    'Lakeside Elementary',
    'Kindergarten registration opens',
    'Children who turn five before September 1 may be registered for kindergarten from March 2. Bring a birth certificate, proof of address and the immunization record to the front office.',
  ],
  [
    'Music department',
    'Winter concert',
    'Band and orchestra play in the auditorium on Thursday at 7 p.m. Students report to the music room by 6:15 in white shirts and dark trousers. Concert attendance is part of the grade.',
  ],
  [
    'Principal Whitcomb',
    'A word from the principal',
    'Dear families, thank you for a smooth first month. Our staff is working on safer arrival lanes, and I ask all drivers to stay out of the bus loop. The student handbook must be signed by every household.',
  ],
  [
    'Northgate Middle School',
    'Science fair projects',
    'Every seventh grader prepares a project for the science fair. The proposal is due October 20 and the display board on November 17. Judges from the community will interview students about their results.',
  ],
  [
    'Lakeside after-school program',
    'Homework club',
    'Homework club meets Mondays and Wednesdays until 4:30 in the library. Tutors from the high school help with reading and math. Enrollment forms are at the front desk; the fee is $40 a semester.',
  ],
  [
    'Harbor High School',
    'PSAT next Saturday',
    'Juniors take the PSAT in the gymnasium at 8 a.m. Bring two pencils, a calculator and a school ID. Doors close at 8:15 and late students cannot be admitted to the test.',
  ],
  [
    'Yearbook staff',
    'Yearbooks: last chance',
    'Order your yearbook for $28 before the price goes up. Fifth graders, remember to turn in a baby photo for the graduation pages. Orders can be paid online or in the office.',
  ],
  [
    'Mrs. Lindqvist',
    '',
    'Hi parents! Show and tell moves to Thursday this week since we have the assembly on Friday. The letter is M. Library books are due back too.',
  ],
  [
    'Lakeside Elementary',
    'Snow day procedure',
    'If schools close because of weather, you get a text by 5:45 a.m. On a two-hour delay there is no breakfast service and morning preschool is cancelled. Make sure the office has your current phone number.',
  ],
  [
    'PTA',
    'Fun run raises money for playground',
    'Our students run laps on the school field on Friday during PE. Pledge envelopes went home in backpacks on Monday. Every dollar goes to the new playground, and the class with most pledges wins a pizza lunch.',
  ],
  [
    'Valley School District',
    'School calendar for next year',
    'The board approved the calendar for the coming school year. Classes begin August 24; spring break is the third week of March. Teacher workdays are marked in grey.',
  ],
  [
    'Northgate library',
    'Overdue library books',
    'Your student has two overdue books from the Northgate Middle School library: "The Wild Robot" and "Hatchet". Please return them to a teacher or pay the replacement cost of $17 before report cards.',
  ],
  [
    'Drama club adviser',
    'Auditions for the spring play',
    'Auditions are on Monday after the last bell in the auditorium. Scripts are with Ms. Abara in room 204. Rehearsals take place every school day but Friday, and students need a B average.',
  ],
  [
    'School technology desk',
    'Chromebook agreement',
    'Each student receives a Chromebook this week. The agreement and the $25 insurance fee are due before the device goes home. Chargers stay in the homeroom.',
  ],
  [
    'Saint Brendan Academy',
    'Uniform rules and spirit day',
    'Students wear the full uniform on Mass days. On Friday, spirit day, they may wear blue and gold instead. Used uniforms can be exchanged in the parish hall office of the school on Thursday.',
  ],
  [
    'Little Acorns Preschool',
    'Going outdoors',
    'We play outside in all weather. Please label boots and mittens with your child’s name and leave a change of clothes in the cubby. Tuition for December is due on the first.',
  ],
  [
    'Harbor High counselling',
    'College application night',
    'Seniors and parents are invited to a workshop about applications, transcripts and financial aid on Tuesday at 6:30. Counselors will answer questions about recommendation letters.',
  ],
  [
    'Mr. Okafor',
    'Reading log',
    'Thank you for reading with your children every night! Reading logs are collected on Fridays. Twenty minutes count as one box; a parent initials each line. Grade 4 will celebrate one thousand books in May.',
  ],
  [
    'Lakeside Weekly',
    'Lost and found',
    'The racks near the gym are overflowing with jackets, lunch boxes and a single tuba mouthpiece. What is left after Friday’s dismissal will be donated. Label your child’s things, please.',
  ],
];
