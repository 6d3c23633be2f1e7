import type { AskedQuestion, QuestionSet } from '../question-set.ts';
import { answeredOf, unknownOf } from '../set-parts.ts';
import { adeyemiChats } from './adeyemi-sources-1.ts';
import { adeyemiMails } from './adeyemi-sources-2.ts';
import { adeyemiPapers } from './adeyemi-sources-3.ts';

const family = `family_id: adeyemi
timezone: America/Chicago
locale: en-US
home_address: 11 Lindenfield Court, Carrow Falls
members:
  - { id: folake, name: Folake Adeyemi, nickname: Mom, role: parent, messenger_user_id: "3301", designated: true, calendar_color: "#1a73e8", emails: [folake@example.org] }
  - { id: tunde, name: Tunde Adeyemi, nickname: Dad, role: parent, messenger_user_id: "3302", calendar_color: "#e8710a", emails: [tunde@example.org] }
  - { id: temi, name: Temi Adeyemi, role: child, current_grade: "7", school: Cobb Hill Junior High, teacher: Mrs. Vance, calendar_color: "#0b8043" }
  - { id: kola, name: Kola Adeyemi, role: child, current_grade: "3", school: Sycamore School, teacher: Mr. Brandvold, calendar_color: purple }
  - { id: bisi, name: Bisi Adeyemi, role: child, current_grade: "1", school: Sycamore School, teacher: Ms. Quill, calendar_color: teal }
calendars:
  - { id: family, default: true }
group_chat_id: "-100200330"
`;

const calendar = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Homeroom//Adeyemi//EN
BEGIN:VEVENT
UID:adeyemi-taxes
DTSTAMP:20260301T120000Z
DTSTART;VALUE=DATE:20260415
DTEND;VALUE=DATE:20260416
SUMMARY:Taxes due
END:VEVENT
BEGIN:VEVENT
UID:adeyemi-haircut
DTSTAMP:20260301T120000Z
DTSTART:20260421T213000Z
DTEND:20260421T220000Z
SUMMARY:Dad's haircut
END:VEVENT
BEGIN:VEVENT
UID:adeyemi-blood-drive
DTSTAMP:20260301T120000Z
DTSTART:20260427T220000Z
DTEND:20260427T230000Z
SUMMARY:Blood donation
END:VEVENT
BEGIN:VEVENT
UID:adeyemi-mothers-day
DTSTAMP:20260301T120000Z
DTSTART;VALUE=DATE:20260510
DTEND;VALUE=DATE:20260511
SUMMARY:Mother's Day
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');

