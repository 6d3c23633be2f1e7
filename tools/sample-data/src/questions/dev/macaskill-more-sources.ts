import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, chat messages and documents of the MacAskill household about school, clubs, work and the flat. */
export const macaskillMoreSources: readonly QuestionSource[] = [
  mailOf(
    'harz',
    '2028-03-06',
    'Mr. Okonjo <okonjo@leibniz-int.example>',
    'Grade 6: class trip to the Harz',
    `
Dear families of grade 6,

from May 22 to 26 we go to the youth hostel in Schierke. The trip costs 285 euros; a deposit of 80 euros is due on April 3, to the trip account with the reference HARZ6 and your child's name. Walking boots that have been walked in, please. Phones sleep in my room. The children may wish for two people to share with; who ends up where I decide on the bus.

T. Okonjo`,
  ),
  mailOf(
    'harz-fix',
    '2028-03-18',
    'Mr. Okonjo <okonjo@leibniz-int.example>',
    'Grade 6 trip: good news',
    `
Dear families of grade 6,

the friends of the school pay for the coach, therefore the trip costs only 260 euros. I have also moved the day for the deposit, the same 80 euros, to April 7. Everything else stays, above all the boots.

T. Okonjo`,
  ),
  mailOf(
    'chemistry-moved',
    '2028-03-21',
    'Ms. Adeyemi <adeyemi@leibniz-int.example>',
    'Grade 9: chemistry test',
    `
Dear all,

since half of you are at the geography excursion on Monday, the chemistry test is moved to Tuesday, March 28, same lesson. Redox and titration, nothing from before Christmas. The simple calculator, not the one that draws. One page of notes in your own handwriting is allowed.

Ms. Adeyemi`,
  ),
  mailOf(
    'placement',
    '2028-03-09',
    'Leibniz International <careers@leibniz-int.example>',
    'Work placement: form B',
    `
Dear families of grade 9,

form B, signed and stamped by the company, has to be at the careers desk by March 27. Pupils are insured through school on the way and at work. Nobody may be paid, but lunch is fine. The log book is handed in on the Monday after. A teacher visits each pupil once; you will not hear beforehand on which day.

Careers desk`,
  ),
  mailOf(
    'regatta',
    '2028-03-12',
    'Coach Brandl <brandl@klingerweg-rowing.example>',
    'Grünau: packing list and money',
    `
Moin,

for the regatta I need 45 euros from each of you, cash, in an envelope with a name on it. We sleep in the boathouse at Grünau, so bring a sleeping bag and a mat. Two sets of racing kit, a woolly hat, a bottle that does not leak into my van. Weigh-in for the double is on Saturday at 5 pm. Who sits on which seat in the quad I will say after the outing on the 25th. The bus leaves at 4.

Brandl`,
  ),
  mailOf(
    'regatta-bus',
    '2028-03-19',
    'Coach Brandl <brandl@klingerweg-rowing.example>',
    'Grünau: bus leaves earlier',
    `
Moin,

roadworks on the A9. The bus to the regatta on Friday, March 31 now leaves the boathouse at 3:15 pm, not at 4. School knows. Eat before. The trailer is loaded on Thursday evening and I count hands.

Brandl`,
  ),
  mailOf(
    'rowing-fee',
    '2028-03-02',
    'Klingerweg Rowing Club <kasse@klingerweg-rowing.example>',
    'Fees for the half-year',
    `
Dear members,

juniors pay 96 euros for the half-year; we collect it on April 15 from the account we know. The second child of a family pays half. Keys for the boathouse are only for people over 18. The gents' shower is warm again. Work day with soup: the date follows when the river is lower.

The treasurer`,
  ),
  mailOf(
    'choir',
    '2028-03-11',
    'Cantor Weiss <weiss@thomas-hall.example>',
    'Spring concert',
    `
Dear choir families,

on the 25th the children sing in St. Nicholas. White top, black trousers or skirt, no trainers that light up. Singers come at 4 pm for warming up. Entry is free, there is a basket at the door for the organ. Phones away; we make a recording and everyone gets it. After the concert there is juice in the sacristy.

Cantor Weiss`,
  ),
  mailOf(
    'choir-fix',
    '2028-03-20',
    'Cantor Weiss <weiss@thomas-hall.example>',
    'Concert: warm-up half an hour earlier',
    `
Dear choir families,

the trumpets want the church for themselves from half past four, hence singers come at 3:30 pm on Saturday. The concert starts as planned. I choose the three soloists at the dress rehearsal and ask them to be brave.

Cantor Weiss`,
  ),
  mailOf(
    'blocwerk',
    '2028-03-14',
    'Blocwerk <kurse@blocwerk.example>',
    'Your course ends soon',
    `
Hi Effie and parents,

your course is nearly through. The next one starts on April 24 and costs 129 euros, harness included; course children keep their place if they sign up by April 3. Locker code until then: 0628. On the last day everyone who can tie the eight with eyes shut gets the orange card. Chalk balls only, no loose chalk.

Blocwerk`,
  ),
  mailOf(
    'ortho',
    '2028-03-17',
    'Dr. Ziegler <praxis@ziegler-kfo.example>',
    'Rory, March 30',
    `
Dear family,

please have Rory wear the elastics every night until then, otherwise the appointment is for nothing. A lost retainer costs 165 euros to replace, this is the second. He should brush his teeth at school after lunch. When the braces come off we cannot say yet.

Practice Dr. Ziegler`,
  ),
  mailOf(
    'meter-moved',
    '2028-03-20',
    'Hausverwaltung Krüger <post@krueger-hv.example>',
    'Reading of the heating meters: new date',
    `
Dear tenants,

the reader is ill. The heating meters in number 58 are read on Tuesday, March 28 between 2 and 4 pm instead of this Friday. Somebody over 16 has to be there and radiators must be free of furniture. A second visit costs 35 euros. The cellar is not included.

Krüger`,
  ),
  mailOf(
    'permit',
    '2028-03-08',
    'Foreigners Office <termin@auslaenderamt.example>',
    'Appointment: extension of residence permit',
    `
Dear Ms. MacAskill,

bring passports, two biometric photographs, the work contract and the certificate of registration. The fee is 93 euros, by card only. Your call number is A-417. If you are more than ten minutes late the appointment is void. Your children do not need to come, they have German passports.

Foreigners Office`,
  ),
  mailOf(
    'exam-room',
    '2028-03-16',
    'Adult education centre <pruefung@vhs-leipzig.example>',
    'B2 exam on April 5: another room',
    `
Dear candidate,

the exam does not take place in room 302 but in room 118 on the ground floor. Be there at 8:40 with your passport and a black pen, no pencil. There are two breaks of ten minutes. You get the result by post after about six weeks. Cakes for the examiners are bribery, if tasty.

Examination office`,
  ),
  chatOf(
    'uwe',
    '2028-03-21',
    'Uwe (line 11)',
    'Joni alles klar, I take your late on Saturday the 25th, control room has signed it. You drive my early on Sunday April 9 for it, 5:10 from Dölitz. Greet the singer',
  ),
  mailOf(
    'depot',
    '2028-03-15',
    'Tramways, staff office <personal@tramways-leipzig.example>',
    'Uniform, overtime, first aid',
    `
Dear colleague,

the new jackets are handed out in the basement on Wednesdays until 2 pm, bring the old one. Your overtime stands at 62 hours; more than 80 lapse. For the refresher in first aid you are paid like for a shift, lunch is provided. From May a new roster applies, it is not ready.

Staff office`,
  ),
  mailOf(
    'brass',
    '2028-03-18',
    'Parish Brass <blech@parishhall.example>',
    'Easter Sunday',
    `
Dear blowers,

on April 16 we play from the tower at 6 in the morning and in the service at 9:30. Black coat, no caps. Jonas has the third trombone. The chairman needs to know until Friday who has breakfast with us. Valve oil is in the cupboard, somebody uses it for bicycles.

Parish Brass`,
  ),
  chatOf(
    'granny',
    '2028-03-19',
    'Granny Isla',
    'Hello my loves. Grandpa cannot manage stairs since his knee so could we have the room downstairs. I have tablet and shortbread and the good tea. He is off dairy, doctor says, I am off everything but nobody asked. We come on by train to Leipzig ourselves, dont drive all that way. X',
  ),
  chatOf(
    'bergers',
    '2028-03-20',
    'Nele Berger',
    'So looking forward to the 31st! Could you do a pudding? Ring at KRANZ, we still have the old name on the bell. Timo cooks fish, hope that is ok with all of you. Code for the courtyard gate is 1904',
  ),
  mailOf(
    'tyres',
    '2028-03-10',
    'Reifen Köhler <werkstatt@reifenkoehler.example>',
    'Changing your tyres on April 12',
    `
Hello Mr. Richter,

your summer wheels are in rack 2291. Changing costs 48 euros, with balancing 72. You can wait, the coffee is better than it was. The front tyres have 3 millimetres left, think about new ones in autumn. What those will cost we see then.

Köhler`,
  ),
  mailOf(
    'glasgow',
    '2028-03-13',
    'Polymer Days <desk@polymerdays.example>',
    'Your talk',
    `
Dear Dr. MacAskill,

you speak on April 26 at 11:30 in the Lister Hall, twenty minutes and five for questions. Send slides by April 19. Your room in the Hotel Kelvin is paid from the 24th to the 27th. The dinner on the boat costs 55 pounds, say yes by April 1. Your badge number is 0883.

Polymer Days`,
  ),
  mailOf(
    'whitcomb',
    '2028-03-17',
    'Dana Whitcomb <dana@whitcomblab.example>',
    'Thursday the 23rd',
    `
Hi Fiona,

for Thursday please send me the gel data a day ahead so I can stare at it. The line has a new pin, 771 204. I have asked Raj to join. The budget for the summer student is with the dean and I have not heard a number yet.

Dana`,
  ),
  newsletterOf(
    'garden',
    '2028-03-20',
    'Gartenwelt <angebote@gartenwelt.example>',
    'Spring is a contact sport',
    `
Pansies from 99 cents, soil in sacks you can nearly lift, and on Saturday a face painter. Members get ten per cent on everything with roots. Open on Sunday too, as far as the law lets us.`,
  ),
  documentOf(
    'flat',
    '2027-11-20',
    'Jonas Richter',
    'Flat notes',
    `
wifi KochNest58 / password drei-schafe-7. cellar padlock 3815. bike room key on the blue ribbon. boiler man: Herr Pohl, 0341 5550 128. the hall fuse is number 9. attic belongs to number 56 even if they deny it. spare flat key is with Frau Zander on the second floor.`,
  ),
];
