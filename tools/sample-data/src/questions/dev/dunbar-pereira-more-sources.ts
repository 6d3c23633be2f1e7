import type { QuestionSource } from '../question-set.ts';
import { chatOf, mailOf, newsletterOf } from '../set-parts.ts';

const aboutTheHouse: readonly QuestionSource[] = [
  chatOf(
    'grandma-train',
    '2028-12-04',
    'Grandma Pat',
    'Hello dears, I have changed my ticket for Friday the 15th, the early train was full of students. I now get in to Oakville at 6:35 in the evening, car 4. Please could there be gluten-free bread in the house, the doctor says so. My knee is better thank you. I bring the shortbread for the others. Love Pat',
  ),
  chatOf(
    'hannah',
    '2028-12-03',
    'Hannah (sitter)',
    'hi mrs pereira, sat the 9th works but i have a game so i can only be there at 6:15 not 6. also im $18 an hour since my birthday hope thats ok!! my dad picks me up after',
  ),
  chatOf(
    'lena',
    '2028-12-03',
    'Tia Lena',
    'Joaninha, for the 24th you make the rice pudding as always and Mark brings the folding chairs, eight. I ordered the cod at Nosso Talho, order 61, somebody of you please fetch it on the 23rd before 2. We are 17 this year!! Presents only for the little ones. Tell Sofia to bring the viola',
  ),
  chatOf(
    'fatima',
    '2028-12-02',
    'Bea (book club)',
    'Ladies, Fatima has her kitchen torn out so the 14th is at mine. We do The Salt Path of Nora Quill, I know half of you stopped at page 90. Bring a wrapped book you did not like for the swap, and slippers. Buzzer 207. Who picks in January? Still open',
  ),
  chatOf(
    'chens',
    '2028-12-01',
    'Mei Chen',
    'Hi Sofia! The 15th: we pay $15 an hour. Adrian sleeps at 8, Mimi gets one story. There is lasagna for you. No TikTok with the kids in it please. Our wifi is on the fridge.',
  ),
  mailOf(
    'furnace',
    '2028-12-04',
    'Halton Heating <service@haltonheating.example>',
    'Your tune-up has been moved',
    `
Dear Mr. Dunbar,

our technician Sanjay is out sick, so your furnace tune-up on Monday has to be moved to Tuesday, December 12, between 1 and 3 pm. Somebody over 18 has to be at home. The tune-up is $129; the filter, 16 x 25 x 4, is $38 extra if it needs changing. Please clear a metre around the unit.

Halton Heating`,
  ),
  mailOf(
    'waste',
    '2028-11-30',
    'Peel Waste Collection <waste@peelwaste.example>',
    'Pickups over the holidays',
    `
Hello,

the week of Christmas all pickups are one day later. Trees are taken on Wednesday, January 10: no tinsel, no bags, cut to two metres. One extra bag of garbage is free on December 28 or 29, otherwise a bag tag is $2.50. Batteries go in the orange bag, next to the blue box, from February on. Wrapping paper with glitter is garbage.

Peel Waste Collection`,
  ),
  mailOf(
    'hydro',
    '2028-11-27',
    'Alectra <bills@alectrabills.example>',
    'Your bill is ready',
    `
Account 7730-118. Amount due: $146.82, by December 21, 2028. You used 11 percent less than in the same month last year. Sign up for paperless billing and we plant a shrub.`,
  ),
  mailOf(
    'dentist',
    '2028-12-01',
    'Lakeshore Dental <hello@lakeshoredental.example>',
    'Reminder: Sofia and Lucas on December 7',
    `
Hello Joana,

this is to remind you of the cleanings of Sofia and Lucas on Thursday at 3:45 pm. Please bring the new insurance card. If you need to change it tell us 48 hours ahead, otherwise there is a fee of $65 for each. Dr. Lau is on leave, Dr. Brandt sees the children. Free parking is behind the bakery. Nina's turn comes in spring, we will send a date.

Lakeshore Dental`,
  ),
  mailOf(
    'eyes',
    '2028-12-04',
    'Clarkson Optometry <desk@clarksonoptometry.example>',
    'Nina Dunbar: change of appointment',
    `
Dear parent,

Dr. Sethi is away on the 18th. We have put Nina's eye exam on Wednesday, December 20 at 8:30 am. She gets drops, so things are blurry for about four hours; bring sunglasses and a health card. Exams for children are covered, glasses are not.

Clarkson Optometry`,
  ),
  mailOf(
    'osei',
    '2028-12-04',
    'Dr. Osei <clinic@oseifamily.example>',
    'Your checkup on Friday',
    `
Dear Mark,

blood is drawn first, so have nothing but water from 8 pm the evening before. Bring a list of your medications and wear a shirt with sleeves that roll up. The clinic is on the second floor now, suite 204. Results come in the app after about five days.

Dr. Osei's clinic`,
  ),
  mailOf(
    'putting-edge',
    '2028-12-01',
    'Putting Edge <parties@puttingedge.example>',
    'Party PE-4482: small change',
    `
Hi Joana,

the blue room is taken a bit longer, so Lucas's party on December 16 starts at 2:30 pm, and ends at 5. It is 10 kids at $27, pizza and one round of glow golf included. You may bring a cake, no candles that spark. Give us the final number of kids by December 13. Socks are not needed, it is golf.

Putting Edge`,
  ),
];