const questions: readonly AskedQuestion[] = [
  // Plain
  answeredOf('plain', 'What is the code of the garage door?', [['2068']], ['extraction:keypad-4'], ['7714']),
  answeredOf('plain', "What's Temi's locker combination?", [['14-32-8']], ['extraction:locker-2']),
  answeredOf(
    'plain',
    'Password for the PlantainGuest network?',
    [['Teapot-Lemon-40']],
    ['extraction:fiber-5'],
    ['Harmattan-72-Drum'],
  ),
  answeredOf(
    'plain',
    "At what time does Grandma Yetunde's train arrive in Carrow Falls?",
    [['2:50']],
    ['extraction:train-4'],
    ['1:25'],
  ),
  answeredOf('plain', 'How many boxes of popcorn did Bisi sell?', [['31']], ['extraction:popcorn-3']),
  answeredOf('plain', "What is the address of Ms. Farrow's garage?", [['40 Ferncliff Road']], ['extraction:popcorn-1']),
  answeredOf('plain', "What time is the Comets' final?", [['5:15']], ['extraction:final-3'], ['10 am']),
  answeredOf(
    'plain',
    'Which claim number did Keystone Harbor give us?',
    [['KH-21598']],
    ['mail:water-claim', 'mail:water-paid'],
  ),
  answeredOf('plain', 'Phone number of Ramos Family Dentistry?', [['555-0231']], ['mail:ramos-checkup'], ['555-0274']),
  answeredOf('plain', 'When does Dr. Thorne take out the stitches?', [['April 17'], ['11:40']], ['mail:thorne-after']),
  answeredOf(
    'plain',
    "On which date is Mr. Brandvold's excursion to Brockway Caves?",
    [['May 6']],
    ['mail:caves-later'],
    ['April 28'],
  ),
  answeredOf('plain', 'What does the trip to Lake Corliss cost?', [['165']], ['mail:corliss-trip']),
  answeredOf('plain', 'What time do the buses leave for Lake Corliss?', [['7:10']], ['mail:corliss-earlier'], ['8 am']),
  answeredOf(
    'plain',
    "What is Temi going to play at Mr. Anselmi's recital?",
    [['Gray Heron Waltz']],
    ['mail:violin-recital'],
  ),
  answeredOf(
    'plain',
    'How much does Mr. Anselmi charge for a violin lesson?',
    [['45 dollars', '45.00', '$45']],
    ['mail:violin-price', 'document:violin-bill'],
    ['42 dollars'],
  ),
  answeredOf(
    'plain',
    'How many folding chairs was Segun asked to bring?',
    [['six', '6 folding chairs']],
    ['extraction:turkey-4'],
  ),
  answeredOf('plain', "Who is the Comets' new team manager?", [['Denise Otto']], ['mail:comets-winter']),
  answeredOf('plain', 'When does bus 12 come to Linden Avenue in the morning?', [['7:22']], ['mail:bus-stop']),
  answeredOf(
    'plain',
    "What day is Nadia's surprise party?",
    [['24th', 'April 24']],
    ['extraction:surprise-4'],
    ['April 25'],
  ),
  answeredOf(
    'plain',
    'What is on the lunch menu at Sycamore School on Friday?',
    [['grilled cheese']],
    ['document:lunch-april'],
  ),
  answeredOf('plain', 'When is the opening of the splash park?', [['May 23']], ['mail:town-april']),
  answeredOf(
    'plain',
    'What is Kola allergic to according to Dr. Kessler?',
    [['cats'], ['birch']],
    ['mail:kessler-allergy'],
  ),
  answeredOf('plain', 'Are tents needed at Fern Lake?', [['no tents', 'no,', 'not needed']], ['mail:trail-fern']),
  answeredOf(
    'plain',
    "When is Bisi's hearing test with Dr. Fontaine?",
    [['May 4'], ['9:50']],
    ['mail:fontaine-hearing-new'],
    ['April 29'],
  ),

  // In other words
  answeredOf('paraphrased', 'How much is the bill from the plumber?', [['212.75']], ['document:rowley-invoice']),
  answeredOf(
    'paraphrased',
    'Where did the water in our kitchen come from?',
    [['hose']],
    ['extraction:puddle-5', 'document:rowley-invoice', 'mail:water-claim'],
  ),
  answeredOf(
    'paraphrased',
    'Where do the people next door keep their spare key?',
    [['birdhouse']],
    ['extraction:snow-3'],
  ),
  answeredOf(
    'paraphrased',
    'What does Kola get for emptying the mailbox of the Bergstroms?',
    [['three dollars', '3 dollars', '$3']],
    ['extraction:snow-6'],
  ),
  answeredOf(
    'paraphrased',
    "What is the name of Uncle Segun's newborn?",
    [['Ayomide']],
    ['extraction:baby-5', 'mail:segun-reunion'],
  ),
  answeredOf(
    'paraphrased',
    'Which of his arms did Kola hurt on the playground?',
    [['the left', 'left arm', 'left wrist']],
    ['extraction:wrist-3', 'extraction:wrist-1'],
  ),
  answeredOf(
    'paraphrased',
    "How long did Kola's arm have to stay in plaster?",
    [['five weeks', '5 weeks']],
    ['extraction:wrist-4'],
  ),
  answeredOf(
    'paraphrased',
    'Why was our rabbit ill last fall?',
    [['gas']],
    ['extraction:clover-3', 'document:lowry-receipt'],
  ),
  answeredOf(
    'paraphrased',
    'Which afternoon does the sitter come since the new year?',
    [['Monday']],
    ['extraction:joelle-4', 'extraction:joelle-5'],
  ),
  answeredOf(
    'paraphrased',
    'What are we paying the sitter these days?',
    [['17.50']],
    ['extraction:joelle-6'],
    ['16 an hour'],
  ),
  answeredOf(
    'paraphrased',
    'How much screen time do the little ones have when Joelle is here?',
    [['half an hour', '30 minutes']],
    ['extraction:joelle-3'],
  ),
  answeredOf(
    'paraphrased',
    'When did we sit down to the holiday meal in November?',
    [['4:30']],
    ['extraction:turkey-8'],
    ["3 o'clock"],
  ),
  answeredOf('paraphrased', "Which of Bisi's guests can't eat eggs?", [['Marisa']], ['extraction:pottery-4']),
  answeredOf(
    'paraphrased',
    'What damaged the electrics of our car?',
    [['mouse', 'animal']],
    ['extraction:charge-4', 'document:benton-bill'],
  ),
  answeredOf(
    'paraphrased',
    "What should Temi take along to her friend's secret celebration?",
    [['photo']],
    ['extraction:surprise-3'],
  ),
  answeredOf('paraphrased', "What kind of present would make Amy's son happy?", [['volcano']], ['extraction:skates-5']),
  answeredOf('paraphrased', 'What is our part of the camping weekend going to be?', [['114']], ['extraction:tents-5']),
  answeredOf(
    'paraphrased',
    'May we bring our own logs to the campground?',
    [['no firewood', 'firewood from outside is forbidden', 'no,']],
    ['extraction:tents-7', 'document:otter-bay'],
  ),
  answeredOf(
    'paraphrased',
    'How much do we pay the homeowners association per month this year?',
    [['280']],
    ['mail:dues'],
  ),
  answeredOf(
    'paraphrased',
    'On what day is our entrance going to get its new color?',
    [['April 30']],
    ['mail:doors-later'],
    ['April 21'],
  ),
  answeredOf(
    'paraphrased',
    "How well did Temi's lemon project do?",
    [['second place', '2nd place']],
    ['extraction:lemon-4'],
  ),
  answeredOf(
    'paraphrased',
    "Who deals with our water damage at the insurer's office?",
    [['Morris Avery']],
    ['mail:water-claim'],
  ),
  answeredOf(
    'paraphrased',
    "How much does each family give for the basketball trainer's farewell?",
    [['12 dollars', '$12']],
    ['mail:coach-gift'],
  ),
  answeredOf('paraphrased', 'When can we get rid of our old paint cans?', [['April 25']], ['mail:town-april']),

  // Nobody knows: near misses
  unknownOf('near', 'Who won the final between the Comets and Stonebridge?'),
  unknownOf('near', 'How did Temi do at the regional meet in Ironwood?'),
  unknownOf('near', "What was Temi's score on the vault in Marlow?"),
  unknownOf('near', 'How many boxes of popcorn did Juno sell?'),
  unknownOf('near', "What is Joelle's telephone number?"),
  unknownOf('near', 'From what time can we check in at Otter Bay?'),
  unknownOf('near', 'Which teacher will Bisi have in second grade?'),
  unknownOf('near', 'How much are the tickets for "The Lighthouse Ghost"?'),

  // Nobody knows: foreign
  unknownOf('foreign', 'Who conducts the philharmonic orchestra in Oslo?'),
  unknownOf('foreign', 'Which city is the capital of Mongolia?'),
  unknownOf('foreign', 'How long does sourdough have to rise?'),
  unknownOf('foreign', 'Which dentist do the Fitzgeralds go to?'),
  unknownOf('foreign', 'In what year was the telescope invented?'),
  unknownOf('foreign', 'How do I prune a fig tree?'),
  unknownOf('foreign', 'What time does the ferry to Gotland sail?'),
  unknownOf('foreign', 'How many grams are in a troy ounce?'),
];

/** The Adeyemis of Carrow Falls: eight months of chats, mails and papers, hardly any calendar. */
export const adeyemiQuestions: QuestionSet = {
  id: 'adeyemi',
  now: '2026-04-16T19:30:00-05:00',
  family,
  calendars: { family: calendar },
  sources: [...adeyemiChats, ...adeyemiMails, ...adeyemiPapers],
  questions,
};
