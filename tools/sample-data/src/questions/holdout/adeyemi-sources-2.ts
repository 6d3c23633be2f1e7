import type { QuestionSource } from '../question-set.ts';
import { mailOf } from '../set-parts.ts';

/** Mails to the Adeyemis. */
export const adeyemiMails: readonly QuestionSource[] = [
  // Doctors, dentists and a vet
  mailOf(
    'fontaine-sports',
    '2025-08-27',
    'Carrow Falls Pediatrics',
    "Temi's sports form",
    `
Dear Ms. Adeyemi,

thank you for bringing Temi in. Dr. Fontaine has signed the sports form; you can print it from the portal. It is valid for twelve months and covers gymnastics as well as school sports.

Temi has grown two and a half inches since last summer. Her back is straight, her heart sounds perfect. She should drink more during training, preferably water.

The tetanus booster is due at fourteen, so not this year.

Carrow Falls Pediatrics`,
  ),
  mailOf(
    'ramos-checkup',
    '2025-09-09',
    'Ramos Family Dentistry',
    'Time for a checkup',
    `
Hello Adeyemi family,

it has been six months! We have put Kola and Bisi down for a checkup with Dr. Ramos on Thursday, October 9, at 3:15 pm, one after the other.

If that does not suit you, please ring us at 555-0231, Monday to Thursday. Do not forget the form with your insurance details, which changed in July.

And please no fruit gummies on the way here. We can tell.

Ramos Family Dentistry`,
  ),
  mailOf(
    'ramos-filling',
    '2025-10-10',
    'Ramos Family Dentistry',
    'A small filling for Bisi',
    `
Hello Ms. Adeyemi,

as Dr. Ramos told you yesterday, Kola's teeth are all fine, while Bisi has a small cavity in a baby tooth. It should be filled, because that tooth has to last for another four years.

We can do this on Tuesday, October 28, at 8:30 am, so that she is back in class by ten. The filling is white; your share is 44 dollars.

She may choose a film for the ceiling screen.

Ramos Family Dentistry`,
  ),
  mailOf(
    'ellery-braces',
    '2026-02-05',
    'Ellery Orthodontics',
    'Temi: no braces yet',
    `
Dear Mr. and Ms. Adeyemi,

Dr. Ellery has studied the X-rays of Temi's jaw. Two canines still have to come in, and he would rather wait before he decides about braces. There is no harm in waiting.

We would like to see her again in September. Until then nothing has to be done, apart from good brushing and a mouth guard if she takes up a ball sport.

The consultation is free. A copy of the X-rays goes to Dr. Ramos.

Ellery Orthodontics`,
  ),
  mailOf(
    'thorne-before',
    '2026-03-12',
    'Thorne Oral Surgery',
    'Your operation on April 2',
    `
Dear Mr. Adeyemi,

Dr. Thorne will take out your lower left wisdom tooth on Thursday, April 2, at 7:30 am. You will be given a sedative, so please eat nothing for six hours before and come with somebody who can drive you home.

Wear short sleeves and leave rings at home. The operation itself lasts about forty minutes.

Your insurance has agreed to the plan. What remains for you is 180 dollars, due on the day.

Thorne Oral Surgery`,
  ),
  mailOf(
    'thorne-after',
    '2026-04-03',
    'Thorne Oral Surgery',
    'After your operation',
    `
Dear Mr. Adeyemi,

everything went as it should. Cool the cheek for two days, rinse with salt water from tomorrow, no straw, no sport until next weekend.

Dr. Thorne takes out the stitches on Friday, April 17, at 11:40 am. That takes five minutes and does not hurt.

If it bleeds or you run a fever, call our emergency line, 555-0274, at any hour.

Thorne Oral Surgery`,
  ),
  mailOf(
    'fontaine-hearing',
    '2026-03-30',
    'Carrow Falls Pediatrics',
    'Hearing test for Bisi',
    `
Dear Ms. Adeyemi,

Bisi's teacher and her speech therapist have both asked for a hearing test. Dr. Fontaine can do it on Wednesday, April 29, at 2:20 pm. It is a game with headphones and takes half an hour.

Please do not bring her with a cold, since then we measure the cold.

Carrow Falls Pediatrics`,
  ),
  mailOf(
    'fontaine-hearing-new',
    '2026-04-10',
    'Carrow Falls Pediatrics',
    'New date for the hearing test',
    `
Dear Ms. Adeyemi,

our audiometer has to go in for repair. We are sorry to have to shift the hearing test for Bisi; her new time with Dr. Fontaine is Monday, May 4, at 9:50 am.

You need not confirm if that is all right. Otherwise choose another slot in the portal, there are some in the same week.

Carrow Falls Pediatrics`,
  ),
  mailOf(
    'kessler-allergy',
    '2025-11-14',
    'Kessler Allergy Clinic',
    "Kola's test results",
    `
Dear parents,

here are the results of Kola's skin test. He is allergic to cats and to birch pollen. He is not allergic to peanuts, milk, mites or rabbits, so the pet may stay.

From March to May he should take 5 milliliters of the syrup in the evening. The inhaler is for emergencies and before sport in cold air.

Please have the nurse at school keep a second inhaler. We enclose a letter for her.

Dr. Kessler`,
  ),
  mailOf(
    'alban-cast',
    '2025-12-03',
    "St. Alban's Hospital",
    'Appointments for Kola',
    `
Dear parents,

after yesterday's fracture we would like to see Kola twice. On Tuesday, December 16, at 2 pm we take another X-ray through the cast. On Tuesday, January 6, at 10:15 am the cast comes off.

Keep it dry: a plastic bag with a rubber band does well in the shower. If the fingers turn blue or cold, come at once, by day or night.

He may go to school, but not to sports.

St. Alban's Hospital, children's surgery`,
  ),
  mailOf(
    'speech-ilse',
    '2026-01-15',
    'Ilse Varga, speech therapist',
    'Sessions with Bisi',
    `
Dear Ms. Adeyemi,

I look forward to working with Bisi on her S and her R. We have ten sessions, always on Fridays at 2:30 pm in the small room next to the school nurse. You need not be there, I fetch her from the class.

At home it helps to play the snake game for five minutes a day, in front of a mirror. Please do not correct her at dinner.

After the fifth session I will write you how it goes.

Ilse Varga`,
  ),
  mailOf(
    'physio-shoulder',
    '2026-02-19',
    'Bridge Street Physical Therapy',
    'Your shoulder',
    `
Dear Mr. Adeyemi,

your doctor has prescribed six sessions for your shoulder. You wished for an early hour; Gordon can take you on Wednesdays at 6:45 am, beginning next week. Bring a towel and a T-shirt without sleeves.

The co-payment is 25 dollars a session. Sessions that are canceled on the same day have to be paid.

Please do not lift children above your head until then. Gordon says that he means it.

Bridge Street Physical Therapy`,
  ),
  mailOf(
    'lowry-shot',
    '2026-03-05',
    'Dr. Lowry, small animals',
    "Clover's yearly shot",
    `
Dear rabbit friends,

Clover's yearly shot is due. I have time on Saturday, March 28, at 9:40. Please bring him in a box with hay, and bring a fresh dropping in a bag, I know, I know.

The price is 46 dollars with a short look at his teeth and claws. If he has had more trouble with his stomach, tell me what he gets to eat.

Yours, Hannah Lowry`,
  ),

  // Sport and chess
  mailOf(
    'comets-autumn',
    '2025-09-12',
    'Coach Ruiz',
    'Carrow Falls Comets: here we go',
    `
Dear Comet parents,

we practice on Mondays and Wednesdays from 4:30 to 5:45 in the gym of Sycamore School. Clean shoes with light soles, please, the caretaker looks at every one of them.

The season begins on September 27 with a home game at 9:30. Jerseys are handed out before it; they belong to the club and come back in the spring.

I have fourteen children and one whistle. Patience!

Coach Ruiz`,
  ),
  mailOf(
    'comets-winter',
    '2026-01-09',
    'Coach Ruiz',
    'Comets: winter round',
    `
Dear Comet parents,

in the winter round we have other hours: Mondays and Fridays from 6:15 to 7:30 pm, still at Sycamore School. The fee for the round is 70 dollars; please pay it by the end of January.

Denise Otto is our new team manager. She keeps the lists, so please tell her, and not me, if your child cannot play. Kola is welcome to watch until his doctor lets him dribble.

Coach Ruiz`,
  ),
  mailOf(
    'comets-semifinal',
    '2026-03-29',
    'Coach Ruiz',
    'Comets: we are in the final!',
    `
Dear Comet parents,

I have no voice left. We beat Harlan 41 to 38 in the semifinal and had been behind until four minutes before the end. Kola made nine points, Lucas had seven rebounds, and Mina's free throws were made of steel.

Thank you for the drums, although the referee asked me to say that one drum would be enough.

A black water bottle with a dinosaur was left on the bench.

Coach Ruiz`,
  ),
  mailOf(
    'comets-final',
    '2026-04-09',
    'Coach Ruiz',
    'Comets: final on April 18',
    `
Dear Comet parents,

the final against Stonebridge is on Saturday, April 18, at 10 am at Sycamore School. Please have your child there by 9:20 in the red jersey; the blue one stays at home.

The Adeyemis kindly bring the bananas, the Sorensens the water. Entry is free, but the parent association collects for new baskets.

Whatever happens, we will have ice cream after it.

Coach Ruiz`,
  ),
  mailOf(
    'coach-gift',
    '2026-04-06',
    'Amy Sorensen',
    'Something for Coach Ruiz',
    `
Hi Comet families,

after five years Coach Ruiz is handing the team over, so we would like to thank him properly: a framed photo of all his teams and a weekend in a hotel with a pool.

It works out if everybody puts in 12 dollars. Please send it to me by April 24. If you have old photos, I need them even more than the money.

He gets it at the ice cream parlor, so keep quiet until then.

Amy`,
  ),
  mailOf(
    'gym-autumn',
    '2025-09-18',
    'Coach Marisol',
    'Springers: training and leotards',
    `
Dear gymnasts, dear parents,

level 5 trains on Tuesdays and Thursdays from 6 to 8 pm and on Saturdays from 9 to 11 am. If you are more than ten minutes late, you warm up with the little ones.

The new team leotard costs 84 dollars and can be tried on next week. Grips, tape and a bottle go into a bag with your name; I have a whole bin of things without one.

Coach Marisol`,
  ),
  mailOf(
    'gym-marlow',
    '2026-02-16',
    'Coach Marisol',
    'Marlow Classic',
    `
Dear gymnasts,

on Saturday, February 21, we compete at the Marlow Classic. Be in the hall at 8:10, hair tied back, no nail polish. Level 5 starts on the beam, then floor, vault and bars.

Spectators pay 6 dollars, children under six nothing. Parking is free at the cinema across the street.

The medals are given out at about 1 pm. Please stay until then, even if you have not won.

Coach Marisol`,
  ),
  mailOf(
    'gym-ironwood',
    '2026-04-07',
    'Coach Marisol',
    'Regional qualifier in Ironwood',
    `
Dear parents of Temi, Cleo and Ruth,

your daughters have qualified for the regional meet in Ironwood on Saturday, May 9. The minibus leaves at 6:35 am from our gym. There is a place for one parent per girl.

The entry fee of 48 dollars is paid by the club. Please pack a lunch, the leotard, the warm-up suit and something to do; there will be a lot of waiting.

The first five on each apparatus go on to the finals in June.

Coach Marisol`,
  ),
  mailOf(
    'chess-start',
    '2025-09-08',
    'Mr. Pell',
    'Chess club',
    `
Dear parents,

the chess club meets on Thursdays from 3:10 to 4:20 in the library, beginning on September 11. The fee is 30 dollars for the year, which pays for clocks and cookies.

Beginners learn the moves with me, the others play in a ladder. Lost games are written down as well, they teach the most.

Please tell me if your child takes the late bus.

Mr. Pell`,
  ),
  mailOf(
    'chess-tournament',
    '2026-03-17',
    'Mr. Pell',
    'School chess tournament',
    `
Dear parents,

the tournament of all schools in the county is on Saturday, April 11, from 9 to 3 in the town hall. Six rounds are played; every child plays all of them.

We go as two teams of four: Kola, Lucas, Ines and Paul, and then Omar, Jette, Lin and Max. Bring a lunch, a pencil and a sweater, for the town hall is never heated in April.

Phones have to be off, also those of parents.

Mr. Pell`,
  ),
  mailOf(
    'chess-result',
    '2026-04-12',
    'Mr. Pell',
    'How it went',
    `
Dear parents,

what a long and good day. Our first team came third of twelve. Lucas won five of his six games, Kola four, Ines three and a half. For Kola that means place 7 of 48 in his year.

The second team had a harder time and laughed a lot.

The club meets as usual next week. We still miss a black bishop.

Mr. Pell`,
  ),

  // Music and Trailblazers
  mailOf(
    'violin-autumn',
    '2025-09-02',
    'Mr. Anselmi',
    'Violin lessons',
    `
Dear Ms. Adeyemi,

Temi keeps her place on Wednesdays at 5. A lesson is 42 dollars, to be paid at the end of the month.

She has outgrown the three-quarter violin. The shop in Galt rents full-size ones for 19 dollars a month; say that I sent you, then they choose a good one.

This year we work on vibrato, and on not tapping with the foot.

Mr. Anselmi`,
  ),
  mailOf(
    'violin-price',
    '2026-01-04',
    'Mr. Anselmi',
    'A happy new year, and a small request',
    `
Dear Ms. Adeyemi,

a happy new year to all of you. My costs have gone up, and after four years I have to follow: from this month on I charge 45 dollars for a lesson. Lessons that you cancel a day ahead remain free.

Would Temi like to play in the string quartet? We lack a second violin, and she is ready for it. It would be every other Sunday at 11.

Mr. Anselmi`,
  ),
  mailOf(
    'violin-recital',
    '2026-03-31',
    'Mr. Anselmi',
    'Recital in May',
    `
Dear families,

our recital is on Sunday, May 17, at 2:30 pm in the parish hall of St. Jude. Temi plays the "Gray Heron Waltz", Simon his concerto, and the quartet closes the afternoon.

Black from head to toe, please, and a clean cloth for the strings. We try out the hall on Saturday, May 16, from 4 to 5; come if you can.

Cakes are welcome, speeches are not.

Mr. Anselmi`,
  ),
  mailOf(
    'choir-winter',
    '2025-11-06',
    'Mrs. Lund',
    'Winter concert of the Sparrows',
    `
Dear parents of the Sparrows,

our choir sings at the winter concert on Thursday, December 11, at 6:30 pm in the school auditorium. The children come to the music room at 6.

White top, dark trousers or skirt, no bells on the shoes. Bisi and Juno carry the lanterns; they need both hands, so please, no gloves on strings.

Filming is allowed if you stay in your seat.

Mrs. Lund`,
  ),
  mailOf(
    'choir-market',
    '2026-04-01',
    'Mrs. Lund',
    'The Sparrows at the Market Hall',
    `
Dear parents of the Sparrows,

on Saturday, April 18, at 11 am we sing at the opening of the new Market Hall. Meet me at 10:30 at the fountain. We sing for twenty minutes, and then there are pretzels.

Bisi has the solo in "Little Rain". Please let her sing it to you often, and praise her even if it is the tenth time.

Yellow scarves are given out there.

Mrs. Lund`,
  ),
  mailOf(
    'trail-year',
    '2025-09-24',
    'Ms. Farrow',
    'Trailblazers: our year',
    `
Dear parents,

welcome to a new year of the Trailblazers! We meet every other Saturday from 2 to 4 behind the nature center. The fee is 55 dollars and includes the neckerchief.

Send your child in clothes that may get torn. In October we sell popcorn for our winter lodge, in February we build snow caves, and in May we sleep away from home.

I am still looking for someone who can carve.

Ms. Farrow`,
  ),
  mailOf(
    'trail-fern',
    '2026-04-04',
    'Ms. Farrow',
    'Night at Fern Lake',
    `
Dear parents,

our big night is coming: we go to Fern Lake on Saturday, May 2, and come back on Sunday. The children sleep in log cabins, so no tents are needed. The cost is 36 dollars with meals.

Please pack a sleeping bag, rain boots, a flashlight and one soft toy. No sweets, because of the raccoons.

I need to know about medicines and about sleepwalkers.

Ms. Farrow`,
  ),
  mailOf(
    'trail-fern-later',
    '2026-04-13',
    'Ms. Farrow',
    'Fern Lake has to wait',
    `
Dear parents,

a pipe has burst in the cabins at Fern Lake, and they will not be ready. So the Trailblazers go two weeks later, on Saturday, May 16, and return on Sunday at noon.

All who have paid need do nothing. If your child cannot come on the new date, you get your money back, of course.

Ms. Farrow`,
  ),

  // School
  mailOf(
    'brandvold-talk',
    '2025-10-06',
    'Mr. Brandvold',
    'Parent talk about Kola',
    `
Dear Mr. and Ms. Adeyemi,

I would like to talk with you about Kola's first weeks in grade 3. You have the slot on Thursday, October 23, at 5:10 pm in room 7. We have twelve minutes, so let me know beforehand what is on your mind.

He reads far above his age and writes far below it, in the sense that I cannot read it.

Mr. Brandvold`,
  ),
  mailOf(
    'brandvold-trades',
    '2026-02-26',
    'Mr. Brandvold',
    'Trades Day',
    `
Dear parents,

on Thursday, March 19, grade 3 celebrates Trades Day. Every child comes dressed for a trade and tells us three things about it. Kola has drawn beekeeper, Lucas locksmith, Mina baker.

Costumes may be simple: a hat and one tool are enough. No real knives or saws, also if grandfather says so.

Guests are welcome from 1 to 2:30 pm.

Mr. Brandvold`,
  ),
  mailOf(
    'caves-first',
    '2026-03-24',
    'Mr. Brandvold',
    'Excursion to Brockway Caves',
    `
Dear parents,

grade 3 is going to Brockway Caves on Tuesday, April 28. The bus leaves at 8:20, and we are back at school by 2:45. Each child pays 14 dollars, please by April 10.

It is 52 degrees in the caves, so a warm jacket is a must, along with closed shoes and a packed lunch.

Children who do not like the dark can stay above ground with Ms. Teller.

Mr. Brandvold`,
  ),
  mailOf(
    'caves-later',
    '2026-04-09',
    'Mr. Brandvold',
    'Brockway Caves: another day',
    `
Dear parents,

the rangers tell us that the bats are still asleep and must not be woken. Our excursion to Brockway Caves is therefore on Wednesday, May 6, with the same bus and at the same price.

I have received 22 of 24 slips. The two families who are missing know who they are.

Mr. Brandvold`,
  ),
  mailOf(
    'quill-talk',
    '2025-10-07',
    'Ms. Quill',
    'How is Bisi doing?',
    `
Dear Ms. Adeyemi,

for our talk about Bisi I can offer you Tuesday, October 21, at 3:40 pm. The classroom of 1A is now upstairs, behind the art room.

Bisi has settled in beautifully. She would like to sit next to Juno, and I would like her not to; we should discuss that.

You may bring her along, there are crayons.

Ms. Quill`,
  ),
  mailOf(
    'quill-hundred',
    '2026-02-02',
    'Ms. Quill',
    'A hundred days of school',
    `
Dear families of 1A,

Wednesday, February 11, is our hundredth day of school. Each child brings a hundred small things in a bag: buttons, noodles, stamps. Nothing to eat, please, and nothing alive; we remember last year's ants.

We count, sort and build with them and send everything home again.

Children may come dressed as if they were a hundred years old.

Ms. Quill`,
  ),
  mailOf(
    'quill-chicks',
    '2026-04-14',
    'Ms. Quill',
    'Eggs in the classroom',
    `
Dear families of 1A,

since Monday we have twelve eggs in an incubator. The chicks should hatch around May 4. They stay for two weeks and then go back to the farm of Mr. Dahl.

Washing hands is now our favorite song. If your child is allergic to feathers, let me know by Friday.

We still need newspapers and a large cardboard box.

Ms. Quill`,
  ),
  mailOf(
    'corliss-trip',
    '2026-03-18',
    'Mrs. Vance',
    'Grade 7 at Lake Corliss',
    `
Dear parents of grade 7,

from Wednesday, May 27, to Friday, May 29, we are going to Lake Corliss with all three classes. The trip costs 165 dollars, including the canoes, and may be paid in two parts, in April and in May.

We leave at 8 am from the bus loop and return on Friday at about 3. Rooms have four beds; wishes are collected by me and granted by luck.

Phones stay with me at night.

Mrs. Vance`,
  ),
  mailOf(
    'corliss-earlier',
    '2026-04-10',
    'Mrs. Vance',
    'Lake Corliss: departure',
    `
Dear parents of grade 7,

the bridge at Galt is being repaired in May, and our buses must take the long way round. We therefore leave for Lake Corliss at 7:10 am on the first day. Please be at the bus loop a quarter of an hour earlier.

There will be a stop on the way, so a small breakfast at home is enough.

Mrs. Vance`,
  ),
  mailOf(
    'bus-stop',
    '2026-01-02',
    'Carrow Falls Schools, transport',
    'Bus 12: new stop',
    `
Dear parents,

from Monday, January 5, bus 12 to Cobb Hill no longer stops in Lindenfield Court, because the turn is too tight in snow. The nearest stop is now the corner of Linden Avenue and Grove Street; the bus comes there at 7:22 am.

In the afternoon it stops at the same corner at 3:18. Students need their bus card every day.

Transport office, 555-0259`,
  ),

  // House and money
  mailOf(
    'dues',
    '2025-09-30',
    'Ms. Ostrander',
    'Lindenfield Court: dues for next year',
    `
Dear owners,

the board has settled the budget. From January 1 the monthly dues for a townhouse are 280 dollars; until December they remain at 265. The reason is the price of snow removal, which has doubled.

The annual meeting is on Wednesday, October 22, at 7 pm in the community room. Please bring your keys for the new bicycle cellar.

For the management, Carol Ostrander`,
  ),
  mailOf(
    'doors',
    '2026-03-20',
    'Ms. Ostrander',
    'Lindenfield Court: front doors',
    `
Dear owners,

this spring all front doors will be painted. The painters come to the odd numbers on April 21 and to the even ones the day after. You can choose between pine green, brick red and navy; please tell me by April 3. Who says nothing gets green.

The door has to stay open for about four hours. Please keep pets in a room.

Carol Ostrander`,
  ),
  mailOf(
    'doors-later',
    '2026-04-14',
    'Ms. Ostrander',
    'Front doors: painters come later',
    `
Dear owners,

because of the rain that is forecast for all of next week, the painters will come to the odd numbers on Thursday, April 30, and to the even ones on May 1. They begin at 9.

I have noted pine green for no. 9, brick red for no. 11 and navy for no. 13.

Carol Ostrander`,
  ),
  mailOf(
    'water-claim',
    '2025-10-17',
    'Keystone Harbor Insurance',
    'Water damage of October 14',
    `
Dear Ms. Adeyemi,

thank you for reporting the water damage in your kitchen. It is filed as claim KH-21598. Morris Avery looks after it; you reach him directly at 555-0246.

The hose itself is not insured, but what the water has destroyed is. Please send us photos and an offer from a carpenter before any work is done. Your deductible is 50 dollars.

Keystone Harbor Insurance`,
  ),
  mailOf(
    'water-paid',
    '2025-11-05',
    'Keystone Harbor Insurance',
    'Claim KH-21598 settled',
    `
Dear Ms. Adeyemi,

we have checked the offer by Mr. Finch and accept it. After the deductible we pay you 290 dollars for the new cabinet floor. The money should be in your account within a week.

You need not send us the final bill. With this the claim is closed; your premium does not change.

Keystone Harbor Insurance`,
  ),
  mailOf(
    'finch-offer',
    '2025-10-24',
    'Aldo Finch, carpenter',
    'Your kitchen cabinet',
    `
Dear Ms. Adeyemi,

I had a look at your cabinet. The floor and the left side must be replaced; the doors are fine. In birch plywood with a coat of oil, I can do it for 340 dollars, all included.

If your insurance agrees, I come on Wednesday, November 12, in the morning. Please empty the cabinet and keep the rabbit away, he was quite interested in my shoelaces.

Aldo Finch`,
  ),
  mailOf(
    'fiber-contract',
    '2026-02-03',
    'Larkline Fiber',
    'Welcome to Larkline',
    `
Dear Mr. Adeyemi,

thank you for your order. Fiber at 500 megabits costs 59 dollars a month; the first month is free. The contract runs for one year and can then be ended each month.

A technician will call you before he comes. Somebody over 18 has to be home, and the wall behind the router should be free.

Your customer number is L-880213.

Larkline Fiber`,
  ),
  mailOf(
    'benton-tires',
    '2026-03-09',
    "Benton's Auto",
    'Summer tires',
    `
Dear Mr. Adeyemi,

your summer tires are with us in rack 40. As you asked, we have reserved Monday, April 20, at 8:15 am for changing them. You can wait; it takes half an hour and the coffee is drinkable.

Two of the tires have little tread left and will do for one more summer at most. A pair would be 236 dollars.

There was no new mouse, by the way, when we last looked.

Benton's Auto`,
  ),
  mailOf(
    'tull-hedge',
    '2026-04-12',
    'Mr. Tull',
    'The hedge',
    `
Dear neighbors,

the hedge between our gardens has grown over my mailbox. I propose that we cut it together on Sunday, May 10, after lunch. I have a ladder and two pairs of shears, Mr. Bergstrom has a trailer.

There is a blackbird's nest near your gate, so that part stays as it is.

Afterwards I can offer lemonade and my opinion on everything.

Edwin Tull, no. 13`,
  ),

  // Family
  mailOf(
    'yetunde-christmas',
    '2025-12-28',
    'Yetunde',
    'Thank you',
    `
My dear ones,

thank you for the parcel. The slippers fit, the calendar hangs in the kitchen, and I have looked at every picture twice. Tell Kola that I pray for his wrist.

On August 30 I will be seventy, if God permits. I do not want presents. I want all of you at one table in Port Delany, also Segun, who always has to work.

Kiss the children.
Mama`,
  ),
  mailOf(
    'segun-reunion',
    '2026-03-15',
    'Segun',
    'Family reunion',
    `
Hello family,

the cousins have agreed on Saturday, July 11, for the reunion in Port Delany. We are 48 at the last count. We rent the pavilion at the harbor park, which is 9 dollars a person, children under five free.

Folake, you are in charge of games, because you have the loudest voice. T-shirts will be orange; please send me your sizes by the end of April.

Bola, Ayomide and I drive down on the day before.

Segun`,
  ),
  mailOf(
    'juniper-camp',
    '2026-03-02',
    'Camp Juniper',
    'Temi joins the helpers',
    `
Dear Temi, dear parents,

we are glad to have you as a junior helper this summer, from July 13 to 24. Helpers stay in the Owl House and look after a group of eight together with a counselor.

Your deposit of 120 dollars has arrived. The remaining 460 dollars are due on June 1. Please also send the letter of a teacher who knows you well.

Camp Juniper`,
  ),
  mailOf(
    'passport',
    '2026-03-26',
    'Passport office, Carrow Falls',
    "Appointment for Kola's passport",
    `
Dear Mr. and Ms. Adeyemi,

your appointment to renew Kola's passport is on Thursday, April 30, at 10:20 am at counter 4. For a child under 16 both parents must be present or send a notarized consent.

Bring the old passport, the birth certificate and one photo that is not older than six months. Photos can also be taken here.

The passport will arrive by mail after five to seven weeks.

Passport office`,
  ),
  mailOf(
    'library-recall',
    '2026-03-13',
    'Carrow Falls Library',
    'Please return: Moonlight on Mud',
    `
Dear reader,

"Moonlight on Mud" was due on March 6 and is on Bisi's card. Another child has asked for it. Please return it or tell us if it is lost; a new copy would be 16 dollars.

For every book that comes back late we ask the child to draw us a picture. We have an impressive collection by now.

Carrow Falls Library`,
  ),
];
