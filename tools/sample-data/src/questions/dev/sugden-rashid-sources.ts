import type { QuestionSource } from '../question-set.ts';
import { chatOf, mailOf, newsletterOf } from '../set-parts.ts';
import { sugdenRashidMoreSources } from './sugden-rashid-more-sources.ts';

const aboutChildren: readonly QuestionSource[] = [
  newsletterOf(
    'acorns-news',
    '2027-05-07',
    'Little Acorns Nursery <hello@littleacorns.example>',
    'Little Acorns news, May',
    `
Dear parents and carers,

The warm weather is here. Please put factor 50 sun cream on your child before drop-off and send a named hat. Photo day is Thursday 27 May; siblings can join from 4.30 pm. From September the daily fee rises to £71. We say goodbye to Kirsty, who is off to train as a midwife. Wellies are still needed for the mud kitchen.

Hayley and the team`,
  ),
  mailOf(
    'acorns-training',
    '2027-05-10',
    'Little Acorns Nursery <hello@littleacorns.example>',
    'Early closing and inset day',
    `
Dear all,

A reminder that we close at 1 pm on Thursday 20 May for paediatric first aid training, lunch included. We are shut all day on Monday 24 May for our inset day. We are also running low on spare clothes in the toddler room: leggings in age 2 to 3 would be very welcome.

Hayley`,
  ),
  mailOf(
    'review',
    '2027-05-05',
    'Leeds Health Visiting <appointments@healthvisiting.example>',
    'Two-year review for Idris',
    `
Dear parent,

Your appointment at Meanwood Children's Centre is with Sunita Bose. Please bring the red book and the completed questionnaire. The review takes about 45 minutes. If your child wears shoes, pop a pair of socks in too because we measure in socks. Parking is on Green Road.

Leeds Health Visiting`,
  ),
  mailOf(
    'exams',
    '2027-05-04',
    'Mr Firth, exams officer <exams@lawnside.example>',
    'GCSE summer exams: the rules',
    `
Dear Year 11,

Ellie Sugden's candidate number is 4127. Be outside the sports hall a quarter of an hour before the start. Two black pens, a see-through pencil case, and water with the label off. Mobiles and smart watches stay in your bag outside the hall, switched off; anyone found with one may be disqualified from the paper. Full uniform, please. Seating plans go up on the door on the day.

Mr Firth`,
  ),
  mailOf(
    'maths',
    '2027-05-10',
    'Miss Oyewole <oyewole@lawnside.example>',
    'Maths: which paper is which',
    `
Hi everyone,

Paper 1 on 18 May is non-calculator. Papers 2 and 3 are calculator papers. No revision session that afternoon, go and lie down. For paper 2 please work through the green booklet up to page 34, the vectors are at the back. I am in M4 most lunchtimes.

Miss Oyewole`,
  ),
  mailOf(
    'prom',
    '2027-05-06',
    'Lawnside Year 11 team <year11@lawnside.example>',
    'Prom and hoodies',
    `
Dear students and parents,

Prom tickets are £38 and on sale in the canteen until Friday 4 June; there will be none at the door. The price covers a two-course meal and the photo booth. Leavers' hoodies are £24, order on the school shop. Cars may not pull up at Carlton Manor before 6.30 pm. Anyone below 92 per cent attendance needs a word with Mrs Hirst first.

Year 11 team`,
  ),
  chatOf(
    'cafe',
    '2027-05-11',
    'Dawn (Kettle & Crumb)',
    'Hiya Ellie, good luck with your exams love. No need to come in on the 22nd, go and revise. For this Saturday remember black trousers and proper shoes, no trainers please, environmental health were funny about it. Your rate goes up to £8.60 an hour after your birthday x',
  ),
  mailOf(
    'gym',
    '2027-05-08',
    'Pudsey Gymnastics Club <comps@pudseygym.example>',
    'Spring competition on 22 May',
    `
Dear gymnasts,

Registration closes at 12.30. Club leotard, bare feet, hair in a tight bun, no jewellery. Spectators pay £4, under fives free, cash only. Parents stay on the balcony. Judges decide the rotation on the morning. Medals are given out straight after the last group, so please do not rush off.

Coach Alyssa`,
  ),
  mailOf(
    'match',
    '2027-05-09',
    'Roundhay Juniors U8 <u8s@roundhayjuniors.example>',
    'Last match of the season',
    `
Hello parents,

On the 23rd we are in the blue kit against Garforth. Shin pads are compulsory. The presentation with pizza is at the clubhouse on Friday 11 June at 6 pm; it is £6 a child and I need names by the end of May. Someone left a very small left boot in my car.

Coach Darren`,
  ),
  mailOf(
    'parents-evening',
    '2027-05-07',
    "St Chad's Primary <office@stchads.example>",
    "Parents' evening, Adam Rashid",
    `
Dear parents,

Your slot with Mrs Whitaker is in room 6, use the entrance by the bike shed. His reading books should come back with you. The book fair is open in the hall, cash and cards. Please leave younger children at home if you can.

School office`,
  ),
  chatOf(
    'nadia',
    '2027-05-11',
    'Nadia',
    "Hi Imran, fine about swapping June for the 28th. For the 21st: Adam's blue inhaler is in the side pocket, two puffs before he runs about. Zara has gone off meat, she says for ever, so veggie please. Her reading diary needs a signature on Sunday. They had nits last week but all clear now!",
  ),
];

/** Mail, chat and documents of the Sugden-Rashids. */
export const sugdenRashidSources: readonly QuestionSource[] = [...aboutChildren, ...sugdenRashidMoreSources];
