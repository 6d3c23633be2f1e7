import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, newsletters, chat messages and documents of the Vasilakis household. */
export const vasilakisSources: readonly QuestionSource[] = [
  mailOf(
    'fridge-saturday',
    '2027-03-30',
    'Coldwater Home <deliveries@coldwaterhome.example>',
    'New date for your fridge',
    `
Hi Despina,

sorry, the truck that was to bring your fridge on Thursday 1 April is off the road with a bung gearbox. We will deliver on Saturday 3 April between 8 am and noon. The blokes need 70 cm through every door and will take the packaging away. Please leave the old fridge switched off overnight so it doesn't drip on the stairs.

Coldwater Home`,
  ),
  mailOf(
    'swim-later',
    '2027-03-29',
    'Ridge Aquatic Centre <swimschool@ridgeaquatic.example>',
    "Nell's holiday lesson on 7 April",
    `
Hi there,

with two teachers down we have had to put the holiday make-up lessons together. On Wednesday 7 April the Platypus group swims at 10:15 am, not at 9:30 am. Same pool, shallow end. Goggles can be borrowed. Parents stay on the bleachers please, the deck is slippery.

Swim school`,
  ),
  mailOf(
    'ortho-rooms',
    '2027-03-26',
    'Dr Amari Orthodontics <hello@dramari.example>',
    'We have moved!',
    `
Dear patients,

from 1 April you will no longer find us in Station Arcade. Our new rooms are at 8 Mill Street, second floor, above the florist. All appointments stay as they are, including Leo's on the 8th. There is a bike rack, and the lift takes a pram. The fish have survived the trip.

Dr Amari and team`,
  ),
  mailOf(
    'optometrist-later',
    '2027-03-30',
    'Clearview <station@clearview.example>',
    'Zoe, Tuesday 6 April',
    `
Hello Zoe,

our optometrist has a class of preps in the shop on Tuesday, so your eye test moves from 1:30 pm to 3:10 pm on the same day. Please wear your glasses and bring the contact lenses in their case. We may use drops, so no riding home on the bike.

Clearview, Station Arcade`,
  ),
  mailOf(
    'interviews-online',
    '2027-03-25',
    'Wattle Ridge College <office@wattleridge.example>',
    'Parent-teacher interviews, Term 2',
    `
Dear families,

with the carpet being replaced in the learning centre, the interviews on Thursday 22 April will be held online and not at school. The times are the same. Bookings open on Monday 12 April at 8 pm; each lasts seven minutes, and the bell is merciless. Students are welcome to sit in.

College office`,
  ),
  mailOf(
    'goldfields',
    '2027-03-29',
    'Bellbird Holiday Program <holiday@bellbird.example>',
    'Thursday: off to the goldfields',
    `
Dear parents,

the bus leaves at half past eight sharp. Every child needs a hat, sunscreen, a water bottle, lunch without nuts and a change of socks, because panning for gold is a wet business. No money please, there is a shop and it sells whips. We'll ring you if the bus is more than twenty minutes late back.

Holiday program`,
  ),
  mailOf(
    'camp-list',
    '2027-03-24',
    'Mr Duong <duong@wattleridge.example>',
    'Mount Arden camp: gear and forms',
    `
Dear Year 7 families,

we leave from the bottom oval. Pack a sleeping bag, a torch, a raincoat, two pairs of old runners and a book; leave phones and lollies at home. The medical form is online and closes on 14 April. There is canoeing on the second day for all who can swim fifty metres. Cabin lists are made up on the bus and not before, so please don't ask.

Mr Duong`,
  ),
  mailOf(
    'heart-doctor',
    '2027-03-26',
    "Dr Whelan's rooms <rooms@drwhelan.example>",
    "Mrs Vasilakis's appointment",
    `
Dear Mrs Vasilakis,

before the stress test please have no coffee, tea or chocolate for twenty-four hours. Wear flat shoes and a top that buttons at the front. Bring your referral, your Seniors card and a list of all tablets, also the herbal ones. The visit costs $140, of which you get some back.

Dr Whelan's rooms`,
  ),
  mailOf(
    'day-surgery',
    '2027-03-28',
    'Bayview Day Surgery <admissions@bayviewday.example>',
    'Before and after your cataract operation',
    `
Dear Mrs Vasilakis,

nothing to eat from midnight; water is allowed until 6 am. Start the eye drops from the blue box three days before. You cannot go home alone or by bus: somebody has to collect you from ward 2 and stay with you overnight. No bending, no lifting, no gardening for one week. The surgeon will telephone you on the evening before.

Admissions`,
  ),
  mailOf(
    'conference-talk',
    '2027-03-22',
    'Small Animals Symposium <programme@smallanimals.example>',
    'Your talk in Hartwell Bay',
    `
Dear Dr Vasilakis,

we are pleased to have "Cats who will not swallow" in the programme on Thursday 22 April at 2:20 pm in the Kea Room. You have fifteen minutes and five for questions. Slides in by 16 April. Speakers are put up at the Tidewater Lodge, breakfast included, and the shuttle meets your flight. The dinner on the first night is fancy dress, theme: parasites.

Programme committee`,
  ),
  newsletterOf(
    'netball-news',
    '2027-03-27',
    'Bellbird Netball <club@bellbirdnetball.example>',
    'Whistle blows soon',
    `
The season fee is $85 and due by 10 April. Girls and boys play in a navy skirt or shorts with the club top, which is handed out at the first session. Our Under 9s are coached by Ms Abara, who once played for the state. Cut your fingernails! Oranges are brought by a different family each week; the roster is on the shed. We still need scorers.`,
  ),
  chatOf(
    'crumb-boss',
    '2027-03-30',
    'Rosa from Crumb & Co',
    `hiya zoe, lifesaver. come in the back door sunday, front stays locked til 7. you get time and a half bc its a sunday. wear the closed shoes this time pls the oven tray thing gave me grey hair`,
  ),
  chatOf(
    'driving-lou',
    '2027-03-29',
    'Lou (driving)',
    `Hi Zoe, we'll do hook turns and parallel parking next. Bring the logbook, your mum hasn't signed the last page. I make it 87 hours so far, so 33 to go. Don't wear thongs`,
  ),
  mailOf(
    'footy-tickets',
    '2027-03-27',
    'Harbour Oval Ticketing <tickets@harbouroval.example>',
    'Your two tickets for Thursday',
    `
Thanks Tom!

Enter through gate 5. You are in bay M14, row F, under the roof. One adult, one junior. Bottles must be plastic with the lid off, and umbrellas stay outside. Trains run every ten minutes after the siren. The kick-to-kick on the ground is cancelled because of the state of the turf.

Harbour Oval`,
  ),
  documentOf(
    'two-homes',
    '2026-12-20',
    'Despina Vasilakis',
    'What Tom and I have agreed',
    `
In term time the children are handed over at school on the Friday, in the holidays Tom comes to Bellbird Rise. Screens go on the kitchen bench at 8:30 pm in both homes, 9:30 for Zoe. School costs are split sixty to forty, Tom pays the sixty. Nell's ventolin and Leo's mouthguard travel in the red pouch. If Tom's roster changes he says so a fortnight ahead. Nobody introduces a puppy without asking.`,
  ),
  mailOf(
    'agent-quince',
    '2027-03-29',
    'Pemberly & Rao Real Estate <open@pemberlyrao.example>',
    'Saturday inspections',
    `
Hi Tom and Mei,

5 Quince Street goes to auction on 24 April at 11 am on the lawn; the guide is $780,000 to $840,000. Three bedrooms, north-facing yard, the shed has power. For 88 Pier Road the owners have not settled on a figure yet, we'll let you know. Please take your shoes off at Quince Street, the boards have just been oiled.

Anjali Rao`,
  ),
  mailOf(
    'greek-term',
    '2027-03-28',
    'Dunne Street Greek School <dimitra@dunnegreek.example>',
    'Poems and costumes',
    `
Dear parents,

for the end-of-term afternoon Leo's class recites the poem about the sea, and the little ones sing. Nell is a dolphin and needs a grey T-shirt. Fees of $160 a term can be brought in an envelope. Please, speak Greek with them in the car, even if they roll the eyes. Biscuits for the break are very welcome, koulourakia most of all.

Kyria Dimitra`,
  ),
  mailOf(
    'licence-test',
    '2027-03-23',
    'Ridge Licence Centre <bookings@ridgelicence.example>',
    'Your drive test is booked',
    `
Dear Mei Tan,

please come fifteen minutes early with your overseas licence, its translation and your passport. The test costs $66.40 and you may pay by card. If you bring your own car, it has to be roadworthy and the handbrake must be within reach of the examiner. In case you do not pass, the next booking can be made after seven days.

Ridge Licence Centre`,
  ),
  chatOf(
    'ma-food',
    '2027-03-28',
    'Ma',
    `Mei ah, I bring the dried mushroom and the red dates, customs say okay if I tick the box. Don't cook the first day, I will be sleepy. Your flat is cold, please find me one electric blanket. I don't want the sofa bed again, my back`,
  ),
  mailOf(
    'treehouse',
    '2027-03-27',
    'Treehouse Play Centre <parties@treehouseplay.example>',
    "Nell's party, the details",
    `
Hi Despina!

Fourteen kids, the Possum nook, and a pirate host called Barnacle. Socks on, shoes off. Tell us about allergies by 14 April; we know of the egg one already. You bring the cake and the candles, we have a knife. Paid so far: $100, the other $192 on the day. Grown-ups get a free coffee each.

Treehouse`,
  ),
  newsletterOf(
    'college-news',
    '2027-03-25',
    'Wattle Ridge College <office@wattleridge.example>',
    'Ridge Review, end of Term 1',
    `
Winter uniform is worn from 3 May; the blazer shop opens on Tuesdays and Thursdays after school. Formal tickets are $95 and on sale until 16 April, no sales at the door. The canteen has dropped the pie with the unpronounceable filling. Our Year 11 debaters beat the city by two points. Library fines are forgiven until the first day back.`,
  ),
  newsletterOf(
    'council',
    '2027-03-24',
    'Wattle Ridge Council <news@wattleridgecouncil.example>',
    'Hard rubbish and other treats',
    `
Hard rubbish in Bellbird Rise and around is collected in the week of 12 April. Put it on the nature strip on the weekend before, not sooner, two cubic metres at the most, and no mattresses without the orange sticker. Green bins go weekly again. The library opens on Sundays from ten to two. Daylight saving ends on Sunday, so check your smoke alarm batteries.`,
  ),
  chatOf(
    'priya-book',
    '2027-03-28',
    'Priya',
    `Des, the book is "Nine Kinds of Rain" and I'm telling you now the dog lives. You're down for cheese, I've got wine. Come in through the side gate, the front steps are being done`,
  ),
  mailOf(
    'harbour-museum',
    '2027-03-28',
    'Harbour Museum <visits@harbourmuseum.example>',
    'Tickets for 9 April',
    `
Dear Mrs Vasilakis,

two children and one concession, entry from 10 am. The whale hall is closed until winter, but the submarine is open and children over six may turn the periscope. Tram 11 stops at the door. Wheelchairs can be borrowed at the cloakroom for nothing. The café does a toasted sandwich shaped like a boat.

Harbour Museum`,
  ),
  newsletterOf(
    'nursery',
    '2027-03-26',
    'The Muddy Trowel <grow@muddytrowel.example>',
    'Autumn is for planting',
    `
Garlic goes in now, broad beans too, and all citrus is a quarter off until Sunday week. On Saturdays at ten we show how to prune without tears. Our own compost is back, by the bag or the ute load. And yes, that is a real goose at the gate, and no, she is not for patting.`,
  ),
];
