import type { QuestionSource } from '../question-set.ts';

/** Mail, chat messages and documents of the invented Haddad household. */
export const haddadSources: readonly QuestionSource[] = [
  {
    id: 'mail:lindgren-piano',
    type: 'email',
    subject: 'Lesson on Monday the 8th',
    sender: 'Berit Lindgren <lindgren@sagelane.example>',
    date: '2027-03-06',
    text: `Dear Nadia,

I have a tuner coming on Monday, March 8, and he can't say when he will be done. Could Jules come at 6:15 pm that day instead of 5:00? It will be the full 45 minutes, so she is done at 7:00. If I don't hear from you I'll count on it. She is coming along nicely with the Clementi; please remind her to count out loud in the left-hand part.

Warmly,
B. Lindgren`,
  },
  {
    id: 'mail:soccer-game-20',
    type: 'email',
    subject: 'Schedule change: game on Saturday, March 20',
    sender: 'Coach Dario <dario@larkspuryouthsoccer.example>',
    date: '2027-03-05',
    text: `Hi families,

The league has reshuffled the fields because of the resodding. Our game against Mesa Rovers on Saturday, March 20 no longer starts at 9:00 am. New kickoff is 11:15 am, still at Willow Fields, but on Field 3, next to the playground. Please have players there 30 minutes early in full uniform.

The away game at Ridgeline on the 13th is not affected.

Thanks for rolling with it,
Dario`,
  },
  {
    id: 'mail:science-fair',
    type: 'newsletter',
    subject: 'Pine Hollow Weekly: science fair postponed',
    sender: 'Pine Hollow Middle School <office@pinehollow.example>',
    date: '2027-03-05',
    text: `Hello Pine Hollow families!

The floor of the gym is being repaired longer than we hoped, so the sixth grade science fair planned for March 18 is postponed. The new date is Tuesday, March 30, from 6:00 to 7:30 pm, in the gym. Boards may be dropped off that morning from 8:00 am.

Also this week: yearbook orders are open, the chess club needs two more boards, and the lost-and-found table is overflowing again. Unclaimed jackets go to the thrift store before spring break.`,
  },
  {
    id: 'mail:farm-trip',
    type: 'email',
    subject: 'Kindergarten farm visit, April 21',
    sender: 'Mr. Stroud <stroud@cottonwood.example>',
    date: '2027-03-02',
    text: `Dear kindergarten families,

On April 21 we will visit Sugarfoot Farm by school bus. The cost is $12 per child, which covers the bus and the hayride. Please send exact change or a check in a sealed envelope with your child's name by April 9. Every child needs rubber boots and a bag lunch with no glass. We still need three chaperones; siblings can't come along, sorry!

Mr. Stroud`,
  },
  {
    id: 'mail:day-camp',
    type: 'email',
    subject: 'Summer day camp sign-up is open',
    sender: 'Harmony Rec Center <camps@harmonyrec.example>',
    date: '2027-02-27',
    text: `Summer is closer than you think! Sign-up for Camp Marmot (grades 1 to 5) is open now and closes on March 19 at midnight, or earlier if a week fills up. Weeks run Monday to Friday from June 7 to July 30. Members of the rec center get ten percent off the second child. You will need your child's vaccination record and the names of two people who may pick up. Refunds are possible until May 1.`,
  },
  {
    id: 'document:moab-booking',
    type: 'document',
    subject: 'Red Rim Campground reservation',
    sender: '',
    date: '2027-01-18',
    text: `RED RIM CAMPGROUND, MOAB
Reservation for: Haddad, party of 5
Arrival Monday, March 22, 2027. Departure Thursday, March 25, 2027.
Site 27 (tent, no hookup), two vehicles at most.
Check-in from 2 pm at the ranger hut, check-out by 11 am.
Drinking water at the restrooms only. Campfires in the ring, not on windy days. Quiet hours 10 pm to 6 am. Dogs on a leash. Wireless internet at the ranger hut for guests.
Paid in full. No refund within 14 days of arrival.`,
  },
  {
    id: 'extraction:jiddo-chat',
    type: 'message',
    subject: '',
    sender: 'George Haddad',
    date: '2027-03-04',
    text: `Habibi, I will be there Saturday at six like we said. I bring lentil soup, don't cook. Tell Omar I found the marbles, the big green one too. I sleep on the couch, it's no problem for my back if you leave me the good pillow. Sunday I make the pancakes and I go home when Nadia is awake enough to talk.`,
  },
  {
    id: 'mail:cottonwood-news',
    type: 'newsletter',
    subject: 'Cottonwood Chronicle, March',
    sender: 'Cottonwood Elementary <news@cottonwood.example>',
    date: '2027-03-01',
    text: `Dear Cottonwood community,

March is reading month. Students who finish their bingo card get a coupon for a free slice at the corner pizzeria. The book fair needs volunteers for the register; sign up at the front desk. The crosswalk at Fern Street stays closed, so please use the one by the fire station. Breakfast in the cafeteria is served until the first bell. A reminder that drones, even small ones, are not allowed on school grounds.`,
  },
  {
    id: 'mail:band-boosters',
    type: 'email',
    subject: 'Popcorn fundraiser',
    sender: 'Pine Hollow Band Boosters <boosters@pinehollow.example>',
    date: '2027-02-28',
    text: `Band families, our popcorn sale was a hit: 412 bags sold! Caramel won by a mile, followed by cheddar. Thanks to you the sixth graders get two new music stands each section and the tuba gets its valves fixed. Bags that were not picked up are in the band room closet; please come and get them before the mice do.`,
  },
  {
    id: 'mail:uniforms',
    type: 'email',
    subject: 'Uniforms and shin guards',
    sender: 'Larkspur Youth Soccer <info@larkspuryouthsoccer.example>',
    date: '2027-02-24',
    text: `A quick note from the equipment table. Wash jerseys cold and hang them up, the numbers peel off in the dryer. Shin guards are required at practice as well as at games, no exceptions. Metal studs are not allowed on any of our fields. If your player has outgrown last season's shorts, there is a swap bin behind the snack stand.`,
  },
  {
    id: 'mail:street-sweeping',
    type: 'email',
    subject: 'Street sweeping on Juniper Court',
    sender: 'City of Larkspur Flats <streets@larkspurflats.example>',
    date: '2027-03-03',
    text: `Street sweepers will be in your neighborhood in the second half of March, weather permitting. Please look for the orange signs, which go up two days ahead, and move parked vehicles off the street. Leaves and gravel may be raked to the curb, but branches will not be taken. This mail is sent from an unattended mailbox.`,
  },
  {
    id: 'extraction:priya-book-club',
    type: 'message',
    subject: '',
    sender: 'Priya',
    date: '2027-03-05',
    text: `Hey all!! I'm finally done with The Salt Garden and I have OPINIONS. Can somebody bring crackers and something fizzy, I'll do the cheese and the olives. Parking is tight because of the dumpster next door, so share a ride if you can. And please nobody tell Jo how it ends, she's only on page 90.`,
  },
  {
    id: 'mail:dentist-reminder',
    type: 'email',
    subject: 'Your upcoming visit',
    sender: 'Velasco Family Dental <noreply@velascodental.example>',
    date: '2027-03-01',
    text: `This is a friendly reminder of the visit for two members of your family. Please be there ten minutes early to fill in the health form, which changes every year. Children should brush before they come. If you need to reschedule, give us a call at least one business day ahead. Our waiting room has new fish!`,
  },
  {
    id: 'document:boston-itinerary',
    type: 'document',
    subject: 'Boston trip',
    sender: '',
    date: '2027-02-10',
    text: `Samir Haddad, trip to the transit planners' meeting.
Outbound: Denver to Boston, overnight, Saturday to Sunday. One carry-on, one checked bag.
Hotel: The Copley Lantern, three nights, breakfast included, late checkout asked for.
Meeting: Harborview Hall, Monday to Wednesday noon. Talk on bus lanes on Tuesday.
Return: Boston to Denver on Wednesday evening. Seats are assigned at the gate.
Receipts to the office within ten days.`,
  },
  {
    id: 'mail:bounce-barn',
    type: 'email',
    subject: 'Your party is booked!',
    sender: 'Bounce Barn <parties@bouncebarn.example>',
    date: '2027-02-15',
    text: `Thanks for booking the Silver package with us! It includes two hours of jumping, a party room for half an hour, six large pizzas and a host. Up to fourteen kids may jump. Everyone needs grip socks, which can be bought at the counter for $3. Outside cake is fine, outside drinks are not. The deposit has been received; the rest is due on the day.`,
  },
  {
    id: 'mail:library',
    type: 'email',
    subject: 'Your hold is ready',
    sender: 'Larkspur Flats Library <holds@larkspurlibrary.example>',
    date: '2027-03-06',
    text: `Good news! An item you asked for is waiting on the hold shelf: "Volcanoes of the Solar System". We will keep it for seven days. You also have two items that will renew by themselves and one that cannot, because another reader is waiting: "Knots for Beginners". The drop box on the parking lot side is frozen shut, please use the one at the door.`,
  },
  {
    id: 'extraction:marcus-mom',
    type: 'message',
    subject: '',
    sender: 'Tanya (Marcus)',
    date: '2027-03-06',
    text: `Hi Nadia! We're so looking forward to having Eli over. Please pack a sleeping bag and a toothbrush, we have everything else. Pizza and then the long space movie, lights out by eleven, or so I'd like to believe. Is he still okay with cats? We have two now. I can feed them both eggs in the morning before you pick him up.`,
  },
  {
    id: 'mail:garage',
    type: 'email',
    subject: 'Estimate for your wagon',
    sender: "Benny's Garage <service@bennysgarage.example>",
    date: '2027-03-03',
    text: `Hello Mr. Haddad, from what you describe it is most likely the front brake pads, maybe the rotors. I'd say $280 for pads only and $460 with rotors, plus tax. We'll look at the wiper motor too while we have it. Drop the key in the slot if nobody is at the desk. We have a loaner bike if you need to get home.`,
  },
];
