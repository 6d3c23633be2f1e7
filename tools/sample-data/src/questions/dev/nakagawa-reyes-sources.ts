import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, newsletters, chat messages and documents of the Nakagawa-Reyes household. */
export const nakagawaReyesSources: readonly QuestionSource[] = [
  mailOf(
    'scorpions-later',
    '2027-03-10',
    'Coach Villareal <villareal@scorpionsball.example>',
    'Saturday: new time, new diamond',
    `
Scorpions families,

the Jays have a funeral in the morning, so we have agreed to play later. First pitch against Gila Bend on Saturday, March 13 is at 1:15 pm, and we are on Diamond 5, no longer on 3. Be there three quarters of an hour early like always. White pants. Who pitches I decide when I see who slept.

Coach Villareal`,
  ),
  mailOf(
    'ac-thursday',
    '2027-03-10',
    'Cool Coyote Air <service@coolcoyote.example>',
    'Your tune-up',
    `
Hello Mr. Reyes,

we have to shuffle Friday because of a hotel that is out of air. Your tune-up is now on Thursday, March 11 between 8 and 10 am. Brianna comes alone and will need to get onto the roof. The price of your spring plan is unchanged. Sorry for the short notice.

Cool Coyote Air`,
  ),
  mailOf(
    'splash-pad-closed',
    '2027-03-09',
    'Mesquite Flats Parks <reservations@mesquiteflats.example>',
    'Your reservation on April 4',
    `
Dear Ms. Nakagawa,

the pump at the Mesquite Park splash pad has failed and the part comes in May. We have moved your reservation for April 4 to the splash pad at Quartz Canyon Park, ramada 4, at the same hours and for the same fee. Glass and confetti are not allowed there either. Power outlets are on the north post.

Parks and Recreation`,
  ),
  chatOf(
    'marta-bring',
    '2027-03-09',
    'Tía Marta',
    'For saturday you bring the corn husks and two bags of ice, Chuy brings the masa. And tell Emi NO cake this time, we still have cake',
  ),
  chatOf(
    'marta-easter',
    '2027-03-07',
    'Tía Marta',
    'easter we hide 200 cascarones so the kids should wear something that can die',
  ),
  mailOf(
    'playa-house',
    '2027-03-01',
    'Casas del Mar <hola@casasdelmar.example>',
    'The house with the blue door',
    `
Dear Luis,

Señora Ochoa in the yellow house across the street has the key and is home until nine in the evening. The gate code is 2580. Drinking water comes in the big jugs, please not from the tap. Turn the gas off at the tank when you leave. The cleaning costs $45 and you leave it in the drawer. Dogs are welcome, sand is not.

Casas del Mar`,
  ),
  mailOf(
    'heart-prep',
    '2027-03-05',
    'Sun Valley Heart <appointments@sunvalleyheart.example>',
    'Before your stress test',
    `
Dear Mrs. Reyes,

please drink no coffee, tea or cola for 24 hours before the test, and eat only a light breakfast. Wear shoes you can walk in. Take your morning pills except for the beta blocker. The doctor will go through the results with you on a later date. Suite 210, second elevator.

Sun Valley Heart`,
  ),
  mailOf(
    'infusion-seat',
    '2027-03-02',
    'Sun Valley Infusion <chairs@sunvalleyinfusion.example>',
    'Your chair',
    `
Dear Carmen,

you asked for a window and we have given you chair 6. Bring a sweater, the air is strong. One visitor may sit with you. Lab work is drawn on arrival, so no separate trip is needed this time.

Sun Valley Infusion`,
  ),
  mailOf(
    'band-fee',
    '2027-03-08',
    'Mr. Quigley <quigley@mesquitems.example>',
    'Band polo and fee',
    `
Dear band families,

the eighth-grade band plays at the district festival in May. The polo and the bus come to $38 together, by March 26, in an envelope with the student's name. Black shoes, not black-ish. Trumpets, the third valve is not a suggestion.

Mr. Quigley`,
  ),
  mailOf(
    'zoo-trip',
    '2027-03-09',
    'Mrs. Dunleavy <dunleavy@saguaro.example>',
    'Kindergarten goes to the zoo',
    `
Dear families,

for the zoo every child wears the orange class shirt and brings a lunch in a bag that can be thrown away. It costs $9. I need four chaperones and have three. We will see the feeding of the otters, if the otters cooperate. No toys from home, they do not come back.

Mrs. Dunleavy`,
  ),
  newsletterOf(
    'kinder-notes',
    '2027-03-08',
    'Mrs. Dunleavy <dunleavy@saguaro.example>',
    'Room K2 this week',
    `
Our letter is Q. Paloma was the queen and ruled kindly. We planted beans and have learned what drowning a bean looks like. Please send back the reading bags before the break. Snack for the first week after it comes from the Ortega family. Somebody took home two left shoes on Thursday.`,
  ),
  mailOf(
    'olander',
    '2027-03-04',
    'Ms. Olander <olander@olandertax.example>',
    'What I need for your taxes',
    `
Dear Emi and Luis,

bring both W-2s, the mortgage form, what you paid for Lomi's day care last summer, and the receipt for the solar panels. If the bakery has paid you in tips that are not on the form, write them down. I have moved to the second floor; the stairs are at the back. My fee is as agreed.

Ms. Olander`,
  ),
  mailOf(
    'science-board',
    '2027-03-05',
    'Ms. Achterberg <achterberg@mesquitems.example>',
    'Science night: eighth grade',
    `
Dear families,

the finished boards come to room 31 by March 30. Batteries, bread mold and magnets are fine, open flames are not, and we mean it after last year. Each student talks for three minutes. There are two judges from the water works. Extension cords are scarce.

Ms. Achterberg`,
  ),
  mailOf(
    'pham-care',
    '2027-03-03',
    'Pham Orthodontics <team@phamortho.example>',
    'The big day for Kai',
    `
Hi Kai,

after the braces are off we scan your teeth, and your retainer is ready one week later. You may have popcorn again. Please brush before you come. We take a picture for the wall unless you say no.

Team Pham`,
  ),
  mailOf(
    'cp-booking',
    '2027-02-20',
    'Copper Pacific Air <tickets@copperpacific.example>',
    'Booking of Luis Reyes',
    `
CP 410 seat 22F, CP 417 seat 7D. One cabin bag. Changes are free until the day before. You have 14,200 points, which is not quite enough for anything.`,
  ),
  chatOf(
    'baba-ticket',
    '2027-03-06',
    'Baba',
    'I have my ticket, Emi. I will bring the tea and the plums. Kai should meet me at the door after customs because I do not like the moving floor',
  ),
  chatOf(
    'rosa-swap',
    '2027-03-08',
    'Rosa',
    'ok deal: I do your sat apr 3, you do my sunday apr 4. Laminator is on the shelf, you know the thing w the croissants',
  ),
  mailOf(
    'bakery-easter',
    '2027-03-09',
    'Hearth & Salt <jo@hearthandsalt.example>',
    'Easter orders',
    `
Team,

we have 214 orders of hot cross buns and the list is closed. On the Saturday we start at two in the morning, coffee is on me. The lambs are almond this year, no walnut. The oven man looks at number 3 on the 22nd during inventory. Please stop naming the starters after customers.

Jo`,
  ),
  chatOf(
    'deshawn-mom',
    '2027-03-10',
    "Tasha (Deshawn's mom)",
    'Kai can ride w us friday straight from school, I get them at the flagpole. Pizza + a movie I have to approve first lol',
  ),
  chatOf('tomas-climb', '2027-03-09', 'Tomás', 'bro bring the 60m rope next time the gym one is fuzzy'),
  mailOf(
    'dana-agenda',
    '2027-03-09',
    'Dana <dana@brightledger.example>',
    'Our next one',
    `
Luis, for the 24th let us talk about the migration, your on-call week and whether you want to present at the onsite. No slides. If the new hour is too early out there in the desert, say so.

Dana`,
  ),
  mailOf(
    'oncall-rules',
    '2027-03-08',
    'Bright Ledger operations <ops@brightledger.example>',
    'On-call handbook, short form',
    `
The person on call answers a page within fifteen minutes. The backup for the last full week of March is Farid. Each night with a page is made up for with half a day. The phone number for the bridge has changed; it is in the channel topic.`,
  ),
  mailOf(
    'onsite-plan',
    '2027-03-05',
    'Bright Ledger people team <people@brightledger.example>',
    'Onsite in April',
    `
Hi all,

we meet on the ninth floor. On Tuesday evening there is a boat, bring a jacket. Meals are covered up to $75 a day. If you share a room tell us with whom. Badge photos are taken at the front desk.

People team`,
  ),
  mailOf(
    'cholla',
    '2027-03-04',
    'Cholla Motors <service@chollamotors.example>',
    'Recall on your truck',
    `
Dear Luis Reyes,

the latch of the tailgate is replaced free of charge. You can wait, or take the shuttle, which goes as far as the mall. Please take everything out of the bed. If you want the oil changed with it, that is $64.

Cholla Motors`,
  ),
  mailOf(
    'mesa-skin',
    '2027-03-01',
    'Mesa Skin <hello@mesaskin.example>',
    'Yearly look',
    `
Dear Emi,

this is your yearly skin check. No make-up and no nail polish, please. The copay is $30. If you are sunburnt we would rather see you another day.

Mesa Skin`,
  ),
  newsletterOf(
    'kusd-news',
    '2027-03-05',
    'KUSD <news@kusd.example>',
    'KUSD family update',
    `
Enrollment for next year's kindergarten is open until the end of April. During the break the meals-to-go stand in front of the high school gives out lunches from 11 to 12:30. State testing needs sleep and breakfast rather than worry. The board looks for members for the calendar committee. Bus 12 gets a new driver, say hi to Mr. Lonnie.`,
  ),
  mailOf(
    'scorpions-dues',
    '2027-03-02',
    '14U Scorpions <team@scorpionsball.example>',
    'Second half of the dues',
    `
Families,

the second half of the season's dues, $120, is due by March 20. The snack stand on the 27th is ours, two people an hour; sign up on the board. Bats over the legal stamp stay in the car. Team pictures will be announced.

14U Scorpions`,
  ),
  mailOf(
    'folklorico-skirts',
    '2027-03-06',
    'Maestra Inés <ines@parishfolklorico.example>',
    'Skirts for the recital',
    `
Dear parents,

the little ones dance in the green skirts, which Doña Lupe hands out after the last class. Hair in two braids with a white ribbon. Shoes need a strap. Tickets for grandparents are free, all others pay $5. No class on the two Saturdays around the end of the break.

Maestra Inés`,
  ),
  mailOf(
    'copper-gym',
    '2027-03-07',
    'Copper Gym <desk@coppergym.example>',
    'Floor being laid',
    `
Hello,

we get a new floor. Tuesday classes of the 23rd are taught on Thursday at 4 instead. Barefoot only for a month. The lost leotards are in the basket and some of them have been there since Christmas.

Copper Gym`,
  ),
  chatOf(
    'bascombe',
    '2027-03-10',
    'Mr. Bascombe',
    'No lesson tomorrow evening, Kai, I have a root canal. We do the one of next week by video on Tuesday at ten. Long tones!',
  ),
  chatOf('chuy-truck', '2027-03-08', 'Chuy', 'primo can i borrow the truck for the bulk pickup thing, i have a couch'),
  newsletterOf(
    'parish',
    '2027-03-07',
    'Parish office <office@parishhall.example>',
    'Parish bulletin',
    `
Bingo is on as usual except in Holy Week. The jackpot stands at $310. The fish fry needs dishwashers. Lilies can be given in memory of somebody until Palm Sunday, $12 a pot. The hall's east door sticks; push low.`,
  ),
  newsletterOf(
    'city-bulk',
    '2027-03-04',
    'City of Mesquite Flats <city@mesquiteflats.example>',
    'Bulk pickup in your area',
    `
Set your things out no earlier than the Saturday before, and at the curb by 6 am. No paint, no tires, no refrigerators with a door. Branches are tied in bundles of four feet. The crew comes down each street once.`,
  ),
  mailOf(
    'solar',
    '2027-02-18',
    'Sunny Side Solar <care@sunnysidesolar.example>',
    'Your panels in February',
    `
Your roof made 611 kilowatt hours in February. Panel 9 runs a little behind the others, most likely because of the neighbor's palm. The receipt for your tax return is attached once more. Washing them with a soft brush in the early morning helps.`,
  ),
  documentOf(
    'house-sheet',
    '2027-01-15',
    'Emi',
    'For Abuela and whoever feeds the cat',
    `
Miso the cat gets half a can at seven and half a can at five, and lies about it. The side gate sticks, lift it. The pool pump runs from 10 to 4, leave it alone. Breaker for the kitchen: number 7. The spare key hangs inside the barbecue. If the alarm beeps, the code is Kai's jersey number twice.`,
  ),
  documentOf(
    'kai-contract',
    '2027-01-02',
    'Emi and Kai',
    'Phone contract',
    `
No phone in the bedroom after 9:30 on school nights, 11 on others. A broken screen is shared half and half. Lost means lost. Location stays on. Signed by Kai with a drawing of a skull.`,
  ),
  documentOf(
    'carpool-ball',
    '2027-02-15',
    'Scorpions parents',
    'Rides to practice',
    `
Mondays there: Reyes. Mondays back: Whitfield. Wednesdays there: Whitfield. Wednesdays back: Reyes. Games: everybody on their own. Helmets in the bag, not on heads.`,
  ),
  chatOf(
    'winslow-shot',
    '2027-03-02',
    'Dr. Winslow',
    'Paloma is up to date. Next well visit is due after her birthday, please call us to make it.',
  ),
  chatOf(
    'abuela-purse',
    '2027-03-10',
    'Abuela',
    'I left my good glasses at yours on the piano, somebody bring them before Friday please',
  ),
  mailOf(
    'party-guests',
    '2027-03-08',
    'Partyline <invites@partyline.example>',
    'Your invitation is out',
    `
Hello Emi,

your invitation "Lomi is six" has gone to 18 families. Answers are asked for by March 28. You chose the theme "axolotl". You will get a summary when the date for answers has passed.

Partyline`,
  ),
];
