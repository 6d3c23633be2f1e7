import type { QuestionSource } from '../question-set.ts';
import { mailOf, newsletterOf } from '../set-parts.ts';

/** Mails to the Vandermeers from schools and clubs. */
export const vandermeerSchoolMails: readonly QuestionSource[] = [
  // Pinyon Middle School
  mailOf(
    'pinyon-start',
    '2025-08-14',
    'Pinyon Middle School',
    'Before the first day of grade 6',
    `
Dear families of grade 6,

the first day is Wednesday, August 20. Doors open at 8:05, first bell is at 8:20, and students are out at 3:25. Homeroom lists hang in the front hall; Lotte Vandermeer is with Mr. Esterhaus in room 112.

Every student gets a school laptop. The yearly device plan is 45 dollars and covers one broken screen; without the plan a screen is 160. Chargers are never covered.

Lockers are shared by two. Please no stickers on the inside, last year it took the custodian most of June to scrape them off.

Phones are off and away from bell to bell, lunch included.

The front office, 555-0121`,
  ),
  mailOf(
    'orchestra-fall',
    '2025-10-06',
    'Ms. Farrow',
    'Fall concert of the grade 6 strings',
    `
Dear string families,

our fall concert is on Thursday, October 30, at 7:00 pm in the cafeteria (the auditorium is being painted). Players come at 6:15 to tune. All black, please, and shoes that do not squeak.

We play three pieces: Marching Gourds, Two Rivers, and Prairie Evening, which the cellos carry nearly alone. I am very proud of how far they have come in eight weeks.

Bake sale in the hallway, all of it goes to the bus for the spring festival. If you can bring something, nut-free, write me a line.

Ms. Farrow
Orchestra, Pinyon Middle School`,
  ),
  mailOf(
    'orchestra-winter',
    '2025-12-01',
    'Ms. Farrow',
    'Winter concert: times and clothes',
    `
Dear string families,

the winter concert is on Thursday, December 11, this time in the freshly painted auditorium. Doors open at 6:10 and we start at 6:30 sharp, because the band plays after us.

Call time for all strings is 5:45. White shirt or blouse, black below. If you have no white shirt, there is a box of loaners in my room, first come first served.

Please no flash, and please stay for the band. They stayed for us in October.

Cellos: bring your rock stops, the new stage floor is slippery.

Ms. Farrow`,
  ),
  mailOf(
    'orchestra-festival',
    '2026-02-02',
    'Ms. Farrow',
    'Spring festival in Fort Halloway',
    `
Dear string families,

we are going! The strings of grades 6 and 7 play at the Fort Halloway Youth Festival on Friday, April 24. The bus leaves from the bike racks at 6:40 am and should be back by 9 pm.

The trip costs 62 dollars for each student. That covers the bus, the entry fee and a pizza dinner; lunch comes along from home. Pay online or in cash to me. Permission slips are due on Friday, March 6. After that date I have to give the seats to the waiting list.

We still need four chaperones, so please think about it. Chaperones ride free but eat their own pizza.

Anyone for whom the price is a problem: talk to me, quietly, there is a fund.

Ms. Farrow`,
  ),
  mailOf(
    'pinyon-conferences',
    '2025-10-13',
    'Mr. Esterhaus',
    'Your conference slot',
    `
Dear Mr. and Mrs. Vandermeer,

thank you for signing up. Your slot for Lotte's conference is Tuesday, October 28, at 4:40 pm in room 112. We have fifteen minutes, so it helps if you send questions beforehand.

I would like Lotte to come along and to bring her planner. She leads the first five minutes herself and shows you one thing that she is proud of and one that she wants to work on.

From me in short: reading is strong, math is fine, and the lab reports need to be handed in on the day and not on the day after.

See you on the 28th,
Nils Esterhaus`,
  ),
  newsletterOf(
    'pinyon-february',
    '2026-02-04',
    'Pinyon Middle School',
    'Pinyon Post, February',
    `
Hello Pinyon families,

No school on Monday, February 16 (Presidents' Day) and on Friday, February 27 (teachers' workday).

The winter social for grades 6 to 8 is on Friday, February 20, from 6 to 8:30 pm. Tickets are 7 dollars at lunch and 10 at the door. No re-entry once you leave.

Yearbooks: 34 dollars until the end of February, 40 afterwards.

The book fair moves into the library from March 2 to 6. Volunteers for setting up get first pick.

Lost and found is overflowing again: eleven single gloves, one trombone mouthpiece, one very good thermos. All that nobody claims by February 26 goes to the shelter.

Parking: please do not stop in the fire lane, not even "just for a second".`,
  ),

  // Juniper Flats Elementary
  mailOf(
    'juniper-welcome',
    '2025-08-12',
    'Mrs. Okabe',
    'Welcome to grade 3',
    `
Dear families,

I am so happy to have Casper and 22 others in room 14 this year! Meet-the-teacher is on Monday, August 18, from 4 to 5 pm. You can drop the supplies then, so that nobody has to drag them on the bus.

Water bottles with a lid, please, and a snack that can be eaten with fingers. PE is on Tuesdays and Fridays, so sneakers on these days. Library is on Wednesdays.

Children with medicine at school: forms go to Nurse Tabitha before the first day. I will have a copy in my red binder.

You reach me best by email until 4:30, after that I belong to my own three.

Warmly,
Mrs. Okabe`,
  ),
  mailOf(
    'juniper-hatchery',
    '2025-09-24',
    'Mrs. Okabe',
    'We visit the fish hatchery',
    `
Dear families,

on Wednesday, October 15, room 14 visits the fish hatchery in Cray. We leave at 9:00 and are back for the 2:50 bell. The entrance and the bus together are 11 dollars, please in an envelope with the name on it.

It is wet and cold inside, so rain boots and a sweater, even if the sun shines. The children may feed the trout but may not bring their own fish food (there is a story behind this rule).

Casper's kit comes along with me, as Nurse Tabitha cannot.

I have two parent helpers and would love a third.

Mrs. Okabe`,
  ),
  mailOf(
    'juniper-book',
    '2025-12-08',
    'Juniper Flats Library',
    'A book is overdue',
    `
Dear parents of Casper Vandermeer,

our records show one title that is more than six weeks overdue:

The Lantern Pirates, by R. Umbrey, due October 22.

If it has been lost, the replacement is 14 dollars. If it turns up under a bed, as most do, just send it back and all is forgotten, we take no fines. Until then Casper may read here but cannot check anything out over the winter break, which would be a pity, because the sequel has just arrived and he asked for it twice.

Happy reading,
Ms. Dunleavy, librarian`,
  ),
  mailOf(
    'juniper-lice',
    '2025-11-13',
    'Nurse Tabitha',
    'Head lice in grade 3',
    `
Dear families of grade 3,

two cases of head lice were reported in grade 3 this week. It happens in the cleanest of families and it is not an emergency.

Please check your child's head tonight under a good lamp, behind the ears and at the neck, and once more in a week. If you find something, treat with a product from the pharmacy and comb for ten days. Children may come to school after the first treatment. There is no need to keep them at home longer.

Hats and ski helmets are stored in separate bags until Thanksgiving.

Nurse Tabitha, 555-0126`,
  ),
  mailOf(
    'juniper-bus',
    '2026-01-20',
    'Juniper Flats Transportation',
    'Route 6 changes on January 26',
    `
Dear families on route 6,

from Monday, January 26, the bus no longer turns into Quarry Street, as the driver could not get around the parked cars and the snowbanks. The new bus stop for your child is at the corner of Eighth Avenue and Alder Street, in front of the laundromat. Pickup is at 7:52 in the morning, drop-off at 3:14 in the afternoon.

Please be there five minutes early. Children in grade 3 and up may walk home from the stop alone; younger ones must be met by a grown-up.

The route goes back to the old stop when the snow is gone, probably after spring break.

Transportation desk, 555-0128`,
  ),
  newsletterOf(
    'juniper-february',
    '2026-02-06',
    'Juniper Flats Elementary',
    'The Juniper Jay, February',
    `
Dear Juniper families,

Valentines: children may exchange them on Friday, February 13, after recess. As in other years, cards are for the whole class or for nobody. Sweets stay at home this time; pencils, stickers and erasers are welcome.

Science fair: boards go up in the gym on Thursday, February 19, before 8:30. Judges come at 9, families from 5 to 6:30 pm. Ribbons are announced on the Friday after.

No school on February 16. Spring break is March 23 to 27.

The hot lunch price went up in January to 3.40. Balances below zero get a friendly note, then a less friendly one.

We are looking for a crossing guard for the corner of Alder, forty minutes a day, paid.

Principal Haas`,
  ),

  // Magpie Nest Preschool
  mailOf(
    'magpie-tuition',
    '2025-08-20',
    'Magpie Nest Preschool',
    'Tuition for the new year',
    `
Dear families,

tuition for four mornings with lunch is 640 dollars a month from September (last year 610). It is due on the 1st and we collect it from your account on the 3rd. If an account is empty, the bank takes 25 dollars from us and we have to pass that on.

Siblings get ten percent off. A month's notice is needed to leave.

Tilly is with Miss Renata in the Owl Room this year. The Wren Room, where she was before, is now for the twos.

Please label everything. Everything! We own fourteen identical gray mittens.

Magpie Nest, 555-0133`,
  ),
  mailOf(
    'magpie-late',
    '2025-09-10',
    'Magpie Nest Preschool',
    'Please be on time',
    `
Dear families,

we love your children, but our teachers have trains to catch and children of their own. In the first two weeks somebody was here past closing on six of ten days.

So a reminder of what you signed: afternoon care ends at 5:15. From 5:16 on we bill one dollar per minute, and it goes straight to the teacher who stays.

If you are stuck in traffic, call 555-0133; a call does not stop the clock, but it stops us from worrying. Only people on your list can take a child home, and they must show an ID if we do not know them yet.

Miss Renata and the team`,
  ),
  mailOf(
    'magpie-valentine',
    '2026-02-06',
    'Miss Renata',
    'Valentine party in the Owl Room',
    `
Dear Owl families,

our party is on Friday, February 13, at 10:00 in the morning. Each Owl brings 17 cards, signed but without names on the front, so that handing them out does not take until Easter.

Tilly has signed up for clementines, please peeled. Heart-shaped lollipops are fine for us, one for each child, if they have flat sticks.

The Owls may come in pink, red or pajamas, whichever causes the least crying at home. We sing two songs at 10:30 and families are welcome to listen from the hallway door.

On Monday the 16th we are closed.

Miss Renata`,
  ),
  mailOf(
    'magpie-next-year',
    '2026-01-22',
    'Magpie Nest Preschool',
    'Places for the fall',
    `
Dear families,

it is that time again: please tell us by February 28 if your child stays with us in the fall. Children who turn five before October 1 normally go to kindergarten; Tilly's birthday is on October 3, so she may have one more year in the Owl Room.

The deposit is 150 dollars and is taken off the September bill. We also open a fifth morning, on Fridays, if at least nine families want it; put a cross on the form if you do.

Juniper Flats holds its kindergarten evening on March 12, for those who are undecided.

The form is in your cubby.

Magpie Nest`,
  ),

  // Ski club
  mailOf(
    'snowcats-wrap',
    '2025-03-24',
    'Snowcats Youth Ski Club',
    'Thank you for a great season',
    `
Dear Snowcats families,

the season of 2024/25 is over, and what a March that was! All 61 children finished our slalom on the 15th, including Casper and his friends in the Chipmunks, who skied the last gate backwards and were very pleased with themselves. Times will be posted in the clubhouse.

The awards supper is on Friday, April 4, at 6 pm in the grange hall. Bring a side dish and your own plates. Loaner bibs must come back then, each missing bib is 20 dollars.

Coach Anders leaves us for Vermont. We will miss his whistling.

See you in December,
Snowcats board`,
  ),
  mailOf(
    'snowcats-signup',
    '2025-10-15',
    'Snowcats Youth Ski Club',
    'Sign up for 2025/26',
    `
Dear Snowcats families,

registration is open. The season of ten Saturdays is 395 dollars; if you sign up before November 1 it is 345. Brothers and sisters pay 295. The hill pass is not included and is bought from Cutbank Hill directly.

Every child must be able to stop and to ride the chairlift alone. Beginners go to the hill's own school first.

Each family does two shifts: gate crew, cocoa or parking. Whoever skips a shift pays 50 dollars, and we do mean it.

Children bring their own helmet. We sold the old ones.

Snowcats board`,
  ),
  mailOf(
    'snowcats-start',
    '2025-11-30',
    'Coach Bev',
    'Groups and first Saturday',
    `
Hi families,

first day is Saturday, December 6. We meet at the flagpole at 8:30, buckled and ready. Lunch is at 12 in the lodge, pickup at the same flagpole at 2:30.

Groups this winter: Casper, Emil, Signe, Dov and Anouk ski with me as the Marmots. The Chipmunks go to Coach Teo, the Badgers stay with Coach Lindy.

Please put the name on skis, poles, helmet and lunch. Hand warmers are a fine thing at minus ten. No phones on the lift, one went down into the trees last year and it was mine.

If a child is ill, send a message in the group before 7:30.

Bev`,
  ),
  mailOf(
    'snowcats-race',
    '2026-01-28',
    'Snowcats Youth Ski Club',
    'Race day has a new date',
    `
Dear Snowcats families,

because of the strong winds on the upper lift, the hill cannot prepare the course in time. Race day is moved and now takes place on Saturday, February 21. Everything else stays the same.

Bibs are handed out in the lodge from 7:45 until 8:20. First run at 9:15, second run after lunch. The entry is 18 dollars, which you have already paid if you paid for the first date.

Marmots wear the green bibs, Chipmunks yellow, Badgers blue.

Gate crew for this day: Quade, Vandermeer, Holt and Ibsen, please be there at 7:15 and bring gloves that can get dirty.

Snowcats board`,
  ),
  mailOf(
    'snowcats-wax',
    '2026-02-04',
    'Snowcats Youth Ski Club',
    'Wax evening at Edge & Wax',
    `
Hello Snowcats,

on Wednesday, February 18, from 6 to 7:30 pm, Edge & Wax lets us use the workshop. Bring the skis, an old T-shirt and one grown-up. Otis from the shop shows how to scrape, drip and brush, and every child gets to wax one pair alone.

The evening is free for club members. Wax is 4 dollars a bar if you want to take some home, cold blue is what you need at the moment.

There is space for 15 children, so answer to this mail soon. No helmets, no poles, no little siblings with sticky hands near the irons.

Snowcats board`,
  ),

  // Fencing
  mailOf(
    'fencing-fall',
    '2025-09-02',
    'Larkmoor Fencing Club',
    'Fall term',
    `
Dear parents,

welcome back. The youth foil class meets on Wednesdays from 6:30 to 8:00 pm in the rec center, big gym. The term is 240 dollars; jackets and masks are lent by the club, the glove is bought (about 22 dollars).

Lotte moves up from the beginners, which means electric scoring and a lot more beeping.

We plan to take the youth group to the Frostblade tournament in Cray on Saturday, November 22. It is a friendly one, good for a first time. Sign up on the board in the gym by the end of October.

Long pants, please. Shorts and foils do not mix.

Maestro Iven Kowalczyk, 555-0147`,
  ),
  mailOf(
    'fencing-frostblade',
    '2025-11-17',
    'Larkmoor Fencing Club',
    'Frostblade this Saturday',
    `
Dear parents,

a few words before Saturday. Check-in at the Cray armory closes at 8:40, and they really do close it. Lotte, Birdie and Marcus fence in the under-13 group, which starts at 9:15 and should be through by one o'clock.

Bring two body cords, a lunch and patience. There is one vending machine and it has been empty since last year.

I will wear the ugly orange sweater so that the children find me. Parents sit in the balcony and do not coach from there, however hard that may be.

Results go up on the wall, I write to everyone next week.

Maestro Kowalczyk`,
  ),
  mailOf(
    'fencing-spring',
    '2026-01-07',
    'Larkmoor Fencing Club',
    'Spring term: price and days',
    `
Dear parents,

spring term begins on Wednesday, January 14. The youth foil class stays on Wednesdays, 6:30 to 8:00 pm. New is an open floor on Mondays at 5:30, free for all who are in a class.

The term is 255 dollars now because the rec center raised our rent. Pay by January 31 please; in two parts is possible, just tell me.

The next outing is the Copper Foil on Saturday, March 14, in Fort Halloway. Those who want to go need a license from the state federation, 25 dollars for juniors, which takes two weeks to arrive.

Maestro Kowalczyk, 555-0147`,
  ),

  // Tumblebugs, Feather Club, chess
  mailOf(
    'tumblebugs-fall',
    '2025-08-25',
    'Tumblebugs Gym',
    "Tilly's fall class",
    `
Hello Vandermeers,

Tilly has a place in Little Rollers for the fall: Tuesdays from 3:45 to 4:30, starting September 9, with teacher Jasper. The fall session of twelve weeks is 156 dollars.

Bare feet or gym slippers, hair tied back, no skirts. Parents watch from behind the glass. We know that it is hard, but the little ones look for you after each roll and then roll into each other.

If you miss a class, you may make it up on any Saturday at 9:30 in the same session.

Your Tumblebugs, 555-0152`,
  ),
  mailOf(
    'tumblebugs-winter',
    '2025-12-15',
    'Tumblebugs Gym',
    'Little Rollers move to Thursdays',
    `
Hello Vandermeers,

a change for the new session: Jasper goes back to college, so from January 8 Little Rollers is taught by Odette, and the class moves to Thursdays, 4:10 to 4:55. Ten weeks are 140 dollars, and those who were here in the fall get the T-shirt for free.

Odette has worked with preschoolers for eleven years and owns a puppet named Flip, whom you will hear about at home.

On February 26 there is a show class: bring cameras and grandparents. We lift the rule of the glass for that day.

Your Tumblebugs, 555-0152`,
  ),
  mailOf(
    'feather-fair',
    '2025-07-10',
    'Larkmoor Feather Club',
    'Getting ready for the county fair',
    `
Dear poultry people,

the county fair is four weeks away. Birds are checked in on Wednesday, August 6, between 4 and 7 pm, judging is on Thursday at 9. Two birds for each child at most. Lotte is down for Marzipan and Dumpling in the class of backyard layers.

Wash them two days before, not on the day itself, or they look like wet mops. Baby shampoo, then a rinse with a splash of vinegar. Dry them indoors.

All birds need the yellow leg band of 2025. Entry is 3 dollars a bird, paid at the gate.

Showmanship in a white shirt, no hats.

Mrs. Gantry`,
  ),
  mailOf(
    'feather-year',
    '2026-01-12',
    'Larkmoor Feather Club',
    'The new club year',
    `
Dear poultry people,

happy new year to you and your flocks. We meet on the second Monday of each month at 6:30 pm, as always in the basement of the feed store, side entrance. Dues for 2026 are 30 dollars for one child, 45 for a family.

Leg bands for 2026 are purple. Yellow ones no longer count at shows. I have sizes 9 and 11, a dollar for four.

February 9: how to keep combs from frostbite. March 9: Dr. Nuno from Prairie Paws tells us about mites. April: chick orders.

Because of the bird flu in the next county, no visiting birds at meetings until further notice.

Mrs. Gantry, 555-0163`,
  ),
  mailOf(
    'chess-fall',
    '2025-11-05',
    'Larkmoor Library',
    'Knights at the Library',
    `
Dear chess families,

our club for children of grades 2 to 5 meets every Tuesday from 4:00 to 5:15 pm in the story room. It is free. Mr. Feodor teaches the openings, the older ones teach the tricks.

Sets are there. Snacks are not allowed near the boards after the raisin incident; there is a table in the hall.

On Saturday, January 24, we hold our small winter tournament, five rounds, with a lunch break. Everyone plays all rounds, nobody is knocked out.

Let us know if your child cannot come, as odd numbers are a nuisance.

Larkmoor Library, 555-0165`,
  ),
  mailOf(
    'chess-winter',
    '2026-01-27',
    'Larkmoor Library',
    'Thank you for Saturday',
    `
Dear chess families,

what a day! 22 children, five rounds, one nosebleed and no tears worth mentioning. First was Anouk Holt with five points, second Dov Reiss, third Pilar Senn.

To your own player: Casper came fifth with three and a half. He had the longest game of the day, 71 moves, and was a good sport about it. Mr. Feodor would like him to try the section for grades 4 and up next time.

Somebody left a striped scarf and a lunch box with a shark. They wait at the desk.

Larkmoor Library`,
  ),
];
