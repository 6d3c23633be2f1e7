import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';
import { szymanskaBoydMoreSources } from './szymanska-boyd-more-sources.ts';

const aboutSchool: readonly QuestionSource[] = [
  mailOf(
    'jazz-night',
    '2028-01-05',
    'Ms. Treadwell <treadwell@halvorson.example>',
    'Jazz night',
    `
Hi band families,

on Thursday, January 27 we play at 7 pm; players report at 6:15. Wear all black with one loud accessory. Tickets are $5 at the door and little ones are free. Each family brings two dozen bars for the dessert table, cut and on a plate you can live without. If your kid has a solo you will hear it through the wall for two weeks. Sorry.

Ms. Treadwell`,
  ),
  mailOf(
    'jazz-night-fix',
    '2028-01-10',
    'Ms. Treadwell <treadwell@halvorson.example>',
    'Jazz night starts earlier',
    `
Hi band families,

there is a wrestling meet down the hall, so jazz night on January 27 now begins at 6:30 pm and players report at 5:45. Park on the north side. Bars, black, accessory: as before.

Ms. Treadwell`,
  ),
  mailOf(
    'honor-band',
    '2028-01-07',
    'Carver College Music <honorband@carvercollege.example>',
    'Audition of Tadeusz Boyd',
    `
Dear musician,

your audition number is 217. Check in at the desk in Ripley Hall half an hour before your time. Prepare five major scales, the chromatic scale and both excerpts; the sight-reading is a surprise. The fee of $12 was paid by your school. Results are posted by number on February 4. Parents wait in the lounge, which has soup.

Carver College Music`,
  ),
  mailOf(
    'band-trip',
    '2028-01-06',
    'Halvorson Band Boosters <boosters@halvorsonband.example>',
    'Spring trip: second payment',
    `
Hello,

the trip to Lakeport costs $460 in all. The second payment of $150 is due January 31; pay in BandPay, where the family code is BOYD-TBN. Cheese sales count toward it, Tad has $38 in his account so far. We travel from April 20 to 23. Rooming lists are up to the students, so please do not write to us about them.

Halvorson Band Boosters`,
  ),
  mailOf(
    'finals',
    '2028-01-09',
    'Halvorson High School <office@halvorson.example>',
    'Finals on the 19th and 20th',
    `
Dear families,

on Wednesday we have the finals of hours 1, 2 and 3, on Thursday those of hours 4, 5 and 6. Buses leave at 11:50 both days. There is no lunch service. Students with a free hour may come late if a parent calls. Calculators are allowed in math, phones are not allowed anywhere.

Halvorson High School`,
  ),
  mailOf(
    'quist',
    '2028-01-10',
    'Arne Quist <arne.quist@example.com>',
    'Tad',
    `
Hi Kasia,

good lesson. Tad should get a 6½ AL mouthpiece, the old one is too shallow for him now. Practice etude 14 slowly, and long tones with the tuner. From February I take $32 for a half hour. He may use my mute until he finds his.

Arne`,
  ),
  mailOf(
    'bridge',
    '2028-01-04',
    'Mr. Vang <vang@lundeenms.example>',
    'Sixth grade bridges',
    `
Dear families,

each student builds a bridge of at most 150 craft sticks and white glue. It spans 14 inches. No hot glue, no string. The bridge is due on Monday, January 24. We will crush all of them with sandbags, and there will be joy. Sticks can be had from me for a dollar a bag.

Mr. Vang`,
  ),
  mailOf(
    'bridge-fix',
    '2028-01-11',
    'Mr. Vang <vang@lundeenms.example>',
    'Bridges: two more days',
    `
Dear families,

glue dries slowly when it is twelve below, I have learned. The bridge is now due on Wednesday, January 26. Rules stay the same. Please carry it in a box, not in a backpack.

Mr. Vang`,
  ),
  mailOf(
    'conferences',
    '2028-01-08',
    'Lundeen Middle School <office@lundeenms.example>',
    'Conferences: how to find us',
    `
Dear families,

come in by door 4, the main door is being fixed. You see the advisory teacher in the cafeteria; Mr. Vang is at table 11. Specialists are in the gym without appointments. If you are more than five minutes late your slot is gone. Student-led portfolios are on the tables.

Lundeen Middle School`,
  ),
  mailOf(
    'pathway',
    '2027-09-10',
    'Lundeen Middle School <office@lundeenms.example>',
    'PathwayParent',
    `
Dear family,

in PathwayParent you see grades, lunch money and absences. To log in use the student number 508812 and the access code heron-gate-5. Two adults can share the account. Absences can be reported there until 8:45 am.

Lundeen Middle School`,
  ),
  newsletterOf(
    'lundeen-news',
    '2028-01-07',
    'Lundeen Middle School <office@lundeenms.example>',
    'Lundeen Lines',
    `
The ice rink behind the tennis courts is open. Grade 6 swims in gym class from February; the exact weeks will be sent by Coach Abdi. Snow pants belong in lockers. The chess club has a new set after the incident. Spelling bee on January 31 for those who qualified. The math wing smells of waffles on Fridays, nobody knows why.`,
  ),
  newsletterOf(
    'halvorson-news',
    '2028-01-07',
    'Halvorson High School <office@halvorson.example>',
    'Halvorson Herald',
    `
Course sign-up for next year opens after finals. Winter formal is in February, tickets to follow. Ninth graders who want to drive should read the parking rules first. The hockey boosters need people for the penalty box. Trombones: somebody has left a mute in the chemistry lab.`,
  ),
];

/** Mail, newsletters, chat messages and documents of the Szymańska-Boyd household. */
export const szymanskaBoydSources: readonly QuestionSource[] = [
  ...aboutSchool,
  ...szymanskaBoydMoreSources,
  documentOf(
    'iggy',
    '2028-01-02',
    'Katarzyna Szymańska',
    'Iggy, a user manual',
    `
No cashews, no pistachios; a little hives already counts. The syrup is on the fridge door, 5 ml, then call us. Nap at 12:45 with the loud fan. He says "bubba" for water and "no" for yes. Diaper cream is the one in the blue tube. Bedtime 7:15, two books, no negotiation. Poison control number is on the cupboard.`,
  ),
  documentOf(
    'house',
    '2027-10-30',
    'Delphine Boyd',
    'house stuff',
    `
garage code 4471. wifi is TamarackNest, password snowday!27. snowblower: gas on, prime twice, pull. kill switch for furnace is the red plate on the basement stairs. furnace filter 16x25x4. spare van key in the curling bag. plumber gus 555-0113.`,
  ),
  chatOf(
    'oksana',
    '2028-01-09',
    'Oksana',
    'Hi Kasia, I am gone from 27 to 30 January, my sister is getting married!! His gray mitten is in your coat, left pocket. On the long Thursday I need the car seat please. He ate all the beets and then he painted with them',
  ),
];
