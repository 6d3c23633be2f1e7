import type { QuestionSource } from '../question-set.ts';
import { chatOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, newsletters and chat messages of the Brandvold-Oduya household. */
export const brandvoldOduyaSources: readonly QuestionSource[] = [
  mailOf(
    'ortho-moved',
    '2027-10-25',
    'Bright Arch Orthodontics <office@brightarch.example>',
    "New time for Elias's appointment",
    `
Dear Ms. Brandvold,

Dr. Quist will be away at a course on the afternoon of Wednesday, November 3, so we cannot see Elias at 3:40 that day. We have booked him in on Monday, November 15, at 4:10 pm instead. The place is the same. Until then he should go on wearing the elastics at night; if he has run out, there is a bag for him at the front desk and he need not wait. You do not have to answer if the new time is fine with you.

With kind regards,
Wren at the front desk`,
  ),
  mailOf(
    'piano-off',
    '2027-10-24',
    'Studio Vesper <ilse@studiovesper.example>',
    'No piano on November 15',
    `
Dear families of my Monday pupils,

I am playing in a concert out of town that weekend and will not be back in time, so there are no lessons on Monday, November 15. You will not be charged for that week. We go on as usual the Monday after, November 22. Please use the extra week for the left hand alone, slowly and with a pencil beside you. Ida, I would like to hear "The Little Ferry" without the pedal next time.

Warmly,
Ilse Marchbank`,
  ),
  mailOf(
    'match-info',
    '2027-10-26',
    'Coach Dara <dara@harrowcovesoccer.example>',
    'Saturday against the Seagulls',
    `
Hi all,

a few words about Saturday. The Seagulls are the hosts and play in white, so we wear our blue jerseys. It is the Brandvold-Oduyas' turn to bring the orange slices, and the Chens look after the water. There is a gravel lot behind Rockport Field where you can park for free; the one at the front belongs to the church. Two players are still without proper shin pads, and I cannot let them on the field like that. Whoever has an old pair to give away, bring it along.

Dara`,
  ),
  mailOf(
    'dentist-reminder',
    '2027-10-26',
    'Seaview Dental <hello@seaviewdental.example>',
    'Reminder: Ida, November 4',
    `
Hello,

this is a friendly reminder of Ida's visit on Thursday, November 4, at 3:20 pm. Please bring her health card, as our computers lost some of the numbers in the summer. She may eat beforehand but should brush her teeth. If you cannot come, let us know at least a day ahead: visits cancelled later than that cost $40. The elevator is out of order, so strollers can be left with the pharmacy downstairs.

Your team at Seaview Dental`,
  ),
  newsletterOf(
    'nursery-news',
    '2027-10-22',
    'Little Lantern Nursery <news@littlelantern.example>',
    'Lantern Letter, October',
    `
Dear parents,

the acorns are in, the squirrels are offended and the coat hooks are full again. Please label every mitten. As you know, we are closed on Tuesday, November 2, while the whole team takes the first-aid course. On Thursday, November 18, the older group goes out for a forest morning: each child needs rain pants, a second pair of socks and a small mug with a handle. From December hot lunch costs $4.50 a day. The parents of the younger group will hear from us separately about nap blankets.

The Lantern team`,
  ),
  mailOf(
    'class-news',
    '2027-10-25',
    'Ms. Tallis <tallis@harrowcove-elementary.example>',
    'Habitat dioramas',
    `
Dear families of 4B,

we are going to build the homes of sea animals. Every child needs an empty shoebox, and it should be at school by Wednesday, November 3. Bits of felt, shells and old buttons are welcome too. The book fair will be in the library in the same week; children may look around with me and buy with you. I look forward to seeing those of you who have a meeting with me on Thursday.

Ms. Tallis`,
  ),
  newsletterOf(
    'school-news',
    '2027-10-20',
    'Harrow Cove Elementary <office@harrowcove-elementary.example>',
    'The Cove Courier',
    `
Our garden club has harvested eleven kilos of carrots. Picture retakes are on Thursday, November 18, in the gym; children who are happy with their picture need do nothing. The lost and found has two left rubber boots and a violin bow. A reminder that there is no school on the staff day at the end of October and during the fall break in November. The crossing guard on Wharf Street asks drivers not to wave children across. The next Courier comes out before the holidays.`,
  ),
  mailOf(
    'hotel',
    '2027-10-12',
    'Auberge du Vieux Moulin <accueil@vieuxmoulin.example>',
    'Your booking QM-5583',
    `
Dear Mr. Oduya,

thank you for choosing the Auberge du Vieux Moulin. We have kept a family room with five beds for you under the booking number QM-5583. Breakfast is served until ten, and a crib can be put in the room on request. Parking in the courtyard is $22 a night. The funicular is two streets away and children under six ride free. Our front door is locked at eleven in the evening; your key card opens it.

À bientôt,
Maëlle`,
  ),
  mailOf(
    'bags',
    '2027-10-15',
    'Petrel Air <service@petrelair.example>',
    'Before you fly with us',
    `
Dear traveller,

your family of five is booked to Quebec City with us. Each passenger may take one carry-on bag of up to 8 kg and one small item that fits under the seat. Checked bags can be added online and cost more at the counter. Strollers travel free and are handed over at the aircraft door. Online check-in opens 24 hours before you leave. Snacks are for sale on board, by card only.

Petrel Air`,
  ),
  mailOf(
    'scouts',
    '2027-10-23',
    'Harrow Cove Scouts <akela@harrowcovescouts.example>',
    'Packing for Camp Kettle',
    `
Dear scouts and parents,

for the overnight at Camp Kettle everybody needs a warm sleeping bag, a headlamp, a tin plate and dry socks. It costs $15, which covers supper and pancakes; please send the money in an envelope with the name on it. Phones stay at home, and leaders can be reached in an emergency. Knives are handed out by us and counted back in. The clocks change that night, so we get one more hour by the fire.

Yours in scouting,
Birgit`,
  ),
  chatOf(
    'mormor-boots',
    '2027-10-26',
    'Mormor',
    `Noah left his green boots on my porch yesterday and the dog has already been in one of them. I have found the little saws for the pumpkins and bought the candles. Does Ida still like the brown cheese or has that changed again? I made far too much lefse.`,
  ),
  chatOf(
    'tunde-shed',
    '2027-10-26',
    'Tunde',
    `Landed, the hotel has carpet on the walls. The key to the shed is behind the paint cans on the top shelf, not in the drawer any more. I already paid the plumber his $60 deposit, so do not give it to him twice. Tell the kids I found the good maple candy.`,
  ),
  newsletterOf(
    'library',
    '2027-10-21',
    'Harrow Cove Library <desk@harrowcovelibrary.example>',
    'Leaves and pages',
    `
The reading corner has a new rug and, for a while yet, a new smell. This month we put out everything we have about lighthouses, wrecks and piano tuners. The soccer biographies are back from the bindery. Late fees are gone for good, so bring back what has been under your bed since spring. Our knitting circle has finished the scarf for the statue outside and is now looking for someone with a ladder.`,
  ),
];
