import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';
import { dunbarPereiraMoreSources } from './dunbar-pereira-more-sources.ts';

const aboutSchoolAndMusic: readonly QuestionSource[] = [
  newsletterOf(
    'maple-news',
    '2028-12-01',
    'Maple Grove School <office@maplegrove.example>',
    'The Maple Leaflet, December',
    `
Dear families,

PA day on Friday, December 8: no classes, the YMCA runs a day camp in the gym for $48. Pizza lunch moves to Thursdays in the new year and goes up to $4 a slice. Lost and found: three snow pants, a retainer, and enough mitts for a hockey team; what is left on December 20 goes to charity. The food drive collects canned fish and baby food this year, the boxes are outside the office. Photo retakes were a success. Our new crossing guard is Mr. Bell. Yearbook orders open in February, the price will follow.

The office`,
  ),
  mailOf(
    'holiday-concert',
    '2028-12-04',
    'Mme Roy <roy@maplegrove.example>',
    'Grade 1 at the holiday concert',
    `
Dear parents of 1R,

on December 19 our class sings two songs, "Frosty" and "Vive le vent". Please dress your child in a plain white top and dark bottoms; I hand out the antlers. The gym doors open at 12:50, one bag of peanut-free cookies per family for the sale, please. Who stands in the front row I decide on the day, so no requests. Younger brothers and sisters are welcome on laps.

Mme Roy`,
  ),
  mailOf(
    'papadakis',
    '2028-11-30',
    'Mr. Papadakis <papadakis@maplegrove.example>',
    'Grade 6: volcano project',
    `
Hello grade 6 families,

the volcano projects are due on Thursday, December 14. Groups of two, a poster and a model no bigger than a shoebox. No baking soda eruptions indoors, we have learned from last year. Each student talks for three minutes. Lucas and Devon have picked Mount Etna. Marks come back after the break.

Mr. Papadakis`,
  ),
  mailOf(
    'chess',
    '2028-11-28',
    'Maple Grove Chess Club <chess@maplegrove.example>',
    'No chess on the 12th, and a tournament',
    `
Hi all,

the library is used for vaccinations on December 12, so no chess that day. The Peel school tournament is on Saturday, January 20, at Britannia School; the entry fee is $15 and I need it by December 19. Teams of four, I put them together in January. Bring a water bottle, not a drone.

Ms. Achterberg`,
  ),
  mailOf(
    'dress',
    '2028-12-04',
    'Mississauga Youth Orchestra <manager@myouth.example>',
    'Dress rehearsal: new time',
    `
Dear players and parents,

another group needs the stage, so Saturday's dress rehearsal begins at 12:15 instead of 1 pm and is over at 3:15. Same hall, stage door on the east side. Eat before you come; the sandwich man has retired.

Lorna Whyte, manager`,
  ),
  mailOf(
    'concert',
    '2028-11-27',
    'Mississauga Youth Orchestra <manager@myouth.example>',
    'Winter concert on December 10',
    `
Dear players and parents,

call time on Sunday is 1:00 pm for everybody. Concert black, sleeves below the elbow, black socks, and no perfume because of Owen R.'s asthma. Tickets are $18 for adults and $10 for students at the door or online. Families from A to F bring something sweet for the reception, G to M fruit, N to Z drinks. We end with the Sibelius. The parkade closes at 6. Who plays the solo in the Holst will be a surprise.

Lorna Whyte, manager`,
  ),
  mailOf(
    'tour',
    '2028-11-29',
    'Mississauga Youth Orchestra <manager@myouth.example>',
    'Spring tour to Quebec City',
    `
Dear families,

we go to Quebec City from May 10 to 13, 2029. The tour costs $640 per player, the deposit of $150 is due by January 15. Players in grade 9 need a health form signed by a parent. We stay at the Hôtel du Parc, four to a room; rooms are made up in April. Two chaperones are still wanted.

Lorna Whyte, manager`,
  ),
  mailOf(
    'varga',
    '2028-12-02',
    'Ildikó Varga <varga@viola.example>',
    'Lessons in December and January',
    `
Dear Joana,

next week I have the choir on Thursday, so Sofia comes on Friday. From January a lesson of 45 minutes is $44, it was $40 since the flood. Until Friday I want bars 33 to 60 of the Telemann slowly, with the metronome at 72, and clean shifting. The studio recital is on Sunday, February 18, the piece we choose in January. Her bow needs new hair badly, Mr. Lo on Dundas does it for about $75.

Ildikó Varga`,
  ),
  mailOf(
    'boyle',
    '2028-12-01',
    'Mr. Boyle <boyle@erindale.example>',
    'MTH1W: unit test on Wednesday',
    `
Hi everyone,

Wednesday's test is on linear relations and on polynomials, nothing from unit 1. You may bring one index card with handwritten notes, and a calculator without internet. There is a help session in room 212 at lunch on Tuesday. A rewrite is possible once per term, within two weeks.

Mr. Boyle`,
  ),
  mailOf(
    'semi',
    '2028-12-01',
    'Erindale Student Council <council@erindale.example>',
    'Snow Ball: tickets',
    `
Hey Eagles,

tickets for the semi-formal are $25 until Friday, December 8, and $30 after that, outside the cafeteria at lunch. Guests from other schools need the pink form signed by their principal. Doors close at 8 pm, after that nobody gets in, and if you leave you stay out. Coat check is a toonie. The theme will be voted on by the grade 12s.

Student Council`,
  ),
  mailOf(
    'food-bank',
    '2028-12-03',
    'Eden Food Bank <volunteer@edenfood.example>',
    'Saturday shift',
    `
Hi Sofia,

thanks for signing up again. You are on sorting with Mrs. Adeyemi this time. Closed shoes, hair tied back, no hoodies with strings. You stand at 14 volunteer hours so far; I will sign your school form once you bring it along. Please use the side entrance on Battleford Road, the front is for clients.

Trish`,
  ),
];

