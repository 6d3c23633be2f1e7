import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';
import { desrosiersPikeMoreSources } from './desrosiers-pike-more-sources.ts';

const aboutSchool: readonly QuestionSource[] = [
  mailOf(
    'farm-trip',
    '2028-03-30',
    'Ms. Ferreira <ferreira@cobbstreet.example>',
    'Second grade to Tidewater Farm',
    `
Hello second-grade families!

On Tuesday, May 16 we ride out to Tidewater Farm to meet the lambs. The trip is $9 per child and the permission slip is due Friday, April 28. Rubber boots, please, even if it has not rained for a week. Pack a lunch that can be thrown away completely, and no glass. I have four chaperones already and cannot take more, the bus is that small.

Ms. Ferreira, room 6`,
  ),
  mailOf(
    'farm-trip-fix',
    '2028-04-06',
    'Ms. Ferreira <ferreira@cobbstreet.example>',
    'Farm trip, new numbers',
    `
Hello again,

two things about Tidewater Farm. The farm has added the hayride, so it is $12 per child now. And the office needs the count sooner, so the permission slip is due Wednesday, April 26. The day of the trip does not change. If money is tight, put a blank slip in an envelope, I will know.

Ms. Ferreira, room 6`,
  ),
  mailOf(
    'sheep',
    '2028-04-03',
    'Ms. Ferreira <ferreira@cobbstreet.example>',
    'Readers theater: The Grumpy Shepherd',
    `
Dear families,

the parts are handed out. Élodie is the third sheep. She needs a white or gray top, black leggings and a headband, and I glue the ears on. Her lines are marked on the yellow sheet in her folder; please hear them twice a week. We perform for you in room 6 on Friday, April 28 at 9:15 am. Little brothers and sisters are welcome, bleating is not.

Ms. Ferreira, room 6`,
  ),
  mailOf(
    'lunch-balance',
    '2028-04-05',
    'Cobb Street Kitchen <kitchen@cobbstreet.example>',
    'Lunch account',
    `
Dear guardian,

the lunch account of Élodie Pike stands at minus $6.40. You can add money at TrayPay with the student number 22914, or send cash with the name on the envelope. No child goes without a tray because of an account. Milk alone is 50 cents.

Cobb Street Kitchen`,
  ),
  mailOf(
    'half-day',
    '2028-04-06',
    'Cobb Street School <office@cobbstreet.example>',
    'Early release on April 12',
    `
Dear families,

on Wednesday teachers meet in the afternoon. Every child gets a bag lunch to eat in class before going. Bus 4 leaves at 11:52. The Beehive after-care is closed that day, so please make other plans. Walkers go out by the side door.

Cobb Street School`,
  ),
  mailOf(
    'nurse',
    '2028-04-04',
    'Nurse Gagne <nurse@cobbstreet.example>',
    'Room 6: something is going around',
    `
Dear families of room 6,

three children have been out with a stomach bug. Keep yours at home until 24 hours have gone by without throwing up. Please send a change of clothes in a bag, there is nothing left in my closet but a pirate costume. Hand gel does nothing against this one; soap does.

Nurse Gagne, 555-0141`,
  ),
  mailOf(
    'lacrosse',
    '2028-03-24',
    'Coach Dubois <dubois@tannerybrook.example>',
    'Spring lacrosse',
    `
Families,

all messages go through SquadLine, join with the code TBLAX28. The fee is $60 and covers the jersey, which you keep. Mouthguards must be in a color, a clear one gets you sent off. No physical on file, no stick in hand. Practices end when I say so, but never after 4:20. Rain we play in, thunder we do not.

Coach Dubois`,
  ),
  mailOf(
    'pineland-bus',
    '2028-04-07',
    'Coach Dubois <dubois@tannerybrook.example>',
    'Pineland on the 28th',
    `
Families,

for the Pineland game the team bus leaves the gym door at 2:25. Players get out of last period at 2:00. White jerseys, we are the visitors. Anyone who rides home with a parent has to be signed out with me on the clipboard, no texting me from the highway. Spectators park behind the church across the road, the school lot is torn up.

Coach Dubois`,
  ),
  mailOf(
    'science-fair',
    '2028-04-05',
    'Mrs. Thorne <thorne@tannerybrook.example>',
    'Seventh grade science fair: rules of the road',
    `
Dear students and grown-ups,

the display board is 36 by 48 inches, we sell them for $6 in room 114. Your title goes into the online form by Wednesday, April 12. Set-up in the gym is from 4:30 pm. No live animals, no mold, nothing that bubbles over. The log book is half of the grade. Judges will want to hear what went wrong more than what went right.

Mrs. Thorne`,
  ),
  mailOf(
    'ironworks',
    '2028-04-04',
    'Mr. Cotnoir <cotnoir@tannerybrook.example>',
    'Ironworks Museum',
    `
Dear families of team 7B,

our visit to the Ironworks Museum costs $15, and the slip comes back to me by April 25. Closed-toe shoes are required, they pour hot metal there. Phones stay in lockers. Lunch is in the old foundry, and there is nothing to buy except a magnet.

Mr. Cotnoir`,
  ),
  mailOf(
    'math-team',
    '2028-04-06',
    'Ms. Ilves <ilves@tannerybrook.example>',
    'Math meet at Stanwick',
    `
Mathletes,

bring a plain calculator, graphing ones are not allowed, and two pencils. We eat pizza on the way home, so nobody has to cook. The van has seats for seven, which is exactly how many you are. Who sits out the relay is decided on the day.

Ms. Ilves`,
  ),
  mailOf(
    'gradeport',
    '2028-02-02',
    'Tannery Brook Middle School <office@tannerybrook.example>',
    'Your GradePort access',
    `
Dear guardian,

grades and missing work are shown in GradePort. To log in as a guardian of Gabriel, use the name gpike33 and the password Lobster-47, which has to be changed the first time. Report cards are no longer printed. Attendance calls come from the number 555-0190.

Tannery Brook Middle School`,
  ),
  newsletterOf(
    'cobb-news',
    '2028-04-07',
    'Cobb Street School <office@cobbstreet.example>',
    'The Cobb Street Corn',
    `
Ms. Ferreira's room read 412 books in March. The playground gets new bark chips over vacation. Kindergarten sign-up for the fall is open. Grade 5 still looks for a rowing boat for its play. The yearbook is $14 and the form is by the office window. Somebody left a very good casserole dish at the bingo night.`,
  ),
  newsletterOf(
    'tannery-news',
    '2028-04-07',
    'Tannery Brook Middle School <office@tannerybrook.example>',
    'Tannery Times',
    `
Seventh graders take the state math test in the second week of May; the exact days follow. The spring musical has been cast. Deodorant is a kindness. Our greenhouse sells tomato seedlings in the last week of May. Thank you, Mr. Desrosiers, for driving bus 9 through the ice in February. Lost: one trombone slide.`,
  ),
];

