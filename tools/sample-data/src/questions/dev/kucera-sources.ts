import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

const aboutTheFarm: readonly QuestionSource[] = [
  mailOf(
    'combine',
    '2030-10-13',
    'Loup Valley Implement <service@loupvalley.example>',
    'Feeder chain: we can come sooner',
    `
Wade,

Kyle had a cancellation, so he can be at your place Tuesday the 15th at 1 pm instead of Wednesday morning. Have the header off and the machine blown out. Part number for the chain is AH2210; it is $1,840, labor is $165 an hour. If he finds the bearings are shot, that is extra and we will call you with a figure first.

Thanks, Marcy at the service desk`,
  ),
  chatOf(
    'vet',
    '2030-10-13',
    'Dr. Amy',
    "Wade can we bump preg check from mon 28 to tues 29, still 7:30? Got a C-section load in Taylor. Its $6 a head this yr. Pen em the night before, no feed. I need a 220 plug near the chute for the ultrasound. bring the bangs tags you didnt use. Bull testing we'll figure out some other time",
  ),
  newsletterOf(
    'coop',
    '2030-10-10',
    'Valley Co-op <news@valleycoop.example>',
    'Harvest hours and other news',
    `
During harvest the elevator is open from 7 am to 9 pm, on Sundays from 1 pm. Corn over 15 percent moisture is docked 4 cents a point. Soybeans go to the north pit only. Patronage checks are mailed on December 12. Diesel off road is $3.04 if you book by Friday. There will be one open seat on the board; the candidates are named at the annual meeting. Free pancakes for truckers on October 23 from 6 to 9.`,
  ),
  mailOf(
    'insurance',
    '2030-10-11',
    'Deb Novotny <deb@plainscropins.example>',
    'Before I come out',
    `
Hi Wade,

for the 23rd please have the scale tickets sorted by field and the planting dates. Hail on the Hruska quarter: the adjuster counted 22 percent loss. Your production report is due by December 15. The premium of $9,412 was due October 1 and I do not see it yet, could you check? What the guarantee will be next year we only know at the end of February.

Deb`,
  ),
  chatOf(
    'luis',
    '2030-10-13',
    'Luis',
    'Morning boss. Grease gun is in the white pickup. Tire on the grain cart is low again, right side, I put 40 pounds. Can you drive me to Grand Island the 8th? I need to be there 9:15. My boots are size 10.5 if Shawna goes to Kearney. Red heifer 417 is limping',
  ),
  mailOf(
    'propane',
    '2030-10-12',
    'Prairie Gas <office@prairiegas.example>',
    'Your fill',
    `
Hello,

our truck is in the shop, so we will fill your tanks on Friday, October 25, not on Thursday. You are locked in at $1.49 a gallon for 1,200 gallons. Please leave the yard gate open and tie up the dog. The grain dryer tank is filled on the same trip. The lock for next winter will be offered in June.

Prairie Gas`,
  ),
  mailOf(
    'beef',
    '2030-10-09',
    'North Loup Locker <orders@northlouplocker.example>',
    'Your half beef',
    `
Your half has a hanging weight of 412 pounds. Cutting and wrapping is 92 cents a pound. We need your cut sheet by October 18, otherwise you get the standard cuts. Bring coolers or boxes on November 1. Soup bones and liver only if you ask for them. Checks or cash, no cards. We cannot say yet how many packages it will be.`,
  ),
];

const aboutSchool: readonly QuestionSource[] = [
  newsletterOf(
    'elementary',
    '2030-10-11',
    'Ord Elementary <office@ordelementary.example>',
    'Friday folder',
    `
Pumpkin patch for second grade on the 22nd: $9, sack lunch, boots if it is muddy. Every child takes home one pumpkin that it can carry alone. Halloween: no masks, no toy weapons, costumes go on after lunch. The book fair is open during conferences. Lost and found is overflowing; what is still there on October 30 goes to the mission. Lunch accounts below $10 get a note. Lice have been found in one second-grade room, please check heads. We are looking for a new second-grade aide and will let you know who it is.`,
  ),
  mailOf(
    'football',
    '2030-10-13',
    'Coach Burke <burke@ordschools.example>',
    'This Friday',
    `
Parents,

no officials to be had for 7, so kickoff against Arcadia is at 6:00 on Friday. Parents walk out with the seniors and juniors at 5:40. Team meal at 3 at the Legion, $5. It is a blackout, so wear black. Gate is $7, students get in free. White jerseys have to be back on Thursday. Emmett moves to outside linebacker. The playoff pairings come out on the 26th.

Coach Burke`,
  ),
  chatOf(
    'jh-volleyball',
    '2030-10-13',
    'Coach Mindy',
    "Hey 7th grade parents! Loup City pushed thurs to 5:00 bc of their bus. We leave at 3:10, be dressed. Black jersey. Sat tournament: Josie's team plays its first match at 9:40 on court 2, bring $4 for pizza. Two of you pls help line judge. Awards night date coming",
  ),
  mailOf(
    'act',
    '2030-10-04',
    'College Test Desk <noreply@testdesk.example>',
    'Emmett Kucera: your admission ticket',
    `
Your test is on October 26 in Grand Island. Doors close at 8:00, no exceptions. Bring the printed ticket, a photo ID, No. 2 pencils and a calculator that has no letter keys. Phones and smart watches have to be switched off and under the chair. Snacks in the break only. Scores are online from November 12. The room is posted at the door.`,
  ),
  mailOf(
    'soil',
    '2030-10-10',
    'Mr. Vancura <vancura@ordschools.example>',
    'Soil judging on the 23rd',
    `
FFA members,

the van leaves the ag shop at 7 sharp. Wear jeans and boots, official jackets for the awards only. Bring a clipboard and $8 for lunch. We judge three pits near Broken Bow. The top five teams go to state in November, in Curtis. Who drives the second van is still open.

Mr. Vancura`,
  ),
  mailOf(
    'four-h',
    '2030-10-09',
    'County Extension <fourh@extension.example>',
    'Achievement night',
    `
Dear 4-H families,

record books are due in the office by October 21. At achievement night families A to K bring a salad, L to Z a dessert; meat and drinks are provided. Josie Kucera receives her five-year pin and the swine showmanship plaque. Please wear the green shirt. Enrollment for the new year is $20 and opens on November 1. The speaker has not confirmed.`,
  ),
  chatOf(
    'addie-mom',
    '2030-10-13',
    'Jess (Addie)',
    'Hi Shawna! So fun they get to do this. On the 2nd could you drop Ruthie at 6 instead of 5, we go to mass first. We have two cats, hope thats ok with her asthma?? Sleeping bag + swimsuit, Grandpa has the hot tub going. I make pancakes',
  ),
];

