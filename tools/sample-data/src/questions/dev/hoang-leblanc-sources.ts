import type { QuestionSource } from '../question-set.ts';
import { documentOf, mailOf, newsletterOf } from '../set-parts.ts';
import { hoangLeblancMoreSources } from './hoang-leblanc-more-sources.ts';

const ofSchools: readonly QuestionSource[] = [
  newsletterOf(
    'crew',
    '2029-10-30',
    'Coach Dana Darrow <darrow@tannersfieldcrew.example>',
    'Frostbite Regatta logistics',
    `
Rowers and families,

The bus pulls out of the boathouse lot at 5:15 am on the 10th. If you miss it you miss your seat. Pack your unisuit, two pairs of wool socks, a spare hat and a trash bag for wet clothes. The trailer fee is $35, cash or check to Owen's mom. Novice fours race before noon. Spectators park at the fairgrounds, $10 per car, and walk over the footbridge.

Coach Darrow`,
  ),
  mailOf(
    'tourney',
    '2029-10-29',
    'Coach Brian Fallon <fallon@tannersfieldhockey.example>',
    'Burlington weekend',
    `
Hi all,

Bring both jerseys, white and green, and a shirt and tie for the walk into the rink. Players are due in the locker room 45 minutes before each game. Team dinner is Friday at 5:00 pm at Red Barn Pizza, $22 a head, kids and grown-ups alike. No mini-stick games in the hotel hallway, please, we were asked to leave last year.

Brian`,
  ),
  mailOf(
    'ice',
    '2029-10-31',
    'Tannersfield Youth Hockey <ice@tannersfieldhockey.example>',
    'Ice time change, Wednesday November 7',
    `
U10 families,

The figure skating club has our usual slot next week. On Wednesday, November 7 the U10 practice starts at 6:15 pm and ends at 7:15 pm. After that we are back to normal. Goalies will work with Coach Lemay at the far end.`,
  ),
  mailOf(
    'sat',
    '2029-10-27',
    'Harborview Test Center <sat@harborview.example>',
    'Your SAT on November 3',
    `
Dear Camille,

Doors open at 7:15 am and close for good at 7:45. Bring your admission ticket, a photo ID, and a charged laptop with the testing app already installed. A calculator is built in, your own is welcome. Phones go in a bin at the front. Use the Pleasant Street entrance; the main door is under construction. Scores will be posted on November 16.`,
  ),
  mailOf(
    'counselor',
    '2029-10-29',
    'Mr. Bautista <bautista@tannersfieldhigh.example>',
    'Before we meet',
    `
Hi Camille,

Please print your activities list and bring it along. Ms. Keane has uploaded her recommendation, Mr. Ruiz has not, so nudge him. Each transcript costs $5 and I need the request ten school days ahead of a deadline. My office moved to room 206.

Mr. Bautista`,
  ),
  mailOf(
    'calder',
    '2029-10-26',
    'Calder College Admission <apply@calder.example>',
    'Interview and early decision agreement',
    `
Dear Camille,

You will be talking with Priscilla Raymond, class of 2011. Log in ten minutes early and find a quiet room; no parents on camera, please. The early decision agreement has to be signed by you, one parent and your counselor no later than November 13. The application fee is $75.

Office of Admission`,
  ),
  mailOf(
    'aid',
    '2029-10-24',
    'Calder College Student Aid <aid@calder.example>',
    'What we still need',
    `
Dear family,

Because Camille has two households, her father must submit a separate form under his own login. We are missing your 2028 tax return and W-2s. Questions: 802-555-0147, weekdays from 9 to 4. Families earning under $90,000 pay no tuition.`,
  ),
  newsletterOf(
    'play',
    '2029-10-31',
    'Ms. Ferrante <ferrante@tannersfieldhigh.example>',
    'Earnest: tickets and a change for Saturday',
    `
Cast, crew and families,

The auditorium is booked until noon that day, so the Saturday matinee on December 1 now begins at 3:00 pm. Tickets are $12, students and seniors $8, at the door or online. Actors are called 75 minutes before curtain. Everybody needs black character shoes. Parents with last names A to H feed the cast at the dress rehearsal, please bring something without nuts.

Ms. Ferrante`,
  ),
  mailOf(
    'orchestra',
    '2029-10-30',
    'Mr. Adeyemi <adeyemi@tannersfieldhigh.example>',
    'December concert',
    `
Musicians,

All black, sleeves below the elbow, no sneakers. Tuning is at 6:15 pm in room 118. Instrument rental for the winter term is $96, due December 1. We play Holst, Price and a sing-along at the end. Bring a pencil to every rehearsal!

Mr. Adeyemi`,
  ),
  newsletterOf(
    'elementary',
    '2029-10-28',
    'Pine Hollow Elementary <office@pinehollow.example>',
    'Pine Hollow Post',
    `
The book fair runs from November 13 to 16 in the gym lobby. Photo retakes are on the 14th. The coat drive ends on November 9; clean coats in any size go in the barrel by the nurse. On early release Wednesdays the aftercare program costs $18 and must be booked by Monday noon. Lunch is served every Wednesday before dismissal.`,
  ),
  mailOf(
    'whitlock',
    '2029-10-30',
    'Ms. Whitlock <whitlock@pinehollow.example>',
    'Wax museum',
    `
Dear families,

Each child becomes a person from Massachusetts history. Jonah has picked Robert Goddard. The trifold board and a speech of one minute are due on November 26. Costumes come from your closet, please do not buy anything. He also still owes me the signed reading log from October.

Ms. Whitlock`,
  ),
  newsletterOf(
    'storm',
    '2029-10-31',
    'Tannersfield Public Schools <super@tannersfieldps.example>',
    'After the storm',
    `
Tuesday's closing is made up on January 25, which had been a teacher day. If we lose more days, they go on at the end of June. Calls about delays and closings are made by 5:30 am. We may not use remote learning for snow days. Buses run two hours late on a delayed opening and there is no breakfast.`,
  ),
  mailOf(
    'pto',
    '2029-10-30',
    'Pine Hollow PTO <pto@pinehollow.example>',
    'Thank you, book fair helpers',
    `
Hi Linh,

You are down for the cash table on Thursday the 15th from 9:30 to 11:00. Check in at the front office for a sticker. We still need two people for cleanup on Friday. At the next meeting we vote on the playground shade, $6,400.

Beth`,
  ),
];

