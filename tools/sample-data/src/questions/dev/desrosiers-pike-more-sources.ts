import type { QuestionSource } from '../question-set.ts';
import { chatOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, newsletters and chat messages of the Desrosiers-Pike household about everything but school. */
export const desrosiersPikeMoreSources: readonly QuestionSource[] = [
  mailOf(
    'retina-moved',
    '2028-04-07',
    'Coastal Retina <frontdesk@coastalretina.example>',
    'Your eye injection has been moved',
    `
Dear Mrs. Desrosiers,

Dr. Bhatt is in surgery that morning. Your eye injection on Monday, April 24 is now at 1:50 pm. Please come with a driver and without makeup around the eyes. You may eat. To change the time, call 555-0163 before noon of the day before.

Coastal Retina`,
  ),
  mailOf(
    'septic-moved',
    '2028-04-05',
    'Bouchard Septic <dig@bouchardseptic.example>',
    'Septic pump-out: another day',
    `
Hello Roland,

our big truck is at the shop. We'll do your septic pump-out on Friday, May 5 at 8 am instead of the Wednesday. Please have the lid dug out, or it is $40 more. Keep off the lawn with the pickup. Bill comes after.

Ray Bouchard`,
  ),
  chatOf(
    'mireille-thursday',
    '2028-04-07',
    'Mireille',
    'Hey so Thursday the 13th I will bring the kids back at 5 not 630 bc of your holy thursday singing. They will have eaten. Gabe says practice is off anyway. luv u',
  ),
  chatOf(
    'dance-hall',
    '2028-04-07',
    'Mlle Carole (step dance)',
    'Bonjour! The floor of the Salle is being varnished, so this Tuesday the 11th we dance at the Legion hall on Canal Street, same hour. Socks and shoes both please. The recital dress is $38 and I need the money by the 25th',
  ),
  mailOf(
    'court-prep',
    '2028-04-03',
    'Atty. Lachance <lachance@lachancelaw.example>',
    'May 4: what to have with you',
    `
Dear Noëlla and Roland,

for the guardianship review please bring the last two report cards of each child, the letter from Ms. Okun and a photo ID. The judge will ask about the Wednesdays; just tell her how they go. Park in the Canal Street garage, the meters are checked like clockwork. Mireille will have her own lawyer there, and that is fine. My bill for this is the flat $350 that we agreed on.

Atty. Lachance`,
  ),
  mailOf(
    'okun',
    '2028-04-06',
    'Dana Okun <okun@harborroom.example>',
    'Lodie: a note for home',
    `
Dear Noëlla,

Lodie and I made a weather chart for feelings. Please hang it at her eye level and let her move the magnet before supper, without asking why. The copay goes up to $35 in May. If something happens between visits, the crisis line is 555-0100 at any hour. I am writing the letter that your attorney wants and will leave it at the desk.

Dana Okun`,
  ),
  mailOf(
    'cabin',
    '2028-03-18',
    'Loon Pond Cabins <stay@loonpond.example>',
    'Your stay in cabin 5, the Osprey',
    `
Dear Desrosiers family,

check-in is after 2 pm. The lockbox by the door opens with 1964. Sheets and towels are not provided. A dog is $10 a night and stays off the beds. Until April 10 you get everything back if you cancel, afterwards half. The water is turned on two days before you come. There is a woodstove, and we leave you one night's wood.

Loon Pond Cabins`,
  ),
  mailOf(
    'candlepin',
    '2028-04-02',
    'Candlepin Alley <fun@candlepinalley.example>',
    "Élodie's party",
    `
Hi Noëlla!

You have lanes 7 and 8. The party is $16 a child with a minimum of ten children. We need your final number by Saturday, April 29. Shoes are included, socks are not, and we do check. Bring your own cake, we have the candles. The deposit of $50 comes off the bill. Our only rule: nobody walks down a lane.

Candlepin Alley`,
  ),
  mailOf(
    'pt',
    '2028-03-17',
    'Mill Yard PT <desk@millyardpt.example>',
    'Welcome to Mill Yard PT',
    `
Dear Roland,

please wear shorts and bring the list of your medicines. If you cannot come, tell us 24 hours ahead on 555-0174, or we charge $35. Ice at home: fifteen minutes, three times a day. Your therapist is Jess. She has heard all the jokes about her first name being a question.

Mill Yard PT`,
  ),
  mailOf(
    'scope',
    '2028-04-04',
    'Ridge Surgical Center <nurses@ridgesurgical.example>',
    'Getting ready for your colonoscopy',
    `
Dear Mr. Desrosiers,

stop the fish oil five days before. On the prep day you have clear liquids only, nothing red or purple. Drink the first bottle at 6 pm and the second at 3 am. Nothing at all after 4 am. Your driver has to stay in the building. Leave your ring and your watch at home. Questions at night: 555-0182.

Ridge Surgical Center`,
  ),
  mailOf(
    'oil',
    '2028-04-05',
    'Pineway Fuel <delivery@pinewayfuel.example>',
    'Delivery to 41 Spruce Point Road',
    `
Dear customer,

we deliver 150 gallons at the locked price of $3.49. Please keep the driveway clear and the dog inside. If nobody is at home, call 555-0116 the day before and tell us where the fill pipe is. You get 10 cents off per gallon if you pay within ten days.

Pineway Fuel`,
  ),
  mailOf(
    'choir',
    '2028-04-06',
    'Marcel Paradis <paradis@stannes.example>',
    'Holy Week',
    `
Dear singers,

on Good Friday we meet in the sacristy at 2:15 pm. Black from top to toe, no scarves, and the purple folder. On Easter Sunday we sing at the 9 o'clock Mass only. Cough drops without crackling paper, I beg you. Altos, measure 40, you know what you did.

Marcel`,
  ),
  mailOf(
    'kinship',
    '2028-04-03',
    'Joanne at Kin Circle <joanne@kincircle.example>',
    'Our April meeting',
    `
Dear grandparents, aunts and brave others,

because of vacation week we meet a week later. A woman from the state explains the kinship stipend. There is child care in the puppet room if you tell me by April 21. Bring a dish if you like; Roland's molasses cookies have been asked for. We still have no name for the summer picnic.

Joanne`,
  ),
  mailOf(
    'bus-19',
    '2028-04-04',
    'SAD 61 Transportation <dispatch@sad61.example>',
    'Sub run on Monday',
    `
Rollie,

for the morning run on April 10 you take bus 19, route 4. Keys are on hook 12. There are two new kindergartners at the trailer park, they need to see your face. Walk-around sheet goes in the red tray.

Deb, dispatch`,
  ),
  mailOf(
    'bus-22',
    '2028-04-07',
    'SAD 61 Transportation <dispatch@sad61.example>',
    'Sub run on Monday: other bus',
    `
Rollie,

19 failed its brakes. On Monday you take bus 22, and its keys are on hook 3. Route is the same. The heater has only two settings, off and Florida.

Deb, dispatch`,
  ),
  chatOf(
    'lise',
    '2028-04-05',
    'Lise',
    'Noëlla! For Easter you bring the ployes and the green beans, I do the lamb, NO ham this year because of Marc and his pressure. Gabe can do his deviled eggs. We are 14 if the Bangor ones come. Entrance by the kitchen, the porch is rotten',
  ),
  chatOf(
    'theo',
    '2028-04-02',
    'Théo',
    'Coucou! I have the window, seat 31K, and two suitcases, one is all cheese. Please nothing with lavender in my room, I sneeze until I die. I can drive Rolands truck yes? Tell Élodie I found the blue notebook',
  ),
  chatOf(
    'sully',
    '2028-04-07',
    'Sully (guitar)',
    'yo gabe, for next time learn the intro of Harbor Lights n practice the F barre 5 min a day. get light gauge strings, ur old ones are basically wire. its 25 a lesson, tell ur grandma no rush',
  ),
  mailOf(
    'beckett',
    '2028-04-06',
    'Tom Ashworth <tom.ashworth@example.com>',
    'Friday night',
    `
Hi Noëlla,

happy to have Gabe. The boys will camp in the barn, so a warm sleeping bag and a flashlight, please. We eat no meat on Good Friday, it's chowder. We have three bee hives, but they're at the far end of the field; should Gabe carry something? My cell is 555-0158.

Tom (Beckett's dad)`,
  ),
  mailOf(
    'beans',
    '2028-04-07',
    'Rita Cloutier <rita@stannes.example>',
    'Bean supper on the 29th',
    `
Girls,

Noëlla does the brown bread, six loaves. Jeannine has the slaw. Yellow eye and pea beans go in the night before. Tickets are $10, children under six eat free. Aprons are washed and ironed, you can thank Claudette.

Rita`,
  ),
  newsletterOf(
    'mills-messenger',
    '2028-04-07',
    'Town of Cobbs Mills <clerk@cobbsmills.example>',
    'The Messenger',
    `
Dog licenses are late now and cost $25 more. The transfer station opens on Sundays again from May. Brush may be burned with a permit until the ban. The alewives are expected; so are the people who count them. The bridge on Canal Street goes down to one lane this summer, the start is not fixed yet.`,
  ),
  mailOf(
    'gutters',
    '2028-04-06',
    'LeafAway <hello@leafaway.example>',
    'Never climb a ladder again',
    `
Spring special for homeowners over 60: gutters cleaned, guards fitted, and a free inspection of your roof by a man who likes roofs. Book in April and save $150. Not available on islands.`,
  ),
];
