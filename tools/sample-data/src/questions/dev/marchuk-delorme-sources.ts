import type { QuestionSource } from '../question-set.ts';
import { chatOf, mailOf, newsletterOf } from '../set-parts.ts';
import { marchukDelormeMoreSources } from './marchuk-delorme-more-sources.ts';

const aboutSchool: readonly QuestionSource[] = [
  newsletterOf(
    'marchand',
    '2030-03-01',
    'École Marchand <office@ecolemarchand.example>',
    'News from École Marchand, March',
    `
Dear families,

Online booking for conferences closes on Monday, March 11 at noon, after that please phone the office. Science fair boards may be at most 90 by 120 centimetres, and no live animals. The hot lunch on the 20th is chili, $6. The lost and found goes to the thrift store before the break. We are looking for four volunteers for the skate rental table.

Mr. Vielfaure, Principal`,
  ),
  mailOf(
    'drivers-ed',
    '2030-02-26',
    "Terry Wiebe, Driver's Ed <twiebe@seinebend.example>",
    "Driver's ed reminders",
    `
Hello drivers,

You need 24 hours of practice with a supervising adult before the road test, written in the logbook. For in-car lessons wear shoes with thin soles, no winter boots. I pick up from your front door. A class that you miss without notice costs $40 to make up. Bring your learner's licence every single time.

Mr. Wiebe`,
  ),
  mailOf(
    'science',
    '2030-03-04',
    'Mme Fillion <fillion@ecolemarchand.example>',
    'Grade 2 this month',
    `
Chers parents,

We are learning to tell time, so please ask your child at home. On birthdays a child may bring a treat for the class: 22 pupils, nothing with nuts. Luc still needs a spare pair of mitts in his locker. Our caterpillars come in April.

Mme Fillion`,
  ),
];

const aboutActivities: readonly QuestionSource[] = [
  mailOf(
    'brandon',
    '2030-02-27',
    'Kirsten Pruden, team manager <kpruden@dakotahockey.example>',
    'Brandon tournament details',
    `
Hi all,

The tournament is $165 per player, e-transfer to me by March 8. The boys share four to a room at the Wheatland Inn, block code DAK15. Players walk into every rink in shirt and tie. Lights out, and everybody in his own room, at 10 p.m. The bus leaves from the Dakota lot and rolls back in around 3 p.m. on the last day. Breakfast is included, other meals are not.

Kirsten`,
  ),
  chatOf(
    'pruden',
    '2030-03-05',
    'Coach Pruden',
    'Evening gents. Dakota had to shuffle the ice on Saturday, so we face Fort Garry at 5:00 pm now, not 4:15. Dark jerseys, be there 45 minutes ahead. Thursday the compressor is being fixed, so stay home and stretch. Danny, bring the tape you borrowed.',
  ),
  mailOf(
    'barvinok',
    '2030-03-03',
    'Lesia Hnatiuk <lesia@barvinok.example>',
    'Fitting and Dauphin',
    `
Dear dancers and parents,

For the fitting please come with two braids and a plain leotard, and carry your red boots, do not wear them outside. The costume deposit is a cheque for $60, made out to Barvinok Dance. In Dauphin we sleep at the Parkway Motel; please reserve by April 5 and mention Barvinok for $109 a night. There will be pysanky for sale in the lobby.

Lesia`,
  ),
  chatOf(
    'rainbow',
    '2030-03-04',
    'Rainbow (Beaver leader)',
    'Hello Beaver families! At Ferme Gagnon we will be standing in slush, so rubber boots and two pairs of socks. It is $12 for each Beaver and includes pancakes. Brothers and sisters are very welcome, they pay at the gate. Please pack a tin mug. Mondays as usual otherwise, scarves on.',
  ),
  chatOf(
    'mateo',
    '2030-03-04',
    "Carla (Mateo's mom)",
    "Hi Oksana! So happy Luc can make it Saturday. They gave us an extra half hour at the Barn, so pickup is at 4:30 and not 4. Every kid needs the waiver signed online or they won't let them jump. Grip socks are $3 at the desk. Mateo is all about axolotls right now.",
  ),
  mailOf(
    'dakota-lanes',
    '2030-02-25',
    'Dakota Lanes <parties@dakotalanes.example>',
    'Your party booking, Sunday, March 17',
    `
Thank you for booking the Strike package: two lanes, ten children, shoes included. You paid a deposit of $75, the balance of $140 is due on the day. You are welcome to bring your own cake, but no other outside food. Please come 15 minutes ahead to choose bumpers. Lanes 5 and 6 are yours.

Dakota Lanes`,
  ),
  chatOf(
    'tamsin',
    '2030-03-04',
    'Tamsin',
    "Ladies, for the 13th: my shift runs over, so let's say 8 o'clock instead of 7:30. We're on The Ferryman's Daughters, please at least read to the flood. I'm making borscht, Priti has dessert, Oksana you're on buns.",
  ),
  chatOf(
    'remi',
    '2030-03-04',
    'Rémi',
    "Hey. On Saturday morning Jolène will grab Sol at Noor's and run her straight to Barvinok, I've got a panel to finish. Luc's snow pants are still at mine. I paid the Minneapolis hotel, you can pay me back $150 whenever. And please tell Danny the car has to come back with gas in it.",
  ),
];

/** Letters, chat messages and documents of the Marchuk-Delorme family. */
export const marchukDelormeSources: readonly QuestionSource[] = [
  ...aboutSchool,
  ...aboutActivities,
  ...marchukDelormeMoreSources,
];
