import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

const ofSchools: readonly QuestionSource[] = [
  newsletterOf(
    'school',
    '2030-09-16',
    'Karewa Bay School <office@karewabay.example>',
    'Newsletter, week 9',
    `
Dear families,

We made it to the end of winter. On Friday 27 September school closes at 2:00 pm and the buses run an hour early. There is a sausage sizzle at lunch that day, $3 a sausage, order through the office by Wednesday. From the first day of Term 4 every child needs a wide-brimmed hat to play outside. Lost property goes to the op shop on the 30th. Please do not park on the yellow lines in Weka Street. Our kapa haka group came second at the regional festival, well done.`,
  ),
  mailOf(
    'squad',
    '2030-09-17',
    'Coach Petra Vance <petra@karewaswim.example>',
    'Squad next week and next term',
    `
Hi swimmers and parents,

On Wednesday 25 September we share the water with the polo team, so squad runs from 4:15 to 5:30 pm that day. Term 4 fees are $210, payable by 11 October. From next term everyone needs short fins and a centre snorkel. I am looking for two timekeepers for the meet on 16 November. Finn's tumble turns are coming on nicely.

Petra`,
  ),
  mailOf(
    'camp',
    '2030-09-13',
    'Ms. Rewi <rewi@karewabay.example>',
    'Year 6 camp at Rewanui',
    `
Dear Year 6 families,

The medical form has to be back on my desk by 18 October, even if nothing has changed. The cost is $165 and can be paid in three parts. Children sleep eight to a cabin. Pack sturdy shoes, a raincoat, a torch, a mug and a plate. No phones and no lollies. I need four parent helpers who have been police vetted. Tell me a week ahead about any special diet.

Ms. Rewi`,
  ),
  mailOf(
    'jazz',
    '2030-09-16',
    'Mr. Tarrant <tarrant@karewacollege.example>',
    'Jazz night',
    `
Hi band,

Players wear black trousers and the red shirt. Sound check is at 6:15 pm. Tickets for jazz night are $10, students $5, from the music office. Mele takes the second solo in the ballad. Single reeds can be bought from me for $4. Music stands stay in the hall, please do not take them home.

Mr. Tarrant`,
  ),
  mailOf(
    'tournament',
    '2030-09-12',
    'Coach Aroha Pene <pene@karewacollege.example>',
    'Palmerton',
    `
Kia ora team,

The tournament costs $280 a player, with a deposit of $80 by 26 September. We stay four to a unit at Kingfisher Court. Lights out is at 9:30 pm, I mean it. Bring both tops, knee pads and $40 for dinners; breakfast is provided. Mrs. Doyle is our manager, 022 555 0148.

Aroha`,
  ),
  newsletterOf(
    'programme',
    '2030-09-14',
    'Karewa Rec Centre <holidays@karewarec.example>',
    'Spring holiday programme',
    `
A day costs $52 and a day with a trip $61. Please use the side door by the skate park. We supply sunscreen. No nuts in lunchboxes. If you collect late we charge $10 for every quarter of an hour. On the zoo day children wear closed shoes and bring a raincoat. Refunds can be asked for until 25 September.`,
  ),
  mailOf(
    'church',
    '2030-09-15',
    'Rev. Faleolo <office@karewasamoan.example>',
    'White Sunday',
    `
Talofa lava,

All children wear white, shoes included. Lupe will say the second verse of Psalm 23 without a paper. Mele sings with the youth. Every family brings a dish for the shared lunch and gives $50 towards the new van. Please leave the front two rows for the grandparents.

Rev. Faleolo`,
  ),
];

const ofFriends: readonly QuestionSource[] = [
  chatOf(
    'craig',
    '2030-09-17',
    'Craig Munro',
    "I'll grab Finn straight from the pool on the 27th. We're going up to my brother's farm at Ohara for the week so pack his gumboots and the old jacket. Got us tickets for the speedway on the Saturday night. His inhaler is nearly empty, can you sort a new one? I've given up the landline, mobile only from now on.",
  ),
  chatOf(
    'bex',
    '2030-09-15',
    'Bex Tarawhiti',
    "Race packs for the half get handed out at the surf club Saturday 2 Nov, 2 till 5, take photo ID. I'll drive, picking you up at 6:15 on race morning. They've moved the finish to the band rotunda. I've got gels for both of us. Don't wear new shoes!!",
  ),
  chatOf(
    'nana',
    '2030-09-18',
    'Ruth Holloway',
    'The bus company has changed the timetable, I now get in at 5:25 pm on Friday and not at 4:50. I bring my own pillow because feathers make me wheeze. No onions please, doctor says. Tell Lupe the knitted rabbit is finished. My eye drops have to go in the fridge. Mum x',
  ),
  chatOf(
    'kumar',
    '2030-09-17',
    'Anaya Kumar',
    "Hi Mele, is $18 an hour ok for Friday? Rohan can't have egg, there's pasta for all of you. Kiaan is scared of the dark so leave the hall light on. Wifi is kumar-guest, password mangotree7. Help yourself to ice cream. I'll run you home after.",
  ),
];

