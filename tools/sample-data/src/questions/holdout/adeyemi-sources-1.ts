import type { QuestionSource } from '../question-set.ts';
import { chatOf } from '../set-parts.ts';

/** Chat messages of the Adeyemis, thread by thread. */
export const adeyemiChats: readonly QuestionSource[] = [
  // Garage door
  chatOf(
    'keypad-1',
    '2025-08-28',
    'Tunde',
    'The keypad on the garage door works. Code 7714 and then the star. After school you all come in this way, not through the front.',
  ),
  chatOf('keypad-2', '2025-08-28', 'Temi', 'whats the star for'),
  chatOf('keypad-3', '2025-08-28', 'Tunde', 'It means go. And count to ten before you try again, otherwise it sulks.'),
  chatOf(
    'keypad-4',
    '2026-02-03',
    'Tunde',
    "The carpet people knew our garage code, so I've changed it: 2068, star at the end as before.",
  ),

  // After chess
  chatOf(
    'chess-ride-1',
    '2025-09-03',
    'Amy Sorensen',
    'Lucas signed up for chess too! Want to take turns collecting them on Thursdays?',
  ),
  chatOf(
    'chess-ride-2',
    '2025-09-03',
    'Folake',
    'Yes please. I take the first and third Thursday of the month, you the others?',
  ),
  chatOf(
    'chess-ride-3',
    '2025-09-03',
    'Amy Sorensen',
    "Deal. They're done at 4:20 and come out at the back, by the bike racks.",
  ),
  chatOf(
    'chess-ride-4',
    '2025-09-03',
    'Folake',
    'If Kola starts coughing, his inhaler is in the small front pocket of the backpack. Two puffs, then sit down for a while.',
  ),
  chatOf(
    'chess-ride-5',
    '2026-01-13',
    'Amy Sorensen',
    'Chess has moved to the cafeteria because the library ceiling drips. They come out at the main entrance now, and not before 4:35.',
  ),
  chatOf('chess-ride-6', '2026-01-13', 'Folake', 'Good to know, so I can finish my shift in peace.'),

  // Bisi's birthday
  chatOf(
    'pottery-1',
    '2025-09-05',
    'Folake',
    'Bisi would like to paint pottery on her birthday. The Mud Room has Saturday September 27 at 11 for eight girls, 26 dollars a head. All right?',
  ),
  chatOf('pottery-2', '2025-09-05', 'Tunde', 'All right. Is food included or do we cook?'),
  chatOf(
    'pottery-3',
    '2025-09-05',
    'Folake',
    'Not included, but we may bring our own. I thought puff-puff and fruit on sticks.',
  ),
  chatOf('pottery-4', '2025-09-06', 'Tunde', 'And I make the rainbow cake, without egg this time because of Marisa.'),
  chatOf(
    'pottery-5',
    '2025-09-23',
    'Folake',
    'The Mud Room begs us to come at 1 on the 27th, they have a school class in the morning. I said yes.',
  ),
  chatOf(
    'pottery-6',
    '2025-09-27',
    'Folake',
    "What a day. The mugs go into the kiln and can be collected from October 8. Don't lose the yellow slip.",
  ),

  // Joelle
  chatOf(
    'joelle-1',
    '2025-09-15',
    'Folake',
    'Hi Joelle, could you be with Kola and Bisi on Tuesdays from 3 to 6 this term?',
  ),
  chatOf(
    'joelle-2',
    '2025-09-15',
    'Joelle Marsh',
    'Hello! Tuesdays work until Christmas, after that I may have lab. I take 16 an hour plus the bus fare.',
  ),
  chatOf(
    'joelle-3',
    '2025-09-15',
    'Folake',
    'Agreed. Homework first, then the tablet for half an hour at most. And nobody climbs on the shed, whatever Bisi tells you.',
  ),
  chatOf(
    'joelle-4',
    '2026-01-06',
    'Joelle Marsh',
    'Bad news, my lab is on Tuesday afternoons. I could offer Mondays instead, same hours.',
  ),
  chatOf('joelle-5', '2026-01-06', 'Folake', 'Mondays are even better for us. Starting next week?'),
  chatOf(
    'joelle-6',
    '2026-01-06',
    'Joelle Marsh',
    "Yes, from the 12th. I'd also need 17.50 an hour from now on, my rent went up. I hope that's not a problem.",
  ),
  chatOf('joelle-7', '2026-01-06', 'Folake', "Fair enough, you're worth it."),

  // Gymnastics
  chatOf('beam-1', '2025-10-02', 'Temi', 'i left my grips at the gym can someone get them pleeease'),
  chatOf('beam-2', '2025-10-02', 'Tunde', 'I pass there at 7. Where do I look?'),
  chatOf('beam-3', '2025-10-02', 'Temi', 'blue bin next to the vault, they have a star drawn on them'),
  chatOf('beam-4', '2026-02-21', 'Temi', '9.05 ON BEAM!!!!!!!'),
  chatOf('beam-5', '2026-02-21', 'Folake', "You star! I'm screaming in the supermarket. And the floor?"),
  chatOf(
    'beam-6',
    '2026-02-21',
    'Temi',
    'floor 8.4 bc i stepped out. third all around in my age group and marlow has the best hot chocolate',
  ),

  // Water in the kitchen
  chatOf(
    'puddle-1',
    '2025-10-14',
    'Tunde',
    "There's water under the kitchen sink and the cabinet floor feels like a sponge. I've shut the valve.",
  ),
  chatOf('puddle-2', '2025-10-14', 'Folake', 'Do we call Ms. Ostrander or is that ours?'),
  chatOf(
    'puddle-3',
    '2025-10-14',
    'Tunde',
    "Pipes in the wall are the association's, everything in front of it is ours. Rowley can come at 4.",
  ),
  chatOf(
    'puddle-4',
    '2025-10-14',
    'Folake',
    "I have staff meeting until 5. Ask Mr. Tull to let them in, he's always home.",
  ),
  chatOf(
    'puddle-5',
    '2025-10-14',
    'Tunde',
    'Fixed. It was the dishwasher hose, a crack you could hardly see. He put on a new one. The cabinet floor is a job for a carpenter.',
  ),
  chatOf('puddle-6', '2025-10-14', 'Folake', "Then I'll ask Keystone whether they pay for the floor."),

  // Popcorn
  chatOf(
    'popcorn-1',
    '2025-10-20',
    'Ms. Farrow',
    'Dear Trailblazer parents, the popcorn is here! Please collect your boxes from my garage, 40 Ferncliff Road, any evening after 6.',
  ),
  chatOf('popcorn-2', '2025-10-20', 'Folake', 'Great. How many did Bisi sell in the end?'),
  chatOf('popcorn-3', '2025-10-20', 'Ms. Farrow', 'Bisi sold 31 boxes! Only Juno sold more.'),
  chatOf('popcorn-4', '2025-10-20', 'Folake', "Oh my. I'll come tomorrow at 6:30 with an empty trunk."),

  // Thanksgiving
  chatOf('turkey-1', '2025-11-03', 'Segun', "Thanksgiving at yours again? We'd be five, with Bola's parents."),
  chatOf(
    'turkey-2',
    '2025-11-03',
    'Folake',
    'Of course! That makes thirteen. Please bring drinks and your folding chairs.',
  ),
  chatOf('turkey-3', '2025-11-03', 'Segun', 'How many chairs do you need?'),
  chatOf('turkey-4', '2025-11-03', 'Folake', "Six folding chairs. And Bola's plantain, I beg you."),
  chatOf('turkey-5', '2025-11-04', 'Segun', 'Consider it done. What time is dinner on Thanksgiving?'),
  chatOf('turkey-6', '2025-11-04', 'Folake', "3 o'clock, if the turkey agrees."),
  chatOf('turkey-7', '2025-11-25', 'Segun', 'Bola has to work until 3 on Thursday. Could we start dinner later?'),
  chatOf('turkey-8', '2025-11-25', 'Folake', "ok then let's make it 4:30, more time for the turkey."),

  // The rabbit
  chatOf('clover-1', '2025-11-08', 'Temi', 'clover is not touching his hay. he just sits there looking like a loaf'),
  chatOf('clover-2', '2025-11-08', 'Folake', "Call Dad, he's closer. Dr. Lowry knows about rabbits."),
  chatOf(
    'clover-3',
    '2025-11-08',
    'Tunde',
    "We were lucky to get a slot at 2. She says it's gas. Clover gets drops three times a day and his belly rubbed. Temi is on rubbing duty.",
  ),
  chatOf('clover-4', '2025-11-10', 'Temi', "he ate a WHOLE dandelion he's back"),

  // Snow
  chatOf(
    'snow-1',
    '2025-11-29',
    'Inga Bergstrom',
    "We bought a snow blower. You can use it whenever you like, just fill it up afterwards. It's in our carport.",
  ),
  chatOf('snow-2', '2025-11-29', 'Tunde', 'That is very kind! Is there a trick to it?'),
  chatOf(
    'snow-3',
    '2025-11-29',
    'Inga Bergstrom',
    'Choke out, pull three times, choke in. The key to the carport closet hangs behind the birdhouse, next to our door key.',
  ),
  chatOf(
    'snow-4',
    '2026-02-16',
    'Inga Bergstrom',
    "We'll be in the desert until March 3. Could Kola bring in our mail and water the big fern on Sundays?",
  ),
  chatOf('snow-5', '2026-02-16', 'Tunde', 'Kola says his rate is two dollars a day.'),
  chatOf('snow-6', '2026-02-16', 'Inga Bergstrom', "Tell him he gets three dollars a day, he's a careful boy."),

  // Kola's fall
  chatOf(
    'wrist-1',
    '2025-12-02',
    'Folake',
    "School called, Kola fell off the monkey bars and his wrist looks wrong. I'm driving him to St. Alban's.",
  ),
  chatOf('wrist-2', '2025-12-02', 'Tunde', 'On my way. Which arm?'),
  chatOf(
    'wrist-3',
    '2025-12-02',
    'Folake',
    "The left, thank God he writes with the other one. They're doing an X-ray of Kola's wrist now.",
  ),
  chatOf(
    'wrist-4',
    '2025-12-02',
    'Folake',
    'Broken, but straight. He gets a cast for five weeks, in Comet red. No basketball until the middle of January.',
  ),
  chatOf('wrist-5', '2025-12-02', 'Temi', 'i sign first'),

  // The car
  chatOf(
    'charge-1',
    '2025-12-18',
    'Tunde',
    "The car won't charge, the light just blinks red. Benton's can look at it on Monday.",
  ),
  chatOf('charge-2', '2025-12-18', 'Folake', 'And how do I get to the early shift tomorrow?'),
  chatOf('charge-3', '2025-12-18', 'Tunde', 'Segun lends us his old wagon. Careful, third gear sticks.'),
  chatOf(
    'charge-4',
    '2025-12-22',
    'Tunde',
    "You won't believe it. A mouse chewed through the cable behind the socket. 128 dollars, and no warranty for mice.",
  ),

  // Hair
  chatOf('hair-1', '2025-12-20', 'Temi', 'mom can i dye my hair for new years only the tips nadias mom would do it'),
  chatOf('hair-2', '2025-12-20', 'Folake', 'Only the tips, and only something that has washed out by January 5.'),

  // Locker
  chatOf('locker-1', '2026-01-07', 'Temi', 'i forgot my locker combination over break and my gym shoes are in there'),
  chatOf('locker-2', '2026-01-07', 'Folake', 'Your locker is 14-32-8, I took a picture of the card in August.'),
  chatOf('locker-3', '2026-01-07', 'Temi', 'it opened ur the best. also theres a banana in here'),

  // Segun's son
  chatOf('baby-1', '2026-01-19', 'Segun', "He's here! 4:12 this morning, 7 pounds 9, and Bola is fine."),
  chatOf('baby-2', '2026-01-19', 'Folake', 'Thank God! What will you call him?'),
  chatOf(
    'baby-3',
    '2026-01-19',
    'Segun',
    "You'll hear it at the naming, Monday the 26th, 6 pm at our place. The honey and the kola nuts are on you.",
  ),
  chatOf(
    'baby-4',
    '2026-01-24',
    'Segun',
    "There's an ice storm coming on Monday. We'll hold the naming on Saturday the 31st at noon, Pastor agrees.",
  ),
  chatOf(
    'baby-5',
    '2026-01-31',
    'Folake',
    "For all who couldn't come: he is Ayomide Daniel. The pictures are in the album.",
  ),

  // Science fair
  chatOf(
    'lemon-1',
    '2026-01-28',
    'Temi',
    'i need 3 lemons, copper tape and a voltmeter for the science fair by friday',
  ),
  chatOf('lemon-2', '2026-01-28', 'Tunde', 'The voltmeter is in the red toolbox. Lemons I can do. Copper tape?'),
  chatOf('lemon-3', '2026-01-28', 'Temi', 'hobby shop on 4th street says mr obi'),
  chatOf(
    'lemon-4',
    '2026-02-06',
    'Temi',
    'second place at the science fair!!! the winner built a robot that sorts socks so ok',
  ),

  // Fiber
  chatOf(
    'fiber-1',
    '2026-02-10',
    'Tunde',
    "Larkline comes on Thursday between 8 and 12 to put in the fiber. I'll work from home.",
  ),
  chatOf('fiber-2', '2026-02-10', 'Folake', 'Will we be offline? Temi has that online test at 10.'),
  chatOf('fiber-3', '2026-02-10', 'Tunde', '20 minutes they say. She can use my phone.'),
  chatOf(
    'fiber-4',
    '2026-02-12',
    'Tunde',
    'We have fiber. The network is Plantain5, password Harmattan-72-Drum. Temi, that is for us, not for your whole grade.',
  ),
  chatOf(
    'fiber-5',
    '2026-03-08',
    'Tunde',
    'Guests have a network of their own now: PlantainGuest, password Teapot-Lemon-40. You can give that to anybody.',
  ),

  // Otter Bay
  chatOf(
    'tents-1',
    '2026-02-22',
    'Amy Sorensen',
    'Otter Bay opens its bookings tomorrow. Two sites next to each other, June 19 to 22?',
  ),
  chatOf('tents-2', '2026-02-22', 'Tunde', 'Yes! What do they want for a night?'),
  chatOf(
    'tents-3',
    '2026-02-22',
    'Amy Sorensen',
    '38 per site. 31 and 32 are on the water with all the mosquitoes, 54 and 55 are close to the showers.',
  ),
  chatOf('tents-4', '2026-02-22', 'Folake', 'Showers. I will not discuss this.'),
  chatOf(
    'tents-5',
    '2026-02-23',
    'Amy Sorensen',
    'Ha! I got us 54 and 55. Your site at Otter Bay comes to 114 for the three nights.',
  ),
  chatOf('tents-6', '2026-02-23', 'Tunde', 'Just sent it. Are campfires allowed?'),
  chatOf(
    'tents-7',
    '2026-02-23',
    'Amy Sorensen',
    'In the ring only, and no firewood from home because of some beetle. They sell bundles at the gate.',
  ),

  // Lucas's party
  chatOf(
    'skates-1',
    '2026-03-02',
    'Amy Sorensen',
    'Lucas is going to be ten! Roller skating at Wheel Palace on Friday March 20, 5 to 7. Kola comes, I hope?',
  ),
  chatOf('skates-2', '2026-03-02', 'Folake', "He's counting the days. Does he need skates?"),
  chatOf(
    'skates-3',
    '2026-03-02',
    'Amy Sorensen',
    "They're included. Long socks, and wrist guards after what happened in December.",
  ),
  chatOf('skates-4', '2026-03-02', 'Folake', 'And what does Lucas wish for?'),
  chatOf('skates-5', '2026-03-02', 'Amy Sorensen', 'Anything about volcanoes. I have banned slime.'),
  chatOf(
    'skates-6',
    '2026-03-16',
    'Amy Sorensen',
    "Wheel Palace double booked us, sorry! Lucas's party is from 6 to 8 now, and they get pizza there.",
  ),

  // Bow
  chatOf('bow-1', '2026-03-11', 'Folake', "Has anybody seen the violin bow? Temi's lesson is in half an hour."),
  chatOf('bow-2', '2026-03-11', 'Tunde', 'Behind the sofa. Bisi was knighting the rabbit with it.'),

  // Grandma's journey
  chatOf(
    'train-1',
    '2026-03-23',
    'Yetunde',
    'My children, I have my ticket. I come by train on Thursday April 23 and arrive in Carrow Falls at 1:25 in the afternoon.',
  ),
  chatOf('train-2', '2026-03-23', 'Folake', 'Mama, how wonderful! Which coach, so that Tunde can help with the bags?'),
  chatOf(
    'train-3',
    '2026-03-23',
    'Yetunde',
    'Coach 6. I am bringing smoked fish for you, so tell him to hold his nose.',
  ),
  chatOf(
    'train-4',
    '2026-04-14',
    'Yetunde',
    'The railway has written to me. There is work on the line, I change in Galt and my train arrives at 2:50.',
  ),
  chatOf('train-5', '2026-04-14', 'Tunde', "I'll be on the platform. How long do you have to wait in Galt?"),
  chatOf('train-6', '2026-04-14', 'Yetunde', '35 minutes. A young man from church will sit with me.'),

  // Tooth
  chatOf('tooth-1', '2026-04-02', 'Tunde', "It's out. I talk like a walrus. Nothing but soup until Sunday."),
  chatOf('tooth-2', '2026-04-02', 'Folake', 'Soup is in the blue pot. Stop showing the tooth to Bisi.'),

  // Nadia's surprise
  chatOf(
    'surprise-1',
    '2026-04-08',
    'Leila Haddad',
    "We're planning a surprise party for Nadia on Saturday April 25 at 6:30. Temi is invited and must not say a word! Guests hide in our laundry room.",
  ),
  chatOf('surprise-2', '2026-04-08', 'Folake', 'Her lips are sealed. What can she bring?'),
  chatOf('surprise-3', '2026-04-08', 'Leila Haddad', "Just a photo of the two of them, we're making a wall."),
  chatOf(
    'surprise-4',
    '2026-04-11',
    'Leila Haddad',
    'Nadia smells a rat, so the surprise party will be one day earlier, on Friday the 24th at the same hour.',
  ),

  // The final
  chatOf(
    'final-1',
    '2026-04-13',
    'Folake',
    "Who drives whom on Saturday? Temi to Marlow at 8, Kola's final, Bisi sings at 11.",
  ),
  chatOf('final-2', '2026-04-13', 'Tunde', 'I take Temi. Maybe Amy can take Kola?'),
  chatOf(
    'final-3',
    '2026-04-15',
    'Folake',
    "Coach Ruiz called, the Comets' final is at 5:15 in the evening now, in the big hall at Cobb Hill. So all of us can go!",
  ),
];
