import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, newsletters, chat messages and documents of the Tillery-Osei household. */
export const tilleryOseiSources: readonly QuestionSource[] = [
  mailOf(
    'dentist-move',
    '2027-11-09',
    'Canal Street Dental <front@canalstreetdental.example>',
    'We need to move Abena and Wren',
    `
Dear Dana,

Dr. Poe will be away on Tuesday, November 16, so we cannot keep the appointment of Abena and Wren that day. We have put them down for Thursday, November 18 at 4:15 pm instead. If that does not suit you, call the front desk at 555-0119 by Friday. Wren's sealants are covered by your plan, the whitening Marcus asked about is not.

Canal Street Dental`,
  ),
  mailOf(
    'furnace-later',
    '2027-11-10',
    'Ember Heating <dispatch@emberheating.example>',
    'Friday: afternoon instead of morning',
    `
Hello Mr. Osei,

our morning crew is down to one truck. Your furnace service on Friday, November 12 will now take place between 1 and 4 pm rather than in the morning. Somebody over eighteen has to be in the house. Please clear three feet around the unit, and have a new filter ready if you want us to put it in. The technician is Lamar and he calls from the road.

Ember Heating`,
  ),
  chatOf(
    'petrakis',
    '2027-11-10',
    'Mr. Petrakis (driving)',
    'Marcus, sunday the 14th I have church until noon, so we drive at 2 pm and not at 10. Same corner by the post office. Bring your permit AND your glasses this time. We do the highway ramp.',
  ),
  mailOf(
    'cataract-prep',
    '2027-11-08',
    'Eastgate Surgery Center <nurses@eastgatesurgery.example>',
    'Before your surgery',
    `
Dear Mrs. Tillery,

please eat nothing after midnight before your procedure; clear liquids are allowed until 5 in the morning. Use the antibiotic drops four times a day beginning three days ahead. Wear a shirt that buttons in front, and leave jewelry at home. You may not drive for 24 hours, so name a driver when you check in. Questions in the night before go to the nurse line, 555-0172. Your follow-up will be arranged when you leave.

Eastgate Surgery Center`,
  ),
  mailOf(
    'press-trip',
    '2027-11-08',
    'Ms. Adeyemi <adeyemi@sycamoreelementary.example>',
    'First grade visits the cider press',
    `
Dear first grade families,

on Wednesday, December 1 we ride out to Hobart's cider press. The trip is $9 a child; please send the money with the yellow slip by Friday, November 19. Boots are a must, because the yard is mud, and a snack without nuts. We have enough chaperones, thank you. Children who get carsick sit in front with me.

Ms. Adeyemi`,
  ),
  mailOf(
    'wrestling-start',
    '2027-11-07',
    'Coach Dombrowski <dombrowski@hardinghigh.example>',
    'Before anybody steps on my mat',
    `
Wrestlers and parents,

no physical form, no practice: it has to be uploaded by Sunday, November 14 at midnight. A deposit of $40 gets you a singlet and you get it back in March. Headgear is ours, shoes are yours, and they never touch the parking lot. Nails short. We will wrestle off for the spots at each weight in the first week, so I cannot say yet who is on varsity. Weigh-in for the Eastport meet is at 4:30 pm in the training room.

Coach D`,
  ),
  chatOf(
    'greg-boots',
    '2027-11-10',
    'Greg',
    'hey Dana can you pack Wrens snow boots and the purple sleeping bag for friday, we are going up to my folks. her library book is still here I will send it back with her. also she told me she lost a tooth?? pics pls',
  ),
  mailOf(
    'jungle-gem',
    '2027-11-05',
    'Jungle Gem <parties@junglegem.example>',
    "Wren's party at Jungle Gem",
    `
Hi Dana,

your Canopy package for 12 children comes to $264, of which you have paid a deposit of $80. The rest of $184 is due two days before the party. Everybody who climbs needs grip socks; we sell them for $3. You may bring a cake, but no other food. The party room is yours for the second hour, and pizza is served there. Final head count by December 1, please.

Your Jungle Gem team`,
  ),
  documentOf(
    'sitter',
    '2027-08-20',
    'Dana Tillery',
    'For sitters',
    `
Wren is allergic to cashews and pistachios, the pen is in the red pouch on top of the fridge. She goes to bed at 7:45 and gets one song. If she is sick call Dr. Okonjo at 555-0137, then me. Abi may stay up until 9:30, Marcus you can ignore. Biscuit must not have grapes. The spare key is with the Kims at number 51. If the power goes, flashlights are in the boot bench.`,
  ),
  documentOf(
    'house',
    '2027-02-14',
    'Kwame Osei',
    'House list',
    `
Water shutoff: basement, left of the washer, blue wheel. Furnace filter: 16 x 25 x 1, change it every three months. Garage code is the year we moved in, backward. Breaker 9 is the kitchen, 11 is the dryer. The attic fan rattles and that is fine. Guest wifi: FoundryGuests, password "sevenspoons". The snow blower takes the 40 to 1 mix, not straight gas.`,
  ),
  chatOf(
    'nana-pies',
    '2027-11-09',
    'Nana',
    'For Thanksgiving I make the bird, the pumpkin pie and the pecan pie. Dana you bring the rolls and my big roaster back. Kwame brings that good jollof rice. Marcus carries the folding chairs. No presents for the hostess, only appetite.',
  ),
  chatOf(
    'priya',
    '2027-11-08',
    'Priya',
    'Book club tomorrow no wait thursday haha. The book is The Salt Atlas, if you only got to chapter 9 thats ok, so did Jo. I make chili, you all bring something to drink. Park on the church side, they tow on ours',
  ),
  mailOf(
    'laughing-mule',
    '2027-11-02',
    'The Laughing Mule <tickets@laughingmule.example>',
    'Your two tickets',
    `
Thanks, Kwame!

Two tickets for the late show. Doors open at 7:45 pm and seats are first come, first served. There is a two-drink minimum for each guest, and the kitchen stays open until eleven. Guests must be 21 and have a photo ID. No refunds, but you can give the tickets to a friend. The opener will be announced.

The Laughing Mule`,
  ),
  mailOf(
    'fresh-barn',
    '2027-11-09',
    'Gail at Fresh Barn <gail@freshbarn.example>',
    'The day before Thanksgiving',
    `
Crew,

for the big Wednesday everybody parks behind the bank, the lot is for customers. Black apron, name tag, no hoodies. You get time and a half for that day and a free pie of your choice, except the cherry ones. Two breaks of fifteen minutes. Phones in the lockers. Schedules for December come out on the 20th.

Gail`,
  ),
  mailOf(
    'splash-info',
    '2027-11-09',
    'Gannet Swim Club <coach.ivy@gannetswim.example>',
    'Turkey Splash: what to know',
    `
Swimmers,

the doors open at 6:45 and the team meets at the foot of lane 1. Bring two towels, a cap with your name and something to sit on, because the bleachers are wet. Heat sheets are $5, cash only. Abi, Jonah and Mei swim the relay; the fourth is decided on Monday. Parents, I need three timers, tell me if you can. The snack table takes fruit only.

Coach Ivy`,
  ),
  mailOf(
    'symphony',
    '2027-11-05',
    'Mr. Lindgren-Hart <orchestra@millbrookmiddle.example>',
    'Orpheum Hall and the winter concert',
    `
Dear orchestra families,

for the trip to Orpheum Hall students wear their school polo and bring a bag lunch; the cost is covered by the boosters. For the winter concert it is all black, long sleeves, and closed shoes. Players are in the orchestra room 40 minutes before we begin. Violas, please mark the bowings in the Holst. Tickets are not needed.

Mr. Lindgren-Hart`,
  ),
  mailOf(
    'viola-rent',
    '2027-10-28',
    'Halyard Strings <rentals@halyardstrings.example>',
    'Your viola rental',
    `
Dear Mr. Osei,

the rent for the 15-inch viola goes up to $31 a month in January. Insurance is included, strings are not. When Abena grows into the 15.5 we swap it at no cost. A new shoulder rest can be picked up at the counter. We close early on the day before Thanksgiving.

Halyard Strings`,
  ),
  newsletterOf(
    'sycamore-news',
    '2027-11-05',
    'Sycamore Elementary <office@sycamoreelementary.example>',
    'Sycamore Leaves',
    `
The book fair is in the library from November 15 to 19, and grandparents are welcome at lunch on the Wednesday of it. Picture retakes are on November 17 in the gym. The coat drive has 61 coats so far. Walkers leave by the south door on account of the new fence. Second graders have raised a salamander; a name is being voted on.`,
  ),
  mailOf(
    'sorrel',
    '2027-10-30',
    'Lake Sorrel Cabins <stay@lakesorrel.example>',
    'Your booking: the Otter',
    `
Hello Osei family,

you have the Otter cabin, which sleeps seven. Check-in is from 3 pm and the key is in the box at the pump. Linens are provided, towels are not. There is a wood stove and one rack of wood; more costs $10 a rack. No dogs in the Otter, we are sorry. The road is plowed after the school buses, so do not come before ten.

Lake Sorrel Cabins`,
  ),
  newsletterOf(
    'rec-news',
    '2027-11-04',
    'Northside Rec <news@northsiderec.example>',
    'At the Rec in November',
    `
The sauna is fixed. Pickleball has been given the small gym on Mondays, and basketball has been given the promise that this is the last change. Lockers left shut on the 30th are cut open. Holiday punch cards are ten visits for $55. The Rec is closed on Thanksgiving Day.`,
  ),
];
