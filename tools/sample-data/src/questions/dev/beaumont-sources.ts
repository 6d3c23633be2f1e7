import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, newsletters, chat messages and documents of the Beaumont household. */
export const beaumontSources: readonly QuestionSource[] = [
  chatOf(
    'roof-thursday',
    '2028-04-30',
    'Gil (Gil & Daughter Roofing)',
    'Ray, rain wednesday so I cant get on the roof. Moving your estimate to Thursday May 4 at 5:30 pm. Still free, still takes about 45 min. Dog inside please, the last one ate my tape',
  ),
  mailOf(
    'otters-later',
    '2028-04-29',
    'Coach Brill <brill@alderpointsoccer.example>',
    'Saturday: new kickoff against the Otters',
    `
Hi all,

the little league needs field 3 in the morning, so our game against the Otters on Saturday, May 6 kicks off at 12:45 pm on Field 1. Be there half an hour before. White jerseys, and shin guards under the socks, not over them. I am still looking for a line judge. Please do not coach from the sideline, they only get confused.

Coach Brill`,
  ),
  mailOf(
    'recital-earlier',
    '2028-04-28',
    'Hoa Vu <hoavu@ternlanepiano.example>',
    'Our recital on June 4',
    `
Dear families,

the church has a wedding rehearsal later that day, so our recital on Sunday, June 4 begins an hour earlier, at 2 pm. Eleanor plays the Clementi and a duet with Priscilla. Students sit in the first two pews in the order of the program. Please bring something sweet for the table afterward, without peanuts. I will tune the piano myself.

Hoa Vu`,
  ),
  mailOf(
    'capitol',
    '2028-04-26',
    'Mr. Ostrander <ostrander@cedarbluff.example>',
    'To the capitol with both fourth grades',
    `
Dear fourth grade families,

both classes visit the State Capitol. The trip costs $18 per student, and the form with the money is due on Wednesday, May 10. Children need a sack lunch, a raincoat and walking shoes; phones stay at home. Up to $10 of spending money is fine for the gift shop. The dome has 196 steps and we intend to climb them. If you want to chaperone, tell Ms. Yoon; names will be drawn.

Mr. Ostrander`,
  ),
  mailOf(
    'allergy-rules',
    '2028-04-20',
    'Alder Clinic <allergy@alderclinic.example>',
    'About the shots',
    `
Dear Mr. Beaumont,

a reminder for Sam: he stays in our waiting room for thirty minutes after each shot, and he should do no sports for two hours afterward. Please bring his EpiPen every time, we have had to send people home for it. An antihistamine in the morning is allowed. If his arm swells larger than a quarter, call the allergy desk at 555-0143. A sticker is still included at his age.

Alder Clinic`,
  ),
  mailOf(
    'harbor-choir',
    '2028-04-27',
    'Marguerite Oakes <director@harborchoir.example>',
    'Concert weekend',
    `
Dear singers,

for both concerts we are called 75 minutes ahead, warmed and watered. All black, no perfume, folders in the left hand. Tickets are $16, students and seniors $8; every singer is asked to sell ten. I shall name the soloists after the sectionals. Basses, you are flat in the Fauré from page 12 on, and you know it. Ferdie has throat drops for everybody.

Marguerite`,
  ),
  mailOf(
    'treble-songs',
    '2028-04-25',
    'Treble Makers <hello@treblemakers.example>',
    'Spring songs',
    `
Hello families,

we are learning the whale song by heart, and the second verse needs practice at home. Please let the children wear the teal T-shirt when we perform; a new one is $14. We will sing at the Harbor Festival, and I will write as soon as the festival gives us a day. Snack on the last Wednesday of May: the Beaumonts. Water bottles, please, no juice.

Ms. Dell`,
  ),
  mailOf(
    'garden-fees',
    '2028-04-24',
    'Tern Lane Gardens <board@ternlanegardens.example>',
    'Plot fees and the new lock',
    `
Gardeners,

the yearly fee of $65 a plot is due by May 15, by check to Odile. The lock of the tool shed now opens with 4193; do not write it on the door again. Hoses are rolled up after use. Each plot gives eight hours of work a year, and plot 14 has given three so far. The slugs are everybody's. Who borrowed the wheelbarrow with the green handles?

The board`,
  ),
  chatOf(
    'odile-sale',
    '2028-04-29',
    'Odile',
    'Walter dear, for the plant sale we set up from 8:30. Could you bring the folding table and your leeks, as many as you have? Loretta promised two rhubarb cakes. The cash box is with me.',
  ),
  chatOf(
    'jo',
    '2028-04-30',
    'Jo',
    'Hiya Ray, can you send me their shoe sizes for hiking boots? I get a rental car so nobody has to fetch me. Tell Ellie yes I found the rainbow laces. And Sam can bring the ukulele. x',
  ),
  mailOf(
    'otter-slough',
    '2028-03-18',
    'Otter Slough Campground <camp@otterslough.example>',
    'Your reservation',
    `
Dear Raymond,

you have site 22, next to the water tap, for three people and one dog. You can set up from 2 pm, and we ask you to leave by noon. One car is included, a second is $12 a night. Firewood may not be brought along on account of beetles; a bundle is $7 at the gate. Quiet hours begin at 10 pm. Dogs stay on a leash of six feet. The showers take quarters.

Otter Slough`,
  ),
  mailOf(
    'tidepool',
    '2028-04-22',
    'Tidepool Lanes <fun@tidepoollanes.example>',
    'Party of Ellie and Sam',
    `
Hi Ray,

we have reserved three lanes with bumpers. The price is $17 per child, shoes and one slice of pizza included, and you told us 14 children. Your deposit of $50 comes off the bill. You may bring your own cake, and we have a knife. Please come a quarter of an hour early to pick the music. Socks, everybody!

Tidepool Lanes`,
  ),
  documentOf(
    'pickle',
    '2027-12-10',
    'Ray Beaumont',
    'Looking after Pickle',
    `
Pickle eats a cup and a half in the morning and the same at six. The thyroid pill goes in a bit of cheddar, he spits out ham. Leash and bags are on the hook by the mudroom door. He is afraid of the vacuum and of Mr. Dunaway. Harbor Vet has the number 555-0160. No chicken bones, whatever his eyes say.`,
  ),
  documentOf(
    'house',
    '2027-09-03',
    'Ray Beaumont',
    'If something breaks',
    `
The water heater is behind the bikes; if the light is out, hold the red button for thirty seconds. The main valve is under the hatch in the front yard. Mrs. Dunaway at number 31 has our key. The plumber is Sal, 555-0128. The smoke alarm in the hall takes a nine-volt battery. Guest Wi-Fi: Lupine27, password "pickleslobber".`,
  ),
  mailOf(
    'ortho-first',
    '2028-04-25',
    'Dr. Amundsen <welcome@amundsenortho.example>',
    "Eleanor's first visit",
    `
Welcome!

The consult is free of charge. Please bring your insurance card and the X-rays from your dentist, and let Eleanor brush before she comes. We are in suite 300, above the bakery. A parent has to be present. If braces are advised we will talk about the cost and the plan for payments in a second meeting.

Team Amundsen`,
  ),
  chatOf(
    'tutor',
    '2028-04-27',
    'Mr. Teague (tutor)',
    'Sam did great. For wednesday please have him read chapters 5 and 6 of The Lighthouse Goat out loud to somebody. I still get $70 for april, Venmo is fine. I cant say yet if I have room over the summer.',
  ),
  chatOf(
    'lou-trivia',
    '2028-04-28',
    'Lou',
    'trivia on the 19th!! category is shipwrecks + 80s tv so read up. we are team Overdue Notice again. first pitcher is on you ray, you lost the bet',
  ),
  newsletterOf(
    'cedar-news',
    '2028-04-28',
    'Cedar Bluff Elementary <office@cedarbluff.example>',
    'Cedar Bluff Notes',
    `
Yearbooks cost $22 until May 19. At open house the fourth grade shows its salmon tank, and the PTA sells chili. Library books have to be back by June 2. We say goodbye to Mrs. Fontaine, who has run the kitchen for 24 years. Next year's teachers will be announced in August. The lost and found goes to charity on the last day of May.`,
  ),
  mailOf(
    'hearing',
    '2028-04-27',
    'Soundview Hearing <front@soundviewhearing.example>',
    'Your fitting',
    `
Dear Mrs. Beaumont,

please bring somebody whose voice you hear often, so that we can set the volume to it. Do not use hairspray that day. The trial lasts 45 days, and you can give the aids back within that time at no cost. Batteries for the first year are on us. Parking is behind the building; the front steps are being repaired.

Soundview Hearing`,
  ),
  mailOf(
    'moss',
    '2028-04-26',
    'Green & Gone <offers@greenandgone.example>',
    'Moss? Gone!',
    `
Neighbors, spring is here and so is the moss. Book a roof and gutter treatment before the end of the month and take 15 percent off. Our crews are in Alder Point each Tuesday. Safe for pets once dry. Ask about our gutter guards!`,
  ),
];
