import type { QuestionSource } from '../question-set.ts';
import { chatOf, mailOf, newsletterOf } from '../set-parts.ts';
import { villarrealAmesMoreSources } from './villarreal-ames-more-sources.ts';

const aboutChildren: readonly QuestionSource[] = [
  newsletterOf(
    'band',
    '2028-10-03',
    'Alamo Ridge Band <directors@alamoridgeband.example>',
    'Band notes: New Braunfels and fees',
    `
Band families,

For October 13 the buses leave at 4:00 pm sharp and return around midnight. Pack long black socks, your gallon jug and the gray section shirt that goes under the uniform. Dinner is provided on the bus. The second fee payment of $225 is due October 16, use the office window or the portal. Uniform cleaning is included. We still need six parents to pull the props.

Mr. Delacroix`,
  ),
  mailOf(
    'homecoming',
    '2028-10-02',
    'Alamo Ridge Student Council <stuco@alamoridge.example>',
    'Homecoming dance rules',
    `
Hey Rangers,

Tickets are $20 through October 20 and $30 after. Semi-formal: no jeans, no hats. Doors lock at 9:00 pm, and once you leave you stay out. A guest from another school needs a signed form from the front office. Mum pickup is at lunch on Friday.

StuCo`,
  ),
  mailOf(
    'driving',
    '2028-09-29',
    'Mission Driving School <desk@missiondriving.example>',
    'Practice log',
    `
Dear parents,

The state wants 30 hours of practice in the log, ten of them after dark, signed by an adult. Permits must be with the student in every class; anyone who forgets it sits in the lobby. The make-up class on October 22 is at the same location. Road tests are given on Fridays.

Mission Driving School`,
  ),
  mailOf(
    'robotics',
    '2028-10-04',
    'Coach Imelda Prado <prado@mengercreek.example>',
    'Scrimmage on the 14th',
    `
Hi builders,

We are team 18342 this season. Safety glasses are mandatory in the pit, prescription ones do not count without side shields. There are no concessions, so pack a lunch and a refillable bottle. The drive team gets picked on Wednesday. Bring the charger of your laptop. T-shirts are $14, sizes to me by Tuesday.

Coach Prado`,
  ),
  mailOf(
    'speech',
    '2028-10-03',
    'Renee Tolbert, SLP <renee@brightwords.example>',
    'Home practice for Mateo',
    `
Hi Marisol,

Great session today. This month we are on S-blends: spoon, star, snake. Ten minutes a day is plenty, make it silly and stop before he is tired. I put the picture cards in his folder. His sticker book is nearly full, he gets to pick from the treasure box. We have no session on Halloween, I will be a pirate.

Renee`,
  ),
  mailOf(
    'clinic',
    '2028-09-12',
    'Bright Words Clinic <billing@brightwords.example>',
    'Billing and attendance',
    `
Dear families,

Your copay is $35 per visit, due at check-in. Cancellations with less than 24 hours of notice, and no-shows, are billed at $50. Insurance cards are copied again in January. Siblings may wait in the playroom.

Billing office`,
  ),
  mailOf(
    'ard',
    '2028-09-28',
    'Oak Hollow Elementary, special services <services@oakhollow.example>',
    'Notice of ARD committee meeting',
    `
Dear Ms. Villarreal and Mr. Ames,

The ARD committee for Mateo meets in room 112. Ms. Barrera, the diagnostician and the speech pathologist will attend. A Spanish interpreter is available if you ask by Monday. You may record the meeting. A copy of the draft goals comes home in the Tuesday folder.

Special services`,
  ),
  mailOf(
    'pumpkins',
    '2028-10-02',
    'Ms. Barrera <barrera@oakhollow.example>',
    'Pumpkin patch',
    `
Dear families,

Our field trip costs $12, due by October 17 in an envelope with your child's name. Closed-toe sneakers, please, there are stickers and ants. Each child brings home one small pumpkin. Chaperones pay $15 at the gate and drive themselves. Sack lunches come from the cafeteria.

Ms. Barrera`,
  ),
  mailOf(
    'pictures',
    '2028-10-03',
    'Bluebonnet School Photos <orders@bluebonnetphotos.example>',
    'Picture day at Oak Hollow',
    `
Picture day is coming. Package A is $32, package B is $24, digital only is $18. Order online with code OAKH28 or send the envelope. Avoid green, the backdrop swallows it. Retakes are in November.

Bluebonnet School Photos`,
  ),
  chatOf(
    'ximena',
    '2028-10-05',
    "Ximena's mom",
    'Hey Marisol! So excited for tomorrow. We are doing pancakes Saturday so pick Camila up at 11 instead of 10 please. Sleeping bag yes, pillow no, we have a million. Gate is *4471#',
  ),
  chatOf(
    'pam',
    '2028-10-04',
    'Pam Kessler',
    'I got the robotics kids on the 11th since the Nguyens have a recital. Blue Suburban, I park by the flagpole. Cami sits in the way back lol',
  ),
];

/** Mail, chat and documents of the Villarreal-Ames family. */
export const villarrealAmesSources: readonly QuestionSource[] = [...aboutChildren, ...villarrealAmesMoreSources];
