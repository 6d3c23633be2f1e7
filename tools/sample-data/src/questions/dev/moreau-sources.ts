import type { QuestionSource } from '../question-set.ts';

/** Mail, newsletters, chat messages and documents of the Moreau household. */
export const moreauSources: readonly QuestionSource[] = [
  {
    id: 'mail:vet-moved',
    type: 'email',
    subject: "Biscuit's checkup has a new time",
    sender: 'Willowbrook Animal Clinic <desk@willowbrook.example>',
    date: '2027-03-10',
    text: `Hello Claire,

Dr. Tamsin is in surgery late Saturday morning, so we have to move Biscuit's checkup on Saturday, March 13. Instead of 11:30 we can see him at 2:15 pm the same day. We have already changed the booking on our side, and you need not do anything if that suits you. Please bring his vaccination booklet and keep him on a short leash in the waiting room. If the new time is no good, give the desk a call before Friday evening.

Thank you for being flexible!
The Willowbrook team`,
  },
  {
    id: 'mail:orthodontist-moved',
    type: 'email',
    subject: "Change to Theo's orthodontist appointment",
    sender: 'Abara Orthodontics <office@abara-ortho.example>',
    date: '2027-03-11',
    text: `Dear Ms. Fontaine,

our office closes early on Tuesday, March 16, for staff training. We have therefore moved Theo's orthodontist appointment from Tuesday at 4:15 to Monday, March 15, at 9:40 am. The place is the same, 210 Pine Street, second floor. Theo should brush his teeth before he comes and bring the rubber bands he has left. Payment can be made by card or check at the front desk after the visit; we no longer take cash.

Kind regards,
Leonie at the front desk`,
  },
  {
    id: 'mail:science-fair-place',
    type: 'email',
    subject: 'Science fair: different room',
    sender: 'Brookhaven Middle School <science@brookhaven-ms.example>',
    date: '2027-03-09',
    text: `Dear sixth-grade families,

the gym floor will be refinished over the last week of March and will not be dry in time. The science fair on Thursday, April 1, will therefore be held in the cafeteria instead of the gym. The hours stay as announced, 5 to 7 in the evening. Students set up their boards during last period, and every board must stand on its own without being taped to the wall. Families may bring a snack to share, but please nothing with nuts. We look forward to seeing what the students have found out.

Mr. Pell, science department`,
  },
  {
    id: 'mail:tournament-hotel',
    type: 'email',
    subject: 'Rochester tournament: where we stay',
    sender: 'Coach Ferris <ferris@larkfield-hockey.example>',
    date: '2027-03-06',
    text: `Hi hockey families,

for the tournament in Rochester we have a block of rooms at the Birchwood Inn on Second Avenue, five minutes from the rink. The rooms are held under "Larkfield Youth Hockey" and each family pays its own. There is a pool, so pack swim trunks. Breakfast is included and starts at 6. Players wear the white jerseys in the first two games and the blue ones on Sunday. Please have the sticks labeled this time; we came home with four strangers' sticks last year.

See you on the ice,
Coach Ferris`,
  },
  {
    id: 'mail:cabin',
    type: 'email',
    subject: 'Your stay at Pebble Lake',
    sender: 'Pebble Lake Cabins <stay@pebblelake.example>',
    date: '2027-03-02',
    text: `Hello Claire,

cabin 6 is ready for you and the children from March 23. You will find the key in the small gray box beside the door; the code is 4471. Bed linen is in the cabin, but please bring your own towels. There is firewood under the porch, and the first basket is free. Cell phone reception is poor by the water and fine at the top of the drive. Dogs are welcome as long as they stay off the beds.

Enjoy the quiet,
Marguerite and Hal`,
  },
  {
    id: 'mail:yearbook',
    type: 'email',
    subject: 'Order your yearbook',
    sender: 'Brookhaven High School <yearbook@brookhaven-hs.example>',
    date: '2027-02-26',
    text: `Dear students and families,

the yearbook is nearly finished and we are taking orders now. A copy costs $48, or $55 with the name printed on the cover. Orders must reach the office, with the payment, by Friday, April 2. We print only as many as are ordered, and last year thirty students came too late. Seniors who have not sent in a baby picture should do so as soon as they can. The books are handed out in the last week of school.

The yearbook committee`,
  },
  {
    id: 'mail:field-trip',
    type: 'email',
    subject: 'Second grade visits the maple farm',
    sender: 'Ms. Halloran <halloran@fernwood.example>',
    date: '2027-03-08',
    text: `Dear families,

on Tuesday, March 30, the second grade visits Tolliver's maple farm to see how syrup is made. We go by school bus and are back before dismissal. The ground will be muddy, so every child needs rain boots and a spare pair of socks. Lunch is a picnic in the barn: please send a bag lunch without glass. The fee of $12 goes in the yellow envelope and is due on March 19. Two more grown-ups to come along would be wonderful.

Ms. Halloran`,
  },
  {
    id: 'mail:drivers-ed',
    type: 'email',
    subject: "Driver's ed: log sheets",
    sender: 'Larkfield Community Center <classes@larkfield-cc.example>',
    date: '2027-03-10',
    text: `Dear students,

there is no class on Thursday, March 11, because the heating in the west wing is being repaired. On Tuesday we go on with chapter nine, right of way. Please have your instructor sign the log sheet for the hours you have driven so far; without the signature we cannot count them. Anyone who has lost the sheet can get a new one at the counter for two dollars. Parking is behind the building while the front lot is being plowed.

The class office`,
  },
  {
    id: 'extraction:ruth-casserole',
    type: 'message',
    subject: '',
    sender: 'Ruth Moreau',
    date: '2027-03-07',
    text: `Claire, the kids left Bea's purple mitten and Theo's charger here, both are in the blue bag on our hall shelf. Also, Bea has decided she likes lentils now, I have no idea how long that will last. I wrote down the casserole for you: red lentils, carrots, a can of tomatoes, a spoon of cumin, forty minutes in the oven under foil and ten without.`,
  },
  {
    id: 'extraction:odile-quilt',
    type: 'message',
    subject: '',
    sender: 'Grandma Odile',
    date: '2027-03-09',
    text: `Good morning my dears! The quilt for Bea is done except for the border and I am so pleased with it, do not tell her. I still need to know whether she would rather have the stars or the little foxes on the back. The neighbor's cat has moved into my shed and I have stopped pretending that I mind. Kisses to all three of them and to you.`,
  },
  {
    id: 'mail:garden-newsletter',
    type: 'newsletter',
    subject: 'What to sow under the last snow',
    sender: 'The Patient Gardener <news@patientgardener.example>',
    date: '2027-03-05',
    text: `It is too early for almost everything, and that is the charm of March. Start peppers and leeks on the windowsill now, and wait with tomatoes for another two weeks. Sharpen the pruning shears before you touch the apple trees, and cut on a dry day. If the ground can be worked, spinach can go in under a cover of fleece. This month readers get a packet of marigold seeds with every order of potting soil. Next time we talk about slugs and what they do not like.`,
  },
  {
    id: 'mail:library-newsletter',
    type: 'newsletter',
    subject: 'New on the shelves',
    sender: 'Larkfield Public Library <hello@larkfieldlibrary.example>',
    date: '2027-03-04',
    text: `Our spring list is here: three mysteries set on trains, a history of lighthouses, and a picture book about a goose who learns to whistle. The reading challenge for families goes on until the end of May; pick up a bookmark at the desk and color in a square for every twenty minutes. The seed exchange in the lobby has been refilled. We are also looking for volunteers who can mend book spines. No experience is needed, only patience and clean hands.`,
  },
  {
    id: 'mail:music-shop',
    type: 'newsletter',
    subject: 'Strings, reeds and a sale',
    sender: 'Half Note Music <shop@halfnote.example>',
    date: '2027-03-01',
    text: `All cello and violin strings are fifteen percent off this month, and we rehair bows within three days. Trade in a quarter-size instrument when your child has grown out of it and get half of what you paid toward the next size. A humid room is a happy room: ask us for the little sponge that keeps wood from cracking in heated homes. Our repair bench has moved to the back of the store, next to the drums, so do not be surprised by the noise.`,
  },
  {
    id: 'mail:hockey-gear',
    type: 'email',
    subject: 'Gear swap leftovers',
    sender: 'Larkfield Youth Hockey <office@larkfield-hockey.example>',
    date: '2027-03-03',
    text: `Dear parents,

thank you to everyone who came to the gear swap. A few things are still looking for a home: two pairs of skates in size five, shin guards, a goalie mask with a cracked cage and a bag on wheels. They are in the closet behind the office and free to a good home. We also found a green thermos and a single left glove. Whatever is not picked up goes to the charity store. Thank you to the families who swept the lobby afterwards.

The club office`,
  },
  {
    id: 'document:house-rules',
    type: 'document',
    subject: 'Screen rules in both homes',
    sender: 'Claire Fontaine',
    date: '2027-01-09',
    text: `What we agreed on, the same in both homes. Phones stay in the kitchen overnight. Bea may watch one film on the weekend and half an hour on other days, after homework. Theo gets an hour of games a day and may save it up for the weekend, but not more than three hours at once. Josie keeps her own time as long as her grades hold. Nobody has a screen at the table, and that includes the grown-ups. We talk about it again when school is out.`,
  },
  {
    id: 'document:dishwasher',
    type: 'document',
    subject: 'Dishwasher: what the lights mean',
    sender: 'Daniel Moreau',
    date: '2027-02-14',
    text: `The red drop means that salt is missing; the funnel is in the drawer under the oven. The star is the rinse aid. If the third light blinks twice, the filter is clogged: take out the lower rack, turn the gray cylinder to the left and wash it under the tap. If it blinks four times, the door is not shut. Never run the short cycle with the big pots, it leaves sand on the glasses. The serial number is on the inside edge of the door.`,
  },
  {
    id: 'mail:choir-packing',
    type: 'email',
    subject: 'Choir trip: packing list',
    sender: 'Ms. Castellan <choir@brookhaven-hs.example>',
    date: '2027-03-08',
    text: `Dear singers,

here is the packing list for Chicago. Bring the black concert clothes on a hanger with your name on it, comfortable shoes for the long walk from the hall, a water bottle and a neck pillow for the bus. Leave hair straighteners at home, since the hostel has already lost one fuse to us. Spending money is up to each family; the evening meals are paid for. Phones are switched off during rehearsals, and I do collect them. Sheet music goes in your hand luggage.

Ms. Castellan`,
  },
];
