import type { AskedQuestion, QuestionSet } from '../question-set.ts';
import { answeredOf, unknownOf } from '../set-parts.ts';
import { marchettiChats } from './marchetti-sources-1.ts';
import { marchettiMails } from './marchetti-sources-2.ts';
import { marchettiPapers } from './marchetti-sources-3.ts';

const family = `family_id: marchetti
timezone: America/New_York
locale: en-US
home_address: 48 Tanner Street, Ashgrove
members:
  - { id: elena, name: Elena Marchetti, nickname: Mom, role: parent, messenger_user_id: "2101", designated: true, calendar_color: "#1a73e8", emails: [elena@example.org] }
  - { id: paul, name: Paul Marchetti, nickname: Dad, role: parent, messenger_user_id: "2102", calendar_color: "#e8710a", emails: [paul@example.org] }
  - { id: sofia, name: Sofia Marchetti, role: child, current_grade: "8", school: Ashgrove Middle School, teacher: Ms. Abernathy, calendar_color: "#0b8043" }
  - { id: nico, name: Nico Marchetti, role: child, current_grade: "4", school: Birch Hill Elementary, teacher: Mr. Tolland, calendar_color: purple }
  - { id: ivy, name: Ivy Marchetti, role: child, school: Little Acorns Preschool, teacher: Miss Corinne, calendar_color: teal }
calendars:
  - { id: family, default: true }
group_chat_id: "-100200310"
`;

const calendar = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Homeroom//Marchetti//EN
BEGIN:VEVENT
UID:marchetti-anniversary
DTSTAMP:20260401T120000Z
DTSTART;VALUE=DATE:20260609
DTEND;VALUE=DATE:20260610
SUMMARY:Wedding anniversary
END:VEVENT
BEGIN:VEVENT
UID:marchetti-tires
DTSTAMP:20260401T120000Z
DTSTART:20260608T123000Z
DTEND:20260608T130000Z
SUMMARY:Tire change
END:VEVENT
BEGIN:VEVENT
UID:marchetti-book-group
DTSTAMP:20260401T120000Z
DTSTART:20260610T233000Z
DTEND:20260611T013000Z
SUMMARY:Mom's book group
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');

