import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

const aboutMinding: readonly QuestionSource[] = [
  chatOf(
    'grace',
    '2029-06-14',
    'Grace',
    'Re your nights: Monday I can be over at half six already (18:30) if you want to nap first, Tuesday 7 as planned. I want the good pillow. And I am vegetarian now Cian, NOT just no red meat. Leave the car keys, mine is in the garage',
  ),
  chatOf(
    'bruna',
    '2029-06-14',
    'Bruna',
    'Hi Cian! Tom needs new sandals, the velcro is finish, he is size 27 now. Today he slept only 20 minutes. Sadie has little bit cough. On 28 I have my exam at 11, please wish luck! I will be back after holidays on 9 July',
  ),
  chatOf(
    'orla',
    '2029-06-13',
    'Orla Kavanagh',
    'Hey Cian, for Sunday: I think we should put Bruna up to €18 an hour from September, she got offered more in Terenure. Fergal is fine with it. Tuesday at ours is no bother, you sleep! Also can you bring back the double buggy, we have a christening. Not sure yet which week in August we are away',
  ),
  documentOf(
    'contract',
    '2029-01-05',
    'Orla Kavanagh',
    'Nanny share, what we agreed',
    `
Bruna Teixeira, 28 hours a week at 17 euros an hour, split half and half. After 15:30 every started half hour is 9 euros, paid by the family who is late. Four weeks of notice on either side. Sick child stays at home, also with conjunctivitis. Bruna has Good Friday and her birthday off. Lunch is cooked by the house that hosts. Petrol for outings: 30 cent a kilometre.`,
  ),
  chatOf(
    'ella-mum',
    '2029-06-15',
    "Niamh (Ella's mum)",
    'Hi Cian thanks a mill for having Ella! Brother has football so I will collect her tomorrow at 9 instead of half ten, hope ok. She takes her antihistamine before bed, it is in the front pocket. They are NOT to be up past 11 whatever they tell you',
  ),
  chatOf(
    'claire',
    '2029-06-13',
    'Claire',
    'Saturday 23rd at 10 is grand, Sunday I drop them at noon with wet hair probably, we are going to the sea. Pack togs and the tin whistle. Tom says he has a wobbly tooth?? he is four. I got him the scooter helmet so dont buy one',
  ),
  chatOf(
    'grandad',
    '2029-06-14',
    'Grandad Noel',
    'Rolys rang, they can only seat eleven of us at half one (1:30) on the 24th so I said yes. No presents, I mean it, a bottle of Powers would not be sent back. Your cousin Declan is coming over from Leeds. Tom ate four sausages today',
  ),
];

