import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf } from '../set-parts.ts';

const aboutHome: readonly QuestionSource[] = [
  mailOf(
    'boiler',
    '2027-05-11',
    'Aire Valley Heating <jobs@airevalleyheating.example>',
    'Your boiler service on Friday',
    `
Dear Mr Rashid,

Sorry, Friday morning is full of emergencies. Our engineer Phil now comes on Friday 14 May between 12 noon and 2 pm. Please clear the airing cupboard. The service is £85, card to the engineer, and he brings a new carbon monoxide alarm for £22 if you want one.

Aire Valley Heating`,
  ),
  mailOf(
    'dentist',
    '2027-05-06',
    'Otley Road Dental <reception@otleyroaddental.example>',
    'Check-ups on 19 May',
    `
Dear Ms Sugden,

Two check-ups are booked with Dr Lim. Missed appointments are charged at £25 each. Under 18s are free on the NHS. The lift is out of order, the surgery is on the first floor.

Reception`,
  ),
  mailOf(
    'mot',
    '2027-05-10',
    'Headingley Motors <bookings@headingleymotors.example>',
    'MOT booking, Skoda Octavia',
    `
Hello,

You are booked in on Monday. The MOT is £54.85, and if you want the brake fluid doing at the same time it is another £39. We have no courtesy cars at the moment. Leave the locking wheel nut in the glove box. The current certificate runs out on 23 May.

Headingley Motors`,
  ),
  mailOf(
    'caravan',
    '2027-05-03',
    'Primrose Cliff Holiday Park <stay@primrosecliff.example>',
    'Your stay at Primrose Cliff',
    `
Dear guest,

Check-in is from 4 pm, check-out by 10 am. You are in unit 47, Puffin Row. The gate code is 7306. Bed linen is not provided. Dogs are £15 per stay and must be on a lead by the pool. The balance of £212 is due by 21 May. The pool sessions are booked at reception, children under eight need an adult in the water.

Primrose Cliff`,
  ),
  mailOf(
    'train',
    '2027-05-04',
    'Northern Tickets <tickets@northerntickets.example>',
    'Your e-tickets, Leeds to London',
    `
Thank you for booking.

Booking reference LDS4K9. Outward 25 May: coach C, seat 41, table, forwards. Return: coach F, seat 12, window. Tickets are valid only on the trains booked. The trolley does not take cash.

Northern Tickets`,
  ),
  mailOf(
    'dinner',
    '2027-05-02',
    'Saffron House <tables@saffronhouse.example>',
    'Table for two on 29 May',
    `
Dear Imran,

Your table for two is confirmed. You may cancel free of charge up to 24 hours before, after that we keep the £20 deposit. Tables are ours again after three hours. There is no parking in front, the Woodhouse Lane multi-storey is five minutes away.

Saffron House`,
  ),
  mailOf(
    'vet',
    '2027-05-12',
    'Paws on the Green <desk@pawsgreen.example>',
    'Biscuit: new time on the 27th',
    `
Dear Gemma,

Our vet starts her clinic later that day, so Biscuit's booster on Thursday 27 May is now at 5.40 pm. The booster is £52, kennel cough is £18 on top. He was a little heavy last time, so no treats beforehand.

Paws on the Green`,
  ),
  mailOf(
    'ward',
    '2027-05-11',
    'Bev Naylor, ward sister <b.naylor@stoswalds.example>',
    'Mandatory training and the June rota',
    `
Hi team,

Gemma, you are down for manual handling training on Tuesday 18 May at 10 am in seminar room 3, two hours, paid. The June rota goes out on Monday. New tunics arrive in the summer, don't ask me. Fridge: the owner of the yoghurt from March, please claim it.

Bev`,
  ),
  mailOf(
    'council',
    '2027-05-05',
    'Leeds Waste Services <waste@leedswaste.example>',
    'Bin days and bulky items',
    `
Dear resident,

After the bank holiday all collections are a day later. Bulky items such as sofas and wardrobes are £30 for up to four pieces. Brown bins are emptied every second Friday until November. The Kirkstall Road tip now needs a booking at weekends.

Leeds Waste Services`,
  ),
  chatOf(
    'dadi',
    '2027-05-12',
    'Dadi',
    'Salaam beta, on Sunday come at half past twelve not one, your uncle has to drive back to Luton. Bring two boxes of mangoes from Harehills, the good ones, Chaunsa. Tell Gemma I keep a plate for her.',
  ),
  chatOf(
    'mollie',
    '2027-05-12',
    'Mollie',
    'hi gemma yeah the 29th is fine but my bus is rubbish so ill be there at quarter to 7 if thats ok. its £9 an hr now sorry!! happy to do bath n bed',
  ),
  chatOf(
    'nana',
    '2027-05-10',
    'Nana Jean',
    'Hello love, me and Maureen fly on the Monday from Leeds Bradford and we are back the Sunday. Sorry to leave you short on the Wednesday. I have knitted Idris a cardigan, it has come up a bit big. Need milk in on Wednesdays please.',
  ),
  documentOf(
    'house',
    '2027-03-20',
    'Gemma Sugden',
    'Notes for sitters',
    `
Wifi: NetFairy, password plum-ferret-88. Alarm 2290, you have thirty seconds. Idris gets hives from egg, the antihistamine is in the top cupboard, 2.5 ml. Bed at seven with the rabbit. Biscuit sleeps in the kitchen. Spare set with Mr Dobson at number 14. The back door sticks, lift it. Stopcock under the sink.`,
  ),
];

/** Mail, chat and documents of the Sugden-Rashids about the house, work and the family. */
export const sugdenRashidMoreSources: readonly QuestionSource[] = aboutHome;