/** Mail, newsletters, chat messages and documents of the Desrosiers-Pike household. */
export const desrosiersPikeSources: readonly QuestionSource[] = [
  ...aboutSchool,
  ...desrosiersPikeMoreSources,
  chatOf(
    'mireille-bag',
    '2028-04-06',
    'Mireille',
    'Mom, Gabes retainer is in the blue lunch bag dont throw it out again. Lodies tap shoes are still in my trunk sorry. Also she told me she hates carrots now, its a phase. Who did her braids Monday they look so good',
  ),
  documentOf(
    'kids',
    '2028-01-10',
    'Noëlla Desrosiers',
    'About the children (for whoever minds them)',
    `
Lodie cannot have red dye, not even in cough syrup, and no penicillin. Gabe swells up from bee stings: the pen is in the green pouch by the back door, use it first and call 911 second. Lodie sleeps with the hall light on and with Monsieur Lapin. Gabe hands in his phone at 9:15. Reading counts as bedtime, comics count as reading. Their pediatrician is Dr. Haskell, 555-0129.`,
  ),
  documentOf(
    'camp',
    '2028-02-20',
    'Roland Desrosiers',
    'House things',
    `
Generator: fuel on, choke out, pull three times, then swear. Main water valve is behind the freezer in the cellar. Internet is SprucePoint41, password "chowdah-88". The spare key hangs in the bird house. Breaker 11 is the well pump. Plow man is Norm, 555-0137. Chimney was swept in October.`,
  ),
];
