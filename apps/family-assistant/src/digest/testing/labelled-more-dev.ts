import type { Category } from '@homeroom/matters';
import type { LabelledText } from './labelled-text.ts';

/** Invented newsletters by category, written after the first weights to find their gaps and tune them. */
export const moreDevTexts: Readonly<Record<Category, readonly LabelledText[]>> = {
  School: [
    [
      'Willow Creek',
      'Tomorrow is pajama day',
      'Kids may come in pajamas and bring one stuffed animal. Slippers stay in the cubbies during outdoor time.',
    ],
    [
      'office@maplewood.example',
      'Late start Monday',
      'Doors open at 10:00 for all grades. Breakfast will not be served.',
    ],
    [
      'Mme Dubois',
      'French vocabulary',
      'The unit 3 vocabulary check is on Thursday. Flashcards are on the class page. Students who retake it should see me at lunch.',
    ],
    [
      'Maplewood',
      '',
      'Enrollment verification for returning families opens Monday. Upload proof of residence in the portal by March 15 to keep your seat.',
    ],
    [
      'Grade 6 team',
      'Outdoor education week',
      'Sixth graders leave for Camp Tamarack on Tuesday. The packing list, chaperone roster and final payment of $140 are in the folder.',
    ],
    [
      'IEP coordinator',
      'Annual meeting',
      'We would like to schedule the annual review of your child’s plan. Please tell me which of the three times works; the speech teacher will join us.',
    ],
    [
      'Maplewood Boosters',
      'Teacher appreciation',
      'Let us fill the staff lounge with treats! Sign up to bring muffins or coffee on Friday morning.',
    ],
    [
      'Robotics club',
      'Lego league season',
      'Our robotics team of fifth graders meets in the STEM lab after dismissal. The qualifying event is on December 5; parents drive.',
    ],
    [
      'Brookside',
      'Wednesday folder',
      'Look for three papers tonight: the emergency card, the media release and the free-and-reduced meal form. All go back to Ms. Kim by the end of the week.',
    ],
    [
      'Brookside PTO',
      'Gift wrap sale wraps up',
      'Orders are tallied tomorrow. The grade that sells most earns an extra recess, and profits pay for new science kits.',
    ],
    [
      'Mr. Tran',
      'Algebra quiz moved',
      'We need one more day on inequalities, so the quiz is on Friday. Extra help is in my room before first period.',
    ],
    [
      'Registrar',
      'Next year’s paperwork',
      'Families who do not re-enroll online by April 1 may lose their place. New siblings need proof of age.',
    ],
    [
      'Early Learning Center',
      'Blue room news',
      'We are learning about farm animals and counting to twenty. On Thursday a visitor brings baby chicks. Naptime blankets went home for washing.',
    ],
    [
      'Choir teacher',
      'Dress rehearsal',
      'Concert choir stays until four on Wednesday for the dress rehearsal. Black shoes, please; the performance counts as the final.',
    ],
    [
      'Lincoln High',
      'Cap and gown',
      'Seniors pick up caps and gowns in the commons during lunch. Unpaid fines must be cleared before the ceremony.',
    ],
    [
      'Transportation',
      'Route 7 delay',
      'Route 7 runs twenty minutes late this afternoon because of a substitute driver. Students will wait with staff in the foyer.',
    ],
    [
      'Ms. Grady',
      '',
      'Families, our weather unit ends with posters! Your child needs a shoebox, cotton balls and a blue folder by Tuesday. Thanks for practicing sight words.',
    ],
    [
      'Lincoln High testing',
      'AP exam fees',
      'The fee for each AP exam is $98. Pay through the school store; fee reductions are available at the guidance window.',
    ],
  ],
  Sports: [
    [
      'TeamSnap',
      'Availability for Sunday?',
      'Thunder vs. Wolves, 11:15 AM, Field 6. Tap to tell the coach if you are going.',
    ],
    [
      'Westside Aquatic Club',
      '',
      'Due to lightning the outdoor pool is closed. Silver group trains at the Y from 6 to 7:30. Dryland is cancelled.',
    ],
    [
      'Northern Nordic',
      'Waxing clinic',
      'Learn to wax your skis before the first race. Bring skate skis and an apron. Junior racers get wax at cost.',
    ],
    [
      'Coach Pat',
      'Bus times for away meet',
      'We leave at 3:05 from the back lot. Pack spikes for mud and a dry shirt. The girls run first.',
    ],
    [
      'Dojo Hayashi',
      'Holiday schedule',
      'The dojo is closed December 24 to January 1. Sparring class resumes on the 2nd. Gi orders are due Friday.',
    ],
    [
      'City League',
      'Make-up date for U12 Girls',
      'Your rained-out fixture against Rovers is now Wednesday at 6 under the lights. Referees have been assigned.',
    ],
    [
      'Springfield Climbing',
      'Youth squad',
      'The youth squad starts bouldering twice a week. Harness and shoes can be rented. Comp day is in May.',
    ],
    [
      'Ballet Arts',
      'Leotards and observation week',
      'Parents may watch class during observation week. Level 2 dancers wear a navy leotard. The recital is in June.',
    ],
    [
      'Rec league',
      'Schedules are out',
      'Your child plays for the Green Frogs, Saturdays at 10, field B. Shirts will be handed out at the first kickabout.',
    ],
    [
      'Coach Liz',
      'Sub needed for tonight',
      'We are short two girls against Hillside. Anyone free at 7? Dark shirt, knee pads, meet at the net.',
    ],
    [
      'Brookside athletics',
      'Spring sports sign-up',
      'Registration is open for track, softball and boys’ tennis. A physical from the last twelve months has to be on file.',
    ],
    [
      'Otters',
      'Time trials',
      'Everybody swims the 50 free and one stroke of choice. Bring two towels. Ribbons at the end.',
    ],
    [
      'Fencing Academy',
      'Youth épée camp',
      'A week of footwork, bouts and games in August. Masks and blades are provided. Discount for siblings.',
    ],
    [
      'Mustangs baseball',
      'Field day work party',
      'Before opening day we rake the infield and paint the dugouts. Bring gloves and a shovel; hot dogs for all helpers.',
    ],
    [
      'Rink news',
      'Public skate and learn-to-play',
      'Learn-to-play hockey starts on January 8. Full gear is lent for a deposit. Bring a water bottle.',
    ],
    [
      'Coach Ramos',
      '',
      'Great hustle last night, 3-2 in overtime! Rest up. Film session Monday, lift on Tuesday, bus at 4 on Thursday.',
    ],
    [
      'Dance Loft',
      'Competition weekend',
      'Call time for the jazz group is 8:20. Buns low, lashes on. Solos compete on Sunday, awards at six.',
    ],
    [
      'Ski bus',
      'First trip on January 9',
      'The bus leaves the lodge lot at 6:30. Lift passes are handed out on board; rentals must be reserved.',
    ],
  ],
  Medical: [
    [
      'Smile Kids',
      'We missed you',
      'You missed your cleaning on Monday. Please call us to find a new time. A fee applies after two missed visits.',
    ],
    [
      'MyChart',
      'New test result',
      'A new test result is available for Maya. Log in to view it. Your care team will contact you if anything needs attention.',
    ],
    [
      'Maplewood Elementary health room',
      'Stomach bug going around',
      'Several children vomited at school this week. Keep your child home for 24 hours after the last episode, and wash hands with soap.',
    ],
    ['Dr. Novak', 'Glasses are in', 'Leo’s new glasses have arrived and can be fitted any day before five.'],
    [
      'HealthFirst',
      'Open enrollment ends soon',
      'Choose your health plan for next year by December 15. Compare deductibles, dental add-ons and the list of doctors.',
    ],
    [
      'Pediatric Partners',
      'COVID boosters for children',
      'Boosters for ages 5 to 11 are available on Saturdays. Masks are requested in the waiting room.',
    ],
    [
      'Speech & Hearing Center',
      'Audiology follow-up',
      'We would like to repeat the hearing test in six months. No ear drops on the day, please.',
    ],
    [
      'School nurse',
      '',
      'Your child came to see me today after a bump on the head. She seems fine. Watch for headache, vomiting or drowsiness tonight.',
    ],
    [
      'Dr. Patel’s office',
      'Yearly physical',
      'Sam is due for a physical before camp. We also have his second HPV shot ready. Book through the portal or call.',
    ],
    [
      'Brookside nurse',
      'Strep in Room 8',
      'Two children in Room 8 have strep throat. See your doctor if your child has a sore throat, fever or rash.',
    ],
    [
      'Metro Imaging',
      'MRI instructions',
      'Arrive thirty minutes early and leave jewelry at home. Tell us about implants or if you may be pregnant.',
    ],
    [
      'QuickCare',
      'How was your visit?',
      'Thank you for choosing QuickCare. Your discharge papers and the work note are attached. Finish all of the amoxicillin.',
    ],
    [
      'Orthodontic Group',
      'Band came loose?',
      'Our holiday hours are short. For a poking wire use wax and call the emergency line. Expanders should still be turned daily.',
    ],
    [
      'MedRx Mail',
      'Refill shipped',
      'Your 90-day supply of cetirizine has shipped. Your copay was $12. A pharmacist can answer questions about side effects.',
    ],
    [
      'Vision Works for Kids',
      'Contact lens training',
      'First-time wearers practice putting lenses in with a technician. Plan forty minutes and bring the glasses you have.',
    ],
    [
      'County public health',
      'Measles case confirmed',
      'A visitor with measles was at the mall on Sunday. Check that everyone in your family has had two MMR doses.',
    ],
    [
      'Behavioral Health',
      'Group for anxious teens',
      'Eight weekly sessions led by a licensed therapist. Most insurance is accepted. An intake call is required.',
    ],
    [
      'Camp nurse',
      'Medications at camp',
      'Hand all medicines to the nurse at check-in, in original bottles with the doctor’s orders. Inhalers may stay with the camper.',
    ],
  ],
  Community: [
    [
      'Oakdale Village',
      'Trash day changes',
      'Because of the holiday, garbage and recycling are collected one day later all week. Christmas trees are picked up on January 9.',
    ],
    [
      'Nextdoor digest',
      'Lost dog near Pine Court',
      'A small brown terrier slipped out of the yard. Please check your garages and call Ed.',
    ],
    [
      'Trinity Lutheran',
      'Advent wreaths',
      'We make Advent wreaths in the fellowship room after worship. Soup supper follows. All ages are welcome.',
    ],
    [
      'Oakdale Arts Council',
      'Art in the park',
      'Forty local artists show their work on the common, with face painting and a jazz trio at two. Admission is free.',
    ],
    [
      'Troop 42',
      'Campout',
      'The troop camps at Bear Lake on the weekend of the 14th. Patrols plan their menus on Tuesday. The cost is $22 for each scout.',
    ],
    [
      'County Extension',
      'Master gardener talk',
      'Learn what to plant under maples. The talk is free and takes place in the grange. Seeds will be swapped afterwards.',
    ],
    [
      'Bridge Street Residents',
      'Road work',
      'Bridge Street will be paved between the 3rd and the 7th. Driveways are not accessible from 8 to 5. Park on Mill Lane.',
    ],
    [
      'United Way',
      'Coat drive',
      'Gently used coats of all sizes are collected in the lobby of the bank until Friday. Last winter 900 children were kept warm.',
    ],
    [
      'Mayor’s office',
      'Budget town hall',
      'Come hear how tax dollars are spent next year and tell us what matters to you. Childcare is available at the session.',
    ],
    [
      'Elm Court',
      'Snow shoveling list',
      'Several older neighbors could use help with their steps this winter. Teens who want to shovel can put their names on the list at number 12.',
    ],
    [
      'Library',
      'Summer reading kickoff',
      'A magician opens our summer reading program on the lawn. Sign up for a log and pick a free paperback.',
    ],
    [
      'First Methodist',
      'Rummage sale donations',
      'Drop clean clothing and working appliances in the basement on Thursday. No mattresses, please. Proceeds support the youth mission.',
    ],
    [
      'Cub Scouts',
      'Blue and gold banquet',
      'Each den prepares a skit. Bring a side dish for eight. Arrow of Light scouts cross over to the troop that evening.',
    ],
    [
      'Parks department',
      'Playground closed',
      'The playground at Juniper Park is closed for new surfacing until May. The splash pad opens on Memorial Day as planned.',
    ],
    [
      'Indivisible Oakdale',
      'Candidates’ forum',
      'Meet the five people running for select board. Questions are taken from the floor. Moderated by the League of Women Voters.',
    ],
    [
      'Heritage society',
      'Cemetery walk',
      'Guides in costume tell stories of early settlers. Lanterns are lit at six. Suggested donation of $5 for the restoration fund.',
    ],
    [
      'Animal rescue',
      'Foster homes wanted',
      'Forty kittens need a warm home for a few weeks. Food and litter are provided. Orientation is on Sunday.',
    ],
    [
      'Hindu Temple',
      'Diwali mela',
      'Food stalls, dance and fireworks on the grounds. Volunteers park free. Everyone from the area is invited.',
    ],
  ],
  Other: [
    [
      'Netbank',
      'Unusual activity',
      'We blocked a card payment of $412 at an electronics store. Was it you? Reply yes or no.',
    ],
    [
      'Amtrek',
      'Your train is delayed',
      'Train 319 to Chicago now departs at 4:40 p.m. from platform 6. We apologize for the inconvenience.',
    ],
    [
      'Uncle Rob',
      '',
      'Happy birthday to my favorite niece!! Check the mailbox, something is coming your way. Call me when it lands.',
    ],
    [
      'Streamly',
      'What’s new this month',
      'Three new series and the movie everyone talks about. Start watching on any screen.',
    ],
    [
      'Cascade Gas',
      'Meter reading',
      'We could not read your meter. Enter the reading online before the 20th, otherwise your usage is estimated.',
    ],
    [
      'Furniture World',
      'Your sofa arrives Thursday',
      'The delivery team comes between 9 and 1. Make sure that the hallway is clear. Somebody over 18 must be home.',
    ],
    [
      'Passport services',
      'Application received',
      'Your passport application was received and is being processed. Current times are six to eight weeks.',
    ],
    [
      'The Daily Crumb',
      'Sunday bake: cinnamon knots',
      'Butter, brown sugar and patience. The dough rests overnight in the fridge. Printable version below.',
    ],
    [
      'Fiberlink',
      'Planned maintenance',
      'Your internet may be interrupted between 1 and 4 a.m. on Tuesday. You do not have to restart the modem.',
    ],
    [
      'Pottery Nook',
      'Your pieces are fired',
      'The mugs you painted are ready to pick up. We keep them for thirty days.',
    ],
    [
      'Grandma Jo',
      'Recipe you asked for',
      'Two cups of flour, one of sugar, and do not skimp on the butter! Bake until golden. See you at Easter, hugs to the kids.',
    ],
    ['Tollway', 'Unpaid toll', 'A toll of $3.75 was recorded for your vehicle. Pay within 14 days to avoid a fee.'],
    [
      'GreenBox',
      'Your weekly meal kit',
      'Skip or swap meals by Wednesday night. This week: miso salmon and a mushroom risotto.',
    ],
    [
      'Costless Club',
      'Membership expires',
      'Your membership ends on the 30th. Renew at any register and keep the fuel discount.',
    ],
    [
      'Realty One',
      'Homes in your area',
      'Four bedrooms, two baths, fenced yard: three new listings under $400,000. Tour them this weekend.',
    ],
    [
      'Airways',
      'Schedule change',
      'Your departure has moved from 9:10 to 9:55. Seats 14A to 14D are unchanged. Bags: one each.',
    ],
    [
      'Theme Park',
      'Season passes on sale',
      'Ride all summer for the price of two visits. Parking is included with the gold pass. Offer good through Sunday.',
    ],
    [
      'Roofers Inc.',
      'Inspection report',
      'We found lifted shingles above the garage. Photos and a quote for the repair are attached.',
    ],
  ],
};
