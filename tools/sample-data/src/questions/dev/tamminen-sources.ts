import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';
import { tamminenMoreSources } from './tamminen-more-sources.ts';

const aboutTheFarm: readonly QuestionSource[] = [
  chatOf(
    'tuula-swap',
    '2028-10-04',
    'Tuula',
    'lem has negaunee thursday nite so ill do her milking tonight the 5th. i mean thursday. lem you owe me a sunday and the parlor better be clean when i walk in',
  ),
  mailOf(
    'coop',
    '2028-10-02',
    'Superior Goat Co-op <field@superiorgoat.example>',
    'September milk results',
    `
Kaisa and Eino,

your butterfat was 3.9 and the cell count came down to 480 thousand, good job. From November 1 we pay $46 a hundredweight. Dale has the route now, Russ retired to his boat. Leave the lane light on, please. There will be a premium for winter milk, and the board votes on how much in December.

Superior Goat Co-op`,
  ),
  mailOf(
    'herd-moved',
    '2028-10-03',
    'Dr. Salo <salo@northwoodsvet.example>',
    'Herd check: have to move it',
    `
Kaisa,

I will be at a horse in Munising all Tuesday, so let us do the October herd check on Wednesday, October 11 at 1 pm. Pen the yearlings separately if you can. I will ultrasound the first six. Bring me the worming chart and one of those pickles.

Salo`,
  ),
  mailOf(
    'mansikka',
    '2028-10-02',
    'Northwoods Vet <desk@northwoodsvet.example>',
    'Mansikka: mastitis',
    `
Hello,

Mansikka had her last tube on Monday. Her milk stays out of the tank through the evening of October 7; mark her with the red leg band. Strip the left side three times a day, warm towel first. The culture costs $38 and will tell us which bug it is; results are not back.

Northwoods Vet`,
  ),
  mailOf(
    'veikko',
    '2028-09-29',
    'Bev Maki <bev@makifarm.example>',
    'Veikko is coming',
    `
Kaisa,

I drive Veikko over on Monday, I want $150 for the loan and he eats a pound of grain a day. He smells like himself. Keep him off the apple trees and never turn your back with a bucket. He is Nubian with a bit of ghost in him. His papers are in the glove box, I forget what year he is.

Bev`,
  ),
  mailOf(
    'inspection',
    '2028-09-27',
    'State Dairy Program <dairy@state.example>',
    'Inspection on October 16',
    `
Dear licensee,

Inspector Holm needs a water test not older than twelve months, the pasteurizer charts of the last quarter and a hand-washing sign at each sink. The license fee of $175 is due by October 31. You may not process during the visit. A cat in the make room counts as a finding.

State Dairy Program`,
  ),
  mailOf(
    'market',
    '2028-09-20',
    'Marquette Market <manager@marquettemarket.example>',
    'October at the market',
    `
Hi vendors,

stalls cost $20 a Saturday; Tamminen Goats has stall 14. Each leg of a tent needs 40 pounds. On October 21 we try out the hall. Our last Saturday is October 28. Cars out of the lot by 7:30, the fire chief has feelings. No samples without toothpicks.

Market manager`,
  ),
  mailOf(
    'market-longer',
    '2028-10-04',
    'Marquette Market <manager@marquettemarket.example>',
    'One more Saturday!',
    `
Hi vendors,

the city lets us stay a week longer: the last farmers market is now on November 4, in the hall, 9 to noon. Same stalls, same toothpicks. Who takes part in the holiday market gets drawn from the hat.

Market manager`,
  ),
  chatOf(
    'heli',
    '2028-10-03',
    'Heli Kangas',
    'hei Kaisa yes i sell for you at market on the 14th while you play. i need $120 change in small bills and the big cooler, and the van key under the milk can. i keep 15 percent like last time ok?',
  ),
  mailOf(
    'cheese-order',
    '2028-09-28',
    'Lakeshore Cheese <buying@lakeshorecheese.example>',
    'October order',
    `
Hi Kaisa,

for October we take 60 wheels of the Kallio and 12 tubs of feta. The pallet has to be on Wiitala's truck on October 18. Please label with lot numbers; last time two wheels were called "the good one". We pay in 30 days.

Marisol`,
  ),
  mailOf(
    'cheese-order-fix',
    '2028-10-03',
    'Lakeshore Cheese <buying@lakeshorecheese.example>',
    'Smaller order, sorry',
    `
Hi Kaisa,

a store of ours has closed. Please make it 48 wheels of the Kallio instead of 60. Feta and the day of the truck stay. I owe you a lunch.

Marisol`,
  ),
  mailOf(
    'gasket',
    '2028-10-03',
    'Dairy Steel Repair <parts@dairysteel.example>',
    'Your pasteurizer gasket',
    `
Hello,

gasket DS-417 is on back order and ships about October 19. With freight it comes to $64.20. Until then smear food-grade grease and pray. The man who can fit it charges $90 an hour from his door.

Dairy Steel Repair`,
  ),
  mailOf(
    'guild',
    '2028-10-01',
    'Midwest Cheese Guild <meet@cheeseguild.example>',
    'Madison in November',
    `
Dear Kaisa Tamminen,

you have entered three cheeses; they have to reach us by November 1, packed cold. Your seat number for the dinner is 52. The guild pays for two nights at the Hotel Lorraine, the third is $118. Winners are told at the dinner and not before. Parking is under the hall.

Midwest Cheese Guild`,
  ),
  chatOf(
    'hay',
    '2028-10-04',
    'Wayne (hay)',
    'Baler is down so no hay Saturday. Second cut still 4.50 a bale if you help stack. Ill holler when I get the part, could be a while',
  ),
  mailOf(
    'chimney',
    '2028-10-04',
    'Clean Flue <dan@cleanflue.example>',
    'Friday',
    `
Hi folks,

no fire from Thursday noon on, please. I do both flues for $140, cash or check. If there is a bird in it again that is extra. Move the couch.

Dan`,
  ),
  documentOf(
    'farm-notes',
    '2028-03-11',
    'Kaisa Tamminen',
    'FARM NOTES (read them)',
    `
creamery door 7306. wifi GoatNet, password kahvi&pulla9. generator: choke out, count to five, pull. Bloat: 100 cc mineral oil and walk her. Sour Cream bites men. Vet at night 906-555-0142. Electric fence switch is behind the grain bin. Well pump breaker: 18.`,
  ),
];

/** Mail, newsletters, chat messages and documents of the Tamminen household. */
export const tamminenSources: readonly QuestionSource[] = [
  ...aboutTheFarm,
  ...tamminenMoreSources,
  newsletterOf(
    'grange',
    '2028-10-01',
    'Skandia Grange <hello@skandiagrange.example>',
    'Grange Gazette',
    `
The roof fund stands at $4,310. The pancake supper fed 212. Potluck and pole-barn talk are on the second Friday. Somebody left a casserole dish with a moose on it. Costumes at the Halloween dance are judged at eight by the pastor. The snow shovel list is open, and so is the coffee pot.`,
  ),
  newsletterOf(
    'seeds',
    '2028-10-03',
    'Big Garlic <sales@biggarlic.example>',
    'Plant it now, thank us in July',
    `
Hardneck by the pound, softneck by the braid, and free shipping on anything that makes your breath worse. Order before the ground freezes, which for some of you was yesterday.`,
  ),
];