const questions: readonly AskedQuestion[] = [
  // Plain
  answeredOf(
    'plain',
    'What is the pickup word for Owen at after-care?',
    [['pineapple']],
    ['extraction:rides-3', 'extraction:rides-4'],
  ),
  answeredOf(
    'plain',
    'How much is every extra child at Summit Shack?',
    [['14 dollars', '$14']],
    ['extraction:birthday-3'],
  ),
  answeredOf(
    'plain',
    'What is the wifi password for TannerNest?',
    [['Walnut-Heron-19']],
    ['extraction:router-4'],
    ['Walnut-Otter-88'],
  ),
  answeredOf('plain', "What is the lock code of the Odums' mailbox?", [['3391']], ['extraction:cat-6']),
  answeredOf(
    'plain',
    'When does the flight of Grandma Jean and Grandpa land on March 20?',
    [['5:30']],
    ['extraction:visit-5'],
    ['3:55'],
  ),
  answeredOf(
    'plain',
    'What is our claim number at Northfield Mutual?',
    [['NM-40772-B']],
    ['mail:claim-opened', 'document:garage-bill'],
  ),
  answeredOf('plain', "Which room was Nonna Rosa in at St. Brendan's?", [['317']], ['extraction:hip-4']),
  answeredOf('plain', "What is Marcus Bell's house number and street?", [['21 Larkspur Lane']], ['extraction:jonah-6']),
  answeredOf('plain', 'When does the bus leave for the state meet in Wexley?', [['5:50']], ['mail:bluefins-state']),
  answeredOf(
    'plain',
    'What day is the eighth grade graduation ceremony?',
    [['June 17']],
    ['mail:graduation-moved'],
    ['June 18'],
  ),
  answeredOf(
    'plain',
    'How many tickets does each family get for the graduation?',
    [['four tickets', '4 tickets', 'gets four']],
    ['mail:graduation-first'],
  ),
  answeredOf(
    'plain',
    'How much is a piano lesson with Mrs. Feldstein?',
    [['40 dollars', '40.00', '$40']],
    ['mail:piano-new-time', 'document:piano-bill'],
    ['36 dollars'],
  ),
  answeredOf('plain', "What is Dr. Okoro's telephone number?", [['555-0177']], ['mail:okoro-checkups']),
  answeredOf(
    'plain',
    "When is Paul's crown appointment with Dr. Hanley?",
    [['June 4'], ['1:15']],
    ['mail:hanley-crown'],
  ),
  answeredOf('plain', "When is grade 4's trip to Harlow Mills?", [['June 3']], ['mail:mills-moved']),
  answeredOf('plain', 'How much was the balance for Camp Wannalake?', [['540']], ['mail:camp-place']),
  answeredOf(
    'plain',
    "What does Ivy dance as in Pirouette Studio's summer showing?",
    [['fireflies', 'firefly']],
    ['mail:ballet-summer'],
    ['snowflake'],
  ),
  answeredOf('plain', 'Who is the new assistant coach of the Otters?', [['Beckett']], ['mail:otters-spring']),
  answeredOf(
    'plain',
    'How many hours a day should Sofia wear her elastics?',
    [['22 hours']],
    ['mail:lindqvist-elastics'],
  ),
  answeredOf(
    'plain',
    'Is there a washing machine at Pinecone Cottage?',
    [['no washing machine', 'no,', 'there is no']],
    ['extraction:lake-5'],
  ),
  answeredOf('plain', 'When is kickoff against Cedar Point?', [['11:15']], ['extraction:weekend-2'], ['9:45']),
  answeredOf('plain', 'What piece does Nico play at the spring recital?', [['Harbor Bells']], ['mail:piano-recital']),
  answeredOf('plain', 'When does the outdoor pool open?', [['June 13']], ['mail:town-spring']),
  answeredOf(
    'plain',
    'What is for lunch at Little Acorns on Friday, May 29?',
    [['macaroni']],
    ['document:acorns-menu'],
  ),

  // In other words
  answeredOf(
    'paraphrased',
    'What do we owe the man who fixed the boiler?',
    [['386.50']],
    ['document:bellweather-invoice'],
  ),
  answeredOf(
    'paraphrased',
    'What was broken when the house went cold in December?',
    [['circulation pump']],
    ['extraction:cold-5', 'document:bellweather-invoice'],
  ),
  answeredOf(
    'paraphrased',
    'Where do the neighbors with the cat hide their key now?',
    [['mailbox']],
    ['extraction:cat-6'],
    ['under the blue frog'],
  ),
  answeredOf(
    'paraphrased',
    'What does Sofia earn for feeding Pickle?',
    [['eight dollars', '8 dollars', '$8']],
    ['extraction:cat-5'],
  ),
  answeredOf('paraphrased', "What is our share of the vacation rental's price?", [['980']], ['extraction:lake-3']),
  answeredOf(
    'paraphrased',
    'Can we take Biscuit along to the lake house?',
    [['dogs are allowed', 'yes', 'one per party']],
    ['extraction:lake-3'],
  ),
  answeredOf(
    'paraphrased',
    "By when do we have to fetch Sofia from her friend's house on Saturday?",
    [['9:30']],
    ['extraction:sleepover-4', 'extraction:sleepover-5'],
    ['by 11'],
  ),
  answeredOf('paraphrased', "What is Dana's boy not allowed to eat?", [['sesame']], ['extraction:birthday-8']),
  answeredOf(
    'paraphrased',
    "Who watched the kids on Valentine's Day when Hailey got sick?",
    [['Brooke']],
    ['extraction:sitter-4', 'extraction:sitter-7', 'extraction:sitter-5'],
  ),
  answeredOf(
    'paraphrased',
    'What do we pay the babysitter for an hour?',
    [['18 an hour', '$18', '18 dollars']],
    ['extraction:sitter-2', 'extraction:sitter-3'],
  ),
  answeredOf('paraphrased', 'What illness did Ivy have in February?', [['ear infection']], ['extraction:ill-3']),
  answeredOf('paraphrased', 'Where can I find an extra house key?', [['paint can']], ['extraction:locked-2']),
  answeredOf(
    'paraphrased',
    "What would Ivy's friend like as a birthday present?",
    [['garbage trucks', 'wheels']],
    ['extraction:jonah-3'],
  ),
  answeredOf(
    'paraphrased',
    'What did the dog swallow last fall?',
    [['sock']],
    ['extraction:sock-1', 'extraction:sock-3', 'extraction:sock-4'],
  ),
  answeredOf(
    'paraphrased',
    'What will we have to pay the landlord each month this summer?',
    [['2,210', '2210']],
    ['mail:gorski-rent'],
  ),
  answeredOf(
    'paraphrased',
    'When do the workers come to change the windows?',
    [['June 2']],
    ['mail:gorski-windows-late'],
    ['May 19'],
  ),
  answeredOf('paraphrased', 'What would another pair of glasses for Nico cost?', [['89']], ['mail:weir-glasses']),
  answeredOf(
    'paraphrased',
    "Which foods are banned at Ivy's preschool?",
    [['nuts']],
    ['mail:acorns-snack', 'document:acorns-handbook', 'document:acorns-menu'],
  ),
  answeredOf(
    'paraphrased',
    'What was the result of the soccer match with Redfern?',
    [['3 to 2', '3-2', '3:2']],
    ['mail:otters-redfern'],
  ),
  answeredOf(
    'paraphrased',
    'Who handles our car accident at the insurance company?',
    [['Carla Whitcomb']],
    ['mail:claim-opened'],
  ),
  answeredOf(
    'paraphrased',
    "How much should we chip in for the teacher's goodbye gift?",
    [['15 dollars', '$15']],
    ['mail:gift-tolland'],
  ),
  answeredOf(
    'paraphrased',
    'What part did Sofia get in the school play?',
    [['lantern seller']],
    ['extraction:stage-1'],
  ),
  answeredOf('paraphrased', 'When does the town take away old furniture?', [['June 11']], ['mail:town-spring']),
  answeredOf('paraphrased', 'How old will Grandpa be this summer?', [['75']], ['mail:jean-thanks']),

  // Nobody knows: near misses
  unknownOf('near', 'Who won the game against Cedar Point?'),
  unknownOf('near', 'How did Sofia place at the state meet in Wexley?'),
  unknownOf('near', 'What is the pickup word for Anika?'),
  unknownOf('near', 'What is the street address of Pinecone Cottage?'),
  unknownOf('near', "What is Hailey's phone number?"),
  unknownOf('near', 'How much does the grade 8 trip to the capital cost?'),
  unknownOf('near', "Who will be Nico's teacher in grade 5?"),
  unknownOf('near', 'What size are the ballet shoes Ivy wears?'),

  // Nobody knows: foreign
  unknownOf('foreign', 'Who is the director of the Hamburg opera?'),
  unknownOf('foreign', 'What is the capital of Paraguay?'),
  unknownOf('foreign', 'How do I make risotto with saffron?'),
  unknownOf('foreign', "Who is the Hendersons' dentist?"),
  unknownOf('foreign', 'When did the first airship cross the Atlantic?'),
  unknownOf('foreign', 'How often should a motorcycle get an oil change?'),
  unknownOf('foreign', 'When does the night train to Inverness leave?'),
  unknownOf('foreign', 'What is the square root of 1,764?'),
];

/** The Marchettis of Ashgrove: eight months of chats, mails and papers, hardly any calendar. */
export const marchettiQuestions: QuestionSet = {
  id: 'marchetti',
  now: '2026-05-28T08:00:00-04:00',
  family,
  calendars: { family: calendar },
  sources: [...marchettiChats, ...marchettiMails, ...marchettiPapers],
  questions,
};
