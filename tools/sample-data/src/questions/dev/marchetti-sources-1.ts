import type { QuestionSource } from '../question-set.ts';
import { chatOf } from '../set-parts.ts';

/** Chat messages of the Marchettis, thread by thread. */
export const marchettiChats: readonly QuestionSource[] = [
  // Rides to soccer
  chatOf(
    'rides-1',
    '2025-10-02',
    'Dana Whitlock',
    'Hi Elena, can we share the driving to soccer again this fall? I could take the boys on Tuesdays if you do Thursdays.',
  ),
  chatOf(
    'rides-2',
    '2025-10-02',
    'Elena',
    'Thursdays work for me. Where do I get Owen from, your place or after-care?',
  ),
  chatOf(
    'rides-3',
    '2025-10-02',
    'Dana Whitlock',
    "From after-care please, the side door by the gym. They ask for Owen's pickup word before they let him go, it's pineapple this year.",
  ),
  chatOf(
    'rides-4',
    '2025-10-02',
    'Elena',
    "Pineapple, got it. You can leave Nico's booster seat in your van, we have a spare one here.",
  ),
  chatOf(
    'rides-5',
    '2025-10-21',
    'Dana Whitlock',
    "Small change, from November I'm on the late shift every Tuesday. Could we swap? Me Thursdays, you Tuesdays?",
  ),
  chatOf(
    'rides-6',
    '2025-10-21',
    'Elena',
    "Sure, let's swap from November 4 on. Paul will do the first one because I'm at the hospital until six that day.",
  ),

  // Nico's birthday
  chatOf(
    'birthday-1',
    '2025-10-26',
    'Elena',
    'Nico wants to go climbing for his birthday. Summit Shack has Saturday Nov 15 free, 2 to 4. Shall I book it?',
  ),
  chatOf('birthday-2', '2025-10-26', 'Paul', 'Yes, book it. How many kids can we bring for the base price?'),
  chatOf(
    'birthday-3',
    '2025-10-26',
    'Elena',
    'Ten including Nico at Summit Shack. Every extra child is 14 dollars on top.',
  ),
  chatOf(
    'birthday-4',
    '2025-10-27',
    'Paul',
    "Then ten it is. I'm ordering the cake at Hollis Bakery. He wants a shark, preferably with blood. I said shark, no blood.",
  ),
  chatOf(
    'birthday-5',
    '2025-11-08',
    'Elena',
    "Summit Shack just called, a pipe burst and they can't do the party that weekend. They offered us Sunday Nov 23 at the same time.",
  ),
  chatOf(
    'birthday-6',
    '2025-11-08',
    'Paul',
    'Fine by me, the 23rd then. Tell the other parents, and tell Hollis to move the shark as well.',
  ),
  chatOf(
    'birthday-7',
    '2025-11-09',
    'Elena',
    "Done. Hollis wants us to collect the shark on Saturday before noon, they don't open on Sundays.",
  ),
  chatOf(
    'birthday-8',
    '2025-11-20',
    'Dana Whitlock',
    "Owen can't wait for Sunday! He can't have anything with sesame, is that a problem with the food there?",
  ),
  chatOf(
    'birthday-9',
    '2025-11-20',
    'Elena',
    "No problem, it's only pizza and fruit and I'll ask about the crust. They need socks with grip for climbing, no bare feet.",
  ),

  // The dog and the sock
  chatOf(
    'sock-1',
    '2025-11-02',
    'Paul',
    'Biscuit ate a sock. Again. The vet says wait and watch and call if he throws up.',
  ),
  chatOf('sock-2', '2025-11-02', 'Sofia', 'which sock'),
  chatOf('sock-3', '2025-11-02', 'Paul', "Nico's left soccer sock, so he needs a new pair by Tuesday."),
  chatOf(
    'sock-4',
    '2025-11-04',
    'Elena',
    'It has reappeared on the lawn. No details. Biscuit is fine and wants breakfast.',
  ),

  // Nonna's operation
  chatOf(
    'hip-1',
    '2025-11-12',
    'Lucia',
    "Mom's hip operation is set for December 3 at St. Brendan's. She'll be there five days and then two weeks of rehab.",
  ),
  chatOf('hip-2', '2025-11-12', 'Paul', "Which floor will she be on? I'd like to bring the kids on the weekend."),
  chatOf(
    'hip-3',
    '2025-11-12',
    'Lucia',
    "Third floor, they don't know the room yet. Visiting hours are 2 to 7, and only two children at a time.",
  ),
  chatOf(
    'hip-4',
    '2025-12-04',
    'Lucia',
    'All went well! Nonna Rosa is in room 317 and already complains about the soup, so everything is normal.',
  ),
  chatOf(
    'hip-5',
    '2025-12-04',
    'Paul',
    "Ha. I'll smuggle in minestrone on Saturday. Does she have her reading glasses with her?",
  ),
  chatOf(
    'hip-6',
    '2025-12-04',
    'Lucia',
    "No, they're on her kitchen table next to the radio. Please bring those and the crossword book.",
  ),

  // Cold house
  chatOf(
    'cold-1',
    '2025-12-09',
    'Paul',
    "The radiators are cold again and the thing in the basement makes a knocking noise. I'm calling Gorski.",
  ),
  chatOf('cold-2', '2025-12-09', 'Elena', "Ask him if somebody can come today. It's 58 degrees in Ivy's room."),
  chatOf(
    'cold-3',
    '2025-12-09',
    'Paul',
    "He's sending a guy from Bellweather between 1 and 3. One of us has to be home.",
  ),
  chatOf('cold-4', '2025-12-09', 'Elena', "I may be late from the clinic. Mrs. Petrakis has a key, she'll let him in."),
  chatOf(
    'cold-5',
    '2025-12-09',
    'Paul',
    "Doug was here. It was the circulation pump, completely stuck. He put in a new one and it's warm. The bill comes to us first, Gorski pays it back.",
  ),

  // The Odums' cat
  chatOf(
    'cat-1',
    '2026-01-05',
    'Kevin Odum',
    "Hi neighbors, we're away January 9 to 18. Could Sofia feed the cat? One scoop in the morning and one in the evening. Our key is under the blue frog.",
  ),
  chatOf('cat-2', '2026-01-05', 'Paul', "She'd love to. Is there any medicine, and may the cat go out?"),
  chatOf(
    'cat-3',
    '2026-01-05',
    'Kevin Odum',
    'Half a thyroid pill in the evening, hide it in tuna. Pickle never goes out, so please keep the back door shut.',
  ),
  chatOf('cat-4', '2026-01-05', 'Paul', 'Sorry, Sofia asks what it pays. I raised her well.'),
  chatOf('cat-5', '2026-01-05', 'Kevin Odum', 'Ha, fair. Eight dollars a day, and all the ice cream in the freezer.'),
  chatOf(
    'cat-6',
    '2026-04-20',
    'Kevin Odum',
    "We're off again May 22 to 26, same deal for Sofia? The key now lives in our mailbox by the garage, the lock code is 3391. The frog got broken in the snow.",
  ),
  chatOf(
    'cat-7',
    '2026-04-20',
    'Paul',
    'Same deal, she says yes. She has the relay clinic on the 23rd, so Nico will do that day.',
  ),

  // Braces
  chatOf('wire-1', '2026-01-14', 'Sofia', 'mom my wire is poking me again on the left can you call dr lindqvist'),
  chatOf(
    'wire-2',
    '2026-01-14',
    'Elena',
    "They can squeeze you in on Friday at 7:40 before school. Use the wax until then, it's in the top bathroom drawer.",
  ),
  chatOf('wire-3', '2026-01-14', 'Sofia', '7:40?? thats so early. ok but only if we get bagels after'),
  chatOf('wire-4', '2026-01-14', 'Elena', 'Deal. Take your old retainer along, they want to look at it.'),

  // The meet at Kingsport
  chatOf(
    'meet-1',
    '2026-01-22',
    'Priya Raman',
    "Are you driving to the Kingsport meet on Saturday? Anika's ride fell through.",
  ),
  chatOf(
    'meet-2',
    '2026-01-22',
    'Elena',
    'Yes, happy to take her. Warm-up is at 7:15, so we leave at 6:20. Is that too early for you?',
  ),
  chatOf(
    'meet-3',
    '2026-01-22',
    'Priya Raman',
    "Not at all, she'll be on your doorstep at 6:15 with her bag. Does she need any cash?",
  ),
  chatOf(
    'meet-4',
    '2026-01-22',
    'Elena',
    'Five dollars for the heat sheet, and they sell sandwiches. We park behind the fire station, the lot at the pool is for buses.',
  ),
  chatOf('meet-5', '2026-01-24', 'Priya Raman', 'How did they do?? My phone was dead all day.'),
  chatOf(
    'meet-6',
    '2026-01-24',
    'Elena',
    'Anika was second in the 50 back! Sofia came fourth in the 200 free, eleven seconds faster than in November.',
  ),

  // Router
  chatOf(
    'router-1',
    '2026-02-02',
    'Paul',
    "New router is in. The wifi is called TannerNest, password Walnut-Otter-88. Please don't hand it to the whole street.",
  ),
  chatOf('router-2', '2026-02-02', 'Sofia', 'does the old one still work in my room'),
  chatOf(
    'router-3',
    '2026-02-02',
    'Paul',
    'No, I switched the old one off. If the TV complains, unplug it for a minute.',
  ),
  chatOf(
    'router-4',
    '2026-03-30',
    'Paul',
    'I had to change the wifi password because half the soccer team had it. TannerNest is now Walnut-Heron-19.',
  ),

  // An evening out
  chatOf(
    'sitter-1',
    '2026-02-09',
    'Elena',
    'Hi Hailey, are you free on Saturday the 14th from 6 to about 11? Paul and I would like to go out.',
  ),
  chatOf(
    'sitter-2',
    '2026-02-09',
    'Hailey Brandt',
    "Hi! Yes I am. I'm at 18 an hour now, I hope that's ok. Will Biscuit be there too?",
  ),
  chatOf(
    'sitter-3',
    '2026-02-09',
    'Elena',
    "That's fine. Biscuit will sleep on your feet. Ivy gets one story, Nico has lights out at 8:30, Sofia runs on her own.",
  ),
  chatOf(
    'sitter-4',
    '2026-02-13',
    'Hailey Brandt',
    "I'm so sorry, I have a fever. My sister Brooke could come tomorrow instead of me, she's 17 and did the first aid course.",
  ),
  chatOf(
    'sitter-5',
    '2026-02-13',
    'Elena',
    'Get well soon! Brooke would be great. Could she be here at 5:30 so I can show her everything?',
  ),
  chatOf('sitter-6', '2026-02-13', 'Hailey Brandt', 'She comes straight from work, 5:45 is the earliest.'),
  chatOf(
    'sitter-7',
    '2026-02-13',
    'Elena',
    "ok then let's make it 5:45 for Brooke, I'll push the restaurant back to 7.",
  ),

  // The lake
  chatOf(
    'lake-1',
    '2026-02-15',
    'Lucia',
    "I found a place for our summer week: Pinecone Cottage on Lake Orrin, sleeps nine, August 8 to 15. It's 1,960 altogether. Shall we go halves?",
  ),
  chatOf('lake-2', '2026-02-15', 'Paul', 'Looks lovely. Halves by heads or by families? And are dogs allowed?'),
  chatOf(
    'lake-3',
    '2026-02-15',
    'Lucia',
    'By families, so 980 for you and 980 for us. Dogs are allowed, one per party, for a 40 dollar cleaning fee.',
  ),
  chatOf(
    'lake-4',
    '2026-02-15',
    'Elena',
    "We're in! Is there a washing machine at Pinecone? Ivy is four and there will be mud.",
  ),
  chatOf(
    'lake-5',
    '2026-02-16',
    'Lucia',
    "No washing machine, but there's a laundromat in the village. The canoe is included. I need 300 as a deposit from you by March 1.",
  ),
  chatOf('lake-6', '2026-02-20', 'Paul', 'Sent you the 300 today. Who gets which room?'),
  chatOf(
    'lake-7',
    '2026-02-20',
    'Lucia',
    'You get everything upstairs. Mom takes the bedroom on the ground floor because of her hip.',
  ),

  // Ivy is ill
  chatOf('ill-1', '2026-02-18', 'Elena', "Ivy is at 102, I'm keeping her home. Paul, can you tell Little Acorns?"),
  chatOf(
    'ill-2',
    '2026-02-18',
    'Paul',
    'Told them. They say she has to be 24 hours without a fever before she may come back.',
  ),
  chatOf(
    'ill-3',
    '2026-02-18',
    'Elena',
    "Just back from Dr. Sandoval. It's an ear infection, the right one. The pink medicine is in the fridge, twice a day for ten days.",
  ),

  // Visitors from Florida
  chatOf(
    'visit-1',
    '2026-02-25',
    'Jean Bishop',
    'Dear all, we have booked! We land on Friday March 20 at 3:55 pm and stay until the 29th. Grandpa brings the fishing rods.',
  ),
  chatOf('visit-2', '2026-02-25', 'Elena', 'Wonderful! Which airport is it, and shall Paul collect you?'),
  chatOf(
    'visit-3',
    '2026-02-25',
    'Jean Bishop',
    "Tillbury this time, not the big one. Flight 2281. Yes please, Grandpa's knee doesn't like the shuttle bus.",
  ),
  chatOf(
    'visit-4',
    '2026-02-25',
    'Paul',
    "I'll be there. If you bring the giant suitcase, I'll take out the back seat of the van.",
  ),
  chatOf(
    'visit-5',
    '2026-03-17',
    'Jean Bishop',
    'The airline changed it again. Same day, same flight number, but now we land at 5:30 in the afternoon.',
  ),
  chatOf('visit-6', '2026-03-17', 'Paul', 'No problem at all, then I can work until four. Dinner will be lasagna.'),

  // Nico's jacket
  chatOf(
    'jacket-1',
    '2026-03-04',
    'Elena',
    "Has anyone seen Nico's green jacket? He swears he wore it home on Monday.",
  ),
  chatOf(
    'jacket-2',
    '2026-03-04',
    'Dana Whitlock',
    "There's a green one with an otter patch hanging on the fence by field 3. Maybe that's his?",
  ),
  chatOf('jacket-3', '2026-03-05', 'Paul', "Picked it up, it was his. I also found one shin guard that isn't ours."),

  // Sofia on stage
  chatOf('stage-1', '2026-03-02', 'Sofia', "i got a part!! i'm the lantern seller"),
  chatOf('stage-2', '2026-03-02', 'Paul', 'Bravo! Is that a big part? How many lines?'),
  chatOf(
    'stage-3',
    '2026-03-02',
    'Sofia',
    '43 and half a song. rehearsals are mon and wed until 4:45 so someone has to bring my swim bag to school',
  ),
  chatOf('stage-4', '2026-04-13', 'Sofia', 'mr castellano added fridays too until the show, same time'),

  // The van
  chatOf(
    'van-1',
    '2026-03-09',
    'Paul',
    'Somebody backed into the van outside the hardware store. Nobody hurt, but the rear bumper is cracked. I have his name and plate.',
  ),
  chatOf('van-2', '2026-03-09', 'Elena', 'Oh no. Can we still drive it?'),
  chatOf(
    'van-3',
    '2026-03-09',
    'Paul',
    "Yes, it's just ugly. Northfield wants photos. The garage on Ferris Street can take it on Thursday.",
  ),
  chatOf(
    'van-4',
    '2026-03-12',
    'Paul',
    'The garage says three days, because the paint has to dry. They gave us a loaner, a tiny yellow thing that smells of cigars.',
  ),
  chatOf(
    'van-5',
    '2026-03-16',
    'Elena',
    "Van's ready, can you fetch it before 6? The keys are with Lorraine at the counter.",
  ),

  // Jonah's party
  chatOf(
    'jonah-1',
    '2026-04-06',
    'Marcus Bell',
    "Jonah turns five! Party in our yard on Saturday April 18, 10 to 12. There'll be a bouncy castle. Can Ivy come?",
  ),
  chatOf('jonah-2', '2026-04-06', 'Elena', "Ivy is already wearing her party shoes. Is there something he'd like?"),
  chatOf(
    'jonah-3',
    '2026-04-06',
    'Marcus Bell',
    "He's crazy about garbage trucks and anything else with wheels. Please nothing with batteries, I beg you.",
  ),
  chatOf(
    'jonah-4',
    '2026-04-17',
    'Marcus Bell',
    "They forecast thunderstorms for tomorrow, so we'll have Jonah's party on Sunday the 19th, same hours.",
  ),
  chatOf(
    'jonah-5',
    '2026-04-17',
    'Elena',
    "Sunday is fine, and I'll bring the folding table. What was your house number again?",
  ),
  chatOf(
    'jonah-6',
    '2026-04-17',
    'Marcus Bell',
    '21 Larkspur Lane, the one with the crooked chimney. Come through the gate on the left.',
  ),

  // Locked out
  chatOf('locked-1', '2026-05-04', 'Sofia', 'im locked out and nobody is home and its raining'),
  chatOf(
    'locked-2',
    '2026-05-04',
    'Elena',
    "Mrs. Petrakis is at bingo. Look in the shed, there's a spare in the empty paint can on the shelf.",
  ),
  chatOf('locked-3', '2026-05-04', 'Sofia', 'got it. there is a spider in there the size of a hand btw'),

  // Lice
  chatOf(
    'lice-1',
    '2026-05-05',
    'Dana Whitlock',
    "Heads up, literally: there are lice in Mr. Tolland's class. Owen has them. You may want to check Nico.",
  ),
  chatOf('lice-2', '2026-05-05', 'Elena', "Ugh, thank you. Nothing found tonight. I'll comb him again on Thursday."),

  // Sleepover
  chatOf(
    'sleepover-1',
    '2026-05-11',
    'Tessa Gorman',
    'Hi Elena, Zadie would like Sofia and two other girls to sleep over on Friday May 29. Pickup on Saturday by 11, because we go to a wedding.',
  ),
  chatOf(
    'sleepover-2',
    '2026-05-11',
    'Elena',
    'Sofia says yes please! She has been vegetarian since January, just so you know.',
  ),
  chatOf(
    'sleepover-3',
    '2026-05-11',
    'Tessa Gorman',
    "Good to know, I'll make bean chili. Sofia only needs a sleeping bag and a toothbrush, Zadie has pillows for an army.",
  ),
  chatOf(
    'sleepover-4',
    '2026-05-25',
    'Tessa Gorman',
    'The wedding photos were moved up. Could you all fetch the girls on Saturday by 9:30, please?',
  ),
  chatOf('sleepover-5', '2026-05-25', 'Elena', '9:30 is fine, Paul will come for Sofia.'),

  // Bike
  chatOf(
    'bike-1',
    '2026-05-16',
    'Paul',
    "Nico's bike chain snapped. Wheelhouse can fix it by Wednesday for 35 dollars, until then he walks.",
  ),
  chatOf('bike-2', '2026-05-16', 'Elena', 'ok. Ask them about a helmet too, his is from second grade.'),
  chatOf(
    'bike-3',
    '2026-05-19',
    'Paul',
    "Helmet was 48 and it's blue. The bike takes until Friday, they're waiting for a part.",
  ),

  // The weekend of May 30
  chatOf(
    'weekend-1',
    '2026-05-18',
    'Elena',
    'I swapped with Gwen: I work on Saturday the 30th and have Sunday the 31st off instead.',
  ),
  chatOf(
    'weekend-2',
    '2026-05-26',
    'Elena',
    'Who takes Nico on Saturday? The kickoff against Cedar Point is now at 11:15, the field was double booked.',
  ),
  chatOf('weekend-3', '2026-05-26', 'Paul', "I do, after I've picked up Sofia. Still field 3?"),
  chatOf(
    'weekend-4',
    '2026-05-26',
    'Elena',
    "No, field 5, the one behind the tennis courts. And don't forget the oranges.",
  ),
];
