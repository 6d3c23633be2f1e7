import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, newsletters, chat messages and documents of the Solheim household. */
export const solheimSources: readonly QuestionSource[] = [
  mailOf(
    'pine-hollow-later',
    '2027-03-10',
    'Coach Brandt <brandt@northgateyouthhockey.example>',
    'Sunday: new puck drop',
    `
Families,

the figure skaters run long on Sunday, so our game on March 14 against Pine Hollow does not start at 4:00 pm. Puck drop is now 5:30 pm, same building, same rink. Skaters in the locker room forty-five minutes ahead. White jerseys. And since the clocks jump that night, please do not be the family that shows up an hour off; there is one every year.

Coach Brandt`,
  ),
  mailOf(
    'plumber-afternoon',
    '2027-03-11',
    'Drips & Sons Plumbing <dispatch@dripsandsons.example>',
    'Your appointment on Friday, March 12',
    `
Hello Erik,

a burst main across town has eaten our morning. We can't be with you between 8 and 10 on Friday; Lonnie will come between 1 pm and 3 pm instead, with the new cartridge for the faucet. Please clear out the cabinet under the sink. If that does not suit, reply before 7 am.

Dispatch`,
  ),
  mailOf(
    'concert-theater',
    '2027-03-09',
    'Mr. Vail <vail@birchwoodhigh.example>',
    'Spring concert: we are moving house',
    `
Dear orchestra families,

a ceiling panel in our auditorium has come down (nobody was under it) and the room stays shut until May. The spring concert on Thursday, April 1 will be given at the Corwin Theater on Second Street. The hour is unchanged. Players are wanted on stage at 6:15 pm in concert black. Admission is free and the theater asks that no food be carried in.

Mr. Vail`,
  ),
  mailOf(
    'ortho-shift',
    '2027-03-08',
    'Office of Dr. Pell <desk@drpell.example>',
    'Otto, March 17',
    `
Hi there,

Dr. Pell has surgery that afternoon and runs behind. Could Otto please come at 4:30 pm on Wednesday, March 17, not at 3:40 pm as on the card? We have already put him down for it. He should brush first, and bring the little box with the retainer even if he says he lost it.

Thanks from the desk`,
  ),
  mailOf(
    'vo-terminal',
    '2027-03-10',
    'Aéreas do Sul <voo@aereasdosul.example>',
    'Change of terminal for your arrival',
    `
Dear Lurdes Moura,

from March 20 our flights use terminal 3 of the Regional airport and no longer terminal 1. Your flight from Porto Clarim on the night of March 26 is affected by this change; departure and arrival times remain as booked. Two pieces of 23 kg each are included. Wheelchair service has been requested and is confirmed.

Aéreas do Sul`,
  ),
  mailOf(
    'mill-farm',
    '2027-03-09',
    'Ms. Tillery <tillery@larkspur.example>',
    'First grade goes to Mill Farm',
    `
Dear families,

in April we are off to meet the lambs. The trip costs $12 a child; please send it in the blue envelope by March 25. Rubber boots are a must, the barnyard is soup at that time of year, and a sack lunch without anything that has to be heated. We have enough chaperones, thank you, but could use two more pairs of hands for washing twenty-two pairs of boots afterwards.

Ms. Tillery`,
  ),
  mailOf(
    'stillmere',
    '2027-03-07',
    'Coach Brandt <brandt@northgateyouthhockey.example>',
    'Stillmere tournament, all you need',
    `
Hi all,

we open on Saturday at 10:20 am against North Fork. Who comes after that depends on the results, so keep the whole weekend open. The team sleeps at the Stillmere Lodge; say "Northgate" and you pay $94 a room. Check-in is from 4 pm, and the pool closes at 9. No ministicks in the hallways, the last time cost us a lamp. Team dinner on Saturday at the pizza place next door.

Coach Brandt`,
  ),
  mailOf(
    'tour-packing',
    '2027-03-06',
    'Mr. Vail <vail@birchwoodhigh.example>',
    'Orchestra tour: packing and rules',
    `
Dear families,

buses load behind the gym, not in front of the school. Each player brings one suitcase, the instrument, black dress shoes (no sneakers, however black) and at most $60 for meals on the road. Students sleep with host families in pairs; the hosts are told to them on the bus. In an emergency call my tour phone, 555-0142. Curfew is at ten and I do check.

Mr. Vail`,
  ),
  newsletterOf(
    'first-grade',
    '2027-03-11',
    'Ms. Tillery <tillery@larkspur.example>',
    'What we are up to in room 6',
    `
We have hatched three ladybugs and named all of them Steve. Library books go back every Monday. Our star of the week starting March 15 is Bea, who may bring a poster about herself and one thing older than her grandmother. Spelling words are on the yellow sheet. We are low on glue sticks. Somebody's left mitten, purple, is on the radiator. Report cards come home in the folder on the Friday before spring break.`,
  ),
  mailOf(
    'banquet-reply',
    '2027-03-08',
    'Northgate Youth Hockey <office@northgateyouthhockey.example>',
    'End-of-season banquet',
    `
Dear hockey families,

seats for the banquet are $18 for grown-ups, and players eat free. Please let us know by March 26 how many are coming and whether anyone needs the vegetarian lasagna. There will be a slide show; send your best pictures, blurry is fine. Each player gets a pin. Jerseys are to be handed back that evening, washed, we beg you.

The board`,
  ),
  mailOf(
    'skyhop',
    '2027-03-05',
    'Skyhop Trampolines <parties@skyhop.example>',
    "We can't wait for Bea's party!",
    `
Hello Renata,

your booking is for twelve jumpers in the Comet room. Everybody needs our grip socks, $3 a pair, and a waiver signed by a parent. You may bring a cake, but we provide the pizza and the juice. The room has to be empty by the end of the booking, as another party follows. The $75 deposit is paid; the rest is due on the day.

Skyhop`,
  ),
  mailOf(
    'vet-fasting',
    '2027-03-10',
    'Paws on Third <hello@pawsonthird.example>',
    "Biscuit's Saturday visit",
    `
Hi Solheims,

Biscuit is with us on Saturday for the blood draw and the booster. No breakfast for him, please, and no treats after ten the night before; water is fine. Bring a fresh sample in a bag you don't love. If he is nervous in the waiting room, stay in the car and text us, we'll wave you in.

Paws on Third`,
  ),
  mailOf(
    'dishwasher-crew',
    '2027-03-09',
    'Hearthline Appliances <delivery@hearthline.example>',
    'Your delivery is scheduled',
    `
Your Whisper 40 dishwasher is on the truck for March 16. The crew texts half an hour ahead. They hook it up to the existing lines and carry the old machine away for $25, in cash, to the driver. Please shut off the water beforehand and keep a path of thirty inches clear. An adult has to sign.

Hearthline Appliances`,
  ),
  mailOf(
    'driving-school',
    '2027-03-04',
    'Steady Hands Driving School <office@steadyhands.example>',
    'Your behind-the-wheel lessons',
    `
Hello Maja,

for every lesson bring your permit, and wear shoes that are closed at the heel. Mrs. Dunleavy picks you up at your house and drops you off wherever you like within the city. Cancel a day ahead or the lesson counts. Your parents sign the log of practice hours; you need forty before the road test, ten of them after dark.

Steady Hands`,
  ),
  mailOf(
    'recertification',
    '2027-03-02',
    'Board of Laboratory Science <exams@labscienceboard.example>',
    'Your examination slot',
    `
Dear candidate,

please report to the Fairmount testing center thirty minutes before the start with two pieces of identification, one of them with a photograph. Calculators are on the screen. Seventy-five percent is a pass. You may not leave and come back. Scores are mailed out once the panel has met; staff at the center cannot tell you anything about them.

Examinations unit`,
  ),
  chatOf(
    'inga-pills',
    '2027-03-10',
    'Inga Solheim',
    `Dear ones, the pharmacy telephoned that my blood pressure tablets are lying ready at the drive-up window. It need not be today. I have also put the lefse in the freezer in the garage, the lower drawer, and I would ask that Otto leave some for Sunday. Your Farmor`,
  ),
  chatOf(
    'erik-hotel',
    '2027-03-09',
    'Erik Solheim',
    `booked port ansley, im at the Harbor Row inn on quay street, conf no HR5520. booth is nr 318 if anyone cares. can sb pls take my skates to get sharpened, theyre in the van`,
  ),
  documentOf(
    'house-notes',
    '2027-01-10',
    'Renata Moura Solheim',
    'Notes for the house',
    `
Trash goes to the curb on Monday night, recycling every second Monday with it. The furnace filter is 16 by 25 by 1 and gets changed on the first of the month. Biscuit eats one cup in the morning and one at six, never the cat food from next door. The Moens have our spare key. Screens are off at 8:30 pm on school nights for Otto, at 10 for Maja. Allowance is paid on Sundays. The good scissors are not for tape.`,
  ),
  documentOf(
    'carpool',
    '2027-01-04',
    'Freya Moen',
    'Hockey carpool, winter and spring',
    `
So that nobody has to think: on Mondays the Moens drive both boys to practice and the Solheims bring them home. On Wednesdays it is the other way round, Solheims there and Moens back. Games, everyone for themselves. Bags go in the trunk, sticks on the roof. Whoever is sick tells the other house by four.`,
  ),
  newsletterOf(
    'rink-news',
    '2027-03-08',
    'Northgate Ice Arena <news@northgateice.example>',
    'Ice chips',
    `
Public skating is on Sundays from 1 to 3 pm, $6 with rental. Skate sharpening is $8 and done while you wait, except on game days. Rink B has new glass at last. The snack bar has discovered soup. Learn-to-skate for grown-ups begins after Easter: nobody laughs, we promise.`,
  ),
  chatOf(
    'cone-boss',
    '2027-03-10',
    'Dee at the Frosted Cone',
    `hey maja thanks for swapping!! saturdays you close with Luis so he has the key. black apron, hair up. tips get split at the end. oh and we're out of pistachio till the truck comes, dont promise anyone`,
  ),
  mailOf(
    'tax-papers',
    '2027-03-03',
    'Ledger & Daughters <hello@ledgerdaughters.example>',
    'What to bring in April',
    `
Dear Erik, dear Renata,

for our meeting please bring both wage statements, the receipts for child care and Otto's braces, the mortgage interest letter and last year's return. We charge $220 for a joint return. Coffee is included and so is sympathy.

Ruth Ledger`,
  ),
  newsletterOf(
    'camp-tamarack',
    '2027-03-07',
    'Camp Tamarack <office@camptamarack.example>',
    'Summer is coming, really',
    `
Sign-up for our July weeks opens on April 3 at 9 in the morning, and the canoe week was full within an hour last year. A week is $385 with a sibling discount of a tenth. Campers from third to eighth grade are welcome. New this summer: a climbing tower and a camp dog, retired, named Moss. Bring bug spray.`,
  ),
  chatOf(
    'teresa-book',
    '2027-03-09',
    'Teresa',
    `Renata! for book club it's "The Salt Ferry", library has two copies. I make soup, you are on dessert this time, pleeease the coconut thing. And our lunch on St Patrick's is on me`,
  ),
  mailOf(
    'tolliver',
    '2027-03-10',
    'Tolliver Auto <shop@tolliverauto.example>',
    'Your van on March 22',
    `
Hi Erik,

got you down for front brakes and the noise. Leave the key in the slot if we're not open. We'll look at it first and call you with a figure before we touch anything. Should be done by Tuesday noon if the parts truck behaves. We have a loaner, but it's the one with the wood paneling.

Tolliver`,
  ),
  mailOf(
    'lunch-money',
    '2027-03-11',
    'Larkspur Elementary <cafeteria@larkspur.example>',
    'Low lunch balance',
    `
This is an automatic notice. The lunch account of Beatriz Solheim stands at $3.15. A lunch is $2.90. Please add money online or send a check in the folder. No child goes hungry at Larkspur.`,
  ),
];
