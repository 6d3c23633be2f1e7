import type { QuestionSource } from '../question-set.ts';
import { chatOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, newsletters and chat messages of the Szymańska-Boyd household about everything but school. */
export const szymanskaBoydMoreSources: readonly QuestionSource[] = [
  chatOf(
    'rapids-time',
    '2028-01-10',
    'Steph L (12U manager)',
    'Blizzard families!! Rapids double booked their ice. Saturday the 15th puck drop is now 3:10 not 1:45, same rink. Girls there by 2:25. Sorry to whoever had naps planned',
  ),
  mailOf(
    'iron-harbor',
    '2028-01-03',
    'Steph Lundgren <steph@lundeenblizzard.example>',
    'Iron Harbor: everything in one place',
    `
Hi all,

rooms at the Harbor Inn are $139 a night, ask for the Blizzard block before January 14, then they let it go. White jerseys on Friday, navy on Saturday. Gate passes are $15 a person for the weekend, kids under six free. Team dinner on Saturday is at Harbor Pizza, $14 a head, and I collect by Venmo. No knee hockey in the hallway after 10. I mean the dads.

Steph`,
  ),
  mailOf(
    'iron-harbor-fix',
    '2028-01-09',
    'Steph Lundgren <steph@lundeenblizzard.example>',
    'Iron Harbor: two changes',
    `
Hi all,

the tournament has raised the gate passes to $20 a person. And Harbor Pizza flooded, so the team dinner moves to the Anchor Bowl across the road, same price, same hour. Everything else in my mail from last week is still right.

Steph`,
  ),
  mailOf(
    'harbor-inn',
    '2028-01-05',
    'Harbor Inn <reservations@harborinn.example>',
    'Reservation 77140, Boyd',
    `
Dear Ms. Boyd,

we have one room with two queens and a crib for you. Check-in is at 3 pm, check-out at 11 am. You can cancel free of charge until January 25, 6 pm. The pool closes at 10 pm and hockey sticks are not pool toys. Breakfast runs from 6 to 9:30. One night is charged to the card if you do not show up.

Harbor Inn`,
  ),
  mailOf(
    'pictures',
    '2028-01-10',
    'Lundeen Blizzard <office@lundeenblizzard.example>',
    'Picture day',
    `
Families,

on the 24th the 12U girls come to the lobby in the white jersey, with gloves and stick, no helmet and no skates. Order on the photographer's page with the code ICE2028; the packet is $24 and the button $6. Retakes do not exist, so please wash the hair.

Lundeen Blizzard`,
  ),
  mailOf(
    'hours',
    '2028-01-08',
    'Lundeen Blizzard <volunteers@lundeenblizzard.example>',
    'Your volunteer hours',
    `
Hello Boyd family,

you have done 8 of 12 volunteer hours. The rest has to be claimed by February 15. Each hour that is missing costs $35 off your deposit. Concessions and the clock count double on tournament weekends. A child over 14 may work for the family, so thank you, Tad.

Lundeen Blizzard`,
  ),
  mailOf(
    'coach',
    '2027-12-29',
    'Coach Renner <renner@lundeenblizzard.example>',
    'New year, same rules',
    `
Team,

be at the rink 45 minutes before a game and 20 minutes before practice. Neck guards every time, also in warm-up. Phones go into the bucket. Water, not purple stuff. Who plays goal in Iron Harbor gets decided on the last practice before it. If you are sick tell Steph, not me, I lose texts.

Coach Renner`,
  ),
  chatOf(
    'maeve-mom',
    '2028-01-10',
    'Bridget (Maeve)',
    'Hey Del, I can do the 6am ice on the 19th, I get Zo at 5:20, be on the porch haha. You do Mondays then. For the sleepover just pajamas and snow stuff, we will sled. Maeve is vegetarian this week so its mac n cheese',
  ),
  mailOf(
    'loons-early',
    '2028-01-07',
    'Little Loons <hello@littleloons.example>',
    'Staff training and other news',
    `
Dear Loon families,

on January 20 we close at 2 pm for first-aid training. From February 1 tuition is $318 a week for toddlers. Please label snow pants; we have nine gray pairs and one owner. For Valentine's Day bring 11 cards without names on them. Tooth-brushing starts in the toddler room, heaven help us.

Little Loons`,
  ),
  mailOf(
    'loons-pinkeye',
    '2028-01-11',
    'Little Loons <hello@littleloons.example>',
    'Pinkeye in the toddler room',
    `
Dear Loon families,

we have two cases. A child with goopy eyes stays at home and may return 24 hours after the first drops. We have boiled everything that can be boiled. Please leave stuffed animals at home until we say so.

Little Loons`,
  ),
  mailOf(
    'checkup-moved',
    '2028-01-11',
    'Maple Pediatrics <appointments@maplepeds.example>',
    "Ignacy's 2-year checkup",
    `
Dear parent,

the 2-year checkup on Wednesday, January 19 has been moved to 10:30 am with Dr. Osman, as Dr. Lee is out. Fill in the questionnaire about words and steps beforehand. He will get one shot, and his lead level is tested from the finger. Reply C to cancel.

Maple Pediatrics`,
  ),
  mailOf(
    'furnace-moved',
    '2028-01-10',
    'Norse Heating <dispatch@norseheating.example>',
    'Your furnace check',
    `
Hello,

with this cold our crews are on no-heat calls. We will do your furnace check on Monday, January 17 between 8 and 10 am instead of Friday. It is included in your plan. Clear two feet around the unit. The technician is called Odd, which is a name.

Norse Heating`,
  ),
  chatOf(
    'babcia',
    '2028-01-08',
    'Babcia Halina',
    'Kasiu, I bring poppy seed and the wool socks, for Tadzio size 44. I may not eat grapefruit because of my pills, and salt little. Please a hard mattress. I have an aisle seat thank God. Does Zosia still fall so much on this ice?',
  ),
  mailOf(
    'curling',
    '2028-01-08',
    'Granite Club <league@graniteclub.example>',
    'Second half of the season',
    `
Curlers,

second-half dues of $85 go to Marlys by January 19. New brooms only, straw ones shed. On the 26th the ice is being redone. Losing rink buys, winning rink listens. The banquet will be in March, we are still arguing where.

Granite Club`,
  ),
  mailOf(
    'cdl',
    '2028-01-06',
    'Northgate Clinic <occhealth@northgateclinic.example>',
    'Your CDL physical',
    `
Dear Ms. Boyd,

bring your glasses, your license, and a list of what you take. No coffee for four hours before, it raises the pressure. The fee of $95 is billed to the city. Use the entrance by the pharmacy. If you work nights, tell the nurse.

Northgate Clinic`,
  ),
  mailOf(
    'mammogram',
    '2028-01-10',
    'Northgate Imaging <imaging@northgateclinic.example>',
    'Getting ready for your mammogram',
    `
Dear Ms. Szymańska,

please wear no deodorant, powder or lotion that day. Come 15 minutes early. If your last pictures were taken elsewhere, call 555-0175 so that we can ask for them. A two-piece outfit is handy. You get the result within five days.

Northgate Imaging`,
  ),
  mailOf(
    'courthouse',
    '2028-01-04',
    'County Interpreter Office <interpreters@county.example>',
    'January: parking and badges',
    `
Dear interpreters,

the ramp on Fourth Street is closed, so park in Lot C; the gate takes 9038 and the hash key. New badges are at the third-floor desk. Hours go in by noon on Fridays. Juvenile hearings in room 310 may run long. The good chairs have been counted.

County Interpreter Office`,
  ),
  mailOf(
    'gallo',
    '2028-01-09',
    'Trattoria Gallo <ciao@trattoriagallo.example>',
    'Your table on the 22nd',
    `
Ciao Kasia,

we have a table for two by the window. We hold it for 15 minutes. Corkage is $18. Please tell us about allergies in advance. The truffle menu is on, $72 a person, but nobody is made to eat it.

Trattoria Gallo`,
  ),
  mailOf(
    'polish-school',
    '2028-01-09',
    'Ks. Marek <szkola@sthedwig.example>',
    'Saturday school on the 22nd',
    `
Dear teachers,

the hall is taken by a christening, so on the 22nd we teach in the parish library. Kasia's group is 16 children now. Please bring your own markers. The grandmothers' day play needs a wolf. Keys hang with Pani Jadwiga.

Ks. Marek`,
  ),
  mailOf(
    'vet',
    '2028-01-10',
    'Tamarack Vet <cats@tamarackvet.example>',
    'Pierogi on the 24th',
    `
Hi,

Pierogi should have no food after noon, as we draw blood. Bring the carrier with a towel that smells of home. The senior panel is $148. Last time he weighed 14.2 pounds; let us be brave.

Tamarack Vet`,
  ),
  newsletterOf(
    'city-news',
    '2028-01-07',
    'City of Lundeen <news@lundeencity.example>',
    'Lundeen Winter Bulletin',
    `
In a snow emergency even sides are plowed first. Christmas trees are collected until January 14. The warming house on Pine needs two more volunteers. The council wants to know what you would name the new plow; voting closes soon. Garbage fees rise in spring by an amount to be decided.`,
  ),
  mailOf(
    'skates',
    '2028-01-11',
    'Frozen Edge <deals@frozenedge.example>',
    'Sharpen five, get one',
    `
New blades, new you. Ten sharpenings for the price of eight and a free roll of tape with every stick over $120. Trade in last year's skates until they fit somebody smaller. Open late when the ice is good.`,
  ),
];