const ofHouse: readonly QuestionSource[] = [
  mailOf(
    'bach',
    '2030-09-02',
    'Tirohanga Bay Bach <stay@tirohangabach.example>',
    'Your stay in October',
    `
Dear Tess,

You may come in from 3:00 pm on the first day and we ask you to be out by 11:00 am on the last. Please bring your own sheets and pillowcases; duvets are there. The kayaks are in the boatshed and life jackets must be worn. Water comes from a tank, so keep showers short. There is no wifi and hardly any mobile coverage. The balance of $540 is due on 27 September. Dogs are not allowed. Turn the gas bottle off when you go.`,
  ),
  mailOf(
    'kennels',
    '2030-09-10',
    'Paws Retreat <woof@pawsretreat.example>',
    'Booking for Biscuit',
    `
Thank you for booking with us. A night at Paws Retreat is $38. We need to see that Biscuit has had his kennel cough vaccination in the last twelve months. Bring his own food in labelled bags and one blanket. Our gate closes at 6:00 pm; a dog collected after that stays and pays another night. Ring the bell at the green gate.`,
  ),
  mailOf(
    'flight',
    '2030-08-20',
    'Southern Sky <bookings@southernsky.example>',
    'Booking confirmed: Wellington to Sydney',
    `
Dear Tess Holloway,

Your Southern Sky booking reference is TZ9QLM. Flight SK 141 on 20 October, seat 14C, and flight SK 148 back on 23 October. One bag of 23 kg is included. Online check-in opens 24 hours before departure.`,
  ),
  mailOf(
    'flight-change',
    '2030-09-17',
    'Southern Sky <bookings@southernsky.example>',
    'Flight SK 141 has been retimed',
    `
Your flight SK 141 from Wellington to Sydney on 20 October has been retimed. It now departs at 8:05 am and arrives at 9:50 am local time. Your flight back is not affected and there is nothing you need to do.`,
  ),
  mailOf(
    'dental',
    '2030-09-11',
    'Harbour Dental <smile@harbourdental.example>',
    'Appointment for Lupe',
    `
Lupe is getting a sealant on two back teeth. Treatment is free for under 18s. Please come ten minutes early for the form. She should not eat for an hour afterwards. We have moved upstairs, above the pharmacy. A missed appointment costs $30.`,
  ),
  mailOf(
    'warrant',
    '2030-09-16',
    'Bay Motors <desk@baymotors.example>',
    'Your Subaru on Monday',
    `
The inspection is $72. Last time we noted that the rear wiper blade needs replacing, that would be $29. There is no courtesy car on Monday, but we can lend you a bicycle. The rego runs out on 31 October. Park on the gravel and drop the key in the slot.`,
  ),
  mailOf(
    'first-aid',
    '2030-09-12',
    'Northline Training <courses@northline.example>',
    'First aid refresher, joining notes',
    `
The trainer is Moana Tait. Wear trousers that you can kneel in and bring photo ID. Lunch is provided. Nobody can be let in after 8:40 am. Certificates are valid for two years and come by email.`,
  ),
  documentOf(
    'parenting',
    '2027-03-08',
    'Munro and Holloway',
    'Parenting agreement for Finn',
    `
Craig phones Finn on Wednesdays at 7:00 pm. Handover is at the dairy in Weka Street unless agreed otherwise. The summer holidays are halved, with the change on 10 January. Tess pays for swimming, Craig pays for the braces. Either parent asks the other six weeks before taking Finn overseas. His passport stays with Tess.`,
  ),
  documentOf(
    'insurance',
    '2030-02-01',
    'Harbourside Mutual',
    'House insurance',
    `
House insurance policy number HM-330719. The excess is $400, for flood damage $1,000. Claims: 0800 555 016, day and night. The garden shed is covered up to $5,000. The trampoline is not covered. The policy renews on 1 February.`,
  ),
];

/** Mail, chat messages and documents of the Salesa-Holloway family. */
export const salesaHollowaySources: readonly QuestionSource[] = [...ofSchools, ...ofFriends, ...ofHouse];
