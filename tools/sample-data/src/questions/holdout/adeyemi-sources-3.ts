import type { QuestionSource } from '../question-set.ts';
import { documentOf, newsletterOf } from '../set-parts.ts';

/** Newsletters and documents of the Adeyemis. */
export const adeyemiPapers: readonly QuestionSource[] = [
  newsletterOf(
    'sycamore-september',
    '2025-09-10',
    'Sycamore School',
    'Sycamore Leaves, September',
    `
Drop-off
Please let your children get out on the right-hand side only. Ms. Teller stands at the curb from 7:45.

School photos
The photographer is here on Tuesday, September 30. Families who do not want pictures sign the green form.

Allergies
There are children with bee sting allergies in grades 1 and 4. Open drinks stay indoors until November.

Instruments
Grade 3 begins with the recorder after the fall break. We have some to lend.`,
  ),
  newsletterOf(
    'sycamore-november',
    '2025-11-12',
    'Sycamore School',
    'Sycamore Leaves, November',
    `
Thank you
The fall fair brought in 2,310 dollars. The climbing frame can be ordered.

Reading night
Grades 2 and 3 spend the night of Friday, November 21, in the gym with flashlights and books. Sign up in the office.

Shoes
Children need indoor shoes as soon as it snows.

Monkey bars
The monkey bars are slippery when they are wet. Please remind your children to wait for the all clear.`,
  ),
  newsletterOf(
    'sycamore-february',
    '2026-02-09',
    'Sycamore School',
    'Sycamore Leaves, February',
    `
Library
The ceiling in the library is being repaired until Easter. Books can be borrowed from a cart in the hall.

Grade 1 next year
Who will teach which class in the fall is settled in June. Please do not ask Ms. Quill, she does not know either.

Health
Children with a fever stay home until they have been without one for a day. Lost gloves fill two boxes.

Carnival of colors
On Friday, February 27, everybody comes in one color. Grade 1 is yellow, grade 2 blue, grade 3 orange.`,
  ),
  newsletterOf(
    'sycamore-april',
    '2026-04-08',
    'Sycamore School',
    'Sycamore Leaves, April',
    `
Sports day
Sports day is on Friday, May 22, on the meadow. Grade 1 starts at 9, grade 3 at 10:30. We need people with stopwatches.

Climbing frame
It is here! It will be opened on April 24 at noon, with a ribbon and apple juice.

Tick season
Long trousers are a good idea in the school garden.

Summer fair
The summer fair is on June 13. Bands, bakers and someone with a bouncy castle may write to the office.`,
  ),
  newsletterOf(
    'cobb-october',
    '2025-10-15',
    'Cobb Hill Junior High',
    'The Cobb Hill Courier, October',
    `
Lockers
Every student has a locker with a new combination. Do not share it with friends; the caretaker opens jammed doors between 12 and 12:30.

Clubs
There are places left in robotics, debate and the garden club.

Parents' evening
Parents of grade 7 meet on Wednesday, November 5, at 6:30 pm in the cafeteria.

Food
A lunch costs 4.10 dollars from November. There are always a soup and a salad.`,
  ),
  newsletterOf(
    'cobb-january',
    '2026-01-12',
    'Cobb Hill Junior High',
    'The Cobb Hill Courier, January',
    `
Science fair
The science fair is on Friday, February 6. The hall is open to visitors from 4 to 6. Mr. Obi lends out measuring instruments.

Lake Corliss
Grade 7 goes to Lake Corliss in May. Details follow.

Languages
Choices for grade 8 have to be made by March 6. There is a taster lesson for each language.

Snow
When the buses do not run, lessons are online from 9.`,
  ),
  newsletterOf(
    'cobb-march',
    '2026-03-10',
    'Cobb Hill Junior High',
    'The Cobb Hill Courier, March',
    `
Congratulations
The robot that sorts socks has won a prize of the county, too. Well done, Priscilla!

Spring musical
"The Lighthouse Ghost" is on stage from May 14 to 16. Tickets can be had from the office after Easter; the price depends on how much the costumes cost us.

Yearbooks
Order by April 30. Hardcover 32 dollars, softcover 21.

Hall
The big hall has a new floor. No street shoes, please, also for guests.`,
  ),
  newsletterOf(
    'town-autumn',
    '2025-10-01',
    'Town of Carrow Falls',
    'Carrow Falls Gazette, fall',
    `
Leaves
Leaves are collected on November 3 and 17. Paper bags only.

Winter parking
From December to March cars park on the side with the even numbers. Fines are 35 dollars.

Falls path
The path along the falls is closed from the first frost on.

Flu shots
Free flu shots for residents on October 18 in the fire station, from 9 to noon. Children with a parent.`,
  ),
  newsletterOf(
    'town-april',
    '2026-04-03',
    'Town of Carrow Falls',
    'Carrow Falls Gazette, spring',
    `
Market Hall
The new Market Hall is opened on April 18. The mayor speaks at 10:45, briefly.

Hazardous waste
Paint, batteries and old oil are taken at the depot on Saturday, April 25, from 8 to 1. No tires.

Splash park
The splash park opens on Saturday, May 23. Entry stays free, swim diapers are a must.

Bridge
The bridge at Galt is closed to heavy vehicles from May 4 to June 12.`,
  ),
  newsletterOf(
    'library-news',
    '2026-01-21',
    'Carrow Falls Library',
    'Between the Covers',
    `
Board games
Every Friday from 4 to 7 the reading room belongs to games. Bring your own or use ours.

Homework help
Retired teachers help with homework on Tuesdays and Wednesdays from 3:30. It costs nothing.

Author visit
The author of "Moonlight on Mud" reads on February 28 at 2. Tickets are free but few.

Printer
A page in color is now 30 cents.`,
  ),
  newsletterOf(
    'springers-news',
    '2026-03-22',
    'Springers Gymnastics',
    'Springers Post',
    `
Thank you, Marlow
Eleven medals came home with us. Cleo had the best vault of the day, Ruth the best bars.

Summer camp
Gymnastics camp for ages 7 to 12 is from August 3 to 7. It costs 245 dollars. Helpers from 13 on are fed and thanked.

Pit
The foam pit is closed until April 12, since we are washing 4,000 cubes.

Trampoline
A course for parents begins if six of you dare.`,
  ),
  newsletterOf(
    'lindenfield-news',
    '2025-12-10',
    'Lindenfield Court Association',
    'Court News',
    `
Lights
The lights on the big spruce are on until January 10. Thank you to Mr. Bergstrom, who fell off the ladder only once.

Bicycles
The new bicycle cellar is open. The key is the same as for the laundry.

Noise
Please no drilling on Sundays.

Plumbing
There have been three water damages this fall. Look under your sinks. The association pays for pipes in walls, owners for what is in front of them.`,
  ),
  newsletterOf(
    'comets-news',
    '2025-10-30',
    'Carrow Falls Comets',
    'Comet Tail',
    `
Second-hand shoes
Swap your basketball shoes on November 8 from 10 to 12 in the gym of Sycamore School.

Referee course
For everyone from 12 on; two evenings in January with Mr. Stahl.

Dates
Home games are on September 27, October 25, November 15 and December 6. The winter round starts on January 17.

Photos
Do not post photos of other people's children without asking.`,
  ),

  documentOf(
    'rowley-invoice',
    '2025-10-20',
    'Rowley Plumbing',
    'Invoice R-3306',
    `
Rowley Plumbing
Invoice R-3306, work at 11 Lindenfield Court, Carrow Falls, on October 14, 2025

Travel: 45.00
Dishwasher hose with fittings: 38.75
Labor, 1.5 hours: 129.00

Amount due: 212.75 dollars, within 30 days.
Note: cabinet floor swollen, not part of this job.`,
  ),
  documentOf(
    'finch-bill',
    '2025-11-14',
    'Aldo Finch, carpenter',
    'Bill',
    `
Aldo Finch, carpenter
Bill for Ms. Adeyemi, 11 Lindenfield Court

Cabinet floor and left side in birch plywood, fitted on November 12: 340.00 dollars, all included.

Payable in two weeks. Please leave the door open for a day, so that the oil can dry.`,
  ),
  documentOf(
    'benton-bill',
    '2025-12-22',
    "Benton's Auto",
    'Invoice 9047',
    `
Benton's Auto
Invoice 9047

Finding the fault: 40.00
Charging cable, inner part: 62.00
Work: 26.00

Total: 128.00 dollars. Cause: bite marks of an animal. Tip: a bag of peppermint under the hood.`,
  ),
  documentOf(
    'violin-bill',
    '2026-03-31',
    'Mr. Anselmi',
    'Bill for March',
    `
G. Anselmi, violin
Bill for Temi Adeyemi, March 2026

4 lessons at 45.00: 180.00
Set of strings: 34.00

Total: 214.00 dollars. Thank you.`,
  ),
  documentOf(
    'lowry-receipt',
    '2025-11-08',
    'Dr. Lowry, small animals',
    'Receipt',
    `
Dr. H. Lowry, small animals
Patient: Clover, dwarf rabbit, 4.1 pounds

Emergency visit: 65.00
Drops against gas, 30 ml: 18.50

Total: 83.50 dollars, paid. Drops three times a day for five days. Hay, hay and hay; fewer treats.`,
  ),
  documentOf(
    'caves-slip',
    '2026-03-24',
    'Sycamore School',
    'Permission slip Brockway Caves',
    `
Permission slip, grade 3, Brockway Caves

My child may take part in the excursion and go underground with the guide.
Price: 14 dollars.
Jacket, closed shoes, packed lunch, no flashlights (they disturb the bats).
In an emergency on the day: school office, 555-0212.

Name, medicines, signature.`,
  ),
  documentOf(
    'corliss-list',
    '2026-04-10',
    'Cobb Hill Junior High',
    'Packing list Lake Corliss',
    `
Packing list, grade 7, Lake Corliss

Sheet and pillowcase (blankets are there), swimsuit, two towels, rain jacket, old shoes for the canoe, sun cream, mosquito spray, a game for the evening.

Pocket money: 20 dollars at most.
Not allowed: speakers, energy drinks, knives.
Medicines go to Mrs. Vance in a bag with the name on it.`,
  ),
  documentOf(
    'lunch-april',
    '2026-04-10',
    'Sycamore School',
    'Lunch menu, April 13 to 17',
    `
Sycamore School, lunch April 13 to 17

Monday: lentil soup, rolls, apple
Tuesday: chicken with rice, carrots
Wednesday: pancakes with blueberries
Thursday: pasta with tomato sauce, salad
Friday: grilled cheese, cucumber, orange slices

Vegetarian dish on Tuesday: chickpea curry. Milk is free.`,
  ),
  documentOf(
    'sycamore-handbook',
    '2025-08-25',
    'Sycamore School',
    'Handbook for parents',
    `
Sycamore School, handbook (excerpt)

Bell: 8:00 and 3:00. The doors open at 7:40.
Absence: call 555-0212 or use the app before 8:15.
Illness: stay home for a day after the last fever; 48 hours after a stomach bug.
Medicines: only with the nurse and a letter from the doctor.
Birthday treats: please nothing with peanuts, and enough for 24.
Pickup by others: with a note from you.`,
  ),
  documentOf(
    'court-rules',
    '2025-09-30',
    'Lindenfield Court Association',
    'House rules',
    `
Lindenfield Court, house rules

Rest hours: 1 to 3 pm and from 9:30 pm.
Guests park in the marked spaces, for three nights at most.
Small pets are welcome, dogs on a leash.
Grilling: gas or electric only, on the patio.
Garden sheds may be up to 7 feet tall. Children must not climb on roofs or sheds.
Defects in common parts: management, 555-0227.`,
  ),
  documentOf(
    'speech-report',
    '2026-03-06',
    'Ilse Varga, speech therapist',
    'Report after five sessions',
    `
Report on Bisi Adeyemi, sessions 1 to 5

The S is clear in single words and in most sentences. The R still sounds like a W when she is excited, which is often. Her hearing should be tested, since she asks back a lot.

I suggest that we go on with the remaining five sessions as planned. At home: the snake game can stop, the lion game begins.`,
  ),
  documentOf(
    'wheel-palace',
    '2026-03-17',
    'Wheel Palace',
    'Waiver for guests',
    `
Wheel Palace, waiver for guests under 18

I know that roller skating has its risks. My child wears the helmet and the guards that are provided. Skates are included in the party price.

Group: Sorensen, Friday, March 20.
The rink is not responsible for phones in back pockets.

Name of the child, telephone number of a parent, signature.`,
  ),
  documentOf(
    'otter-bay',
    '2026-02-23',
    'Otter Bay Campground',
    'Booking 54 and 55',
    `
Otter Bay Campground, confirmation

Sites 54 and 55, June 19 to 22, two families, two cars each at most.
Price: 38.00 dollars a night and site, paid.
Quiet from 10 pm. Fires only in the ring; firewood from outside is forbidden, bundles are sold at the gate for 7 dollars.
Dogs on a leash. The lake has no lifeguard.`,
  ),
  documentOf(
    'gym-invoice',
    '2025-10-05',
    'Springers Gymnastics',
    'Invoice for the fall term',
    `
Springers Gymnastics, invoice

Temi Adeyemi, level 5
Fall term: 390.00
Team leotard, size S: 84.00
Meet fees: 55.00

Total: 529.00 dollars, due by October 31. A second child would get 20 percent off.`,
  ),
];
