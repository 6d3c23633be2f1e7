import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, newsletters, chat messages and documents of the Abernathy household. */
export const abernathySources: readonly QuestionSource[] = [
  chatOf(
    'danes-kick-off',
    '2028-10-18',
    'Dave (Wexcombe under 11s)',
    `Evening all. Danes Hill can't get here for ten with their minibus, so kick-off on the 29th is now 11:15 at the Rec. Meet half an hour before please. And it's the morning the clocks have gone back so somebody will still turn up in the dark, you know who you are. Oranges: the Mirzas.`,
  ),
  mailOf(
    'hearing-moved',
    '2028-10-17',
    "St Aldwyn's Hospital <audiology@staldwyns.example>",
    'Your appointment on 30 October',
    `
Dear Mrs Abernathy,

we are writing about your hearing aid review on Monday 30 October at 14:20. Because of building work the clinic will not be held in Outpatients 3 but in Outpatients 5, on the first floor of the main building; the lift is to the left of the tea bar. Please bring both hearing aids and the little brush. Parking is pay and display. If you cannot attend, let us know at least two days ahead so that somebody else may have the slot.

Audiology department`,
  ),
  mailOf(
    'harvest',
    '2028-10-16',
    'Hollin Lane Primary <office@hollinlane.example>',
    'Harvest assembly and the last day of the half-term',
    `
Dear parents and carers,

families are warmly invited to the harvest assembly on Friday. Please come in by the side gate in Hollin Lane, as the front is being resurfaced. Every child may bring one tin or packet for the food bank; soup and tinned fruit are needed most. Reception will sing about a scarecrow. There is no after-school club that day. Coats, cardigans and one small wellington boot can be claimed from the trolley outside the office.

Mrs Loxley, school secretary`,
  ),
  mailOf(
    'fireworks',
    '2028-10-12',
    'Wexcombe Bonfire Committee <bonfire@wexcomberec.example>',
    'Bonfire night at the Rec: all you need to know',
    `
Good people of Wexcombe,

gates open at half past five and the display itself starts at 18:45, whatever the weather short of a gale. Tickets are £8 for adults and £4 for children at the gate, and under-fives get in free. Please leave your own fireworks and sparklers at home. There will be a quieter corner behind the pavilion for anyone with small ears or a nervous disposition. Toffee apples by the Pathfinders' mums. No parking at the Rec; use the cattle market.

The committee`,
  ),
  mailOf(
    'cottage',
    '2028-10-09',
    'Pennant Sands Holidays <hello@pennantsands.example>',
    'Samphire Cottage: arrival notes',
    `
Dear Mr and Mrs Abernathy,

Samphire Cottage will be ready for you from 15:00 on Monday. The key safe is behind the oil tank; the number is the year on the lintel. Bed linen is provided, but do bring towels for the beach. Biscuit is welcome, there is a supplement of £20, and the armchair by the window is not for dogs. We ask guests to be out by ten on the day they leave. High tide comes right over the lower steps, so please keep an eye on little ones.

Morwenna and Piers`,
  ),
  mailOf(
    'boiler',
    '2028-10-13',
    'Emberline Heating <service@emberline.example>',
    'Your annual boiler service',
    `
Dear customer,

your service visit is due on Friday 27 October. The engineer will telephone when he is about twenty minutes away. Kindly have the airing cupboard empty and the loft ladder down, and make sure that an adult is in throughout. He carries identification; do ask to see it. Should a part be needed, we shall quote for it before doing any work. The carbon monoxide alarm is tested at the same time.

Emberline Heating`,
  ),
  newsletterOf(
    'otterpool',
    '2028-10-10',
    'Otterpool Baths <splash@otterpool.example>',
    'Splash: what’s on in the pool this autumn',
    `
The teaching pool is to be re-tiled over half-term, for which we apologise to our smallest swimmers. Fees for the second half of the term, £46.50 per child, are payable at reception by 3 November. Hats are now compulsory in all lessons, and yes, that includes you, Reception class. Our Halloween inflatable session has sold out. Aquafit regulars, thank you for the card and the marrow. The café has gone over to oat milk by popular demand.`,
  ),
  mailOf(
    'mocks',
    '2028-10-18',
    'Calderbeck Academy <exams@calderbeck.example>',
    'Year 11 mock examinations',
    `
Dear Year 11 students and families,

the mocks begin with English Language on Monday 13 November at nine in the sports hall. The full timetable will be in each student's tray after half-term. Candidates need a clear pencil case, two black pens and, for mathematics and the sciences, their own calculator without its lid. Watches of any sort have to come off. Students who are unwell should ring before half past eight. Results are given out in an envelope on the last day of term.

Exams office`,
  ),
  mailOf(
    'hills-kit',
    '2028-10-11',
    'Mr Tennant <tennant@calderbeck.example>',
    'Brannock: kit, cost, cars',
    `
Dear walkers,

for our weekend at Brannock each of you needs proper boots that have been worn in, a waterproof that is actually waterproof, and a rucksack of at least fifty litres. Tents and stoves are lent by school. The contribution is £38, payable online by 6 November. Food groups cook for themselves; last year's group that brought only noodles asks me to say that it regrets it. We have room in the minibus for all. Telephones stay in my tin.

Mr Tennant`,
  ),
  chatOf(
    'ken',
    '2028-10-15',
    'Grandad Ken',
    `Ticket bought, coach C, seat 41 facing forward. Will bring the Eccles cakes if your mother's tin turns up. The doctor has taken me off grapefruit because of the new tablets so don't get any in specially. I can do the stairs, slowly. Does Rory still like dominoes?`,
  ),
  chatOf(
    'hattie',
    '2028-10-14',
    'Hattie',
    `Hi Fiona! All good for quiz night :) I've gone up to £10.50 an hour since uni started, hope that's alright?? Mum can pick me up so no need for a lift. Is Maisie still scared of the hoover? Bringing my essay with me, she can colour in next to me`,
  ),
  mailOf(
    'panto',
    '2028-09-21',
    'Corn Exchange Theatre <tickets@cornexchange.example>',
    'Your booking: Dick Whittington and his Very Large Cat',
    `
Thank you for your booking.

Six seats in the dress circle, row B, 14 to 19. Please collect your tickets from the box office up to half an hour before the performance; we no longer post them. Booster cushions are free and live under the stairs. Ice creams may be ordered before curtain-up. The cat has asked us to remind you that flash photography makes him sneeze. Latecomers are let in at a suitable moment, of which there are few.

Corn Exchange Theatre`,
  ),
  mailOf(
    'mot',
    '2028-10-12',
    'Dobbs Garage <desk@dobbsgarage.example>',
    'MOT on 1 November',
    `
Morning Gareth,

you're in the book for the MOT. Please leave the locking wheel nut key in the cup holder, last time we spent an hour looking for it. The test itself is £54; anything that fails we ring you about first. We can lend you a bicycle, and I'm only half joking. If it's done early we'll text. Drop the keys through the brass flap if the shutter is down.

Len Dobbs`,
  ),
  mailOf(
    'cragtop',
    '2028-10-08',
    'Cragtop Climbing Centre <parties@cragtop.example>',
    "Booking confirmation for Rory's party",
    `
Hi Fiona,

you have our ninety-minute climbing party followed by an hour in the loft room. It's £17 a head for up to ten climbers, and the birthday child goes free. Every parent has to sign the consent form, which we need back by 6 November. Long trousers, no jewellery, hair tied back. Please be with us a quarter of an hour early for harnesses. You may bring a cake; we supply the knife, for obvious reasons.

Team Cragtop`,
  ),
  chatOf(
    'vet',
    '2028-10-18',
    'Fell Lane Vets',
    `Hello, just a reminder that Biscuit is with us on Saturday to have his stitches out. Please keep the collar on until then, even if he sulks. He can have breakfast. If the wound looks red or smells, ring today on 555-0173. Use the back door, cats go in at the front.`,
  ),
  newsletterOf(
    'thursday-club',
    '2028-10-05',
    'Thursday Club <secretary@thursdayclub.example>',
    'From the Thursday Club',
    `
We were twenty-six last time, a record for a wet afternoon. Our November speaker is Mr Alder, who kept three lighthouses and fell out with two of them. Subscriptions of £15 are due, to Beryl please and not in coppers. The raffle brought in £41. There is a coach outing to the sculpture garden in the spring, if enough of us put our names down; Doreen has the list. Would whoever took home the wrong galoshes kindly own up.`,
  ),
  newsletterOf(
    'bells',
    '2028-10-14',
    "St Oswin's <tower@stoswins.example>",
    'From the tower',
    `
No practice in the half-term week, as the ropes are being spliced. We ring a quarter peal in memory of Arthur on the second Sunday of November, at four. The ringers' outing will be to the coast, on a Saturday yet to be agreed; the tower captain is waiting for two parish priests to write back. New learners are doing nicely and only one light bulb has been lost. Bring your own mug, the tower's have vanished again.`,
  ),
  newsletterOf(
    'hollin-news',
    '2028-10-17',
    'Hollin Lane Primary <office@hollinlane.example>',
    'Hollin Lane Herald',
    `
The nasal flu vaccine will be given at school on Wednesday 8 November; consent forms are online and close on the third. Nativity parts will be handed out after the holiday, and the dates of the performances follow as soon as the hall timetable is settled. Year 6 jumpers can be ordered in navy or bottle green. The Christmas fair needs jam jars, bric-a-brac and a Father Christmas who is good with toddlers. Well done to Badger class for the tidiest pegs.`,
  ),
  documentOf(
    'house',
    '2028-02-11',
    'Gareth Abernathy',
    'Where things are at Tannery Row',
    `
Stopcock: under the stairs, behind the ironing board, clockwise to close. Fuse box is in the porch; the immersion heater is the one with the green dot. Guest wifi is biscuit-guest and the password hangs inside the larder door. Spare key with the Pritchards. The cooker clock lies, ignore it. The gas meter is outside on the left, and the triangle key for its box is on the hook with the bicycle pump. Gran's annexe has its own heating; do not fiddle.`,
  ),
  documentOf(
    'sitters',
    '2028-09-02',
    'Fiona Abernathy',
    'Evenings with Maisie',
    `
Tea by five, bath at six, in bed by quarter past seven. She has warm milk in the owl mug and then teeth. Rabbit is called Mr Nubbins and must be under the left arm. If she has a tummy ache it is usually a fib, but the thermometer is in the bread bin, do not ask. No nuts of any kind, her pen is in the red pouch on the back of the kitchen door. Rory's light goes out at nine; he is allowed the radio.`,
  ),
  chatOf(
    'priory-bus',
    '2028-10-17',
    'Miss Adeyemi (netball)',
    `Girls, for the Priory match we go straight from period 5, minibus at the bus bay 15:20. Navy skort and the new bibs, shin pads are NOT a thing in netball Poppy. We should be back at school about 18:30. Bring water and a snack. Team sheet goes up on the Monday before.`,
  ),
  mailOf(
    'french-trip',
    '2028-10-06',
    'Madame Oyelowo <oyelowo@calderbeck.example>',
    'Cherville: second letter',
    `
Dear parents,

thank you for the deposits. The balance of £295 is due by 8 December, in one go or in two parts. Passports must be valid until at least the end of May 2029, so please look now and not in January. We shall be staying with the families of our partner school, in twos. Who is with whom will be announced in the new year. Pupils may bring pocket money, no more than fifty euros. Travel sickness tablets: start the night before.

Mme Oyelowo`,
  ),
  chatOf(
    'kettle',
    '2028-10-16',
    'Sheila (The Copper Kettle)',
    `Hi Isla love, thanks for swapping to the Sunday. Can you wear flat black shoes as the pumps were soaked last time. New coffee machine arrives this week, Tomasz will show you. Tips tin gets shared out at the end of the month.`,
  ),
];