const aboutFamily: readonly QuestionSource[] = [
  mailOf(
    'teeth',
    '2030-10-11',
    'Kearney Oral Surgery <schedule@kearneyoral.example>',
    'Emmett: Monday, October 21',
    `
Hello,

the doctor starts later that morning: please be here at 9:15 am, not 8:30. Nothing to eat or drink after midnight, not even gum. A parent has to stay in the building. Short sleeves. Your share after insurance is $640. Ice packs and soup for two days. When he may play again the doctor tells you afterwards.`,
  ),
  mailOf(
    'heart',
    '2030-10-10',
    'Kearney Heart <nurse@kearneyheart.example>',
    'Delbert Kucera: Thursday',
    `
Mr. Kucera,

please bring all your pill bottles and the blood pressure log. No coffee or pop for twelve hours before. Park in lot C, there is a shuttle cart. The copay is $40. You will walk on the treadmill, so wear tennis shoes, not boots. Whether you can run the grain cart again, Dr. Lindahl will decide on Thursday.`,
  ),
  chatOf(
    'hair',
    '2030-10-12',
    'Tammy (Shear Delight)',
    'hey girl, got a funeral fri morning. can you come at 11:15 not 9:30? color has gone up to 85 sorry. park in back, they are tearing up Main. also i have your casserole dish',
  ),
  mailOf(
    'internet',
    '2030-10-12',
    'Sandhills Wireless <installs@sandhillswireless.example>',
    'Install rescheduled',
    `
Dear Shawna Kucera,

our tower crew is behind, so your install is now on Tuesday, October 22, between 1 and 5 pm. The technician calls 30 minutes ahead. The plan is $59 a month for two years. An adult has to be home. The dish goes on the south side of the grain leg. Your old router cannot be used.`,
  ),
  chatOf(
    'grandma',
    '2030-10-13',
    'Grandma',
    'Harvest supper needs servers, so Emmett and Josie please come at 4:30 and wear dark pants. I am bringing twelve dozen kolaches, prune and apricot. Adults $14, kids $6. Nobody gives Del the salt shaker. I left the church key under the geranium. Carol says bring pies for Thanksgiving. Love, Grandma',
  ),
  chatOf(
    'furnace',
    '2030-10-13',
    'Denny (furnace)',
    'Marlene its Denny. Tuesday the 22nd I will be there at 10 in the morning, not 2. Filter size is 16x25x1 if you want to get one. Carry the boxes away from the door please. 95 for the cleaning',
  ),
  mailOf(
    'denver',
    '2030-09-28',
    'Front Range Air <trips@frontrangeair.example>',
    'Trip confirmed: Omaha to Denver',
    `
Confirmation H9RW3C for Shawna Kucera. Seat 7A out, 9D back. One carry-on is included, a checked bag is $40. Check-in closes 45 minutes before departure. The Larimer Inn is holding your room, confirmation 55820, breakfast included. The gate appears in the app on the day of travel.`,
  ),
  documentOf(
    'sitter',
    '2030-08-02',
    'Shawna Kucera',
    'When we are gone',
    `
Shop door code 4417. Wifi: kucera_house, password sweetcorn-and-rain. Ruthie: asthma, the inhaler is in the drawer under the microwave, one puff, wait a minute, one more. Hank gets two scoops at night. Shut the hens in at dark, the latch sticks, lift it. If the power goes out the generator key hangs in the pump house. Josie cannot have penicillin. Neighbor: Gary Sich, 308 555 0117.`,
  ),
];

/** Mail, newsletters, chat messages and documents of the Kucera household. */
export const kuceraSources: readonly QuestionSource[] = [...aboutTheFarm, ...aboutSchool, ...aboutFamily];
