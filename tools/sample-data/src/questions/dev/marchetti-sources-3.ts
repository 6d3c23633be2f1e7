import type { QuestionSource } from '../question-set.ts';
import { documentOf, newsletterOf } from '../set-parts.ts';

/** Newsletters and documents of the Marchettis. */
export const marchettiPapers: readonly QuestionSource[] = [
  newsletterOf(
    'bulletin-october',
    '2025-10-09',
    'Birch Hill Elementary',
    'Birch Hill Bulletin, October',
    `
Picture day
The photographer comes on Thursday, October 23. Order forms are in the folders. Retakes are on November 13.

Crossing guard
Mr. Lindgren is back at the corner of Tanner Street after his knee operation. Please wave.

Book fair
The book fair is open from October 27 to 30 in the library, after school until 5. We need volunteers for the cash box.

Lost and found
The table in the hall is full again. What is not claimed by Friday goes to the clothing bank.`,
  ),
  newsletterOf(
    'bulletin-january',
    '2026-01-08',
    'Birch Hill Elementary',
    'Birch Hill Bulletin, January',
    `
Snow days
If school is closed, you get a text before 6 am. After-care is closed on those days, too.

Instruments
Fourth graders may choose an instrument for the fall until January 30. Demonstrations are in the gym on January 15.

Cold and flu
Children may come back when they have had no fever for a full day. Please do not send them with medicine in the bag; it belongs in the nurse's office.

Skating
The family skating afternoon is on Sunday, February 1, from 2 to 4 at the town rink. Skates can be rented for 5 dollars.`,
  ),
  newsletterOf(
    'bulletin-march',
    '2026-03-05',
    'Birch Hill Elementary',
    'Birch Hill Bulletin, March',
    `
Spring break
School is closed from April 13 to 17. After-care offers a holiday group if at least ten children sign up.

Science night
On Thursday, March 26, from 6 to 8, the gym turns into a laboratory. The volcano is back, the slime is not.

Parking
Please do not stop in front of the side door by the gym. It is kept free for after-care and for ambulances.

Staff news
We welcome Ms. Okafor-Reyes as our new music teacher. Mr. Tolland will be on leave next school year; who takes grade 5 is decided in the summer.`,
  ),
  newsletterOf(
    'bulletin-may',
    '2026-05-07',
    'Birch Hill Elementary',
    'Birch Hill Bulletin, May',
    `
Field day
Field day is on Friday, June 5. Grade 4 wears red. Please send sunscreen and a bottle of water.

Lice
There have been some cases in grade 4. Please check your children twice a week until the end of the month.

Class picnics
Grade 4 has its picnic on Monday, June 15, at noon on the meadow behind the school.

Last day
The last day of school is Friday, June 19, and ends at 11:30. There is no after-care that day.`,
  ),
  newsletterOf(
    'heron-november',
    '2025-11-03',
    'Ashgrove Middle School',
    'The Heron, November',
    `
Grade 8 trip
The grade 8 trip to the capital is planned for April 8 to 10. The price will be announced after the winter break, when we have the offers of three bus companies.

Drama club
Auditions for the spring play are in February. Everybody may try, singing helps.

Cafeteria
A hot lunch is now 3.75 dollars. There is a vegetarian dish every day.

Phones
Phones stay in the lockers from the first to the last bell.`,
  ),
  newsletterOf(
    'heron-february',
    '2026-02-05',
    'Ashgrove Middle School',
    'The Heron, February',
    `
High school evening
Parents of grade 8 are invited to Ashgrove High on Tuesday, March 3, at 7 pm. Course choices are due on March 20.

Yearbook
The yearbook costs 28 dollars until the end of March and 34 after that. Grade 8 can still hand in baby photos.

Capital trip
Chaperones for the trip to the capital have been found. Students sleep four to a room; lists hang next to the office.

Science fair
Congratulations to Lucy Park, whose talking plant came first.`,
  ),
  newsletterOf(
    'heron-may',
    '2026-05-01',
    'Ashgrove Middle School',
    'The Heron, May',
    `
Thank you
"The Lantern Thief" sold out twice and brought in 1,460 dollars for new spotlights.

Exams
Final exams in grade 8 are from June 8 to 11. There are no sports or clubs in that week.

Lockers
Lockers must be empty by June 16. Bring a bag, a big one.

Summer reading
The list for grade 9 is on the website. Choose two out of twelve.`,
  ),
  newsletterOf(
    'acorns-winter',
    '2026-01-12',
    'Little Acorns Preschool',
    'News from Little Acorns, January',
    `
Warm things
We go out every day unless it is colder than 20 degrees. Snow pants, two pairs of gloves and a dry pair of socks should be in the cubby.

Kindergarten
Registration for kindergarten at Birch Hill is on February 10 and 11. Bring the birth certificate and a bill that shows your address.

New face
Mr. Anselm joins the Squirrels on Mondays and Tuesdays, so that Miss Corinne can take a course.

Fees
The monthly fee rises by 20 dollars from February.`,
  ),
  newsletterOf(
    'acorns-spring',
    '2026-04-01',
    'Little Acorns Preschool',
    'News from Little Acorns, April',
    `
Garden day
We plant beans on Saturday, April 25, from 10 to 12 and need shovels, parents and a wheelbarrow.

Photos
The photographer takes pictures of the Squirrels on April 21. Solid colors look best.

Lateness
Please pick up your child by 5. After that we have to charge 1 dollar a minute, which hurts us more than you.

Summer
We are closed from July 27 to August 14.`,
  ),
  newsletterOf(
    'town-winter',
    '2026-01-20',
    'Town of Ashgrove',
    'Ashgrove News, winter',
    `
Parking ban
When it snows, parking on the street is not allowed from midnight to 6. Cars are towed at the owner's expense.

Christmas trees
Trees are collected until January 31. Please take off the lights.

Dog licenses
Licenses for dogs have to be renewed by March 31. They cost 12 dollars, 6 for dogs that have been neutered. You need the rabies certificate.

Bridge
The footbridge at the mill pond is closed until April.`,
  ),
  newsletterOf(
    'town-spring',
    '2026-05-08',
    'Town of Ashgrove',
    'Ashgrove News, spring',
    `
Outdoor pool
The outdoor pool opens on Saturday, June 13. A family pass is 130 dollars, for residents only. Swimming lessons can be booked from June 1.

Bulky waste
Furniture and mattresses are collected on Thursday, June 11. Put them out after 6 pm the evening before. Refrigerators need a sticker.

Concerts
Concerts on the green are on Wednesdays in July at 7.

Road works
Quarry Road is down to one lane until the middle of June. Allow more time on the way to the park.`,
  ),
  newsletterOf(
    'library-spring',
    '2026-04-07',
    'Ashgrove Public Library',
    'What is on at the library',
    `
Story hour
Stories for children from three to five are on Wednesdays at 10:30 with Miss Adler. No registration.

Repair café
On the second Saturday of each month volunteers fix toasters, lamps and bears. Bring what you can carry.

Summer reading club
Sign up from June 8. Whoever reads ten books gets a ticket to the aquarium.

New hours
We are open until 8 on Tuesdays and Thursdays, and closed on Sundays from June to August.`,
  ),
  newsletterOf(
    'otters-club',
    '2026-04-17',
    'Ashgrove Otters Soccer Club',
    'Otter Post, April',
    `
Pictures
Team pictures are taken on Saturday, May 9. Please come in the full kit.

Summer camp
The soccer camp for 8 to 12 year olds runs from August 17 to 21, daily from 9 to 3. It costs 210 dollars, brothers and sisters pay 180.

Referees
We train new referees from the age of 13. The course is free, and a game pays 20 dollars.

Parking
At Quarry Road Park please use the upper lot; the lower one is flooded again.`,
  ),
  newsletterOf(
    'street-letter',
    '2025-11-20',
    'Tanner Street Neighbors',
    'Tanner Street letter',
    `
Leaves
The leaf truck comes on December 1. Rake them to the curb, not into the drain.

Light
The street lamp in front of no. 44 has been reported for the third time. Mr. Odum will go to the town meeting.

Block party
The next block party is planned for the last weekend of August. Ms. Bello looks for people who can grill.

Watch out
A raccoon has learned to open the lids with the green handles. Put a stone on top.`,
  ),

  documentOf(
    'bellweather-invoice',
    '2025-12-15',
    'Bellweather Heating',
    'Invoice 2025-1187',
    `
Bellweather Heating
Invoice 2025-1187 for heating repair, 48 Tanner Street, Ashgrove, on December 9, 2025

Service call: 95.00
Circulation pump, new: 214.00
Labor, 1.5 hours: 77.50

Total: 386.50 dollars, payable by January 9, 2026.
Technician: Doug Pruitt. Parts carry a warranty of two years.`,
  ),
  documentOf(
    'piano-bill',
    '2026-04-30',
    'Mrs. Feldstein',
    'Bill for April',
    `
Miriam Feldstein, piano lessons
Bill for Nico Marchetti, April 2026

3 lessons at 40.00 (none in spring break): 120.00
Red book, volume three: 13.50

Total: 133.50 dollars, payable within two weeks.`,
  ),
  documentOf(
    'vet-bill',
    '2026-02-21',
    'Harbor Road Veterinary Clinic',
    'Receipt',
    `
Harbor Road Veterinary Clinic, Dr. Amato
Patient: Biscuit, owner P. Marchetti

Rabies shot: 28.00
Checkup: 54.00
Nail trim: 15.00

Total: 97.00 dollars, paid by card. Weight: 63 pounds. Next rabies shot: February 2029. Advice: no more table scraps.`,
  ),
  documentOf(
    'garage-bill',
    '2026-03-16',
    'Ferris Street Garage',
    'Invoice 5521 (copy)',
    `
Ferris Street Garage
Invoice 5521, claim NM-40772-B, copy for the customer

Rear bumper: 640.00
Paint and drying: 310.00
Labor: 385.00

Total: 1,335.00 dollars, billed to Northfield Mutual Insurance. Loaner car free of charge, March 12 to 16.`,
  ),
  documentOf(
    'ortho-statement',
    '2026-03-31',
    'Lindqvist Orthodontics',
    'Statement, first quarter',
    `
Lindqvist Orthodontics
Statement for Sofia Marchetti, January to March 2026

Monthly rate January: 145.00, paid
Monthly rate February: 145.00, paid
Monthly rate March: 145.00, open
Wire repair January 16: no charge

Please transfer the open amount by April 15.`,
  ),
  documentOf(
    'mills-slip',
    '2026-04-30',
    'Birch Hill Elementary',
    'Permission slip Harlow Mills',
    `
Permission slip, grade 4

I allow my child to take part in the visit to Harlow Mills. I know that the class goes by bus and makes paper with water and pulp.

Cost: 12 dollars, cash or check to the school.
Bag lunch: no glass, no soda.
Emergency contact during the trip: school office, 555-0125.

Name of the child, date, signature.`,
  ),
  documentOf(
    'camp-packing',
    '2026-05-05',
    'Camp Wannalake',
    'Packing list',
    `
Camp Wannalake, packing list for a week

Sleeping bag, pillow, two swimsuits, rain jacket, flashlight with new batteries, six pairs of socks and a seventh, sun hat, insect spray, stamps.

Please leave at home: phones, game consoles, knives, candy. Phones that turn up are kept in the office until Saturday. Children can write letters, and you can write to them.

The bus leaves from the Ashgrove library on Sunday at 8:30. Pickup is on Saturday at 11 at the same place.`,
  ),
  documentOf(
    'acorns-menu',
    '2026-05-22',
    'Little Acorns Preschool',
    'Lunch menu, May 25 to 29',
    `
Little Acorns, lunch May 25 to 29

Monday: closed
Tuesday: chicken soup, bread, pears
Wednesday: bean tacos, melon
Thursday: fish sticks, mashed potatoes, cucumber
Friday: macaroni with peas, strawberries

Milk and water every day. All dishes are made without nuts.`,
  ),
  documentOf(
    'acorns-handbook',
    '2025-10-01',
    'Little Acorns Preschool',
    'Family handbook',
    `
Little Acorns, family handbook (excerpt)

Hours: 7:30 to 5:00. Children should be here by 9.
Illness: a child with a fever stays home until it has been free of it for 24 hours, without medicine. Pink eye and stomach flu: 48 hours.
Food: our house is free of peanuts and tree nuts.
Pickup: only persons on the list, with a photo ID.
Toys from home: on Fridays only.
Office: 555-0134.`,
  ),
  documentOf(
    'lease-rules',
    '2025-10-01',
    'Gorski Properties',
    'House rules, 48 Tanner Street',
    `
House rules, 48 Tanner Street

Quiet hours are from 10 pm to 7 am. Grills must stand ten feet from the wall. One dog is allowed; a second animal needs written consent.
Snow is cleared by the tenant, the roof by the owner.
Smoke alarms: test twice a year, batteries are paid by the owner.
Painting: any color, but white again when you leave.
In an emergency with water: main valve behind the washing machine.`,
  ),
  documentOf(
    'trash-calendar',
    '2026-01-02',
    'Town of Ashgrove',
    'Trash calendar 2026',
    `
Town of Ashgrove, trash calendar 2026, zone C (Tanner Street to Mill Street)

Household trash: every Wednesday
Paper and cardboard: second and fourth Wednesday
Glass and cans: first and third Wednesday
Yard waste: Mondays from April to November

After a holiday on Monday or Tuesday everything moves back one day. Bins out by 6:30 am.`,
  ),
  documentOf(
    'suit-receipt',
    '2025-11-07',
    'Bluefins Swim Team',
    'Receipt for team suit',
    `
Bluefins Swim Team, receipt

Sofia Marchetti
Team suit, size 30: 62.00
Cap with name: 12.00
Season fee, first half: 165.00

Total: 239.00 dollars, received with thanks. The second half of the season fee is due on February 1.`,
  ),
  documentOf(
    'wheelhouse-ticket',
    '2026-05-19',
    'Wheelhouse Bikes',
    'Repair ticket 0418',
    `
Wheelhouse Bikes, repair ticket 0418

Customer: Marchetti. Boy's bike, 24 inch, red.
New chain and sprocket: 35.00
Helmet, blue, size S: 48.00

Ready on Friday, May 22. Please bring this ticket. Bikes that are not collected within a month go to the youth center.`,
  ),
  documentOf(
    'yearbook-form',
    '2026-02-05',
    'Ashgrove Middle School',
    'Yearbook order form',
    `
Ashgrove Middle School, yearbook 2026

Name and homeroom of the student
Softcover only, 96 pages in color
Price until March 31: 28 dollars, later 34 dollars
Name printed on the cover: 5 dollars more

Checks to the parent association. The books are given out in the last week of school.`,
  ),
];