const aboutSports: readonly QuestionSource[] = [
  mailOf(
    'soccer-16',
    '2028-12-04',
    'Coach Dev <dev@clarksonsoccer.example>',
    'Game on the 16th is earlier',
    `
Hi U12 families,

the dome has double-booked us. Our last league game on Saturday, December 16 now kicks off at 8:15 in the morning instead of 9:30. Same field. I will bring coffee for the grown-ups and an apology. We wear the blue jerseys, Streetsville has white.

Dev`,
  ),
  mailOf(
    'tournament',
    '2028-12-02',
    'Coach Dev <dev@clarksonsoccer.example>',
    'Hamilton on the 17th',
    `
Hi U12 families,

please be at the Mountain Fieldhouse at 8 sharp. We play at 8:40, 10:20 and 12:30; what comes after that depends on us. Spectators pay $5 cash at the gate, kids under 10 are free. Both jerseys, shin pads, indoor shoes with a clean sole, and a lunch: the snack bar is closed. Parking is free in lot 3 only. I have not decided who is in goal.

Dev`,
  ),
  mailOf(
    'soccer-fees',
    '2028-11-24',
    'Clarkson Soccer Club <registrar@clarksonsoccer.example>',
    'Second instalment',
    `
Dear parent,

the second instalment of the indoor season for Lucas Dunbar is $215 and due by December 15. E-transfer to pay@clarksonsoccer.example with player number 20417 in the message. Families with two players get $25 off. Outdoor registration opens on February 1; the fees for the summer are set by the board in January.

Clarkson Soccer Club`,
  ),
  mailOf(
    'swim',
    '2028-11-28',
    'City Recreation <swim@recreation.example>',
    'Huron Pool: progress and registration',
    `
Hello,

Nina Dunbar is working on Swimmer 2. She still needs to float on her back for 10 seconds; the instructor gives out the report cards in the last lesson. Winter registration opens on Wednesday, December 13 at 7 am online. Her client barcode is 118 402 77. Lessons cost $96 for ten weeks. Nose clips turn up in the filter, please label them.

City Recreation`,
  ),
  mailOf(
    'sparks',
    '2028-12-03',
    '41st Clarkson Sparks <sparks@clarksonguides.example>',
    'Carolling at Sunset Manor',
    `
Dear Sparks parents,

on the 11th we sing for the residents. Drop off at the main entrance of Sunset Manor, warm coats and a flashlight, and the pink T-shirt over everything. Your girl should not come with a cough. We still have 14 boxes of mint cookies, $6 each. After that Sparks is on holiday; we start again on January 15 with the sleigh ride, weather permitting.

Twinkle (Denise)`,
  ),
  chatOf(
    'owen-mom',
    '2028-12-04',
    "Kirsten (Owen's mom)",
    'Hey Joana! All set for Friday 6pm. One thing, we have to be out the door Saturday so could you get Lucas at 9:15 instead of 10? Send his own pillow, we are short. We are doing tacos, and they want to watch the shark movie, ok with you? Dog is at my sisters so no worries about that',
  ),
];

/** Mail, newsletters, chat messages and documents of the Dunbar-Pereira household. */
export const dunbarPereiraSources: readonly QuestionSource[] = [
  ...aboutSchoolAndMusic,
  ...aboutSports,
  ...dunbarPereiraMoreSources,
  documentOf(
    'sitter',
    '2028-09-10',
    'Joana Pereira',
    'For the sitter',
    `
Wifi is Dunbarnet, password maple-otter-31. Alarm: 4 digits are on the inside of the pantry door, panic button is the red one. Nina in bed by 7:45 with the door open, Lucas by 9. Nina must not have amoxicillin. Fuse box is behind the coats. Water shut-off: basement, blue lever left of the dryer. Neighbour with a key: Mr. Okafor at number 35.`,
  ),
];
