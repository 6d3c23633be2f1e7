import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

const aboutSchools: readonly QuestionSource[] = [
  mailOf(
    'prep',
    '2029-02-12',
    'Ms. Okello <okello@bellbird.example>',
    'Prep: second fortnight',
    `
Dear prep families,

what a lovely first fortnight. We had to shuffle some of the interviews: Bea Dang-Ferraro now has hers at 11:40 on Wednesday 14 February, not at 11. Please come to the front office first.

Children without a broad-brimmed hat sit under the shade sail at lunch. Library is on Thursdays, please send the blue bag. Fruit break is at 10, no nuts please, we have two children with allergies. A spare pair of undies in the bag saves a lot of tears. From the 26th every prep gets a grade 5 reading buddy; the pairs are not made yet.

Ms. Okello`,
  ),
  newsletterOf(
    'bellbird-news',
    '2029-02-09',
    'Bellbird Primary <office@bellbird.example>',
    'Bellbird Bulletin, week 2',
    `
Working bee: bring gloves and a wheelbarrow if you have one, the sausage sizzle starts at 11:30. School photos are ordered online with the code BB7KQ; sibling photos must be ordered by 23 February. The canteen is open on Wednesdays and Fridays again, sushi rolls are $4.20. The curriculum contribution of $310 is due on 30 March. On the pupil-free day our after care service runs from 7 am to 6 pm for children who are booked in by 22 February. Athletics: Banksia wears yellow, Wattle wears red, and we are still short of six helpers for the long jump. Text Ange on 0400 555 018. The name of the new assistant principal will be announced in March.`,
  ),
  mailOf(
    'zoo',
    '2029-02-12',
    'Mr. Whelan <whelan@bellbird.example>',
    'Grade 4 zoo excursion: new date',
    `
Hi all,

the coach company has let us down, so the zoo is now on Wednesday 7 March. Times stay as they were. It is $31 a child, through the app. Packed lunch, no glass, no lunch orders that day. They sketch the meerkats, so a 2B pencil please. Parent helpers are drawn out of a hat next week.

Cheers, Dan Whelan`,
  ),
  mailOf(
    'camp',
    '2029-02-08',
    'Year 9 Team <year9@yarrabend.example>',
    'Toolangi camp, 26 to 28 February',
    `
Dear families,

the bus leaves from the gym car park at 7:45 am sharp on the Monday and is back on the Wednesday at about 2:50 pm. The balance of $145 is due by 16 February. The medical form has to be in by 20 February. Phones stay at home, a cheap camera is fine. Sleeping bag, head torch, raincoat, old runners for the creek walk. Lollies are confiscated and eaten by staff. Cabin groups are sorted out on the first night. In an emergency ring Mr. Petrakis on 0400 555 027.`,
  ),
  chatOf(
    'bball',
    '2029-02-12',
    'Renee (Comets coach)',
    'Hi Comets fams! sat 17th game got bumped to 11.05, still Keon Park, court 4. Training fri not thu this week as u know. Door fee at the stadium is $6 now grrr. Singlet no. 9 was left in the change room, Tilda i reckon its yours. Finals dates not out yet. Can someone score??',
  ),
  mailOf(
    'cubs',
    '2029-02-12',
    'Akela Bron <bron@prestoncubs.example>',
    'Canoeing on the 20th',
    `
Hi Cub families,

for canoeing please be at the boat shed at Edwardes Lake by 5:45 pm instead of 6, we need to fit the jackets. Bathers, rashie, old shoes and a towel. $12 in a named envelope. Cubs have to be able to swim 25 metres. Finish is 8 as usual. The hike in March depends on the fire bans, so no date yet.

Akela Bron`,
  ),
];

const aboutFamilyAndFriends: readonly QuestionSource[] = [
  chatOf(
    'nonna',
    '2029-02-11',
    'Nonna',
    'Jo on Sunday I am in Shepparton, the wedding of the boy of Carmela, so no lunch. There is lasagne in my freezer, the key has Mr. Stavros next door. Wednesday I give Bea the pastina. Passata day I tell you later, bring 20 jars. Why does Tilda not ring me',
  ),
  chatOf(
    'tuan',
    '2029-02-12',
    'Tuan',
    "chúc mừng năm mới sis! mum says 12 SHARP on sat because of the altar. bring watermelon + your big rice cooker. kids in red pls, no black or white, you know mum. red envelopes $20 a kid, agreed with aunty Mai so nobody outbids anybody. skip in the driveway so park on Lightwood Rd. dad's knee op is some time in april, they havent told him the date",
  ),
  chatOf(
    'otis-mum',
    '2029-02-12',
    'Fran (Otis)',
    'Hey Linh! Yes to the 22nd, ill grab both from prep. Any chance you could get Bea at 5 and not half past? O has swimming. Hes really scared of dogs so maybe leave Gnocchi in the car. Bathers please, we have the paddling pool out x',
  ),
  chatOf(
    'leo-mum',
    '2029-02-11',
    'Nat (Leo)',
    'Hi Jo, all good for sunday! They need grip socks at the bounce place or its $3 for a pair. Siblings can stay, $15 each. Cake has no egg because of Hugo. Leo is mad about footy cards & magic tricks if you were wondering. park round the back',
  ),
  mailOf(
    'choir',
    '2029-02-06',
    'Wendy Choi <wendy@fairfieldsings.example>',
    'Concert notes',
    `
Dear singers,

on 4 March please be at the Convent by 1:45 pm for the warm-up. All black with a touch of teal. Tickets are $22, concession $15, under 12 free. Raffle prizes to me by 28 February. Music folders come back after the concert, no excuses. Who gets the solo in the Fauré is decided on the 26th. Parking at the Convent is $12.

Wendy`,
  ),
  documentOf(
    'house',
    '2029-01-20',
    'Linh Dang',
    'For anyone who minds our three',
    `
wifi is gnocchi_guest, password spritz-and-pho-27. The alarm is 6620, off within 30 seconds. Hugo: egg allergy, the EpiPen is in the red bag on the hook next to the back door. Bea needs the night light and the second verse. Tilda is allowed her phone until 9. Gnocchi gets one cup of biscuits at 5, nothing from the table. The fuse box is behind the laundry door. Poisons line 13 11 26. If the smoke alarm beeps, new batteries are in the third drawer.`,
  ),
];

