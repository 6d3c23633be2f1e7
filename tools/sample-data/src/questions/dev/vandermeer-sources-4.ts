import type { QuestionSource } from '../question-set.ts';
import { documentOf } from '../set-parts.ts';

/** Papers of the Vandermeers: lists, forms, receipts, instructions and rules. */
export const vandermeerPapers: readonly QuestionSource[] = [
  // House
  documentOf(
    'move-in',
    '2023-05-01',
    'Strick Rentals',
    'Move-in sheet, 617 Quarry Street',
    `
Keys handed over: 3 front, 2 back, 1 mailbox.
Garage keypad: 1357 (please change).
Main water valve: behind the dryer, quarter turn to the right.
Breaker box: hall closet, left of the coats.
Furnace filter: 16x25x4, new one each fall.
Smoke alarms: 5, batteries last changed April 2023.
Attic: not for storage, the boards do not carry.
Noted damage: scratch on the bathroom door, chip in the kitchen sink.
Signed: W. Strick, G. Vandermeer`,
  ),
  documentOf(
    'furnace-receipt',
    '2025-10-29',
    'Halvorsen Heating',
    'Receipt 2291',
    `
Furnace service, yearly: 118.00
Filter 16x25x4, two pieces at 24.50: 49.00
Igniter replaced, part: 37.00
Total: 204.00, paid by card.
Technician: Rufus. He advises to look at the flue next fall.
Filter put in today, the second one is on top of the furnace. Change it at the end of January.`,
  ),
  documentOf(
    'chore-chart',
    '2026-01-03',
    'Thea',
    'Chores from January',
    `
Lotte: hens in the morning (feed, water, eggs), trash bins to the curb on Wednesday evening, own laundry.
Casper: set the table, empty the dishwasher, hens in the evening (count them! shut the door!).
Tilly: socks into pairs, napkins, water the bean.
All: shoes on the rack, screens off at 7:30.
Pay day is Sunday. Lotte 6 dollars, Casper 4, Tilly 1 and a sticker.
Chores that somebody had to be asked for three times are not paid.`,
  ),
  documentOf(
    'trash-2026',
    '2025-12-20',
    'Larkmoor Sanitation',
    'Pickup calendar 2026, zone C',
    `
Trash: every Thursday.
Recycling: every other Thursday, beginning January 8.
Yard waste: Mondays from April 6 to November 9.
Bins at the curb by 6:30 am, lids closed, three feet apart.
After a holiday everything moves by one day.
Paint, batteries and oil: only at the center on Mill Road, Saturdays from 9.
A second trash bin costs 11 dollars a month.`,
  ),

  // Animals
  documentOf(
    'hen-permit',
    '2025-03-11',
    'Town of Larkmoor',
    'Permit for backyard poultry',
    `
Holder: Theodora Vandermeer, 617 Quarry Street. With consent of the owner W. Strick.
Allowed: up to eight hens. No roosters, no ducks.
Coop at least 15 feet from the neighbor's house and closed from dusk to dawn.
Feed to be kept in a metal bin with a lid.
Eggs may be sold from the door without a license, up to 30 dozen a month.
Valid until February 28, 2026. Fee paid: 12 dollars.`,
  ),
  documentOf(
    'hen-sitting',
    '2025-06-26',
    'Lotte',
    'How to take care of our hens',
    `
For Priya, 5 days in July.
Morning: open the little door, one scoop of pellets, fresh water. Evening: count to six, close the little door, latch it twice because of the raccoon.
Names: Marzipan (blue eggs), Dumpling (white, bossy), Pretzel and Bagel (brown, twins), Noodle (one toe missing), Strudel (hides).
Treats: mealworms, one handful for all. No avocado, no chocolate, no raw potato peel.
All eggs you find are yours.
If somebody is ill, call Mom, then Mrs. Gantry.`,
  ),
  documentOf(
    'cat-sheet',
    '2025-10-18',
    'Thea',
    'Gherkin at the Brandvolds',
    `
Sunday to Thursday, thank you!!
Breakfast 7 am: half a can, pill inside something soft. Supper 6 pm: the other half and a few crumbs of dry food.
He wants to go out. He may not, he would walk home.
Box: scoop daily, bag to our bin.
He likes the radio. He hates the vacuum and men with caps.
Vet: Prairie Paws. If he has not eaten for a day, call me and do not wait.`,
  ),
  documentOf(
    'egg-ledger',
    '2026-02-01',
    'Lotte',
    'Egg money January',
    `
Sold: 4 dozen at 6 dollars = 24.
Feed: 1 bag at 17.
Left over: 7 dollars.
To pay back to Mom for you know what: 10 a month, so January is still open by 3 dollars.
Laid: Marzipan 14, Pretzel 17, Bagel 16, Noodle 11, Strudel 3 (!!).
We ate the rest. February is a bad month to sell because Casper wants 12 of each.`,
  ),

  // Casper's allergy
  documentOf(
    'allergy-plan',
    '2025-08-11',
    'Dr. Achterberg, Allergy',
    'Emergency plan: Casper Vandermeer',
    `
Allergic to: honeybee venom.
Mild (hives, itching at the place of the sting): antihistamine syrup, 10 ml. Watch him for two hours.
Severe (trouble breathing, vomiting, dizzy, swelling of lips or tongue): pen in the outer thigh, through clothing if need be. Hold for three seconds. Call 911. Legs up.
Second pen after ten minutes if he is not better.
Always to the hospital after a pen, even when he feels fine.
Contacts: Thea 555-0112, Garrett 555-0113, Grandpa Dell 555-0114.`,
  ),
  documentOf(
    'school-medicine',
    '2025-08-18',
    'Juniper Flats Elementary',
    'Form: medicine at school',
    `
Child: Casper Vandermeer, grade 3, room 14.
Medicine: one epinephrine pen, one bottle of antihistamine syrup.
Kept: in the nurse's office, unlocked cabinet, orange pouch.
On trips: carried by the teacher.
May the child carry it himself? No (from grade 5 on).
Trained staff: Nurse Tabitha, Mrs. Okabe, Coach Ruiz.
Signed by both parents.`,
  ),
  documentOf(
    'camp-list',
    '2025-06-20',
    'Camp Tamarack',
    'Bring along',
    `
Day camp, July 14 to 25, bus from the rec center at 8:10.
Every day: hat, bottle, towel, swimsuit, lunch without glass.
Archery: closed shoes. Creek day (both Thursdays): old sneakers.
Bug spray yes, aerosol cans no.
Medicine goes to the counselor in a bag with the child's name.
No knives, no phones, no trading cards.
Pickup at 4:30 at the same place.`,
  ),

  // Skiing and the yurt
  documentOf(
    'snowcats-rules',
    '2025-11-30',
    'Snowcats Youth Ski Club',
    'Rules of the hill',
    `
1. Nobody skis alone. Pairs stay pairs.
2. The bar of the lift comes down, every ride.
3. No jumping before the coach has looked behind the hill.
4. The trees are closed for Chipmunks and Marmots. Badgers may go in with Coach Lindy.
5. Snowballs only below the lodge.
6. Whoever is cold says so.
7. Three warnings and you peel potatoes in the lodge. It has happened.
8. Helmets on until the skis are off.`,
  ),
  documentOf(
    'snowcats-bag',
    '2024-12-02',
    'Snowcats Youth Ski Club',
    'For the bag, 2024/25',
    `
Helmet, goggles, two pairs of gloves, neck warmer, dry socks.
Lunch, 2 dollars for cocoa.
Chipmunks meet at the ticket window at 9:00, pickup at 2:00.
Skis are marked with a strip of tape: Chipmunks white, Marmots red, Badgers black.
Coaches this season: Anders (Chipmunks), Bev (Marmots), Lindy (Badgers).
Sunscreen. Yes, also in December.`,
  ),
  documentOf(
    'ski-swap',
    '2025-11-02',
    'Cutbank Hill',
    'Receipt, season passes',
    `
Child pass 2025/26, Casper V.: 165.00
Adult pass, midweek, Garrett V.: 240.00
Photo fee: 0.00
Total: 405.00
Passes are not refunded because of weather. A lost card is 10 dollars.
Night skiing on Fridays until 8 pm is included. Blackout days for midweek: December 26 to January 2.`,
  ),
  documentOf(
    'grouse-rules',
    '2026-01-19',
    'High Lonesome Huts',
    'Rules for Blue Grouse Yurt',
    `
Dogs are not allowed, not even small ones: the area is a winter range for elk.
No candles. Lamps are solar, switch by the door.
Melt snow only from above the yurt, the yellow poles show where.
Ashes go into the steel can, never into the snow.
Toilet: 30 steps behind the yurt. Paper only.
Quiet from 10 pm.
Snowmobiles are for the warden. His name is Cyrus and he comes by on most Saturdays.`,
  ),
  documentOf(
    'cinder-rules',
    '2025-02-26',
    'High Lonesome Huts',
    'Rules for Cinder Creek Yurt',
    `
One dog is allowed for each party, 10 dollars a night, not on the bunks.
No candles.
Water from the creek, through the hole by the bridge. Boil it for a minute.
Ashes go into the steel can.
Toilet: 15 steps to the left of the deck.
Quiet from 10 pm.
Warden: Fern, on the radio, channel 5.`,
  ),
  documentOf(
    'yurt-packing',
    '2026-02-04',
    'Garrett',
    'Blue Grouse packing',
    `
Us: sleeping bags 5, headlamps 5, slippers 5, big pot, cutting board, knife, water filter, first aid kit with Casper's pens, matches, playing cards, repair tape, shovel, map.
Lakhanis: pulk, stove fuel no (there is gas), coffee, breakfasts, French press, saw.
Kids: each one book, one soft animal, two pairs of mittens.
To buy: batteries AAA (12), hot chocolate, tortillas, lighter.
Not again: the guitar.`,
  ),

  // Music
  documentOf(
    'cello-agreement',
    '2025-09-05',
    'Bow & Bridge Strings',
    'Rental agreement, exchange',
    `
Customer: Thea Vandermeer. Player: Lotte.
Returned: cello 1/2, number C-204, 22.00 a month.
Rented: cello 3/4, number C-377, bow, soft case in dark green, 28.00 a month.
Damage cover: 4.00 a month, with 50.00 to pay yourself.
Strings are not covered. A bridge that has fallen is set up again for free.
After 30 months of rent half of it counts toward buying.
Do not leave it in the car. Not even "just for a minute".`,
  ),
  documentOf(
    'practice-sheet',
    '2026-01-09',
    'Ms. Farrow',
    'Practice until the festival',
    `
Monday to Friday: 20 minutes. Weekend: one day, your choice.
Scales: D and G, two octaves, slow, then once fast for fun.
Festival pieces: Ferryman's Jig, bars 1 to 40; Lanterns on the Ice, all of it; Two Rivers (again!).
Cellos: shift in bar 17 with the thumb along.
Seating test on Friday, February 27.
A grown-up signs here each week: ________`,
  ),

  // Schools and small ones
  documentOf(
    'grade3-supplies',
    '2025-07-30',
    'Juniper Flats Elementary',
    'Supplies for grade 3',
    `
24 pencils, sharpened. 2 erasers. 1 pair of scissors, pointed.
4 composition books, wide ruled (red, blue, green, yellow).
1 box of crayons, 24. No markers this year.
Headphones with a cord. No earbuds.
1 old T-shirt for art.
2 boxes of tissues, 1 pack of wipes.
Please no rolling backpacks: the hooks do not hold them.`,
  ),
  documentOf(
    'grade6-supplies',
    '2025-07-30',
    'Pinyon Middle School',
    'Supplies for grade 6',
    `
3 binders (1 inch) and dividers. Loose paper, college ruled.
Pencils, 2 black pens, 1 red pen, highlighters in 3 colors.
Scientific calculator, model Cirrus 30 or similar, about 16 dollars.
Combination lock for gym. No key locks.
Earbuds with a cord for the laptop.
Gym: gray T-shirt and dark shorts, no logos bigger than a hand.`,
  ),
  documentOf(
    'owl-list',
    '2025-09-15',
    'Magpie Nest Preschool',
    'Owl Room, families and allergies',
    `
Hedda: none. Mother 555-0116.
Roscoe: eggs (also in baked things). Father 555-0117.
Tilly: none. Mother 555-0112.
Linnea: strawberries, only skin. Mother 555-0118.
Otto: none. Grandmother picks up.
Wim: milk, brings own. Father 555-0119.
Birthdays: please ask before you bring something, fruit is always fine.`,
  ),
  documentOf(
    'owl-menu',
    '2026-01-30',
    'Magpie Nest Preschool',
    'Lunch in February',
    `
Mondays: noodles with tomato sauce. Tuesdays: rice, beans and corn. Wednesdays: soup of the week and bread. Thursdays: potatoes with quark or fish sticks.
Week of February 9: carrot soup. Week of the 16th: lentil soup. Week of the 23rd: leek soup.
Fruit each day. Water and milk.
February 12: a taste of Finland, with salmon pie.
Cook: Arto.`,
  ),
  documentOf(
    'tumblebugs-waiver',
    '2025-09-08',
    'Tumblebugs Gym',
    'Waiver and pickup',
    `
Child: Tilly Vandermeer. Born: October 3, 2021.
Jewelry: none. Earrings to be taped.
I know that tumbling can cause bumps.
Photos for the website: no.
May be picked up by: Thea, Garrett, Grandpa Dell, Wren (sitter).
In an emergency: 555-0112, then 555-0113.`,
  ),
  documentOf(
    'kit-fencing',
    '2025-09-03',
    'Larkmoor Fencing Club',
    'Rules of the floor',
    `
Mask on before the foil is up. No exceptions, not even for a second.
Salute and shake hands, also after you have lost.
Foils are carried with the tip down. Nobody runs.
Body cords are rolled, not folded.
Left-handed fencers get the gloves from the blue bin.
Spare masks: sizes S and M on the lower rack. Lotte Vandermeer: mask 8, jacket 14.
Food stays in the hall. Whoever breaks a blade pays half, 18 dollars.`,
  ),

  // Garden, bicycle, car, recipes
  documentOf(
    'garden-plot',
    '2025-04-02',
    'Alder Street Garden',
    'Plot 23: agreement',
    `
Plot 23, 10 by 12 feet, Vandermeer. 55 dollars for the season of 2025.
Water: by hand, Monday, Wednesday and Saturday before 10 am or after 6 pm.
No mint in the ground. No tires. No poison against slugs.
Two work days: April 26 and October 11.
The shed lock is 8-2-6. Do not write it on the door again.
Plots that look abandoned on June 15 go to the waiting list.`,
  ),
  documentOf(
    'spoke-house',
    '2025-04-24',
    'Spoke House',
    'Repair ticket 1180',
    `
Bicycle: Lotte, blue 24-inch.
Complaint: slips out of gear, squeals.
Done: derailleur exchanged, both brake cables new, wheel trued.
Parts 46.00, labor 40.00, total 86.00.
Mechanic: Juno. Note: tires are good for one more summer. Saddle is as high as it goes, think about a 26.`,
  ),
  documentOf(
    'van-receipt',
    '2025-11-14',
    'Garza Auto',
    'Invoice, minivan',
    `
Transmission fluid and filter: 210.00
Winter tires put on, own set: 48.00
Wiper blades, two: 31.00
Checked: brakes front 60 percent, rear 45. Battery weak, test again before January.
Summer tires are stored here until April, rack F, 40.00 for the season.
Total: 329.00. Warranty on the work: 12 months.`,
  ),
  documentOf(
    'oma-pancakes',
    '2025-04-20',
    'Oma Hanneke',
    'Pancakes, the real ones',
    `
For five: 300 g flour, half of it buckwheat. 3 eggs. 600 ml milk. A pinch of salt.
What I never told my sister: a pinch of cardamom.
Let it stand for half an hour under a cloth.
Butter in the pan, not oil. The first one is for the cat.
With apple: slices go in first, then the batter.
Syrup, and nobody counts.`,
  ),
  documentOf(
    'shoulder-sheet',
    '2026-01-05',
    'Motion Lab Physical Therapy',
    'Exercises for Thea',
    `
1. Broomstick: lie on your back, lift with the good arm, 15 times.
2. Wall spider: walk your fingers up, hold for 10 seconds, 8 times.
3. Band (the yellow one): pull to the hip, 12 times, slow.
It may pull, it must not stab.
Heat before, ice after. Sleep on the right side with a pillow under the arm.
Colette is away on February 16.`,
  ),
];
