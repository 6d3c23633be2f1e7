import type { QuestionSource } from '../question-set.ts';
import { chatOf, mailOf, newsletterOf } from '../set-parts.ts';
import { prosserHaleMoreSources } from './prosser-hale-more-sources.ts';

const aboutSchool: readonly QuestionSource[] = [
  mailOf(
    'collection',
    '2028-10-05',
    'Mr Penhallow-Price <penhallow-price@aldermoor.example>',
    'Half-term: collecting your son',
    `
Dear Mr and Mrs Prosser,

boys may be collected from 3.30 pm. Whoever collects has to sign the leave slip in the house office; without it nobody passes the gate. Duvets go home to be washed, trunks stay. Please drive in by the North Lodge, as the main avenue is being resurfaced. Rhodri must hand in his library books first, of which there are, I am told, eleven.

Mr Penhallow-Price, Housemaster, Ravenscroft`,
  ),
  mailOf(
    'berlin',
    '2028-09-21',
    'Frau Lindner <lindner@aldermoor.example>',
    'Berlin in the spring',
    `
Dear parents and guardians,

the Berlin trip of Year 10 runs from 7 to 11 March. The price is £640, all meals but two included. A deposit of £150 secures the place and is not refundable. I need a copy of the passport by 3 November. Pupils take no more than £80 in pocket money.

Frau Lindner`,
  ),
  mailOf(
    'berlin-fix',
    '2028-10-06',
    'Frau Lindner <lindner@aldermoor.example>',
    'Berlin: new price',
    `
Dear parents and guardians,

the airline has put up its fares, and I am sorry to say that the price of the Berlin trip is now £685. The rest after the deposit is due on 1 December. I have asked the hostel for a better rate, in vain. The dates of the trip do not change.

Frau Lindner`,
  ),
  mailOf(
    'bursar',
    '2028-10-03',
    'Aldermoor Bursary <bursary@aldermoor.example>',
    'Invoice: Michaelmas extras',
    `
Dear Mr and Mrs Prosser,

the invoice for extras comes to £214.50: cello, laundry, one broken pane. It is due on 20 October. You can pay through ParentDesk; log in with the pupil number A2281 and the date of birth, and choose a password of your own. We no longer take cheques. Queries about the pane go to the Housemaster.

Aldermoor Bursary`,
  ),
  mailOf(
    'matron',
    '2028-09-29',
    'Sister Oakeshott <sanatorium@aldermoor.example>',
    'Coughs, colds and the sanatorium',
    `
Dear families,

every boarder has had his cough by now. Outside hours I can be reached on the duty mobile, 01632 960118. Any pills come to me in the original box and never stay in a bedside drawer. Tuck is fine if there are no nuts in it. Rhodri has grown out of his rugby boots; he tells me he is a nine.

Sister Oakeshott`,
  ),
  mailOf(
    'kingsmead',
    '2028-10-08',
    'Mr Stallard <stallard@aldermoor.example>',
    'U15 at Kingsmead on Saturday',
    `
Dear all,

the minibus departs from the North Lodge at 12.45 pm; lunch is early, at 11.50. Gumshields are compulsory. Parents who come to Kingsmead park on the lower field, not on the cricket square. There is soup for everyone afterwards. I announce the team on Thursday, so please do not ask before.

Mr Stallard`,
  ),
  mailOf(
    'stream',
    '2028-10-07',
    'Aldermoor Music <music@aldermoor.example>',
    'House music on Thursday',
    `
Dear families,

seats in the Great Hall go to boarders first. There is a live stream on the music page of our site; the code is OWLS12. Boys perform in house ties. Ravenscroft sings third. An adjudicator from the cathedral decides, and her name is a secret until the night.

Aldermoor Music`,
  ),
  mailOf(
    'harvest',
    '2028-10-02',
    'Mrs Rees-Jones <reesjones@pontyfelin.example>',
    'Harvest thanksgiving',
    `
Dear families,

for the harvest table every child brings two tins or packets by Friday 13 October. No glass, please, and nothing that is out of date. The food bank collects on the Monday. Year 4 sings, and I need green tops for that. The recorders will practise at break.

Mrs Rees-Jones`,
  ),
  mailOf(
    'harvest-fix',
    '2028-10-09',
    'Mrs Rees-Jones <reesjones@pontyfelin.example>',
    'Harvest: a little later',
    `
Dear families,

the vicar is unwell, so our harvest thanksgiving is put back. Tins and packets are now wanted by Wednesday 18 October. The green tops stay. Thank you to the family who sent forty eggs, but that was a lot.

Mrs Rees-Jones`,
  ),
  mailOf(
    'slate',
    '2028-10-04',
    'Ysgol Pont-y-Felin <office@pontyfelin.example>',
    'Year 4 at the Slate Museum',
    `
Dear families,

on Thursday 9 November Year 4 goes to the Slate Museum. The cost is £11.50 a child, payable by 27 October. Bring a packed lunch without cans, a waterproof and sturdy shoes. Children may buy one postcard. We need two more helpers with a police check.

Ysgol Pont-y-Felin`,
  ),
  mailOf(
    'tables',
    '2028-10-06',
    'Mrs Rees-Jones <reesjones@pontyfelin.example>',
    'Homework for Year 4',
    `
Dear families,

homework this week: the seven times table, and spelling list 6 from the orange book. Please do it by Thursday. To log in to Sums Dragon use the name malip8 and the password llwynog7. Reading is ten minutes a night, in Welsh or in English, to a person or a cat.

Mrs Rees-Jones`,
  ),
  mailOf(
    'bus-september',
    '2028-09-01',
    'Melyn Coaches <school@melyncoaches.example>',
    'School bus from September',
    `
Dear customer,

the school bus to Pont-y-Felin is the 58. It stops at the end of Tan-y-Bryn at 8.31 and returns at 3.42. The yearly pass is £120 and is shown to the driver. Lost passes cost £10.

Melyn Coaches, 01632 960177`,
  ),
  mailOf(
    'bus-roadworks',
    '2028-10-08',
    'Melyn Coaches <school@melyncoaches.example>',
    'Roadworks: bus 58 leaves earlier',
    `
Dear customer,

because of roadworks on the bridge the school bus 58 stops at Tan-y-Bryn at 8.22 from Monday 16 October until further notice. The way home is not affected. Please have your child at the stop five minutes ahead.

Melyn Coaches, 01632 960177`,
  ),
  newsletterOf(
    'felin-news',
    '2028-10-06',
    'Ysgol Pont-y-Felin <office@pontyfelin.example>',
    'Newyddion y Felin',
    `
The roof of the hall no longer drips. School dinners go up to £2.85 after half-term. Year 6 won the quiz by one point and are unbearable. Flu spray for infants is on 9 November. The PTA looks for someone who can mend a bouncy castle. Lost: a left wellington, blue, with a newt in it; the newt has been found.`,
  ),
];

/** Mail, newsletters, chat messages and documents of the Prosser-Hale household. */
export const prosserHaleSources: readonly QuestionSource[] = [
  ...aboutSchool,
  ...prosserHaleMoreSources,
  chatOf(
    'mam',
    '2028-10-08',
    'Catrin',
    'Hi both, parcel for Taid is on its way, number MX4471SG, do NOT let him open it before the 22nd. Rhods headphones are in my wardrobe on the top shelf. Tell Mali I saw a turtle the size of a tea tray. Signal is awful so no video. Cariad mawr xx',
  ),
];
