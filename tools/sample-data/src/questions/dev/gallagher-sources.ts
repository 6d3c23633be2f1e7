import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';
import { gallagherMoreSources } from './gallagher-more-sources.ts';

const aboutSchoolAndClubs: readonly QuestionSource[] = [
  newsletterOf(
    'clares-news',
    '2029-06-14',
    "St. Clare's Primary School <office@stclares.example>",
    'End of term news',
    `
Dear parents and guardians,

school closes at 12 noon on Friday, June 29, there is no after-school club from the 28th on. Lost jumpers are on the stage, unclaimed ones go to the charity shop. Thank you to the cake sale team: 642 euros for the new goalposts. No sweets or nuts in lunches, please, also not in the last week. Swimming for fourth class moves to spring. The new principal is named in July. School reopens on August 30.

The office`,
  ),
  mailOf(
    'graduation',
    '2029-06-13',
    'Ms. Fahy <fahy@stclares.example>',
    'Graduation of 6th class: earlier start',
    `
Dear families of 6th class,

Fr. Tierney has to be elsewhere later on, so our graduation on Thursday, June 28 starts at 6:30 pm, not at 7. Children come at 6 in their class hoodie. Each family gets four seats. Please bring a plate of sandwiches or fruit, nothing with nuts. The slideshow needs one baby photo of each child by June 20. Who gives the speech is drawn from a hat on the day.

Ms. Fahy`,
  ),
  mailOf(
    'tour',
    '2029-06-11',
    'Ms. Fahy <fahy@stclares.example>',
    '6th class tour',
    `
Dear families of 6th class,

on the 26th we go to Emerald Park. The tour costs 38 euros, in an envelope by June 19. The coach leaves at 8:40 from the church car park and not from the school gate. Packed lunch, rain jacket, at most 10 euros of spending money. Phones stay at home. If your child gets sick on coaches, tell me. Buddies for the day are chosen on the coach.

Ms. Fahy`,
  ),
  mailOf(
    'sports-day',
    '2029-06-12',
    "St. Clare's Primary School <office@stclares.example>",
    'Sports day on June 21',
    `
Dear parents,

every class has a colour, 6th class wears purple. Sun cream goes on before school; teachers may not put it on. Children are collected in the park at 1 o'clock by a grown-up, there is no going back to the school. Parents race at the end, shoes are compulsory this year. If it rains we do it on June 27.

The office`,
  ),
  mailOf(
    'settling',
    '2029-06-12',
    'Ms. Nolan <nolan@stclares.example>',
    'Welcome, new junior infants',
    `
Dear parents of our new juniors,

at the settling-in morning the children stay in room 1 with me, and the parents have tea in the hall. Please label everything, and send a spare set of clothes in a bag. Book rental is 95 euros, payable by August 15. Toys may come along if they are smaller than a shoe. Your child's coat peg has a picture; Tom is the hedgehog.

Ms. Nolan`,
  ),
  mailOf(
    'club',
    '2029-06-08',
    'Clubhouse After-School <hello@clubhouse.example>',
    'June invoice and summer camp',
    `
Hi Cian,

invoice 2291 for June: 186 euros, due on June 22. The late fee is 5 euros for every ten minutes after half five, you had two of those in May and we let you off. Summer camp runs from July 9 to 13 and from July 23 to 27, 120 euros a week, places go fast. Could Róisín bring back the Uno cards? Next year's prices come in August.

Clubhouse`,
  ),
  mailOf(
    'gala',
    '2029-06-11',
    'Dolphin Swim Club <squad@dolphinswim.example>',
    'Gala on June 30',
    `
Hi squad,

Róisín Gallagher is down for 50 backstroke and 100 free. Club cap and dark togs. Entry for spectators is 6 euros, card only. No squad on Thursday the 21st, the pool is hired out. We need two timekeepers from among the parents, tea is provided. Who swims in the relay is decided after Tuesday. After the gala we break until September 4.

Coach Mairéad`,
  ),
  mailOf(
    'tom-swim',
    '2029-06-13',
    'Markievicz Pool <lessons@markpool.example>',
    'Ducklings: autumn term',
    `
Hello,

no lessons on Saturday, June 23, because of the triathlon. Tom has finished Ducklings 2 and may go into Ducklings 3. Book the autumn term from July 2 at noon with his swimmer number 80815; ten lessons are 105 euros. Lockers take a 2 euro coin now. Teachers for autumn are not fixed yet.

Markievicz Pool`,
  ),
  chatOf(
    'camogie',
    '2029-06-14',
    'Sinéad (camogie)',
    'Hi all, ref is coming from another game so throw in tomorrow is 3:30 not 3, still Marlay, pitch 7 by the bandstand. Ro you have the jerseys from last time, bring the bag pls!! Oranges: Katie. Training goes to Wednesday next week',
  ),
  mailOf(
    'scouts',
    '2029-06-10',
    '41st Dublin Scouts <beavers@dublinscouts.example>',
    'Larch Hill: kit list',
    `
Dear parents,

we meet on July 2 at 10 am at the den, and are back there on the 5th at 3 pm. The camp fee is 85 euros, by June 25. Sleeping bag, mat, torch, wellies, a plate that does not break, three pairs of socks more than you think. No phones, no hurleys. If your child takes medicine, hand it to Deirdre in a named bag. Patrols are put together at camp.

Deirdre`,
  ),
  mailOf(
    'fitting',
    '2029-06-14',
    'School Wear House <bookings@schoolwear.example>',
    'Your appointment tomorrow',
    `
Hi,

we are short-staffed on Saturday, so your uniform fitting for Róisín is at 12:40 instead of 12:00. The Loreto skirt is 52 euros, the crested jumper 46. A 20 euro deposit holds your order. We close at two on the dot. Shoes are next door.

School Wear House`,
  ),
  mailOf(
    'loreto',
    '2029-06-06',
    'Loreto Crumlin <admissions@loretocrumlin.example>',
    'First years in August',
    `
Dear parents,

at the induction day the students need a calculator, a padlock and a pen. The book list is on the website, password WELCOME29. The locker fee of 30 euros is paid online. Runners in plain white or black only. Class lists go up in the last week of August. Lunch can be bought from September on.

Loreto Crumlin`,
  ),
];

/** Mail, newsletters, chat messages and documents of the Gallagher household. */
export const gallagherSources: readonly QuestionSource[] = [
  ...aboutSchoolAndClubs,
  ...gallagherMoreSources,
  documentOf(
    'house',
    '2029-02-18',
    'Cian Gallagher',
    'House stuff for Grace and Bruna',
    `
wifi: Clareville14, password kettle-badger-9. Alarm 7741. Stopcock under the kitchen sink, behind the bleach. Spare key is with Mrs. Duffy at number 16. Tom has asthma: blue inhaler, two puffs with the spacer, in the press over the toaster. Róisín cannot have kiwi. Biscuit gets half a tin, morning and evening, whatever she tells you.`,
  ),
];
