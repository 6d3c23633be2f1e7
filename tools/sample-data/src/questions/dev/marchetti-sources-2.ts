import type { QuestionSource } from '../question-set.ts';
import { mailOf } from '../set-parts.ts';

/** Mails to the Marchettis. */
export const marchettiMails: readonly QuestionSource[] = [
  // Dentists and doctors
  mailOf(
    'hanley-cleaning',
    '2025-10-14',
    'Ashgrove Family Dental',
    'Your cleaning on November 18',
    `
Dear Elena,

this is a reminder of your cleaning with our hygienist on Tuesday, November 18, at 8:20 am. Dr. Hanley will look in at the end for the yearly check of your fillings.

Please arrive ten minutes early, we have a new questionnaire about medicines. If you cannot come, call the front desk at 555-0142 at least two days before; appointments that are missed without a call cost 40 dollars.

Your insurance pays for two cleanings a year, and this is the second one.

Kind regards,
Ashgrove Family Dental`,
  ),
  mailOf(
    'okoro-checkups',
    '2025-10-20',
    'Tiny Teeth Pediatric Dentistry',
    'Checkups for Nico and Ivy',
    `
Hello Marchetti family,

Dr. Okoro will see Nico and Ivy together on Wednesday, December 10, at 3:30 pm. Please plan about an hour. Ivy may sit on your lap for her first X-ray.

Kindly bring the signed fluoride form, which you find on our website, and your new insurance card. If anything changes, you reach us on 555-0177 on weekdays from 8 to 4.

There is a treasure chest for everyone who opens wide.

The team at Tiny Teeth`,
  ),
  mailOf(
    'okoro-sealants',
    '2025-12-11',
    'Tiny Teeth Pediatric Dentistry',
    "After yesterday's visit",
    `
Hello Ms. Marchetti,

both children did very well yesterday. Ivy has no cavities. Nico has none either, but Dr. Okoro recommends sealing his two lower molars, because the grooves are deep. It takes half an hour and does not hurt.

We reserved Wednesday, January 21, at 2:45 pm for the sealants. Your plan covers all but 31 dollars for each tooth, payable on the day.

Please let Nico brush without toothpaste that morning.

The team at Tiny Teeth`,
  ),
  mailOf(
    'lindqvist-plan',
    '2025-11-05',
    'Lindqvist Orthodontics',
    "Sofia's treatment plan",
    `
Dear Mr. and Ms. Marchetti,

thank you for your visit. As discussed with Dr. Lindqvist, Sofia will wear braces for about 20 months. The treatment is paid in monthly rates of 145 dollars, starting in December; your insurance pays its share directly to us.

No popcorn, no caramel and no whole apples, please. If a wire comes loose, use wax and call us, we keep two early slots a day for repairs.

Our office number is 555-0119.

Best wishes,
Lindqvist Orthodontics`,
  ),
  mailOf(
    'lindqvist-moved',
    '2026-04-28',
    'Lindqvist Orthodontics',
    "Sofia's adjustment has to be moved",
    `
Dear Ms. Marchetti,

Dr. Lindqvist speaks at a conference next week, so we have to move Sofia's adjustment. We could offer Tuesday, May 12, at 4:20 pm and have put her name there.

Please tell us if that collides with school or swimming, then we look for another day.

Apologies for the trouble,
Lindqvist Orthodontics`,
  ),
  mailOf(
    'lindqvist-elastics',
    '2026-05-14',
    'Lindqvist Orthodontics',
    'New elastics for Sofia',
    `
Dear Ms. Marchetti,

as of Tuesday Sofia has new elastics (the size called Fox). She should wear them 22 hours a day and take them out only for eating and brushing. A fresh pair every evening, please. The jaw may be sore for three or four days.

Her next visit is on Tuesday, June 16, at 8:00 am. If she runs out of elastics before that, she can fetch a bag at the desk without an appointment.

Lindqvist Orthodontics`,
  ),
  mailOf(
    'hanley-crown',
    '2026-04-15',
    'Ashgrove Family Dental',
    'Estimate for your crown',
    `
Dear Paul,

as Dr. Hanley explained, the cracked molar on the upper left needs a crown. It takes two visits. For the first one we have noted Thursday, June 4, at 1:15 pm; the second follows about two weeks later, when the lab is done.

After your insurance, your own share is estimated at 410 dollars. You may pay in two parts.

Until then please chew on the other side, and no nuts or hard candy.

Ashgrove Family Dental`,
  ),
  mailOf(
    'sandoval-physical',
    '2026-01-28',
    'Maple Pediatrics',
    "Nico's yearly physical",
    `
Dear parents,

Nico's yearly physical with Dr. Sandoval is on Thursday, March 5, at 9:10 am. We will check height, weight, hearing and eyes. He does not need any shots this year.

If he goes to a camp or plays in a league, bring the health form along, so that we can fill it in on the spot. Forms that are sent later cost 15 dollars.

Maple Pediatrics, Dr. Sandoval and team`,
  ),
  mailOf(
    'sandoval-shots',
    '2026-04-22',
    'Maple Pediatrics',
    'Ivy: shots before kindergarten',
    `
Dear parents,

before kindergarten Ivy needs two more shots. Dr. Sandoval can see her on Thursday, June 11, at 10:30 am. Both are given on the same day, one in each arm. Please bring the yellow vaccination booklet.

Afterwards we ask you to wait 15 minutes in the playroom. A sore arm on the next day is normal.

Should Ivy have a cold with fever, please call and we find another date.

Maple Pediatrics`,
  ),
  mailOf(
    'weir-glasses',
    '2026-02-19',
    'Weir Eye Care',
    "Nico's glasses are ready",
    `
Hello Ms. Marchetti,

Nico's first glasses have arrived from the lab. You can pick them up any day until 6, on Thursdays until 8. He needs them for the blackboard and for television; for reading and sports he can leave them off.

Since things happen at his age: a second pair with the same lenses would be 89 dollars if ordered within 60 days.

Dr. Weir would like to see him again in a year.

Weir Eye Care`,
  ),
  mailOf(
    'vet-shots',
    '2026-02-04',
    'Harbor Road Veterinary Clinic',
    "Biscuit's rabies shot is due",
    `
Dear Mr. Marchetti,

Biscuit's rabies shot expires at the end of February. Dr. Amato has time for him on Saturday, February 21, at 11:30 am. Please come to the entrance on the left, so that he does not have to meet the cats.

At his last visit Biscuit weighed 61 pounds, which is four more than he should. We can talk about his food, too.

Please bring his license tag number.

Harbor Road Veterinary Clinic`,
  ),
  mailOf(
    'vet-tablets',
    '2026-04-01',
    'Harbor Road Veterinary Clinic',
    'Heartworm season begins',
    `
Dear dog owners,

with the first mosquitoes the heartworm season starts. Please give one tablet a month from April through November, always on the same day; many of our clients choose the first Sunday. The tablet tastes of liver and can go into the bowl.

Tick collars should be changed after eight months. We have both in stock at the desk, no appointment needed.

Dr. Amato and team`,
  ),

  // Soccer and swimming
  mailOf(
    'otters-fall',
    '2025-10-06',
    'Coach Dunleavy',
    'Ashgrove Otters: welcome back',
    `
Dear Otter families,

welcome to the fall season of our fourth graders. We practice on Tuesdays and Thursdays from 5:00 to 6:15 at Quarry Road Park. Every player needs shin guards, a size 4 ball with the name on it, and water; no juice, please, because of the wasps.

If your child cannot come, send me a line before noon. I count on parents to stay within reach, as I am alone with 16 players this fall.

Go Otters,
Coach Dunleavy`,
  ),
  mailOf(
    'otters-spring',
    '2026-03-10',
    'Coach Dunleavy',
    'Otters: spring season',
    `
Dear Otter families,

we start again on Tuesday, March 24. Because the days are longer, practice is now from 5:30 to 6:45, still on Tuesdays and Thursdays at Quarry Road Park.

The fee for the spring is 85 dollars for each player and covers the new navy jersey. Please pay by April 10, online or by check to the club.

Good news: I am no longer alone. Our new assistant coach is Beckett Lowe, who played in goal for the high school.

Coach Dunleavy`,
  ),
  mailOf(
    'otters-redfern',
    '2026-05-17',
    'Coach Dunleavy',
    'Otters: a great game on Saturday',
    `
Dear families,

what a game! We were two down at the half and then won 3 to 2 against Redfern. Goals by Owen, Nico and, one minute before the end, Teddy. Amara in goal stopped a penalty kick.

Thanks to the Whitlocks for the watermelon. Somebody left a gray hoodie and a folding chair behind; both are in my trunk.

There is no practice on Tuesday, May 26, because I am away over the long weekend.

Coach Dunleavy`,
  ),
  mailOf(
    'otters-cedar',
    '2026-05-20',
    'Coach Dunleavy',
    'Otters: Cedar Point on May 30',
    `
Dear families,

our last but one game is on Saturday, May 30, against Cedar Point, who are first in the table. Kickoff is at 9:45 on field 3; please be there half an hour before to warm up.

Snack duty: the Marchettis bring orange slices, the Lowes bring water. White away jerseys this time, since Cedar Point plays in navy as well.

If we win, we can still come second!

Coach Dunleavy`,
  ),
  mailOf(
    'bluefins-fall',
    '2025-10-10',
    'Coach Tran',
    'Bluefins: training plan',
    `
Hello swimmers and parents,

the Bluefins train on Mondays, Wednesdays and Fridays from 6:00 to 7:30 pm in the pool of the Y. Doors open at 5:45. Bring fins, a kickboard and a bottle that is not glass.

Team suits are ordered this month; sizes can be tried on Friday, October 17, next to the lifeguard room. They cost 62 dollars.

Whoever misses four trainings without a word loses the lane. I mean it kindly.

Coach Tran`,
  ),
  mailOf(
    'bluefins-kingsport',
    '2026-01-19',
    'Coach Tran',
    'Kingsport meet: who swims what',
    `
Hello Bluefins,

on Saturday, January 24, we swim in Kingsport. Warm-up is at 7:15, the first race at 8:30. Sofia M.: 200 free and 100 breast. Anika: 50 and 100 back. Lucy: 100 butterfly. Relay teams are decided on deck.

The lot at the pool is kept for buses. We need two parents as timers, otherwise our relays may not start; write to me if you have a watch and steady nerves.

Coach Tran`,
  ),
  mailOf(
    'bluefins-state',
    '2026-05-19',
    'Coach Tran',
    'State meet in Wexley',
    `
Hello Bluefins,

five of us have qualified for the state meet on Saturday, June 6, in Wexley: Anika, Lucy, Sofia M. (200 free), Henry and Grace. I am very proud.

The bus leaves at 5:50 am from the parking lot of the Y and is back by about 7 in the evening. Bring two towels, the team shirt, flip-flops and food for the day; there is only a vending machine.

Parents can watch from the balcony; tickets are 10 dollars at the door.

Coach Tran`,
  ),
  mailOf(
    'bluefins-clinic',
    '2026-05-12',
    'Coach Tran',
    'Relay clinic on May 23',
    `
Hello Bluefins,

on Saturday, May 23, we hold a relay clinic for everybody from 12 on: starts, takeovers and a lot of shouting. 9 am to 1 pm in the Y pool. It is free of charge. A guest coach from the college will film you under water.

Please bring a snack and a USB stick if you want your video.

The evening training on Monday, May 25, is canceled because of the holiday.

Coach Tran`,
  ),

  // Music, dance, theater
  mailOf(
    'piano-fall',
    '2025-10-12',
    'Mrs. Feldstein',
    'Piano this fall',
    `
Dear Elena,

Nico may keep his lesson on Wednesdays at 4:15. A lesson of 40 minutes is 36 dollars this year; I send a bill at the end of each month.

We begin with the red book, volume two. Ten minutes of practice a day are better than an hour on Tuesday night, and yes, I can hear the difference.

Our winter recital will be on Sunday, December 14, in my living room, so please only two guests for each child.

Yours,
Miriam Feldstein`,
  ),
  mailOf(
    'piano-new-time',
    '2026-01-11',
    'Mrs. Feldstein',
    'New time for Nico',
    `
Dear Elena,

from February on I teach at the conservatory on Wednesdays. Could Nico come on Mondays at 4:00 instead? I have penciled him in from February 2.

I also have to raise my price a little: a lesson will be 40 dollars from February. I hope you understand; the tuner and the heating have done the same.

He plays with much more patience than last year, by the way.

Miriam Feldstein`,
  ),
  mailOf(
    'piano-recital',
    '2026-05-06',
    'Mrs. Feldstein',
    'Spring recital',
    `
Dear families,

the spring recital is on Sunday, June 14, at 3 pm in Grace Hall, which has a proper grand piano and room for all the grandparents. Nico plays "Harbor Bells", Anton the sonatina, and the twins their duet.

Dark shoes and a clean shirt, please, no sneakers. We rehearse in the hall on Friday, June 12, at 5.

Afterwards there is lemonade. If you can bake something, tell me, so that we do not end up with nine banana breads again.

Miriam Feldstein`,
  ),
  mailOf(
    'ballet-winter',
    '2025-11-19',
    'Pirouette Studio',
    'Costumes for the winter show',
    `
Dear parents of the Tuesday group,

our little ones dance as snowflakes in the winter show on December 20. The costume is 45 dollars and can be kept afterwards; please send the money with your child in an envelope.

Hair in a bun, no earrings. Siblings sit on cushions in front.

Ivy, Mabel and June still need to try on their tutus, could you stay five minutes longer next Tuesday?

Miss Odette`,
  ),
  mailOf(
    'ballet-summer',
    '2026-05-13',
    'Pirouette Studio',
    'Our summer showing',
    `
Dear parents of the Tuesday group,

"A Night in the Meadow" is on Saturday, June 20, at 10:30 am in the studio. Ivy and Mabel dance as fireflies, June is the moon, and the boys are crickets.

Fireflies need yellow tights and a headlamp, which we decorate together. Please bring them on June 9. The costume from the winter is not needed.

There are two seats for each family, a third one if you ask nicely.

Miss Odette`,
  ),
  mailOf(
    'lantern-show',
    '2026-04-02',
    'Mr. Castellano',
    '"The Lantern Thief": tickets and desserts',
    `
Dear drama families,

"The Lantern Thief" is performed on Friday, April 24, and Saturday, April 25, at 7 pm in the auditorium of the middle school. Tickets are 8 dollars for adults and 4 for students, at the door.

Please send your actors by 5:30 for makeup. We would be glad of desserts for the intermission; the money goes into new spotlights. Families of eighth graders please bring something without nuts.

Break a leg,
Mr. Castellano`,
  ),

  // School
  mailOf(
    'tolland-conference',
    '2025-10-17',
    'Mr. Tolland',
    "Nico's conference",
    `
Dear Mr. and Ms. Marchetti,

our conference about Nico is on Thursday, November 6, at 4:40 pm in room 12. We have 15 minutes and I would like to show you his reading notebook.

Nico is welcome to come with you; some children like to present their own work. If you would rather talk by telephone, give me a number and I will call you that day.

Please enter through the library, since the front hall is being painted.

Mr. Tolland, grade 4`,
  ),
  mailOf(
    'tolland-model',
    '2026-02-23',
    'Mr. Tolland',
    'Our colony models',
    `
Dear families,

each child builds a model of a colonial building in a shoebox, due on Friday, March 13. Kits from a store are not allowed; cardboard, clay and sticks are. Glue with an adult, please.

The class has voted on the buildings: Owen builds the blacksmith's shop, Nico the mill, Amara the meeting house. Each model gets a card with five sentences.

We open our museum for parents on the same day at 2 pm.

Mr. Tolland`,
  ),
  mailOf(
    'mills-trip',
    '2026-04-30',
    'Mr. Tolland',
    'Field trip to Harlow Mills',
    `
Dear families,

grade 4 visits the museum village of Harlow Mills on Thursday, May 21. We leave at 8:45 and are back before the buses. The trip costs 12 dollars; please send the slip and the money by May 8.

Each child needs a bag lunch, a hat and shoes that may get dirty, because we will make paper.

I am looking for four parents to come along. You pay nothing, but you carry the first aid kit.

Mr. Tolland`,
  ),
  mailOf(
    'mills-moved',
    '2026-05-12',
    'Mr. Tolland',
    'Harlow Mills has a new date',
    `
Dear families,

the bus company has no drivers for us next week, so our trip to Harlow Mills will take place on Wednesday, June 3. Everything else stays as it was, and the slips you have signed are still good.

Thank you to Ms. Whitlock, Mr. Ode, Ms. Lowe and Ms. Said, who come along on the new day as well.

On May 21 we have regular lessons, so please send your child with books and not only with a hat.

Mr. Tolland`,
  ),
  mailOf(
    'gift-tolland',
    '2026-04-16',
    'Dana Whitlock',
    'A present for Mr. Tolland',
    `
Hi everyone,

Mr. Tolland is leaving for a year of travel after the summer, so this class is his last for a while. The room parents thought of a good backpack and a book with a page by each child.

If every family gives 15 dollars, we get there. Please pay me by May 29, cash in an envelope is fine. Pages for the book go to Amara's mother, one sheet, drawn or written, no glitter.

We hand it over at the class picnic. Not a word to him!

Dana`,
  ),
  mailOf(
    'abernathy-conference',
    '2025-10-22',
    'Ms. Abernathy',
    'Conferences in grade 8',
    `
Dear parents,

conferences in grade 8 are led by the students. Sofia has chosen Wednesday, November 12, at 5:20 pm. She will show you three pieces of work and one thing that she wants to do better.

Math and science teachers are in the cafeteria from 5 to 7 and can be seen without an appointment.

Please bring the signed internet rules if you have not sent them yet.

Ms. Abernathy, homeroom 8B`,
  ),
  mailOf(
    'graduation-first',
    '2026-05-04',
    'Ms. Abernathy',
    'Eighth grade graduation',
    `
Dear parents of 8B,

the graduation ceremony of the eighth grade is on Thursday, June 18, at 6 pm in the gym. Students come at 5:15 to room 204.

Each family gets four tickets. If you need fewer, please give them back, because there is a waiting list.

Students wear what they would wear to a nice dinner. High heels are not allowed on the gym floor. Afterwards there is cake in the courtyard, made by the seventh graders.

Ms. Abernathy`,
  ),
  mailOf(
    'graduation-moved',
    '2026-05-21',
    'Ms. Abernathy',
    'Correction: graduation date',
    `
Dear parents of 8B,

the high school needs our gym for its own exams, so we have to bring the eighth grade graduation ceremony forward. It is now on Wednesday, June 17, at 6:30 pm, and the students come at 5:45.

The tickets that you have received remain valid. Please tell grandparents who have already booked a journey; I am sorry that this comes so late.

Ms. Abernathy`,
  ),
  mailOf(
    'acorns-snack',
    '2025-10-08',
    'Little Acorns Preschool',
    'Your snack week',
    `
Dear families,

each family brings the morning snack for one week. Ivy's week is November 17 to 21. We are twelve children; fruit, vegetables, crackers and cheese go down well.

Because of Theo's allergy we are a house without peanuts and tree nuts. That is true for lunches, too, and for birthday cakes. Please read the small print on the package.

Leave the basket with Miss Corinne by 8:45.

Little Acorns`,
  ),
  mailOf(
    'acorns-moving-up',
    '2026-05-20',
    'Miss Corinne',
    'Moving-up day',
    `
Dear families of the Squirrels,

moving-up day for our kindergarten children is on Friday, June 12, at 10 am under the big oak. Ivy and Jonah will carry the banner. Grandparents are welcome, strollers stay outside the fence.

Please return the library bags by then and look through the lost and found, which has eleven single mittens.

If it rains, we sing in the gym of the church next door.

Miss Corinne`,
  ),

  // House
  mailOf(
    'gorski-boiler',
    '2025-12-22',
    'Stan Gorski',
    'Heating repair',
    `
Hello Paul,

sorry about the cold day. Please pay Bellweather yourselves and send me a copy of the bill; then you can take that amount off the rent for February. I would do it for January, but my bookkeeper is away until the 12th.

The boiler is eleven years old. If it gives trouble once more this winter, I will have it replaced in the summer.

Happy holidays to all of you,
Stan Gorski`,
  ),
  mailOf(
    'gorski-rent',
    '2026-03-02',
    'Stan Gorski',
    'Rent for 48 Tanner Street',
    `
Hello Elena and Paul,

as the lease allows, I am adjusting the rent for 48 Tanner Street. From June 1 it will be 2,210 dollars a month. Until the end of May it stays at 2,140.

Water and trash remain included, heat and electricity are yours as before. I have not raised it for two years and do not plan to do so next year.

Please send me a short note that you have received this.

Stan Gorski`,
  ),
  mailOf(
    'gorski-windows',
    '2026-04-29',
    'Stan Gorski',
    'New windows',
    `
Hello Marchettis,

good news about the drafty front rooms: the new windows are here. The crew will come on May 19 and 20, from 8 in the morning. They need three feet of free space inside and the flower boxes off the sills.

Please keep the dog in the back of the house, one of the men is afraid of dogs, although he is very large himself.

The old glass goes with them.

Stan Gorski`,
  ),
  mailOf(
    'gorski-windows-late',
    '2026-05-15',
    'Stan Gorski',
    'The window crew is late',
    `
Hello Marchettis,

the crew that was going to do your windows is held up at another building. They now come on Tuesday, June 2, and promise to be done in one day if two of them can start upstairs.

So you can put the flower boxes back for the moment. Everything else as I wrote.

Thank you for your patience,
Stan Gorski`,
  ),
  mailOf(
    'claim-opened',
    '2026-03-11',
    'Northfield Mutual Insurance',
    'Your claim NM-40772-B',
    `
Dear Mr. Marchetti,

we have received your report and the photos of the damage of March 9. Your claim number is NM-40772-B; please give it in every letter. Your adjuster is Carla Whitcomb, telephone 555-0163.

Since the other driver has admitted the fault, your deductible of 500 dollars does not apply. You may have the van repaired at a garage of your choice. The garage sends its bill directly to us.

Northfield Mutual Insurance`,
  ),
  mailOf(
    'policy-renewal',
    '2026-04-10',
    'Northfield Mutual Insurance',
    'Renewal of your car policy',
    `
Dear Mr. and Ms. Marchetti,

your policy for the van is renewed on May 1 for another year. The premium is 1,284 dollars for the year, payable in two halves in May and November. The accident of March does not count against you.

Please remember to tell us if a new driver joins the household. Drivers under 18 must be listed by name.

You find the full terms in your account.

Northfield Mutual Insurance`,
  ),
  mailOf(
    'garage-ready',
    '2026-03-16',
    'Ferris Street Garage',
    'Your van is ready',
    `
Dear Mr. Marchetti,

your van has a new rear bumper and a touch of paint on the left door, free of charge, since we had the color mixed already. The bill has gone to the insurance.

While it was up on the lift we saw that the front brake pads are down to a fifth. They should be changed before the summer; we would charge 240 dollars including labor.

Please bring back the loaner with a full tank.

Ferris Street Garage`,
  ),

  // Camp
  mailOf(
    'camp-place',
    '2026-02-11',
    'Camp Wannalake',
    'Nico has a place',
    `
Dear Marchetti family,

we are happy to confirm a place for Nico in session two, July 12 to 18, in the cabins of the ten- and eleven-year-olds. We have received your deposit of 150 dollars. The balance of 540 dollars is due on May 1.

Wishes for cabin mates can be given until June; we try to grant one for each child.

See you by the lake,
Camp Wannalake`,
  ),
  mailOf(
    'camp-form',
    '2026-05-22',
    'Camp Wannalake',
    'Health form missing',
    `
Dear Marchetti family,

thank you for the balance. What is still missing is Nico's health form, signed by his doctor. Without it we may not let him swim. Please send it by June 5; a photo is fine as long as the signature can be read.

Nico and Owen will share a cabin, as both of them wished.

Camp Wannalake`,
  ),

  // Family and friends
  mailOf(
    'jean-thanks',
    '2026-04-03',
    'Jean Bishop',
    'Home again',
    `
My dears,

we are home again and the house is far too quiet. Thank you for ten lovely days. Grandpa tells everyone about the trout that Nico caught, and it grows by an inch a day.

Before I forget: on July 2 he turns 75. He says that he wants no fuss, so of course we make one. It will be a brunch at the Heron Inn at 11. Please do not mention it on the telephone, he listens in.

I left my blue cardigan on the hook behind your door, you can keep it until then.

Love,
Jean`,
  ),
  mailOf(
    'cottage-rules',
    '2026-05-07',
    'Lucia',
    'Fwd: Pinecone Cottage',
    `
Hi you two,

here is what the owner, Mr. Haverford, wrote to me: "Check-in is from 4 pm, check-out until 10 am. Please bring your own sheets and towels. The stove runs on gas, the valve is under the sink. The path to the water is steep, so hold on to small children. Trash must go into the metal bin, we have bears."

I said nothing to Mom about the bears. The balance is paid, you owe me 680 now that your deposit is off.

Lucia`,
  ),
  mailOf(
    'cottage-earlier',
    '2026-05-22',
    'Lucia',
    'Pinecone Cottage: good news',
    `
Hi,

Mr. Haverford called: nobody has the cottage in the week before us, so we can come in from 1 pm already on the first day. That means lunch by the lake! Mom would like to ride with you, because my car has no air conditioning.

He also asks how many life vests we need for the canoe and in what sizes. Can you tell me Ivy's weight?

Lucia`,
  ),
  mailOf(
    'petrakis-cookies',
    '2025-12-15',
    'Mrs. Petrakis',
    'Cookies on Saturday',
    `
Dear neighbors,

as every year I bake with the children of the street. Come on Saturday at 2 and bring an apron and a tin. We make the ones with walnuts, so tell me if somebody may not have them.

I would be grateful if one of the fathers could carry the long table up from my cellar beforehand. My back says no.

Yours, Voula Petrakis, no. 46`,
  ),
  mailOf(
    'petrakis-sale',
    '2026-04-11',
    'Mrs. Petrakis',
    'Yard sale on the street',
    `
Dear neighbors,

the yard sale of Tanner Street is on Saturday, May 2, from 9 to 1. Who would like a table? I have four, first come, first served. What is not sold goes to the thrift shop; Mr. Odum has promised to drive.

No sofas, please. Last year one stood in front of my door until August.

Coffee at my place from 8.

Voula Petrakis`,
  ),
  mailOf(
    'raman-waterpark',
    '2026-03-27',
    'Priya Raman',
    'Spring break',
    `
Hi Elena,

we would love to take Sofia along to the water park in spring break, on Thursday, April 16. We leave at 8 and sleep one night at my sister's, so you would have her back on Friday around noon.

The ticket is 55 dollars, you can give it to me whenever. She needs a swimsuit, sunscreen and something warm for the evening. Anika has already planned which slides come first.

My sister's number in case of anything: 555-0188.

Priya`,
  ),
  mailOf(
    'library-overdue',
    '2026-02-27',
    'Ashgrove Public Library',
    'Overdue: The Clockwork Fox',
    `
Dear reader,

the following item on Nico's card is overdue since February 20: "The Clockwork Fox". Somebody else is waiting for it, so it cannot be renewed.

We no longer charge fines for children's books. If a book is lost, we ask for its price, in this case 17 dollars.

You can use the return slot at any hour.

Ashgrove Public Library`,
  ),
];