const aboutTravelAndWork: readonly QuestionSource[] = [
  mailOf(
    'chalet',
    '2028-11-22',
    'Georgian Chalets <stay@georgianchalets.example>',
    'Your stay in Collingwood',
    `
Dear Mark Dunbar,

Chalet 12 is yours from December 29 to January 1. Check-in is from 4 pm with door code 5519, check-out by 10 am. The total is $1,180, half of it is paid. You can cancel free of charge until December 15. Bed linen is there, towels are not. No pets, no skis in the living room. The hot tub is being repaired; we hope for the best.

Georgian Chalets`,
  ),
  mailOf(
    'ski-rental',
    '2028-11-25',
    'Blue Peak Rentals <rent@bluepeak.example>',
    'Reservation R-90315',
    `
Five sets of skis and boots from December 30 to January 1, $412 in all. Pick up the evening before between 5 and 8 to avoid the line. Helmets for children are included, adults rent them for $9 a day. We need the weight and shoe size of each of you. Lift passes are sold at the hill.`,
  ),
  mailOf(
    'flight',
    '2028-12-01',
    'Northway Air <trips@northwayair.example>',
    'Itinerary: Toronto - Denver',
    `
Mark Dunbar, booking code QX7LMT. December 11, flight 417, seat 14C. Return in the night of December 13, flight 420, seat 9A. One carry-on is included, a checked bag is $42. Online check-in opens 24 hours before. Meals are for sale on board.`,
  ),
  mailOf(
    'work-party',
    '2028-11-29',
    'Civic Works Social Committee <social@civicworks.example>',
    'Holiday party on the 9th',
    `
Hi everyone,

drinks from 6:30, dinner at 7:30. Wear something sparkly or a sweater you regret. The gift swap has a limit of $25. Each couple gets one taxi voucher, ask Greta by Thursday. Menu: beef, salmon or squash; I have Mark down for salmon and plus one. The band is a secret.

Your committee`,
  ),
  mailOf(
    'erin-auto',
    '2028-12-01',
    'Erin Auto <service@erinauto.example>',
    'Mazda: December 20',
    `
Hi Mark,

we have you in at 7:45 for the oil change. When we put on the winters we saw the rear brakes are down to 3 mm, doing them on the same day would be $436 with tax. There is a shuttle to the GO station at 8. Your summer tires are in our rack, number M-17, storage is paid until April.

Erin Auto`,
  ),
  mailOf(
    'library',
    '2028-12-04',
    'Mississauga Library <notices@mlibrary.example>',
    'A hold is ready',
    `
"Dog Man 24" is waiting for Lucas at the Clarkson branch until December 11. Two items on Nina's card are due on December 9: "Snow Cat" and "Why Is the Moon". You owe $0. Renew online with your card and PIN.`,
  ),
  mailOf(
    'skates',
    '2028-12-02',
    'Play Again Sports <receipts@playagain.example>',
    'Receipt 55102',
    `
1 pair of figure skates, size 12 junior, $54.99. 1 hockey tape. Total with tax $66.66. Exchange for another size until January 6 with this receipt, no cash back. We sharpen for $8 while you wait.`,
  ),
];

/** Mail of the Dunbar-Pereiras about house, health, travel and work. */
export const dunbarPereiraMoreSources: readonly QuestionSource[] = [
  ...aboutTheHouse,
  ...aboutTravelAndWork,
  newsletterOf(
    'clarkson',
    '2028-12-02',
    'Clarkson Village <hello@clarksonvillage.example>',
    'Light Up the Village',
    `
Santa rides the fire truck down Lakeshore on Saturday the 9th, from 5 pm at the library. The bakery has stollen. Metered parking is free on Sundays all month. The skating rink behind the arena opens as soon as it freezes. Winners of the window contest get a ham.`,
  ),
];
