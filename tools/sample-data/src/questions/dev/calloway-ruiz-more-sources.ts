import type { QuestionSource } from '../question-set.ts';
import { chatOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, newsletters and chat messages of the Calloway-Ruiz household about everything but school. */
export const callowayRuizMoreSources: readonly QuestionSource[] = [
  mailOf(
    'tubes-move',
    '2028-02-16',
    'Dunmore Army Clinic <ent@dunmoreclinic.example>',
    "Jonah's ear tubes follow-up has been rescheduled",
    `
Dear Mrs. Calloway-Ruiz,

Captain Voss is away on the 22nd. Jonah's ear tubes follow-up is now on Wednesday, February 23 at 3:05 pm in the ENT office, second floor. He will have a short hearing test first. Please do not clean his ears with swabs beforehand. To cancel, call 555-0123 a day ahead.

Dunmore Army Clinic`,
  ),
  mailOf(
    'inspection',
    '2028-02-15',
    'Dunmore Housing Office <housing@dunmore.example>',
    'Housing inspection at 118 Cottonwood Loop',
    `
Dear resident,

the inspector has two streets that day, so the housing inspection on Tuesday, February 29 is at 1:30 pm instead of 10 am. He checks the smoke alarms, the windows and the dryer vent. Pets are in a crate or out of the house. An adult has to be there to sign the checklist.

Dunmore Housing Office`,
  ),
  chatOf(
    'tball-field',
    '2028-02-16',
    'Coach Rusty (T-ball)',
    'Hey Prairie Dogs parents, field 2 is under water so T-ball this Saturday Feb 19 is on Cannon Field 5 and we start at 11:30 not 10. Bring a bat if you own one, ours swam away',
  ),
  mailOf(
    'tball-kit',
    '2028-02-14',
    'Dunmore Youth Sports <sports@dunmoremwr.example>',
    'T-ball: shirts and snacks',
    `
Hello parents,

the shirts are here. We ordered youth small for both of your boys; exchanges are possible until the first game. Caps are one size. The season costs $45 a child, and the second child of a family pays $35. Snack duty goes by the alphabet: Abbott on March 4, Calloway on March 25, Dunn on April 1. Gloves are not included. Parents stay at the field, please.

Dunmore Youth Sports`,
  ),
  mailOf(
    'pool',
    '2028-02-15',
    'Dunmore Pool <aquatics@dunmoremwr.example>',
    'Boiler work next week',
    `
Dear swim families,

while the boiler is replaced there are no lessons on February 21 and 23. We credit you $12 per child for it. Both of your boys are in Starfish 2 now and need goggles that do not pinch. Lockers take a quarter. The family changing room has its heat back.

Dunmore Pool`,
  ),
  mailOf(
    'odilia',
    '2028-02-12',
    'Gwen Tully, 4 West <gtully@stodilia.example>',
    'Nights: parking and other joys',
    `
Team,

the garage closes for repairs on Monday. Night staff use Lot F behind the laundry until the end of April, and security walks you over if you ring 4400. The schedule for the second half of March is up on Friday. The new pumps beep at everything; I know. Whoever took the good stapler, I forgive you.

Gwen`,
  ),
  chatOf(
    'dee',
    '2028-02-16',
    'Dee (4 West)',
    'Teresa!! thx for the swap. for the potluck on the 23rd I put you down for the buffalo dip, Marcy does wings, I do paper plates like every year. break room, whenever it gets quiet haha',
  ),
  mailOf(
    'board',
    '2028-02-07',
    'State Board of Nursing <licensing@nursingboard.example>',
    'License transfer: your appointment',
    `
Dear Ms. Calloway-Ruiz,

please bring your current license, a passport or military ID, and a copy of your spouse's orders. The fee of $75 is paid by money order; we take neither cash nor cards. Fingerprints are taken on site. Visitors park on level 3 of the Kansas Avenue garage. Should you need another day, call 555-0187 at least 48 hours ahead. A temporary license is printed while you wait.

State Board of Nursing`,
  ),
  chatOf(
    'pruitt',
    '2028-02-15',
    'Mrs. Pruitt',
    'Good morning Teresa. I leave for my sister on Thursday March 9 and I am back on the 20th, so no me in that time. Micah has left his dinosaur boots at my place. Jonah ate two helpings of lima beans, I have a witness.',
  ),
  mailOf(
    'bounce',
    '2028-02-12',
    'Bounce Barn <parties@bouncebarn.example>',
    "The boys' party at Bounce Barn",
    `
Hi Teresa,

we hold the big barn for you. The package is $240 for up to 15 kids, and each further child is $14. Your deposit of $60 is refundable until February 25, after that it is ours. A parent of every child who jumps has to sign the waiver on our site. Two slices of pizza and a juice per child are included; you bring the cake and the candles. Please arrive 15 minutes early.

Bounce Barn`,
  ),
  mailOf(
    'movers',
    '2028-02-14',
    'Overland Van Lines <dispatch@overlandvan.example>',
    'Delivery of 9 crates from storage',
    `
Dear Sgt. Calloway,

the crates arrive on the truck of Mr. Boudreaux. If he is not there by ten, call him on the road at 555-0139. Have the inventory list at hand and check off every number. Loss or damage must be reported within 75 days through the claims page. The crew unpacks, but it does not put things into cupboards. Your shipment number is DNM-3381.

Overland Van Lines`,
  ),
  mailOf(
    'ball',
    '2028-02-09',
    'SPC Nolan <ball@ironsparrows.example>',
    'Unit ball: details',
    `
All,

tickets for the unit ball are $48 each. Tell me by February 21 whether you want the chicken, the trout or the mushrooms. Soldiers wear the dress uniform, guests wear what they would wear to a wedding. Park behind the chapel and take the shuttle, the lot of the club is for the color guard. The bar takes cards. Photos start at 5:15 pm.

SPC Nolan`,
  ),
  mailOf(
    'vet',
    '2028-02-14',
    'Dunmore Vet Clinic <paws@dunmorevet.example>',
    'Gunner on the 26th',
    `
Dear owner,

please bring a fresh stool sample and the rabies certificate from your last post, because he cannot be registered here without it. He may eat as usual. The heartworm test is $22. Dogs wait on a leash, cats wait in a box, and nobody waits in the doorway.

Dunmore Vet Clinic`,
  ),
  chatOf(
    'kezia',
    '2028-02-16',
    'Kezia (mom)',
    'Hi Brandon! For the 25th the girls need a sleeping bag, a pillow and something warm for the fire pit. We do breakfast. Our cats are shut in upstairs because of her sneezing. No phones after 11, I am that mother',
  ),
  chatOf(
    'ines',
    '2028-02-13',
    'Abuela Ines',
    'Mi Tere, the doctor has forbidden me milk and cheese, so please nothing with that. I bring the pasteles frozen. Tell my twins I have six dollars for six years, each. I need the bed that is not so low. And who is Gunner sleeping with?',
  ),
  mailOf(
    'tanner',
    '2028-01-29',
    'Lake Tanner Lodge <stay@laketanner.example>',
    'Your stay: unit Heron',
    `
Dear Calloway family,

check-in is from 3 pm. The door of unit Heron opens with the code 5582 and the pound sign. Pets are welcome at $20 for the stay. You get a full refund if you cancel by March 9; later we keep one night. The hot tub is for guests over 12. Bring your own coffee, the store is nine miles off.

Lake Tanner Lodge`,
  ),
  newsletterOf(
    'dispatch',
    '2028-02-11',
    'The Dunmore Dispatch <news@dunmore.example>',
    'On post this month',
    `
Gate 3 is closed on weekends until April. The commissary has its case lot sale on the last weekend of February. The library wants your used puzzles, complete ones. The thrift shop needs strollers. Burning leaves is allowed nowhere, not even a little. The Spring Fling has a band, and its name is going to be announced.`,
  ),
  mailOf(
    'shutters',
    '2028-02-15',
    'Heartland Blinds <deals@heartlandblinds.example>',
    'Night shift? Sleep by day!',
    `
Blackout blinds for nurses, pilots and bakers: 20 percent off each second window, free measuring, and an installer who whispers. The offer ends when the month does. We speak fluent drywall.`,
  ),
];