const aboutWorkAndHouse: readonly QuestionSource[] = [
  mailOf(
    'plumber',
    '2029-02-13',
    'Taps & Sons <jobs@tapsandsons.example>',
    'Your hot water booking',
    `
Hi Jo,

Darren is stuck on a burst main, so we can't do Friday. We have you down for Monday 19 February, between 1 and 3 in the arvo. Call-out is $130, the valve is extra and we only know once we see it. Please clear the space around the tank. If nobody is home leave the side gate open.

Taps & Sons`,
  ),
  mailOf(
    'ortho',
    '2029-02-12',
    'Plenty Road Orthodontics <hello@plentyortho.example>',
    'Change of time for Tilda',
    `
Hello,

Dr. Nair is in theatre in the morning of Thursday 22 February, so Tilda's appointment moves from 8:10 am to 4:20 pm that day. Please bring the retainer case. The next payment of $210 falls due on 1 March. No popcorn, no toffee. At this visit we will see how long she still needs the plate.`,
  ),
  mailOf(
    'ute',
    '2029-02-13',
    'High Street Auto <bookings@highstreetauto.example>',
    'Ute: we need another day',
    `
Hi Jo,

your filters don't get here until Tuesday arvo. Can you drop off the ute on Wednesday 21 February at 7:30 am instead? The logbook service is $395. If the brake pads need doing we'll ring you with a price. The loan car is a small hatch, bring your licence. We shut at 5:30.

Gav`,
  ),
  mailOf(
    'roster',
    '2029-02-13',
    'Pharmacy Rosters <rosters@merrihospital.example>',
    'Friday 23 February',
    `
Hi Linh,

Bao is on leave, so on Friday 23 February you do the late, 12:00 to 20:30, and not the early. Thanks for being flexible. New polo shirts are on level 1. Your new locker is 48. Flu shots for staff are on 19 March from 10 to 12. The on-call allowance goes up to $38 in March. The Easter roster comes out on 1 March.`,
  ),
  mailOf(
    'flight',
    '2029-01-29',
    'Southern Skies <noreply@southernskies.example>',
    'Itinerary Melbourne to Adelaide',
    `
Passenger: Linh Dang. Booking Q4MZ8L. Seat 12F both ways. The return flight is on 17 March at 6:40 pm. Cabin bag 7 kg, a checked bag is $35. Check-in online opens 48 hours before. The gate is shown on the screens on the day.`,
  ),
  mailOf(
    'vet',
    '2029-02-12',
    'Thornbury Vets <care@thornburyvets.example>',
    'Gnocchi: yearly check and vaccination',
    `
Hi Linh,

Gnocchi is due for her C5 vaccination, $128 with the check-up. Please bring a fresh poo sample in a clean jar. Last time she weighed 11.4 kg, so no more parmesan. If she is still scratching, the vet will talk about a skin test and what that would cost. Ring 03 5550 0142 from the car park when you get here.`,
  ),
  mailOf(
    'hard-rubbish',
    '2029-01-30',
    'Council Waste Services <waste@council.example>',
    'Your hard rubbish booking HR-20931',
    `
Your booking number is HR-20931, for Monday 26 February. Nothing goes out on the nature strip before Saturday 24 February. Up to two cubic metres, two mattresses at most. Fridges with the doors off. We do not take tyres, paint, glass or concrete. You have one more free collection this year.`,
  ),
  mailOf(
    'prom',
    '2029-01-18',
    'Prom Campgrounds <bookings@promcamp.example>',
    'Tidal River, 9 to 12 March',
    `
Booking WP-77120: site 214, two adults, three children, $186 paid. Check-in is from 2 pm, be off the site by 10 am on the last day. No campfires in summer, gas stoves are all right. Dogs are not allowed in the park. Hot showers are free. Do not leave food in the tent, wombats can work a zip.`,
  ),
];

/** Mail, newsletters, chat messages and documents of the Ferraro-Dang household. */
export const ferraroDangSources: readonly QuestionSource[] = [
  ...aboutSchools,
  ...aboutFamilyAndFriends,
  ...aboutWorkAndHouse,
];
