import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, newsletters, chat messages and documents of the Tanaka household. */
export const tanakaSources: readonly QuestionSource[] = [
  mailOf(
    'conference-moved',
    '2027-10-05',
    'Mr. Okafor <okafor@larkspur.example>',
    'Our conference on the 13th',
    `
Dear Ms. Tanaka, dear Mr. Reilly,

I have to sit in on a meeting at the district office on Wednesday, October 13, which will run longer than I hoped. Could we push Kenji's parent-teacher conference back by an hour? I have written you down for 5:40 pm instead of 4:40, same day, still in room 12. The side entrance by the bike racks will be open; the front doors lock at five. Kenji is welcome to come along and show you his map of the watershed. If the later time does not work, I can offer something in the following week.

Warmly,
Mr. Okafor`,
  ),
  mailOf(
    'herons-field',
    '2027-10-04',
    'Port Halloway Youth Soccer <schedule@phsoccer.example>',
    'U10: field change for October 16',
    `
Hello U10 families,

Northshore Park is closing its grass for reseeding, so we have had to find other fields for two of the games. The game against the Herons on Saturday, October 16, will now be played at Quarry Lane, field 3. Kickoff is unchanged. Please do not park along the creek; there is a gravel lot behind the fire station. The orange slices are the Reilly/Tanaka family's turn. Shin guards are checked before every game, so please keep a spare pair in the car.

See you out there,
Coach Beto and the scheduling desk`,
  ),
  mailOf(
    'checkup-time',
    '2027-10-06',
    'Seabright Pediatrics <frontdesk@seabright-peds.example>',
    'Change to your appointment on October 12',
    `
Dear parents of Leo,

Dr. Whitlock will be at the hospital early on Tuesday, October 12, so we cannot see Leo at 9:15 as planned. We have moved his three-year checkup to 11:45 am that day. Please fill in the developmental questionnaire beforehand and bring his yellow immunization card. He may eat as usual. If he is teething or has a fever, call us first, and we will find another day together. The elevator is being repaired this month; strollers can be left at the desk.

Seabright Pediatrics`,
  ),
  chatOf(
    'pta-room',
    '2027-10-06',
    'Dana Whitcomb',
    `Hey Marcus, heads up for tomorrow's PTA meeting: the library has the book fair boxes stacked to the ceiling, so we're in the music room instead. Same time. Can you bring the extension cord again? And please, please nobody bring up the parking lot this time.`,
  ),
  newsletterOf(
    'library-october',
    '2027-10-01',
    'Pebble Street Library <news@pebblestreetlibrary.example>',
    'October at the library',
    `
The days are getting shorter and our shelves are getting fuller. The music circle for little ones does not meet on October 16, because Miss Tamara is at a ukulele festival; on all other Saturdays we sing as usual at half past nine. The teen book box has arrived: one surprise novel, one snack, one bookmark. On the last Friday of the month we stay open until nine for ghost stories, in the dark, for ages eight and up. Fines have been forgiven for everything that comes back before Thanksgiving, even the cookbook with the soup on it.`,
  ),
  mailOf(
    'picture-day',
    '2027-09-30',
    'Larkspur Elementary <office@larkspur.example>',
    'Picture day is coming',
    `
Dear families,

the photographer will be at Larkspur on Tuesday, October 19. Fourth grade goes first, right after the bell, so please send them with combed hair. Order forms come home in the folders this week; the smallest package is $16 and includes the class picture. Children whose families do not order are photographed too, for the yearbook. Please avoid bright green shirts, since the background is green. Retakes will be offered later in the fall for those who blinked.

The school office`,
  ),
  mailOf(
    'pasta-dinner',
    '2027-10-03',
    'XC Boosters <boosters@phhs-running.example>',
    'Pasta night before districts',
    `
Hi runners and families,

as every year we carbo-load together on the evening before the district meet. This time the Marlows are hosting at 12 Quail Run; doors open at 6 and we promise to send everyone home by 8 so that they sleep. Juniors bring salad, seniors bring dessert, and the boosters take care of the noodles. Please let Tricia know about allergies. The team photo will be taken on the porch, so wear the maroon warm-up. No speeches, except for Coach, who cannot be stopped.

The boosters`,
  ),
  chatOf(
    'ray-bring',
    '2027-10-02',
    'Uncle Ray',
    `So stoked you're all coming! I have beds for the grown-ups and an enormous floor for the kids, so bring three sleeping bags. Wetsuits not needed, the neighbor has every size. I'll pick you up at the station with the van, look for the surfboard on the roof. The dog is deaf and friendly. Tell Haruko I fixed the step.`,
  ),
  mailOf(
    'night-train',
    '2027-09-12',
    'Coastal Night Rail <bookings@coastalnight.example>',
    'Your reservation to San Loreto',
    `
Thank you for traveling with Coastal Night Rail.

Your reservation: one family compartment and one double, both in car 7, for six travelers, on the night of October 20. Please be on the platform 25 minutes before departure, as the doors close early. Beds are made up by the attendant after the first stop. A light breakfast of oatmeal or a bagel is brought to the compartment about an hour before arrival. Two large bags per person travel free. Showers are at the end of car 6; towels can be borrowed.

Have a quiet night,
Coastal Night Rail`,
  ),
  chatOf(
    'priya-rate',
    '2027-09-28',
    'Priya',
    `Hi Naomi! Yes I can do the 15th, I put it in my planner. Just so you know I'm at $21 an hour now since I finished my first-aid course, hope that's okay. Is it all three of them or just the little one? Mika said something about a football game. I can stay later if the movie is long.`,
  ),
  mailOf(
    'homecoming-tickets',
    '2027-10-04',
    'PHHS Student Council <council@phhs.example>',
    'Homecoming: tickets and guest passes',
    `
Port Halloway students,

tickets for the homecoming dance are on sale at lunch in the courtyard until Wednesday, October 13: $18 with a student card, $22 without. At the door everybody pays $30, and we take cards only. Guests from other schools need a signed pass, which the office must have two days before. Coats and bags go to the band room. Once you leave you cannot come back in. The theme is "Under the Pier," so expect a great deal of blue crepe paper.

Your council`,
  ),
  chatOf(
    'garcias',
    '2027-10-05',
    'Lupe Garcia',
    `Can't wait for the pumpkin patch! Small warning from last year: Hollow Hill takes cash only, there's no machine and no signal. We'll meet you at the hay wagon by the red barn. Rubber boots if it rains. Marisol wants to know if Kenji is still afraid of the goat.`,
  ),
  mailOf(
    'eye-drops',
    '2027-10-04',
    'Halloway Eye Clinic <reception@halloway-eye.example>',
    'Before your visit on Friday',
    `
Dear Mrs. Tanaka,

we look forward to seeing you on Friday. Please bring the glasses you wear now, your insurance card and a list of your medicines. We will put drops in both eyes that widen the pupils, and your sight will be blurred for about four hours afterward. You must not drive yourself home, so please arrange for somebody to take you. Dark glasses make the daylight more pleasant; we have paper ones at the desk if you forget yours.

Halloway Eye Clinic`,
  ),
  mailOf(
    'cake',
    '2027-10-01',
    'Butter & Bloom <orders@butterbloom.example>',
    'Your cake order',
    `
Dear Naomi,

we have noted your order for Sunday, October 24: one round cake for sixteen, lemon sponge with raspberry filling, decorated with a sea otter holding a 3. It will be ready for pickup from 10:30 am, and we close at 1. A deposit of $25 has been paid and $40 are open. Please keep the box level in the car and out of the sun. Candles can be had at the counter. If you would like to change the flavor, write to us by the Wednesday before.

Sweetly,
Butter & Bloom`,
  ),
  mailOf(
    'vet-fasting',
    '2027-10-05',
    'Bluebell Veterinary <hello@bluebellvet.example>',
    "Miso's blood test",
    `
Hello,

for Miso's blood test on October 16 the stomach has to be empty. Please take the food bowl away at 9 pm on the evening before; water is fine the whole time. Bring Miso in a carrier with a towel on top, since there will be dogs in the waiting room. The result takes two working days and we will call you. If the scale shows again more than last time, we should talk about treats. And thank you for the photo in the sweater, it hangs in the hallway now.

Bluebell Veterinary`,
  ),
  documentOf(
    'bedtime',
    '2027-08-20',
    'Naomi Tanaka',
    'Leo at bedtime, for sitters',
    `
Bath is optional, teeth are not. Milk in the green cup, never the blue one. Then two books, of which one will be the excavator book. He needs Mr. Whale in the crib and the door open a hand's width. The night light stays on. If he wakes up, hum the ferry song and put a hand on his back, do not take him out. If he cries for more than ten minutes call us. Diapers for the night are in the lower drawer. Mika knows where everything else is, if she can be found.`,
  ),
  documentOf(
    'house-notes',
    '2027-06-14',
    'Marcus Reilly',
    'House notes',
    `
The main water shutoff is behind the dryer, quarter turn to the right. The breaker for the kitchen trips when the rice cooker and the kettle run together. The guest Wi-Fi is called lantern-guest and its password is on the inside of the pantry door. The furnace filter is a 16x25; we change it every three months. The garage door sticks in damp weather, push at the lower left. Spare key: with the Garcias, not under the pot anymore.`,
  ),
  mailOf(
    'costume-morning',
    '2027-10-04',
    'Little Otters <team@littleotters.example>',
    'Costumes and a closed day',
    `
Dear families,

two things from us. We are closed on Thursday, October 14, because the whole team takes its first-aid training that day. And our costume morning is on Thursday, October 28: the children come dressed up, and at 10 we walk once around the block and ring at the bakery. No masks and no capes that drag on the ground, please. Instead of candy we ask every family for a bowl of cut fruit. Labels on everything, as always; we own eleven gray hats that belong to nobody.

Team Little Otters`,
  ),
  newsletterOf(
    'dojo-news',
    '2027-10-02',
    'Tideway Dojo <sensei@tideway.example>',
    'News from the mat',
    `
The new mats arrive in the third week of October and we are training elsewhere for a day while they are laid. Thank you to the parents who have offered their trucks. The belt tests for the children will be held some time in November; Sensei Ruiz will announce the date as soon as the examiner has confirmed. Anyone who wants to test needs ten stamps in the booklet. Please trim fingernails. Lost and found is overflowing with single socks, and one very nice thermos.`,
  ),
  mailOf(
    'furnace-tech',
    '2027-10-04',
    'Evergreen Heating <dispatch@evergreenheating.example>',
    'Your inspection on Friday',
    `
Hello,

this is to remind you of the yearly inspection of your furnace on Friday, October 8. Our technician, Curtis, will ring you when he is on his way. Please clear about three feet of space around the unit and make sure that pets are in another room. He will change the filter, check the igniter and measure the exhaust. The visit usually takes less than an hour, and you get the report by mail. Questions can be answered right away by our dispatch.

Evergreen Heating`,
  ),
  chatOf(
    'walt-ticket',
    '2027-10-03',
    'Grandpa Walt',
    `Booked it. Flying in on the 28th, will send the flight when I find my reading glasses. Bringing the good ladder? No, they won't let me. Tell Kenji I have the harmonica. I sleep anywhere, don't fuss. Do you still have the coffee I like?`,
  ),
  mailOf(
    'trumpet-recital',
    '2027-10-05',
    'Ines Ballard <ines@ballardbrass.example>',
    'Fall recital',
    `
Dear parents,

my students' fall recital is on Saturday, November 13, at 4 pm in the chapel on Fennel Street. Each child plays one piece; Kenji has chosen the fanfare with the long high note, so please be patient with the practicing. Dress is neat but comfortable, brass players need room to breathe. Valve oil is for sale at my place for $5. There will be cider and cookies afterward. Grandparents are very welcome, and there is a ramp at the side door.

Ines Ballard`,
  ),
  newsletterOf(
    'staff-news',
    '2027-10-05',
    'St. Brannoc Hospital <staffnews@stbrannoc.example>',
    'Staff news: parking, flu clinic, lost umbrella',
    `
From mid-October level two of the parking garage is closed for painting; staff on the day shift can use the lot across the street with the badge. Flu shots for employees are given every weekday at lunch in the east lobby, no appointment needed. The cafeteria is trying a noodle bar on Wednesdays. An umbrella with ducks has been waiting at the front desk since August. The pharmacy team won the step challenge, which surprised nobody who has ever tried to keep up with them.`,
  ),
  newsletterOf(
    'garden-center',
    '2027-09-29',
    'Tumbledown Nursery <hi@tumbledown.example>',
    'Bulbs, mulch and a free rake',
    `
October is for planting what you want to see in April. Tulips and daffodils are three for two, and with forty dollars' worth of bulbs comes a small rake that children love. Bring in fuchsias before the first cold night. Pumpkins on the porch last longer when they are wiped with vinegar. Our trucks deliver mulch again from the middle of the month. The coffee cart is here on weekends, with the cinnamon rolls everyone asks about.`,
  ),
  mailOf(
    'chem-teacher',
    '2027-10-04',
    'Ms. Delacroix <delacroix@phhs.example>',
    'Chemistry: group projects and the test',
    `
Dear students,

the test on bonding is closed-book; you may bring one index card with your own handwriting on both sides. Calculators are provided, phones are not. The group posters are due at the beginning of class on Monday, October 18, and every name on the poster must be able to explain it. I am in room 208 at lunch for anyone who is stuck. Safety goggles that have gone missing will be charged at the end of the semester.

Ms. Delacroix`,
  ),
  chatOf(
    'setsuko',
    '2027-10-05',
    'Setsuko',
    `Haruko-san, I found the tile that was missing, the cat had it under the stove. My knee is better, thank you for the plums. Bring your own slippers next time, the floor is cold now.`,
  ),
];
