import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, newsletters, chat messages and documents of the Lindqvist household. */
export const achebeLindqvistSources: readonly QuestionSource[] = [
  mailOf(
    'furnace-tuesday',
    '2027-11-05',
    'Northlight Heating <office@northlightheating.example>',
    'Monday visit has to move',
    `
Hi Annika,

our tech is out with a bad back, so nobody can come to you on Monday. We have you down for Tuesday, November 9 between 9 and 11 am now, with Curt. He needs a clear path to the furnace and about forty minutes. The tune-up price stays the same as on your plan. Call if Tuesday is impossible.

Northlight Heating`,
  ),
  mailOf(
    'aguilar-wednesday',
    '2027-11-04',
    'Mr. Aguilar <aguilar@tamarack.example>',
    'Freja, conference slot',
    `
Dear Annika and Desmond,

I have to be in the district office on Thursday afternoon. Could we talk about Freja on Wednesday, November 17 at 3:00 pm instead of on Thursday? That lands right after your talk with Ms. Tuttle, so you would only make one trip. I have put you in that slot already. Same room. Bring your questions on fractions, everybody has them.

Mr. Aguilar`,
  ),
  mailOf(
    'sable-cove-earlier',
    '2027-11-05',
    'Coach Petrosky <petrosky@narrowshockey.example>',
    'Sable Cove: earlier puck drop',
    `
Guys and parents,

Sable Cove lost its afternoon ice, so our game over there on Saturday, November 13 starts at 12:30 pm, not 2:00. The bus therefore rolls from the rink at 9:15 am sharp. Eat before you get on, the last driver is still finding sunflower shells. Dark jerseys. We should be home before five.

Coach Petrosky`,
  ),
  mailOf(
    'party-annex',
    '2027-11-03',
    'Rumble Gym <parties@rumblegym.example>',
    'Your party on November 21',
    `
Hello Annika,

a pipe froze and burst over our foam pit and the main gym is closed for repairs until December. We would hate to cancel on a double birthday, so your party on Sunday, November 21 takes place in the Curling Club annex on Harbor Street, where we set up the bouncy course for the weekend. Times are as booked. Socks with grips are required, we sell them for $3 a pair. The package covers sixteen children.

Team Rumble`,
  ),
  mailOf(
    'icebreaker',
    '2027-11-03',
    'Glacier Otters Swim Club <club@glacierotters.example>',
    'Icebreaker Meet, what families need to know',
    `
Dear Otters,

entries for the Icebreaker are closed; the fee is $22 a swimmer and goes on your November bill. Caps are the navy ones this season. Each family gives one timer for half a session. There is a chili stand, cash only. The heat sheets are not out yet; we post them on the club board on the evening before.

Glacier Otters`,
  ),
  mailOf(
    'larch-pass',
    '2027-11-02',
    'Coach Petrosky <petrosky@narrowshockey.example>',
    'Larch Pass tournament',
    `
All,

we open at Larch Pass on Friday, November 19 at 4:15 pm against Granite Falls. What comes after depends on how we do, the bracket goes up that night. The bus leaves the rink at 8:30 in the morning, I have cleared it with the high school. Rooms are at the Pine Moth Inn for $112 a night, four boys to a room. Bring both jerseys and a swimsuit, there is a hot tub and I will regret it.

Coach Petrosky`,
  ),
  mailOf(
    'eye-instructions',
    '2027-11-01',
    'Aurora Eye Surgery <nurse@auroraeye.example>',
    'Before your operation',
    `
Dear Mr. Lindqvist,

please have nothing to eat or drink after midnight on the night before the operation, apart from a sip of water with your pills. The antibiotic drops start three days ahead, four times a day. You may not drive home yourself. Wear a shirt that buttons in front. For a week after it: no bending, no lifting over ten pounds, and no curling stones.

The nurses of Aurora Eye Surgery`,
  ),
  newsletterOf(
    'tamarack-times',
    '2027-11-05',
    'Tamarack Elementary <office@tamarack.example>',
    'Tamarack Times, week 12',
    `
The canned food drive stands at 411 cans and we want 600. The book fair is in the library and open before school from 8:15; the students come with their classes as well. Picture retakes are for those who were away or blinked: hand the old packet to the photographer. Ms. Olufsen is still looking for a crossing guard at Shoreline Drive. Lost and found has eleven single gloves. Our custodian Mr. Beck turns fifty and will pretend not to like the cake.`,
  ),
  mailOf(
    'animal-report',
    '2027-11-04',
    'Ms. Tuttle <tuttle@tamarack.example>',
    'Fourth grade animal reports (room 9)',
    `
Dear families of room 9,

each student has picked an Alaskan animal and will report on it in December. The poster may be at most 22 by 28 inches, please, since last year's whale did not fit through the door. Three facts, one map, one source that is not the internet. The written part is one page. Volcano projects have been graded and come home next week in the portfolio.

Ms. Tuttle`,
  ),
  newsletterOf(
    'room-eleven',
    '2027-11-05',
    'Mr. Aguilar <aguilar@tamarack.example>',
    'Room 11 this week',
    `
We finished long division and nobody cried, myself included. Spelling tests are on Fridays, the words go home on Mondays. We are building dioramas and need shoe boxes by November 16, any size. Our read-aloud is about a sled dog. Freja and Wyatt are line leaders until Thanksgiving. Please label water bottles; I have six identical blue ones.`,
  ),
  mailOf(
    'puffins-winter',
    '2027-11-02',
    'Little Puffins <hello@littlepuffins.example>',
    'Winter gear and a word on rates',
    `
Dear Puffin parents,

from now on we go outside unless it is below minus ten. Please send snow pants, two pairs of mittens and a neck warmer (no scarves) with the name in everything. Boots stay here. In January the monthly rate rises from $890 to $940, which we know is no fun. Ms. Dolly is back from leave and the sandbox is closed until it thaws.

Little Puffins`,
  ),
  mailOf(
    'taco-crew',
    '2027-11-03',
    'Bex at Tundra Tacos <bex@tundratacos.example>',
    'Crew stuff for November',
    `
Hey crew,

state inspector is coming, so everybody's food handler card has to be on file by November 20, no card no shift. New visors are in the office. Tips get split on the 1st. If you trade a shift tell me AND write it on the board. We close at 3 on the Friday after Thanksgiving because I would like to see my family too.

Bex`,
  ),
  mailOf(
    'dmv-permit',
    '2027-10-28',
    'Driver services <noreply@driverservices.example>',
    'Appointment confirmation: instruction permit',
    `
This confirms a knowledge test for MALIK ACHEBE. Bring an original birth certificate, proof of address and a parent or guardian who signs. The fee is $15, card or check. The test has twenty questions, sixteen must be right. If it is not passed it can be repeated on the next business day. Phones are kept in a locker.`,
  ),
  mailOf(
    'gus-tires',
    '2027-10-30',
    "Gus's Garage <gus@gusgarage.example>",
    'Winter swap',
    `
Hello Desmond,

mounting and balancing your four studded tires is $96, and I keep the summer set in the loft for another $40 a season. Come back after fifty miles so that we can torque the nuts, that's free. One of your studded ones is getting thin; it should do this winter. Coffee is terrible as ever.

Gus`,
  ),
  mailOf(
    'pepper-due',
    '2027-11-01',
    'Tideflat Vet <desk@tideflatvet.example>',
    'Pepper is due',
    `
Dear family of Pepper,

Pepper is due for rabies and the combination shot. Please bring a stool sample, fresh if you love us. If she is still nervous in the waiting room, ring from the car and come in by the side door. Her weight last year was 61 pounds and Dr. Maki would like it to be 57.

Tideflat Vet`,
  ),
  mailOf(
    'conference-talk',
    '2027-11-02',
    'Northwest Libraries Conference <program@nwlibraries.example>',
    'Your session',
    `
Dear Annika Lindqvist,

your talk "A seed library in the snow" is on Thursday, November 11 at 2:30 pm in room 204. You have forty minutes with questions. Please bring the slides on a stick as well. Badges are at the desk on the ground floor from 8 am. Speakers are invited to the oyster supper on Wednesday evening.

The program team`,
  ),
  mailOf(
    'np-ticket',
    '2027-10-19',
    'North Passage Air <tickets@northpassage.example>',
    'Your booking NP 218 / NP 231',
    `
Passenger LINDQVIST/ANNIKA. Seat 14C out, 9A back. One bag under the seat and one in the bin are included; a checked bag is $35 each way. Check in opens 24 hours ahead. Gates are shown at the airport only. Snow season: be there ninety minutes before departure.`,
  ),
  chatOf(
    'marisol-sits',
    '2027-11-04',
    'Marisol',
    'yes i can sit on the 13th!! i take 18 an hour and i need to be home by 10:30 bc i open the bakery on sunday. does ebba still want the moose book',
  ),
  chatOf(
    'lorna-pickup',
    '2027-11-02',
    'Lorna',
    'Happy to grab the twins the day of your dads eye thing. Can they stay for cocoa til 5? Bill wants to show them the telescope',
  ),
  mailOf(
    'vance-recital',
    '2027-11-01',
    'Eleanor Vance <evance@cellostudio.example>',
    'Winter recital',
    `
Dear studio families,

players are to be at St. Olga's at 1:15 pm to tune. White top, black bottoms, dark socks. Søren plays "The Little Reindeer" and then the duet with Priya. No flash pictures. Cookies afterwards; if your name starts with A to M please bring some.

Eleanor Vance`,
  ),
  mailOf(
    'choir-clothes',
    '2027-11-03',
    'Ms. Ibarra <ibarra@tamarack.example>',
    'Choir concert in December',
    `
Dear choir parents,

for our concert the children wear a red sweater or shirt and dark pants or a dark skirt, no costumes and no jingling. They meet me in the music room half an hour ahead. We sing five songs, one in Yup'ik. Seats are first come, first served. There will be no choir while I am at the conference on the 17th.

Ms. Ibarra`,
  ),
  mailOf(
    'curling-dues',
    '2027-10-27',
    'Narrows Curling Club <treasurer@narrowscurling.example>',
    'Dues for the season',
    `
Fellow curlers,

the season's dues are $85 and I would like to have them by November 15, by check or under my windshield wiper. Those who throw with a stick pay the same, Arvid. New brooms have come in. The bonspiel is in February and we need somebody to run the kitchen.

Your treasurer`,
  ),
  mailOf(
    'lodge-potluck',
    '2027-11-01',
    'Nordic Lodge <lodge@nordiclodge.example>',
    'November supper',
    `
Dear members,

the November supper is cod with drawn butter, $16 at the door. The desserts are shared: Gunnar rice pudding, Solveig krumkaker, Arne whatever the store has. The raffle goes to the roof. Please park behind the building, the front is for those with canes.

The supper committee`,
  ),
  chatOf(
    'pruitt-trade',
    '2027-10-29',
    'Pruitt',
    'ok so I take your mon 15, you take my tues 16. cap signed it. you owe me one of annikas cinnamon rolls for waiting til the last minute',
  ),
  mailOf(
    'rehab-parking',
    '2027-11-01',
    'Narrows Medical Center <cardio@narrowsmed.example>',
    'Cardiac rehab: parking and shoes',
    `
Dear participants,

lot A is torn up. Please use lot C and the south door until the end of the month; a shuttle cart runs every ten minutes. Clean indoor shoes only, the floor is new. On the 15th all groups start an hour and a half later, since the staff has training. Bring your current list of medications once more.

Cardiac rehab`,
  ),
  mailOf(
    'quill-forms',
    '2027-11-02',
    'Dr. Quill, pediatrics <frontdesk@quillpeds.example>',
    "Ebba's two-year checkup",
    `
Hello,

please fill in the yellow questionnaire on sleep and speech and bring it with you. Ebba gets one shot, the flu one, if she has no fever. A favorite toy helps. We run on time in the mornings, honestly. If her ears hurt again in between, call the nurse line.

The front desk`,
  ),
  mailOf(
    'cabin-key',
    '2027-10-24',
    'Otter Lake Cabins <stay@otterlake.example>',
    'Your stay at Otter Lake',
    `
Dear Annika,

the key is in the lock box under the third step; its code is 4471. You can get in from 3 pm on Friday and should be out by 11 on Sunday. There is no running water between October and May, so fill the jugs at the lodge. Firewood is $10 an armful. No signal, except if you stand on the outhouse bench, and then only one bar.

Otter Lake Cabins`,
  ),
  chatOf(
    'nora-mom',
    '2027-11-05',
    "Jess (Nora's mom)",
    'So excited for tomorrow! Freja only needs a sleeping bag and her toothbrush, we have pillows. Pancakes in the morning. Any allergies besides walnuts?',
  ),
  chatOf(
    'torvald-later',
    '2027-11-05',
    'Torvald',
    'Gunnar, my hip doctor works Saturdays now. Half past ten at the bun shop, not half past nine. I pay, you paid twice',
  ),
  chatOf(
    'joy-thanksgiving',
    '2027-11-03',
    'Joy',
    "Thanksgiving we're driving out to my sister's in Moose Landing, so pls send Malik with real boots not those sneakers. Back saturday night, he can come to yours sunday am",
  ),
  chatOf(
    'joy-skates',
    '2027-10-31',
    'Joy',
    'his old skates are at mine, he is a 9.5 now and they pinch. swap on saturday has some for cheap i heard',
  ),
  newsletterOf(
    'borough-plows',
    '2027-11-02',
    'Spruce Narrows Public Works <works@sprucenarrows.example>',
    'Winter rules',
    `
From November 15 until April 1 there is no parking on the streets between 2 am and 6 am. Cars in the way of the plow are towed; getting one back costs $145. The sand barrels are full, help yourselves. Roof loads are yours to watch. The landfill opens at ten in the winter. Do not feed the fox at the boat ramp, he is on a diet.`,
  ),
  mailOf(
    'power-cut',
    '2027-11-04',
    'Narrows Electric <notice@narrowselectric.example>',
    'Planned outage on Heron Court',
    `
Dear customer,

to hang a new transformer we turn off the power on your street on Monday, November 15 from 1:00 am to 3:30 am. Freezers hold without trouble if they stay shut. Please unplug what does not like surprises.

Narrows Electric`,
  ),
  mailOf(
    'chess-open',
    '2027-11-04',
    'Tamarack chess club <chess@tamarack.example>',
    'Chess open',
    `
Hi all,

our little open is on Saturday, December 11 in the library. Sign up with Mr. Doyle for $5, which pays for the pizza. Five rounds, fifteen minutes a side. Beginners play beginners. No club on Veterans Day, of course. Bring a board if you have one, two sets lost their bishops.

Chess club`,
  ),
  mailOf(
    'fenn-expander',
    '2027-11-02',
    'Fenn Orthodontics <smile@fennortho.example>',
    "Søren's expander",
    `
Hello,

on his next visit Søren gets the expander. He should brush before it and eat something, since his mouth may be sore after it. At home it is turned once every other day with the little key; do not lose the little key. The payment plan is in a separate letter that the billing office sends you.

Fenn Orthodontics`,
  ),
  chatOf(
    'kaur-room',
    '2027-11-04',
    'Ms. Kaur',
    'Hi Malik, Monday we do quadratics. Bring the quiz you would rather forget.',
  ),
  chatOf(
    'brita-gifts',
    '2027-11-01',
    'Brita',
    'I have posted a parcel for the twins. The blue one is for Søren and the green one for Freja, NOT the other way around, it matters!',
  ),
  chatOf(
    'ines-swap',
    '2027-11-03',
    'Ines',
    'swapped us on the 23rd: you open, i close. tell your dad good luck with the eye',
  ),
  documentOf(
    'house-notes',
    '2027-09-20',
    'Annika',
    'House notes',
    `
Water: the main shutoff is behind the dryer, quarter turn to the right. Breaker for the well pump: number 14. Heat tape on the pipe under the porch goes on at 15 degrees. Sump alarm: press and hold. Spare van key: in the coffee can with the nails. Snow blower takes straight gas, no mix. Plumber who actually comes: Yuri.`,
  ),
  documentOf(
    'carpool-hockey',
    '2027-10-02',
    'Hockey parents',
    'Carpool sheet, hockey',
    `
Tuesdays there: Achebe. Tuesdays back: Sorensen. Thursdays there: Bell. Thursdays back: Achebe. Bags go in the Bells' trailer if there are more than five. The boys sit where they are told. Whoever cannot drive says so before noon.`,
  ),
  documentOf(
    'sitter-sheet',
    '2027-08-30',
    'Annika',
    'For whoever sits',
    `
Ebba sleeps with the hall light on and the blue whale. No screens after seven for the twins, whatever they claim Dez said. Søren reads until 8:30, Freja until she drops. Walnuts are a real allergy (Freja): the pen is in the red pouch by the door. Pepper goes out once at nine. Morfar's number is on the fridge and he hears the phone if you let it ring.`,
  ),
  documentOf(
    'insurance-card',
    '2027-07-01',
    'Tongass Mutual',
    'Card for the van',
    `
Policy TM-558-2093. Roadside help: 555-0177, day and night. Covered drivers: Annika Lindqvist, Desmond Achebe, Gunnar Lindqvist. A driver with an instruction permit is to be added before the first drive. Glass claims have no deductible.`,
  ),
  mailOf(
    'blood-drive',
    '2027-11-01',
    'Station 3 <captain@station3.example>',
    'Boots, turnout gear and a cook',
    `
Crew,

turnout gear goes to the wash in two loads; A-shift's bag is the green one. Whoever cooked the last pot of beans is excused from cooking. The new boots run half a size small. Fill the boot, our collection at the grocery store, brought in $2,318, well done.

Captain Rusk`,
  ),
  mailOf(
    'retreat',
    '2027-11-04',
    'Narrows Public Library <ines@narrowslibrary.example>',
    'Staff retreat at the lodge',
    `
Everyone,

carpools for the retreat leave from the library's back lot at 8:20 am. Lunch is soup and bread, tell me about gluten. Dress for a walk on the spit. Each of us brings one thing that did not work this year and is ready to laugh about it. We are back by five.

Ines`,
  ),
];
