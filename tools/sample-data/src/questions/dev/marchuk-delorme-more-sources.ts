import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf } from '../set-parts.ts';

/** Mail, chat and documents of the Marchuk-Delorme family about health, work, journeys and the house. */
export const marchukDelormeMoreSources: readonly QuestionSource[] = [
  mailOf(
    'furnace',
    '2030-03-05',
    'Prairie Comfort Heating <dispatch@prairiecomfort.example>',
    'Your visit on Thursday has changed',
    `
Hello Oksana,

One of our trucks is down. Your furnace tune-up on Thursday, March 7 is now between 1 p.m. and 3 p.m. instead of in the morning. Please keep one metre clear around the unit and put pets behind a door. The tune-up costs $139, and a new filter is $24 if you need one.

Prairie Comfort`,
  ),
  mailOf(
    'speech',
    '2030-03-01',
    'Meera Anand, Riverbend Clinic <anand@riverbendclinic.example>',
    "Luc's sessions",
    `
Dear parents,

Luc is doing well with his blends. Please practise the list on the red sheet for five minutes a day. You may park in stall 14, the others get towed. Each session is $95; your plan covers ten a year and Luc has used six. I will be away in the first half of July.

Meera Anand`,
  ),
  mailOf(
    'ortho',
    '2030-03-02',
    'Kroft Orthodontics <desk@kroftortho.example>',
    'Visit for Danylo and Solène',
    `
Dear Ms. Marchuk,

The balance for the orthodontist is $420, due on April 1. Danylo should bring his retainer in its case. With her new brackets Solène must stay off popcorn, caramels and gum. If a wire pokes, cover it with wax and call us. We validate parking for the garage on level B.

Kroft Orthodontics`,
  ),
  mailOf(
    'cataract',
    '2030-02-28',
    'Assiniboine Eye Centre <surgery@assiniboineeye.example>',
    'Before and after your surgery',
    `
Dear Mrs. Marchuk,

Eat nothing after midnight on the night before; clear tea is allowed until 6 a.m. Start the drops on Sunday, March 31, three times a day. No face cream and no makeup. You may not drive, and we release you only to an adult who comes with you; taxis alone are not accepted. Wear the plastic shield while you sleep for five nights. No lifting over ten pounds for two weeks.

Assiniboine Eye Centre`,
  ),
  chatOf(
    'baba',
    '2030-03-05',
    'Baba',
    'Oksanochka, on Tuesday the eye doctor puts in drops and I see nothing, so I cannot fetch Luc, please arrange. The parish sells pyrohy for $12 a dozen, shall I keep you five dozen? The poppy-seed roll is in your freezer, bottom drawer. My bus pass has run out, somebody must load it.',
  ),
  mailOf(
    'cabin',
    '2030-02-24',
    'Spruce Point Cabins <stay@sprucepoint.example>',
    'Cabin 9: before you arrive',
    `
Hello Oksana,

The door code for Spruce Point cabin 9 is 7731. You can move in from 4 p.m., and on the last morning we need the cabin back by 11 a.m. Dogs cost $20 a night. The hot tub is shut from 11 p.m. to 8 a.m. Firewood is by the shed, $10 a wheelbarrow. Sheets are on the beds, towels are not supplied.

Spruce Point`,
  ),
  mailOf(
    'loring',
    '2030-03-02',
    'The Loring House <stay@loringhouse.example>',
    'Confirmation MSP4471',
    `
Dear Mr. Delorme,

Your confirmation number at the Loring House is MSP4471: two queen beds and a cot. The pool closes at 10 p.m. Parking in the ramp is $28 a night. Breakfast runs from 6:30 to 9:30. Late checkout until 1 p.m. is free for members.

The Loring House, Minneapolis`,
  ),
  mailOf(
    'calm-north',
    '2030-02-20',
    'Calm North Air <noreply@calmnorth.example>',
    'Your flights to Thompson',
    `
Booking reference 6RWQ2. Check-in for Calm North flights closes 45 minutes before departure. You have two checked bags of 23 kg each. Tools with batteries must be declared at the counter. Your seat is 7A both ways.

Calm North Air`,
  ),
  mailOf(
    'acls',
    '2030-02-18',
    'Clinical Education <education@redrivergeneral.example>',
    'ACLS recertification: what to bring',
    `
Dear nurse,

Print the pre-test and bring it with a score of at least 84 percent. Parking passes for lot C are at the front desk. Closed-toe shoes. Sandwiches and fruit are provided at noon. Your card is mailed within ten days.

Clinical Education`,
  ),
  documentOf(
    'house',
    '2030-01-05',
    'Oksana Marchuk',
    'House sheet for sitters and grandparents',
    `
Wifi network Lyndale418, wifi password beet-magpie-52. Luc must never be given amoxicillin, it gives him hives. Solène gets an itchy mouth from kiwi. Pickle eats at 7 and 5, one cup, and sleeps in the back hall. The breaker panel is behind the coats. Next door is Mr. Fehr, who has a key, 204-555-0187.`,
  ),
  mailOf(
    'tax',
    '2030-03-04',
    'Sawatzky & Kroeker <office@sawatzkykroeker.example>',
    'Your appointment with Gord Sawatzky',
    `
Hello Oksana,

Please bring your T4, the childcare receipts and last year's notice of assessment. Ring buzzer 3. The fee is $210 and includes one dependant's return. If your slips have not arrived, tell us by Friday and we will find another time.

Sawatzky & Kroeker`,
  ),
];
