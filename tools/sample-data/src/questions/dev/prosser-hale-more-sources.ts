import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf } from '../set-parts.ts';

/** Mail, chat messages and documents of the Prosser-Hale household about everything but school. */
export const prosserHaleMoreSources: readonly QuestionSource[] = [
  mailOf(
    'flu',
    '2028-10-09',
    'Felin Surgery <noreply@felinsurgery.example>',
    'Your flu jabs: new date',
    `
Dear Mr and Mrs Prosser,

the vaccine has not been delivered in time. Your flu jabs are now on Saturday 14 October at 9.25 am in the Memorial Hall, not at the surgery. Wear short sleeves, and stay for a quarter of an hour afterwards. If you have a temperature, ring 01632 960104 and we find another day.

Felin Surgery`,
  ),
  mailOf(
    'optician',
    '2028-10-07',
    'Lens & Lane <eyes@lensandlane.example>',
    "Mali-Grace's appointment",
    `
Dear Mrs Prosser,

our optician Ffion is on a course, therefore we have moved Mali-Grace's eye test to Saturday 21 October at 11.40 am. Please bring her present glasses. Children's frames are free up to £45. Should the drops be needed, she will not see well for the rest of the day.

Lens & Lane`,
  ),
  chatOf(
    'boiler',
    '2028-10-09',
    'Dai Gas',
    'Emrys sut mae, cant do the boiler service tuesday 17th after all, will come wednesday 18th between 2 and 4 pm. Its £85 same as last year. Clear the airing cupboard this time',
  ),
  mailOf(
    'brownies',
    '2028-10-05',
    'Brown Owl <brownies@abermelynbrownies.example>',
    'Brownies until Christmas',
    `
Dear parents and grandparents,

subs for the term are £32. Biscuits are brought by Lowri's family on 12 October, by Mali's on 19 October and by Nia's on 9 November. For the bonfire at Coed Farm the girls need a torch, wellingtons and woollen gloves, and no nylon. The sash is worn over the left shoulder. We collect old spectacles.

Brown Owl`,
  ),
  mailOf(
    'gym',
    '2028-10-04',
    'Melyn Gymnastics <club@melyngym.example>',
    'Club leotards',
    `
Hello,

we have ordered the club leotard for Mali in size 28. It costs £27.50, and you can exchange it as long as the label is on. Hair is tied back, earrings are taken out. The display is in the last week of term; the date comes from the Leisure Centre. Do not leave the car in the ambulance bay.

Melyn Gymnastics`,
  ),
  mailOf(
    'harp',
    '2028-10-03',
    'Miss Bevan <bevan@chapelrowharps.example>',
    'Grade 2',
    `
Dear Gwenda,

I should like to enter Mali for Grade 2. The exam fee is £52, and the form needs your signature by 20 October. The day of the exam is set by the board in November. She should play the left hand alone until it is dull. The tuning key hangs on the harp and belongs there.

Eluned Bevan`,
  ),
  mailOf(
    'railway',
    '2028-10-06',
    'Felin Valley Railway <rosters@felinvalley.example>',
    'Notes for guards',
    `
Dear colleagues,

the lamp room opens with C1894 from now on. Volunteers park in the goods yard, because the forecourt is for coaches. Caps, ties and polished shoes; a whistle is on loan from the office. The September takings were our best. Whose sandwich was on the footplate?

Rosters`,
  ),
  mailOf(
    'ghost',
    '2028-10-07',
    'Felin Valley Railway <rosters@felinvalley.example>',
    'Ghost trains: who wants tickets',
    `
Dear colleagues,

everyone on duty for the ghost trains gets four complimentary tickets for their kin. Order them from Menna by 20 October. Costumes are from the box in the waiting room, and no real cobwebs please. The crews will be drawn up when we know whether the Prairie tank is fit.

Rosters`,
  ),
  mailOf(
    'rehab',
    '2028-09-15',
    'Glan Hospital <cardiacrehab@glanhospital.example>',
    'Your cardiac rehab',
    `
Dear Mr Prosser,

come in loose clothing and trainers, and have your GTN spray with you each time. Eat something light an hour beforehand. The car park is free for you if you show this letter. When you cannot attend, phone the rehab nurses on 01632 960133. Partners are welcome at the talk in the last session.

Glan Hospital`,
  ),
  mailOf(
    'adair',
    '2028-10-06',
    'Ms Adair <k.adair@melyncouncil.example>',
    'Kinship review on the 16th',
    `
Dear Gwenda and Emrys,

for the review please have ready both passports, the last school reports and the letter from Catrin. I will talk to Mali on her own for ten minutes. The weekly allowance goes up to £196 from November. There is nothing to be nervous about. I take my tea without milk.

K. Adair`,
  ),
  mailOf(
    'porth-wen',
    '2028-09-12',
    'Porth Wen Holiday Park <stay@porthwen.example>',
    'Your caravan: Gwylan 14',
    `
Dear Mrs Prosser,

Gwylan 14 is yours from 3 pm. The key safe has the code 7306. Bed linen and towels are not supplied. The £60 damage deposit is returned within seven days. A gas card is in the drawer. The pool is open from 9 until 6, with swimming caps only. Cats are not allowed, ferrets are.

Porth Wen Holiday Park`,
  ),
  mailOf(
    'drovers',
    '2028-10-05',
    'The Drovers <book@thedrovers.example>',
    'Table for nine on 22 October',
    `
Dear Gwenda,

a table for nine by the fire. Would you send us your pre-order by Wednesday 18 October? The choices are lamb, hake or the leek tart; two courses are £24, children £11. Please use the field opposite for cars, the yard is cobbled and narrow. We can put candles on something.

The Drovers`,
  ),
  chatOf(
    'beti',
    '2028-10-07',
    'Beti',
    'Gwen leave the sponge for Emrys to me, coffee and walnut, I have the big tin. Huw will bring the folding chairs if the pub has none. Is the boy going to be there? And what does one buy a man who has three whistles',
  ),
  mailOf(
    'gelli',
    '2028-10-01',
    'Gelli Farm <parties@gellifarm.example>',
    "Mali's party",
    `
Hello Gwenda,

the hay barn is booked. It is £9.50 a child with a pony ride and a hot dog. We have to know the final number by 6 November. Wellies for all, and long sleeves. The £40 you paid can be moved to another day if it snows, but it is not paid back. Party bags are your business.

Gelli Farm`,
  ),
  mailOf(
    'wi',
    '2028-10-06',
    "Women's Institute Abermelyn <secretary@abermelynwi.example>",
    'Our October meeting',
    `
Dear members,

on the second Thursday Dr Olwen Pritchard talks about lighthouses. Please bring a jar of chutney for the competition, without a label. Members with names from A to H do the tea. The outing costs £18 and is almost full. In November we have another speaker, still to be found.

The secretary`,
  ),
  chatOf(
    'food-bank',
    '2028-10-08',
    'Pastor Ifan',
    'Bore da Gwenda, we are short of nappies size 5, long life milk and tinned fruit, beans we have until the second coming. The side door has a new lock, I leave the key with Siân at the bakery for you.',
  ),
  mailOf(
    'bins',
    '2028-09-30',
    'Melyn Council <waste@melyncouncil.example>',
    'Your bins this winter',
    `
Dear resident,

food waste is still taken weekly. Bags for it are free at the library. An extra black sack needs a sticker, which is £3 at the post office. Lids have to be shut. Garden waste pauses from December. Missed collections are reported by noon of the next day.

Melyn Council`,
  ),
  documentOf(
    'mali',
    '2028-08-30',
    'Gwenda Prosser',
    'About Mali, for helpers',
    `
Mali gets a rash from kiwi, so none of it, not in smoothies either. The cream for her elbows is in the fridge door. Shoes are size 2, jumpers 9 to 10 years. Light off at half past eight after one chapter. She may cross at the zebra by herself, not at the bridge. If she cannot sleep she is allowed Sgwid on the bed. Spare inhaler: none, that was Rhodri as a boy.`,
  ),
  documentOf(
    'house',
    '2028-01-15',
    'Emrys Prosser',
    'Tan-y-Bryn, how it works',
    `
Stopcock under the stairs behind the hoover. Boiler pressure between 1 and 1.5, top up with the black lever. Fuse 4 is the oven. Wifi TanyBryn3, password "mwgtren1923". The electrician is Alun, 01632 960145. Front door wants a lift and a shove. The good ladder is at Huw's and has been since 2019.`,
  ),
  mailOf(
    'stairlift',
    '2028-10-08',
    'Up & Away Stairlifts <hello@upandaway.example>',
    'Is your staircase getting taller?',
    `
Half price fitting until the end of October on curved and straight models. Our surveyor is in your area every Tuesday and drinks coffee. No obligation, no pressure, seven-year guarantee. Rides like a train, only quieter.`,
  ),
];
