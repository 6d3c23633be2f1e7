import type { QuestionSource } from '../question-set.ts';
import { documentOf, mailOf, newsletterOf } from '../set-parts.ts';
import { callowayRuizMoreSources } from './calloway-ruiz-more-sources.ts';

const aboutSchool: readonly QuestionSource[] = [
  mailOf(
    'museum',
    '2028-02-09',
    'Mr. Ortega-Lund <ortega-lund@harlowfinch.example>',
    'Eighth grade to the Prairie Air Museum',
    `
Dear families,

on Wednesday, March 8 the eighth grade visits the Prairie Air Museum. The trip costs $14 per student, and the permission slip is due on Friday, February 25. We leave at 8:10 and are back before the last bell. Lunch comes with us from the cafeteria, so nobody needs to pack one. Cameras are welcome, flash is not.

Mr. Ortega-Lund`,
  ),
  mailOf(
    'museum-fix',
    '2028-02-16',
    'Mr. Ortega-Lund <ortega-lund@harlowfinch.example>',
    'Correction: Prairie Air Museum',
    `
Dear families,

the bus company has a new price list, so the trip to the Prairie Air Museum now costs $19 per student. To give you time, the permission slip is now due on Monday, February 28. If you have paid already, send the difference in an envelope with your child's name. Everything else stays as I wrote.

Mr. Ortega-Lund`,
  ),
  mailOf(
    'bus-new-here',
    '2028-01-03',
    'District 88 Transportation <bus@district88.example>',
    'Welcome! Your bus',
    `
Dear family,

Anne-Marie rides bus 31 to Harlow-Finch. It stops at the main gate at 7:20 am and brings her back at 3:18 pm. Students show their badge to the driver. For the first two weeks please walk with younger children.

District 88 Transportation, 555-0150`,
  ),
  mailOf(
    'bus-27',
    '2028-02-15',
    'District 88 Transportation <bus@district88.example>',
    'Change of bus from February 22',
    `
Dear family,

our routes on post have been redrawn. From Tuesday, February 22 Anne-Marie rides bus 27, which stops at the corner of Cottonwood and Third at 7:12 am. The afternoon stop is the same corner. Her old stop at the main gate is no longer served. The driver is Mr. Deese.

District 88 Transportation, 555-0150`,
  ),
  mailOf(
    'hundred',
    '2028-02-10',
    'Ms. Fairweather <fairweather@bluestemkinder.example>',
    'The 100th day of school',
    `
Dear families of the morning group,

we celebrate the 100th day of school on Thursday, February 24. Please send 100 small things in a clear bag: buttons, beans, pennies, anything that fits into a shoe. Twins may share one bag if they can agree. Children can dress as if they were 100 years old. We will make a paper chain through the whole hall.

Ms. Fairweather`,
  ),
  mailOf(
    'hundred-fix',
    '2028-02-16',
    'Ms. Fairweather <fairweather@bluestemkinder.example>',
    'I can teach counting but cannot count',
    `
Dear families,

I forgot the snow day. Our 100th day of school is not the Thursday but Monday, February 28. The bags can come in from Wednesday on. My apologies to everyone who has already glued a gray beard.

Ms. Fairweather`,
  ),
  mailOf(
    'snack',
    '2028-02-14',
    'Ms. Fairweather <fairweather@bluestemkinder.example>',
    'Snack helpers for March',
    `
Dear families,

these families bring the kindergarten snack in March: Lopez from February 28, Calloway from March 6, Whitaker from March 20. We are 22 children. Cut fruit, cheese or plain crackers, please; no nuts and nothing with sesame. The basket goes on the shelf by my door, and I bring the napkins.

Ms. Fairweather`,
  ),
  mailOf(
    'parentlink',
    '2028-01-12',
    'Bluestem Kindergarten <office@bluestemkinder.example>',
    'Your ParentLink account',
    `
Dear Calloway family,

report cards and lunch money are in ParentLink. To log in, use the student number as the user name and the PIN 2906, which is the same for both boys. Jonah has the student number 40117, Micah has 40118. If you are locked out after three tries, the office can reset you until noon.

Bluestem Kindergarten`,
  ),
  mailOf(
    'solo',
    '2028-02-13',
    'Mrs. Dietz <dietz@harlowfinch.example>',
    'Solo and ensemble contest',
    `
Dear band families,

for the contest students wear a white top, black pants or skirt and dark shoes. Each soloist brings two original copies of the music with the measures numbered, for photocopies disqualify you. Report to me in the cafeteria 45 minutes ahead of your slot. Three good reeds, please, not three old friends. The entry fee has been paid by the boosters. Medals are handed out in the lobby.

Mrs. Dietz`,
  ),
  mailOf(
    'track',
    '2028-02-15',
    'Coach Bellamy <bellamy@harlowfinch.example>',
    'Track starts soon',
    `
Runners, jumpers, throwers,

sign up on TeamGate with the code HFTRACK28 and upload the physical. No physical, no practice. Spikes may be a quarter inch at most. The uniform is on loan; if you lose it that is $45. I bring water, you bring a bottle with your name. Who runs in which relay will be seen after the first time trial.

Coach Bellamy`,
  ),
  mailOf(
    'speech',
    '2028-02-16',
    'Ms. Halvorsen <halvorsen@bluestemkinder.example>',
    'Micah this week',
    `
Hello,

Micah worked hard today. His homework until next time: the cards with sp and st, five minutes a day, in front of a mirror. He may say each word twice, not ten times. Please put the blue folder back in his bag. He told me about a dog who farts in Spanish.

Ms. Halvorsen`,
  ),
  mailOf(
    'confirmation',
    '2028-02-08',
    'Deacon Amory <amory@dunmorechapel.example>',
    'Confirmation: what is still missing',
    `
Dear candidates and parents,

the essay about your saint is due on March 19 and fills one page, by hand. Ten hours of service are needed before Easter; Anne-Marie has handed in six. The retreat costs $35, and nobody stays at home for lack of it, just speak to me. Sponsors send me a letter from their own parish.

Deacon Amory`,
  ),
  newsletterOf(
    'harlow-news',
    '2028-02-11',
    'Harlow-Finch Middle School <office@harlowfinch.example>',
    'The Finch',
    `
Yearbook orders close on March 10. The lost and found has eleven left gloves. The history department has a new map of the state, twelve feet wide. Thank you to all who fed the dance. Families who have moved here since Christmas are invited to coffee with the principal on the first Friday of March. Lockers are checked by their teachers on Fridays.`,
  ),
];

/** Mail, newsletters, chat messages and documents of the Calloway-Ruiz household. */
export const callowayRuizSources: readonly QuestionSource[] = [
  ...aboutSchool,
  ...callowayRuizMoreSources,
  documentOf(
    'sitters',
    '2028-01-20',
    'Teresa Calloway-Ruiz',
    'Notes for sitters',
    `
Jonah is allergic to amoxicillin. When Micah wheezes he gets two puffs of the blue inhaler with the spacer; both are in the drawer under the coffee maker. Lights out for both at 7:30, door open a hand wide. One show, not two. If Jonah has water in his ears, tilt him, do not dig. Gunner sleeps in the crate. Staff at 4 West can get me to the phone at 555-0166.`,
  ),
  documentOf(
    'house',
    '2028-01-08',
    'Brandon Calloway',
    'The house on Cottonwood Loop',
    `
Furnace filter 20 x 20 x 1, housing hands them out for free. Garage keypad 7724. Water shutoff is behind the panel in the hall closet. Wifi name Loop118, password "ninthmoveyall". Breaker 6 is the microwave. Maintenance at night 555-0111. Trash cans may stand at the curb after 6 pm only, the mayor of the street is watching.`,
  ),
];
