import type { Category } from '@homeroom/matters';
import type { LabelledText } from './labelled-text.ts';

/** Newsletters written when the weights were final, and only measured: their faults must never lead to another weight. By category, all invented. */
export const laterTexts: Readonly<Record<Category, readonly LabelledText[]>> = {
  School: [
    [
      'Fairview Elementary',
      'Hundredth day of school',
      'On Thursday we celebrate one hundred days! Send a bag with one hundred small things such as buttons or beads. First graders may dress up as if they were a hundred years old.',
    ],
    [
      'Cafeteria manager',
      'Low balance notice',
      'The meal account of your child is at -$6.40. Please add money online or send a check in an envelope with the name and room number.',
    ],
    [
      'Ms. Alvarez',
      'Volcano project',
      'Our geology chapter closes with a model volcano. Work on it at home with an adult and bring it in on the 17th; the rubric is in the planner.',
    ],
    [
      'Fairview attendance',
      'Absence on Tuesday',
      'We have not heard from you about the absence on Tuesday. Please send a written excuse within three days, otherwise it counts as unexcused.',
    ],
    [
      'Northside High',
      'Schedule pick-up',
      'Freshmen collect schedules and locker combinations in the library on August 20, by last name. Student IDs are printed at the same time.',
    ],
    [
      'Bright Beginnings',
      'Closed for staff training',
      'The center is closed on Friday. Toddlers need extra diapers from Monday, and the butterfly room says goodbye to Miss Tara.',
    ],
    [
      'Fairview PTA',
      'Restaurant night',
      'Mention Fairview at Taco Town on Tuesday and a fifth of the bill goes to our field trips fund. The class with most receipts wins a popcorn party.',
    ],
    [
      'Northside drama',
      'Tech week',
      'Cast and crew stay until eight all week. Please send dinner. Tickets for the spring musical go on sale in the cafeteria.',
    ],
    [
      'Superintendent',
      'Boundary changes',
      'Some addresses will be assigned to a different elementary building next fall. Two information evenings are planned, and older siblings may stay.',
    ],
    [
      'Mr. Osei',
      '',
      'Just a quick note: recorders come home today. Please practice “Hot Cross Buns” for five minutes a night, the class plays it at assembly.',
    ],
  ],
  Sports: [
    [
      'Panthers',
      'Photo order forms',
      'Individual and team pictures are taken at 8:30 before the game against the Bulldogs. Full uniform, cleats clean, please.',
    ],
    [
      'Coach Jo',
      'Indoor tonight',
      'Fields are soaked. We train in the gym at 6, so flats instead of cleats. Keepers come at 5:30.',
    ],
    [
      'Lakers Rowing',
      'Erg test',
      'The two-kilometre erg test decides the boats for the regatta. Eat a light lunch and bring a change of shirt.',
    ],
    [
      'YMCA',
      'Winter basketball for grades 1 to 4',
      'Eight weeks of skills and games on low hoops. Every player gets a shirt. Parents who coach pay half.',
    ],
    [
      'Swim office',
      'Lane assignments',
      'Bronze moves to lanes 5 and 6 on Monday. Fins and a kickboard are now required.',
    ],
    [
      'Gymnastics Loft',
      'Testing week',
      'Handstands, cartwheels and a back walkover: coaches check skills for the next level. New groups begin after the break.',
    ],
    [
      'Golden Gloves',
      'Ring rental',
      'The ring is booked for sparring on Tuesday. Headgear and wraps for everyone, and no contact for under twelves.',
    ],
    [
      'Valley Softball',
      'Umpires and scorekeepers',
      'We pay $25 a game for plate umpires. Training is on Sunday at the upper diamond; sign up with the league secretary.',
    ],
    [
      'Trail runners',
      'Group run',
      'Six easy miles from the dam on Saturday, headlamps needed. Faster runners add the ridge. Coffee afterwards.',
    ],
    [
      'Table Tennis Club',
      'Ladder results',
      'Mina moved up two places and Theo keeps the lead. The next round of the ladder starts on Monday; scores go on the board.',
    ],
  ],
  Medical: [
    [
      'Lakeshore Dental',
      'Wisdom teeth consult',
      'We have your daughter down for a consult on the 9th at 2. Please send last year’s X-rays and your insurance card.',
    ],
    [
      'Fairview health office',
      'Fifth disease',
      'A student in Room 3 has fifth disease. It shows as red cheeks. Pregnant staff and parents may want to ask their doctor.',
    ],
    [
      'Dr. Lindgren',
      'Asthma action plan',
      'Please print the action plan and give a copy to coaches and teachers. Rinse after the steroid inhaler. We will see him in three months.',
    ],
    [
      'Sunrise Pharmacy',
      'Recall',
      'One lot of children’s cold syrup is recalled. Check the number on the bottle and return it to us for a refund.',
    ],
    [
      'Regional Medical Center',
      'Pre-registration',
      'To save time on the day of delivery, complete the maternity pre-registration and list allergies and medicines.',
    ],
    [
      'Kids First',
      'Growth and development visit',
      'At eighteen months we check height, weight and speech, and give one vaccine. Bring the questionnaire.',
    ],
    [
      'Eye Associates',
      'Patch reminder',
      'Wear the patch two hours every day until the next visit. If the eye turns red, stop and call.',
    ],
    [
      'County clinic',
      'Free blood pressure checks',
      'Nurses measure blood pressure and blood sugar at no charge every Wednesday. Ask about help to quit smoking.',
    ],
    [
      'Nutrition Services',
      'Celiac diet class',
      'A dietitian explains labels and gluten-free cooking to newly diagnosed families. A referral from your provider is needed.',
    ],
    [
      'MedSupply',
      'CPAP filters',
      'Insurance covers new filters and a mask every three months. Confirm that the patient still uses the machine.',
    ],
  ],
  Community: [
    [
      'Village of Oak Hollow',
      'Sidewalk repair',
      'Crews replace broken sidewalk slabs on Hill Street. Residents are asked to keep cars off the curb until Thursday.',
    ],
    [
      'Oak Hollow Library',
      'Teen craft night',
      'Make a lantern in the maker room. Supplies are free, ages 12 to 17, registration at the circulation desk.',
    ],
    [
      'Neighbors on Fern',
      'Free couch',
      'We are moving and have a couch, two lamps and a crib to give away to someone on the street. Knock at 27.',
    ],
    [
      'St. Anne’s',
      'Giving tree',
      'Take a paper star from the tree in the narthex, buy the gift, and bring it back wrapped before the third Sunday of Advent.',
    ],
    [
      'Cub Scout Pack 9',
      'Popcorn kickoff',
      'Popcorn sales begin. Each scout sells ten bags at the hardware store tables, and prizes are handed out at the pack meeting.',
    ],
    [
      'Oak Hollow Fire',
      'Burn permits',
      'Open burning is not allowed until it rains. Residents with a permit will be called when the ban is lifted.',
    ],
    [
      'Community kitchen',
      'Cooks wanted',
      'On the last Friday of the month we cook for one hundred guests who would otherwise go hungry. Aprons are here; bring a peeler.',
    ],
    [
      'Historical museum',
      'Train room open',
      'Volunteers run the model railway on Saturday. Admission by donation, and members of the society bring cookies.',
    ],
    [
      'Ward 3 newsletter',
      'Speed bumps on Alder',
      'The committee voted 4 to 2 for speed bumps on Alder. Comments can be sent to the council until the 30th.',
    ],
    [
      'Islamic Society',
      'Iftar for neighbors',
      'You are invited to break the fast with us on Thursday at sunset. No gifts, just come hungry.',
    ],
  ],
  Other: [
    [
      'Ink & Paper',
      'Your printer cartridge',
      'Time to reorder? Take 15% off black cartridges this week with free two-day shipping.',
    ],
    [
      'Mountain Lodge',
      'Before you arrive',
      'Check in after four at the main desk. Chains may be required on the pass. Your cabin sleeps six.',
    ],
    [
      'City Bank',
      'New debit card on its way',
      'Your new card arrives in seven to ten days. Activate it in the app; the old one stops working then.',
    ],
    [
      'Cousin Mel',
      'Baby is here!',
      'Seven pounds two ounces and lots of hair. We are home and tired. Come and meet her after the weekend, love Mel',
    ],
    [
      'Spark Energy',
      'Scheduled outage',
      'Power will be off on your street on Tuesday between 9 and 11 while we replace a transformer.',
    ],
    [
      'Vino Club',
      'Three reds for autumn',
      'Our sommelier picked three bottles for stews. Members save a fifth and shipping is on us.',
    ],
    [
      'AutoGlass',
      'Your windshield appointment',
      'Our technician comes to your driveway on Friday. Please leave the car unlocked and clear the dashboard.',
    ],
    [
      'Ticketland',
      'Your tickets for The Owls',
      'Two seats in row F. Doors open at seven. Show the code on your phone; no refunds.',
    ],
    [
      'Payroll',
      'Your pay stub',
      'The pay stub for the period ending the 15th is in the employee portal. Check your withholding before year’s end.',
    ],
    [
      'Snug Rentals',
      'Rent increase',
      'From February the monthly rent is $1,840. Sign the renewal of the lease online if you want to stay.',
    ],
  ],
};
