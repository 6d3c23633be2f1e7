import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf } from '../set-parts.ts';

/** Mail, chat messages and documents of the Hoang-Leblanc family about health, travel, relatives and the house. */
export const hoangLeblancMoreSources: readonly QuestionSource[] = [
  mailOf(
    'hotel',
    '2029-10-08',
    'Lakeshore Lodge <stay@lakeshorelodge.example>',
    'Reservation LK48213',
    `
Dear Claire Leblanc,

Your room with two queen beds is confirmed under number LK48213. You may cancel free of charge until November 13. Parking is $12 a night. The pool closes at 9:00 pm. Breakfast is served from 6:30 to 9:30 and is included. Hockey bags must be left in the drying room, not in the rooms.`,
  ),
  mailOf(
    'cello',
    '2029-10-30',
    'Ms. Petrova <lessons@petrovacello.example>',
    'No lesson on the 13th',
    `
Dear Linh,

I will be at my daughter's wedding in Lisbon. The missed lesson is credited to December. Jade should memorize the Bourree up to the repeat and buy dark rosin. From January a lesson will be $55.

Galina Petrova`,
  ),
  mailOf(
    'ortho',
    '2029-10-29',
    'Shah Orthodontics <hello@shahortho.example>',
    'Appointment reminder',
    `
Jade will get her new wire. Expect soreness for two days, soft food helps. She should wear the elastics for 20 hours a day. The installment of $185 will be charged to the card on file. If a bracket breaks after hours, call 978-555-0162.`,
  ),
  mailOf(
    'allergy',
    '2029-10-31',
    'Valley Allergy <office@valleyallergy.example>',
    'November 8: earlier time',
    `
Dear parents of Jonah,

Our staff training begins at 4:00 pm on November 8. Please bring Jonah at 3:20 pm that day instead. As always he stays in the waiting room for 30 minutes after the injection, and he should take his antihistamine in the morning. We do not give shots to children with a fever or a wheeze.`,
  ),
  mailOf(
    'hebrew',
    '2029-10-30',
    'Rabbi Miriam Feld <rabbi@nershalom.example>',
    'Security and Hanukkah',
    `
Shalom,

The code for the Elm Street door is 4471, please do not share it. Drop-off is there from now on, not in the front. For the party bring a dairy or pareve dish, no nuts, and your own hanukkiah with candles. Jonah has been asked to lead the blessing. Please send $3 for tzedakah each week.

Rabbi Feld`,
  ),
  chatOf(
    'rosa',
    '2029-10-31',
    'Rosa Medeiros',
    'Hi Claire! Friday the 9th is ok for me but I take the 5:12 train so please be on time. Also Bea did 3 pees on the potty today!! We are almost out of oat milk. I got a new phone, the number is 617-555-0184.',
  ),
  mailOf(
    'flight',
    '2029-10-03',
    'Pacific Crest Air <trips@pacificcrest.example>',
    'Itinerary for Hoang, party of two',
    `
Confirmation QX7TRW. San Jose to Boston on November 20, flight 418, arriving at 3:40 pm, seats 11A and 11B. Boston to San Jose on November 27, flight 421, departing at 10:25 am. Two checked bags per person are included. A wheelchair has been requested for Mr. Hoang.`,
  ),
  mailOf(
    'flight-change',
    '2029-10-31',
    'Pacific Crest Air <trips@pacificcrest.example>',
    'Schedule change: flight 418 on November 20',
    `
Your flight 418 from San Jose to Boston on November 20 has a new schedule. It now arrives at 5:05 pm in Terminal B. You do not have to do anything. Your return flight is not affected.`,
  ),
  chatOf(
    'ba',
    '2029-10-29',
    'Ba (Lan Hoang)',
    'Linh oi, do not buy fish sauce, I bring the good one. Ong needs his heart pill at 8 at night with food. Your brother Duy mails the ao dai for Bea. Please put the extra blanket, your house is cold!',
  ),
  chatOf(
    'paul',
    '2029-10-31',
    'Paul Adler',
    "Camille left her winter coat here, I'll bring it to the rink Saturday. Jonah's skates need sharpening before then. Fyi I switched the exchange spot to the library lot, Mondays 5:30. And my mom Ruth is 80 on the 18th, a call from the kids would make her day.",
  ),
  chatOf(
    'kate',
    '2029-10-30',
    "Kate O'Brien",
    "Only two kids fit with all that gear so Declan's stick goes on your roof next time you drive. When it's our turn I'm at your side door at 4:50. I drop Jonah back around 6:50. Mike has a cast till December so it's me driving.",
  ),
  chatOf(
    'anil',
    '2029-10-31',
    'Anil Rao',
    "I can get Jade and Priya from the boathouse Tuesday and Friday. Can Linh do Thursday? For the sleepover tell Jade to bring a sleeping bag, we're doing hot pot. No phones after 11, house rule.",
  ),
  mailOf(
    'vet',
    '2029-10-30',
    'Mill Street Animal Clinic <care@millstreetvet.example>',
    'Visit for Miso',
    `
No food for Miso after 10:00 pm on the night before, water is fine. Please bring a stool sample that is less than a day old. The estimate with bloodwork is $142. Cats wait in the room on the left.`,
  ),
  chatOf(
    'walt',
    '2029-10-28',
    'Walt next door',
    "Happy to look after Miso while you're at the cabin. I'll come at 7 and at 6. Remind me: half a can each time? I still have the old alarm code, 6618, tell me if you changed it. Can I park the boat trailer by your fence till spring?",
  ),
  mailOf(
    'cabin',
    '2029-10-15',
    'Saco Ridge Rentals <keys@sacoridge.example>',
    'Your stay in North Conway',
    `
Check-in is after 4:00 pm, check-out by 10:00 am. The lockbox opens with 3057. Four-wheel drive or chains are needed on the last half mile. Firewood is on the porch. Linens are provided, towels are not. The balance of $870 is due on December 1.`,
  ),
  mailOf(
    'bakery',
    '2029-10-30',
    'Dot Sandoval <dot@dotsbakehouse.example>',
    'Schedule and raises',
    `
Hi team,

Wages go up to $16.50 an hour on December 1. Hair tied back, closed shoes, no nail polish. If you want a shift off, find someone to swap and write it on the sheet by the walk-in. Staff pies for Thanksgiving are $9, order by the 16th.

Dot`,
  ),
  mailOf(
    'night',
    '2029-10-31',
    'St. Agnes Pharmacy Scheduling <pharmsched@stagnes.example>',
    'Weekend nights',
    `
Linh,

Garage B is closed for repaving through the 12th, use Garage D and the skybridge. The differential for extra nights is $12 an hour. Dr. Osei covers the vault keys. You will be alone with one technician until two.`,
  ),
  mailOf(
    'seattle',
    '2029-10-30',
    'Workplace Team <workplace@fernhilldesign.example>',
    'Your week in the Seattle office',
    `
Hi Claire,

You have desk 4-17 by the window. Pick up a badge at reception with your ID. The meal allowance is $65 a day, keep receipts. Quiet rooms can be booked on the tablet by the kitchen. Shauna is your contact on site.`,
  ),
  chatOf(
    'nadine',
    '2029-10-29',
    'Nadine Leblanc',
    "I'm on shift when you land so take the light rail to Capitol Hill. The key is in the lockbox, 7719. You're in the blue room. Don't let the dog tell you he hasn't eaten. Bring me Maine blueberries jam pls",
  ),
  mailOf(
    'pt',
    '2029-10-26',
    'Stride PT <desk@stridept.example>',
    'Your visits',
    `
Your copay is $40 per visit. Wear shorts and sneakers. Cancellations with less than 24 hours' notice cost $50. Do the band exercise twice a day and ice the knee afterwards.`,
  ),
  chatOf(
    'odette',
    '2029-10-30',
    'Odette Leblanc',
    'For Thanksgiving I make two tourtieres and the sugar pie. Guy cannot have walnuts, remember last time. We come at noon with six folding chairs. We do not stay over, your father likes his own bed.',
  ),
  mailOf(
    'boiler',
    '2029-10-30',
    'Comfort Heat <service@comfortheat.example>',
    'Annual boiler service',
    `
Dmitri will call half an hour before he comes. Please clear three feet around the boiler and keep the cat out of the basement. The visit is $219 and includes the filter. An adult must be at home.`,
  ),
  mailOf(
    'yearbook',
    '2029-10-25',
    'Tannersfield Yearbook <yearbook@tannersfieldhigh.example>',
    'Senior pages',
    `
A quarter page for your senior is $60 and a half page $110, due on November 16. Send one baby picture as well. The yearbook itself is $85 if ordered before winter break.`,
  ),
  documentOf(
    'plan',
    '2027-06-14',
    'Adler and Leblanc',
    'Parenting plan',
    `
The children change homes on Monday after school. Each parent may call them between 7:00 and 7:30 pm. Claire keeps the passports. Trips abroad need thirty days' written notice. Orthodontia and summer camp are split 60 percent Paul, 40 percent Claire. If a parent is away overnight, the other one is asked first.`,
  ),
];
