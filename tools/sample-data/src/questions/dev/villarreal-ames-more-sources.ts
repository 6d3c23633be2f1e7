import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, chat and documents of the Villarreal-Ames family about church, the house and the relatives. */
export const villarrealAmesMoreSources: readonly QuestionSource[] = [
  newsletterOf(
    'parish',
    '2028-10-01',
    "St. Brendan's Parish <office@stbrendans.example>",
    'Bulletin: fall festival',
    `
Dear parishioners,

The festival needs everybody. Last names A to M: two 2-liter sodas. N to Z: paper plates and napkins. Leave them in the hall kitchen by Friday noon. Raffle books are due back on October 18, $5 a ticket, first prize a smoker. Cake walk at 2:00, bingo at 4:00. The 10:30 Mass on October 15 moves to 8:30 because of confirmation.

Parish office`,
  ),
  chatOf(
    'guelita',
    '2028-10-04',
    'Guelita Lupe',
    'Mijo Travis, por favor the two long folding tables from our garage, load them for Sunday the 15th. Y no le digan nada a tu suegro about the mariachis, it is a surprise. I am making the mole, Nena brings the rice.',
  ),
  chatOf(
    'abuelo',
    '2028-10-03',
    'Abuelo Chuy',
    'Buenas tardes. We go to Monterrey in the bus of 7 in the morning on the 27. My pills I take at 8 and at 8. Tell Mateo I bring him glorias. The cat eats at your house, yes?',
  ),
  chatOf(
    'nena',
    '2028-10-02',
    'Tía Nena',
    'Ok damas! Aylin decided, dusty rose for all of you, floor length. Chambelanes in black. First waltz practice will be at my house, I let you know. Elena needs $60 down at the fitting.',
  ),
  mailOf(
    'hall',
    '2028-09-26',
    'La Estrella Hall <events@laestrella.example>',
    'Sunday, October 15: your reservation',
    `
Estimada Marisol,

We confirm the small salon for the 15th. It seats 60. You may decorate from 11:30. The remaining $350 is due October 11. Outside food is welcome, outside alcohol is not. Music off at 5:00 pm.

La Estrella`,
  ),
  mailOf(
    'ac',
    '2028-10-05',
    'Lone Oak Air <service@loneoakair.example>',
    'Your tune-up on Saturday',
    `
Hello Mr. Ames,

We had to shift our Saturday route. Your technician Beto now arrives between 10:00 am and noon on October 7. The tune-up is $89. He has to get up to the attic, so move any boxes from under the ladder. New filters are $22 each.

Lone Oak Air`,
  ),
  mailOf(
    'dentist',
    '2028-10-04',
    'Stone Creek Dental <smile@stonecreekdental.example>',
    'See you Monday',
    `
Hi Marisol,

Two cleanings, Camila first. Please arrive 15 minutes ahead for the updated forms, and have your insurance card. X-rays are due this time. Parents of children under seven come back to the chair with them.

Stone Creek Dental`,
  ),
  mailOf(
    'flight',
    '2028-09-20',
    'Mesa Skies <trips@mesaskies.example>',
    'Your trip to Phoenix',
    `
Confirmation code HV3TQN. Outbound seat 14C, return seat 9A. One carry-on is included, a checked bag is $40. Check-in opens 24 hours before departure.

Mesa Skies`,
  ),
  mailOf(
    'beach',
    '2028-09-15',
    'Mustang Dunes Rentals <stay@mustangdunes.example>',
    'Reservation: The Pelican House',
    `
Hi Villarreal group,

The Pelican House sleeps 12. Door code 6093 works from check-in at 4:00 pm. Full refund until November 1, half after that. The golf cart is extra, $75 a day. Please rinse off the sand in the outdoor shower. Pets are $60.

Mustang Dunes`,
  ),
  mailOf(
    'power',
    '2028-10-02',
    'Alamo Power <bills@alamopower.example>',
    'Your bill is ready',
    `
Your Alamo Power bill is $188.40, due October 23. You used 12 percent less than last October. Autopay is off.

Alamo Power`,
  ),
  mailOf(
    'groomer',
    '2028-10-01',
    'Wag Bar <hello@wagbar.example>',
    'Taco is booked',
    `
Bath and trim for a medium coat is $68, nails $12. We call when he is ready, usually four hours later. Rabies certificate, please, ours has expired.

Wag Bar`,
  ),
  documentOf(
    'house',
    '2028-08-10',
    'Marisol Villarreal',
    'House notes for sitters',
    `
Wifi: CasaAmes, password nopal-comet-52. Alarm 8147. Mateo: no pecans, not even a crumb, EpiPen in the blue pouch by the fridge. Bath, two books, lights out at 7:45. Taco may not have chicken bones. Water shutoff is by the hose. Pediatrician Dr. Quiroga.`,
  ),
];