const aboutWorkAndHouse: readonly QuestionSource[] = [
  mailOf(
    'roster',
    '2029-06-12',
    'Roster Desk <roster@ambulance.example>',
    'Swap approved',
    `
Cian,

the swap with Aisling is approved: she takes your Sunday the 24th, you take her Wednesday the 27th. On July 1 you start at 22:00 because of the concert cover. Overtime from May is paid on June 28, 11.5 hours. Leave requests for Christmas have to be in by September 1. The new jackets are here, sign for yours at stores. The roster for August is not out yet.

Roster Desk`,
  ),
  mailOf(
    'cpr',
    '2029-06-11',
    'Training Centre <training@ambulance.example>',
    'CPR refresher on June 20',
    `
Hello,

the e-learning module has to be finished before you come, otherwise you are sent home. Bring your PHECC card and wear trousers you can kneel in. Room 4, the lift is broken. Parking is behind the hangar, code 3390#. The instructor will be confirmed. The certificate is good for two years.

Training Centre`,
  ),
  mailOf(
    'union',
    '2029-06-12',
    'Branch Secretary <branch@union.example>',
    'Agenda for the 21st',
    `
Colleagues,

we vote on the pay proposal: 4.2 percent over eighteen months. Room C, third floor. Subs go to 22 euros a month from October. Sandwiches this time. The date of the ballot on night rates will be announced.

Branch Secretary`,
  ),
  mailOf(
    'nct',
    '2029-06-13',
    'Car Testing Service <noreply@cartest.example>',
    'Booking changed: 06-D-4471',
    `
Dear Mr. Gallagher,

due to a staffing problem your test at Northpoint on June 25 has been changed to Tuesday, June 26 at 9:05. The fee is 60 euros. Bring your licence and the logbook; the boot must be empty and the tyres at the right pressure. A retest costs 40 euros. Coming late means a new booking.

Car Testing Service`,
  ),
  mailOf(
    'boiler',
    '2029-06-14',
    'Warmway Boilers <service@warmway.example>',
    'New date for your service',
    `
Hi Cian,

Pat has hurt his back, so we cannot do Friday the 22nd. Your boiler service is now on Monday, July 2, between 10 and 12. It costs 110 euros, parts not included. Please leave the press under the stairs empty. The carbon monoxide alarm you asked about is 35 euros.

Warmway`,
  ),
  mailOf(
    'vaccine',
    '2029-06-08',
    "Harold's Cross Surgery <desk@hxsurgery.example>",
    'Tom: 4-in-1 and MMR',
    `
Dear parent,

Tom is due his boosters with Nurse Joyce. Bring the vaccination passport. He should wear short sleeves and have eaten. Afterwards you wait 15 minutes in the corridor. For a fever give Calpol, not ibuprofen. If he is sick on the day, ring before 9 on 01 555 0183.

Harold's Cross Surgery`,
  ),
  mailOf(
    'ortho',
    '2029-06-13',
    'Smile Clinic <rathmines@smileclinic.example>',
    'Róisín Gallagher: appointment on June 25',
    `
Hello,

we had to move some patients. Róisín's appointment on Monday, June 25 is now at 3:50 pm. The next instalment of 140 euros is due then. Please do not let her chew ice. If a bracket is loose keep it in a bag. Dr. Ferris is on leave, Dr. Lau sees her.

Smile Clinic`,
  ),
  mailOf(
    'vet',
    '2029-06-12',
    'Terenure Vets <care@terenurevets.example>',
    'Biscuit: booster and teeth',
    `
Hi Cian,

Biscuit is in for her booster, 65 euros. No food for four hours before so we can look at her teeth properly. Cats wait in the room on the left, away from the dogs. If she needs a cleaning we give you a price on the day.

Terenure Vets`,
  ),
  mailOf(
    'bins',
    '2029-06-01',
    'Cityclean <customers@cityclean.example>',
    'Your charges from July',
    `
Dear customer,

from July 1 a lift of the black bin is 6.40 euros, brown 3.10, green stays free. Account 5518-02. Bins out after 6 pm the evening before, lids closed. Glass is not for the green bin; the nearest bottle bank is at Sundrive Road. Bulky items can be booked for 35 euros each.

Cityclean`,
  ),
  mailOf(
    'electricity',
    '2029-06-12',
    'Brightline Energy <billing@brightline.example>',
    'Bill for April and May',
    `
Your bill is 171.38 euros and is taken from your account on June 26. You used 9 percent more at night than last time. Your discount ends on August 31; what comes after that will be in a letter.`,
  ),
  mailOf(
    'flight',
    '2029-05-20',
    'Emerald Wings <bookings@emeraldwings.example>',
    'Dublin - Málaga, 3 passengers',
    `
Booking K7T2PW. One 20 kg bag is paid, each extra one is 45 euros. Seats 18A, 18B and 18C on the way out. Bag drop closes 40 minutes before. Children need their own passport. Seats for the way home can be picked from July 10.`,
  ),
  mailOf(
    'nerja',
    '2029-05-22',
    'Casa Limón <hola@casalimon.example>',
    'Your apartment in Nerja',
    `
Hola Cian,

the key box is left of the blue gate, code 2604. Check-in from 3 pm, check-out by 11. The rest of 430 euros is paid on arrival, in cash please. The cot is free, the high chair too. The pool closes at 9 in the evening, the neighbour is strict. Supermarket: three minutes down the hill. About air conditioning I will ask my brother.

Lucía`,
  ),
  chatOf(
    'street',
    '2029-06-14',
    'Clareville Road group (Mrs. Duffy)',
    'Cars off the road by 12 on the 30th please. Odd numbers bring salads, even numbers desserts. Bouncy castle is booked, 10 euro a house to me at 16. Whose speaker are we using? No fireworks Gerry.',
  ),
  mailOf(
    'permit',
    '2029-06-05',
    'City Parking <permits@cityparking.example>',
    'Resident permit R-20991',
    `
Your permit runs out on June 29. A new one is 50 euros for one year or 80 for two. Renew online with the permit number and a bill that is not older than six months. Visitor permits come in sheets of five.`,
  ),
];

/** Mail of the Gallaghers about minding, work and the house. */
export const gallagherMoreSources: readonly QuestionSource[] = [
  ...aboutMinding,
  ...aboutWorkAndHouse,
  newsletterOf(
    'deals',
    '2029-06-14',
    'Big Shed <offers@bigshed.example>',
    "Father's Day deals",
    `
Twenty percent off barbecues until Sunday. Free delivery of paddling pools over 60 euros. Dads get a coffee with the code DAD29, which is also what you will be saying all summer: "who left the hose on".`,
  ),
];
