import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf } from '../set-parts.ts';

/** Mail, chat and documents of the Pemberton-Adeyemi family about work, journeys, health and the house. */
export const pembertonAdeyemiMoreSources: readonly QuestionSource[] = [
  chatOf(
    'granny',
    '2029-10-09',
    'Granny Pam',
    "Hello love. Chiropodist on Tuesday the 16th so I'm having Toby on the Wednesday instead, I've told school. I'll do fish fingers and peas. He left his blue coat in my car. Could one of you pick up my prescription from Boyle's? It's paid for.",
  ),
  chatOf(
    'ines',
    '2029-10-09',
    'Inés',
    'Hello Ruth! I have sent the rent, £480. For Seville I take the taxi very early so I will be silent on the stairs. On the way back my plane lands at 22.50, so do not lock the chain please. Can somebody water the basil on Wednesdays? Friday with Toby is all fine.',
  ),
  chatOf(
    'priya',
    '2029-10-06',
    'Priya (ward)',
    "All sorted with the roster, I've got your 6th of November. In return can you take my night on Sunday the 25th? Also you left your stethoscope in the sluice, it's in my locker.",
  ),
  mailOf(
    'resus',
    '2029-10-03',
    'Learning and Development <training@roundhayinfirmary.example>',
    'Immediate Life Support: joining instructions',
    `
Dear colleague,

You are booked in room 3 on the second floor. The e-learning must be completed by 26 October or your place is released. Wear trousers, you will be kneeling. Tea is provided, lunch is not. The pass mark is 75 percent.

Learning and Development`,
  ),
  mailOf(
    'train',
    '2029-09-27',
    'Pennine & East <tickets@pennineeast.example>',
    'Your journey on 18 October',
    `
Thank you for booking. Booking reference: QJ7TX2. Outward: coach C, seat 41. Return: coach F, seat 12. Advance tickets are valid only on the trains shown. Total paid £71.40. A delay of fifteen minutes or more entitles you to compensation.

Pennine & East`,
  ),
  mailOf(
    'flight',
    '2029-10-01',
    'Fjordwing <noreply@fjordwing.example>',
    'Booking confirmation: Copenhagen',
    `
Hello Babatunde,

Your flight leaves from terminal 3. Confirmation K9PLMW. Your fare has one small bag of up to 8 kg that fits under the seat, a larger one is £34 each way. Online check-in opens 30 hours before departure.

Fjordwing`,
  ),
  mailOf(
    'hotel',
    '2029-10-02',
    'Hotel Lygten <stay@hotellygten.example>',
    'Reservation 118842',
    `
Dear guest,

Two nights, one double. Breakfast is served from 06:30. Reception closes at 22:00; after that use the box by the entrance with the code we text you. Bicycles can be borrowed free of charge. The nearest metro stop is Nørrebros Runddel.

Hotel Lygten`,
  ),
  mailOf(
    'playhouse',
    '2029-09-20',
    'Quarry Playhouse <boxoffice@quarryplayhouse.example>',
    'Your tickets',
    `
Row H, seats 11 and 12. Collect them from the box office with the card you paid with. Latecomers are admitted only at the interval. The bar takes interval orders until five minutes before curtain up.

Quarry Playhouse`,
  ),
  mailOf(
    'mot',
    '2029-10-08',
    'Kirkstall Motors <service@kirkstallmotors.example>',
    'Booking confirmed',
    `
Dear Mr Adeyemi,

The MOT costs £54.85. Please leave the locking wheel nut key in the glovebox. You can wait with us, there is coffee and wifi. Last year we advised that the rear brake pads were wearing thin, so we shall look at those. Ring us on 0113 496 0871.

Kirkstall Motors`,
  ),
  mailOf(
    'boiler',
    '2029-10-09',
    'Aire Heating <jobs@aireheating.example>',
    'Change to your visit on Monday',
    `
Hello,

We have had to move jobs around. Kasper will now be with you between 8am and 10am on Monday 15 October instead of at midday. Please empty the airing cupboard so that he can reach the valve. The service is £92, card only.

Aire Heating`,
  ),
  mailOf(
    'dentist',
    '2029-10-05',
    'Moortown Dental <reception@moortowndental.example>',
    'Check-ups in half term',
    `
Dear Ms Pemberton,

Please come ten minutes early to fill in Toby's new patient form. The barrier code for parking is 2580. Appointments missed without a day's notice cost £20. If Grace plays hockey, bring her mouthguard and we will check the fit.

Moortown Dental`,
  ),
  mailOf(
    'vet',
    '2029-10-06',
    'Chapel Street Vets <hello@chapelstreetvets.example>',
    'Reminder for Biscuit',
    `
Biscuit is due for his booster. It is £58.50, or free for members of the Healthy Paws plan at £14 a month. Bring the yellow card. If he gets nervous in the waiting room, stay in the car and phone us, and we will come and fetch you both.

Chapel Street Vets`,
  ),
  mailOf(
    'cottage',
    '2029-09-30',
    'Bay Cottages <stay@baycottages.example>',
    'Fisherhead Cottage: arrival details',
    `
Dear Ruth,

The key safe code is 4193. You can get in from 4pm; on the last morning please be out by 10. Dogs are welcome for £25 but must stay downstairs. Cars cannot reach the door: unload at the top and use the permit in the drawer for Station car park. There is no mobile signal, but the landline works.

Bay Cottages`,
  ),
  mailOf(
    'optician',
    '2029-10-04',
    'Street Lane Opticians <hello@streetlaneopticians.example>',
    'Your appointment',
    `
Dear Ms Pemberton,

Please go without your lenses for 24 hours before we see you, and bring every pair of glasses you own. The scan is £25 and optional. You may not be able to drive straight afterwards, as we use drops.

Street Lane Opticians`,
  ),
  mailOf(
    'physio',
    '2029-10-08',
    'Headingley Physio <desk@headingleyphysio.example>',
    'Friday',
    `
Hi Tunde,

Please wear shorts. The session is £45. Keep doing the calf raises, three sets of twelve, and put ice on the ankle after football.

Headingley Physio`,
  ),
  documentOf(
    'house',
    '2029-08-25',
    'Ruth Pemberton',
    'Notes for the babysitter',
    `
Wifi: Allerton27, password marmalade-heron-8. Grace cannot have cashews or pistachios; her pens are in the red pouch on the hook. Toby: bath, two stories, light out at 7.15, landing light stays on. Biscuit has one scoop at 6pm and no cheese, whatever he says. The stopcock is under the stairs. If the alarm goes off, the code is 3306.`,
  ),
  mailOf(
    'bins',
    '2029-10-01',
    'Leeds bins <noreply@leedsbins.example>',
    'Bins this winter',
    `
Put bins out by 7am with the handles facing the road. Bags next to the bin are not taken. If a collection is missed, report it on 0113 496 0555 within two days and the crew will return. Brown bins rest over the winter. Glass goes to the bottle bank.`,
  ),
  mailOf(
    'energy',
    '2029-10-06',
    'Ridings Energy <bills@ridingsenergy.example>',
    'Your statement',
    `
We will take £146.20 by direct debit on 19 October. You are £61 in credit. Your fixed tariff ends on 30 November, so have a look at our new ones before then.

Ridings Energy`,
  ),
];