const ofBea: readonly QuestionSource[] = [
  mailOf(
    'daycare',
    '2029-10-31',
    'Tess at Little Acorns <tess@littleacorns.example>',
    'November notes',
    `
Dear Acorn families,

The new code for the gate is 2580. Pickup after 4:45 costs $1 a minute. We need a note from the doctor that your child has had the flu vaccine by November 15. From January on a week is $410. Beatrice is out of diapers and wipes in her cubby. The stomach bug is going around the Toddler Room.

Tess`,
  ),
  mailOf(
    'pediatrician',
    '2029-10-29',
    'Merrimack Pediatrics <frontdesk@merrimackpeds.example>',
    'Upcoming visit for Beatrice',
    `
Please come 15 minutes early to update insurance. Beatrice is due for two vaccines and a finger prick for lead. Fill in the speech and movement questionnaire on the tablet or at home. The nurse line answers around the clock: 978-555-0110.`,
  ),
  documentOf(
    'rosa',
    '2029-08-30',
    'Claire Leblanc',
    'Agreement with Rosa Medeiros',
    `
Rosa is paid $26 an hour, $39 beyond 40 hours in a week, every second Friday. She has ten days of vacation and five sick days. Vacation needs two weeks' notice from either side. Her driving is reimbursed at 65 cents a mile. No screens for Bea, and her nap starts at 12:45. Emergency contact for Rosa: her sister Ines, 617-555-0139.`,
  ),
];

/** Mail, chat messages and documents of the Hoang-Leblanc family. */
export const hoangLeblancSources: readonly QuestionSource[] = [...ofSchools, ...ofBea, ...hoangLeblancMoreSources];
