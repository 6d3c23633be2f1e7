import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, newsletters, chat messages and documents of the Brennan household. */
export const brennanSources: readonly QuestionSource[] = [
  mailOf(
    'thornley-ground',
    '2026-10-24',
    'Fairlea Juniors <fixtures@fairleajuniors.example>',
    'U12s: Sunday 1 November, change of ground',
    `
Evening all,

after the week we've had the bottom pitch at Millbrook Rec is a pond, and the groundsman won't have us on it before the middle of November. Thornley have kindly offered to swap, so the match on Sunday 1 November is now away, at Gasworks Lane in Thornley, pitch 2. Kick-off stays as it was. There's no changing room, so come in kit. We are one linesman short; volunteers get a bacon roll. Subs for the half-season are due, you know who you are.

Cheers,
Wes (U12s manager)`,
  ),
  mailOf(
    'bonfire-put-off',
    '2026-10-23',
    'Elmstead Cricket Club <secretary@elmsteadcc.example>',
    'Bonfire and fireworks: new date',
    `
Dear friends of the club,

the fire officer has asked us not to clash with the big display in Kingsbridge, so our bonfire night will not take place on Thursday 5 November. We are having it on Friday 6 November instead; gates open at six as planned and the guy goes up at seven. Tickets already bought remain valid. Hot dogs, jacket potatoes and toffee apples will be sold in the pavilion. Please leave dogs and sparklers at home, and park on the outfield only if a steward tells you to.

The secretary`,
  ),
  mailOf(
    'dentist-later',
    '2026-10-23',
    'Bridge Street Dental <reception@bridgestreetdental.example>',
    'Wednesday 28 October: later appointments',
    `
Dear Ms Brennan,

Mr Lindqvist has been called to the hospital over lunch on Wednesday 28 October and his afternoon begins late. We can see Orla at 16:10 instead of 14:20, and Callum directly after her, at 16:30. The check-up itself will not take longer than usual. If you would rather come on another day, please telephone before noon on Tuesday. Children under eighteen pay nothing. May we also remind you that the car park behind the surgery is for the flats.

Reception`,
  ),
  mailOf(
    'parents-evening-online',
    '2026-10-21',
    'Penrose Academy <office@penrose.example>',
    "Year 7 parents' evening",
    `
Dear parents and carers,

owing to the works in the hall we shall hold this term's parents' evening for Year 7 by video call and not in the building. Date and hours are unchanged. You will each be sent a link, and appointments of six minutes can be booked in the school app from Monday 2 November. Please be at your screen in good time, because the call closes by itself. Separated parents may each join from their own device. Reports go home in the book bags in the week before.

Penrose Academy`,
  ),
  newsletterOf(
    'pool-closed',
    '2026-10-22',
    'Fairlea Leisure Centre <news@fairlealeisure.example>',
    'Splash! Your autumn update',
    `
Half-term swims are a pound for under-sixteens, every day until four. The teaching pool has to be drained for a new filter on Monday 2 November, and there are no lessons on that day; the fee is carried over to the spring term. In the studio we have a new spin class with a disco ball. Lockers take the old pound coin no longer, only the new one. Lost property fills three crates, mostly left shoes. And a big hand to our lifeguard Moses, who swam the bay for charity.`,
  ),
  mailOf(
    'museum',
    '2026-10-20',
    'Mrs Adeyemi <adeyemi@hawthorn-primary.example>',
    'Year 2 at the Steam Museum',
    `
Dear families,

on 10 November Year 2 will spend the day among boilers, pistons and very shiny brass. We are asking for a contribution of £9.50 per child, payable online by 3 November. Everyone needs a packed lunch in a bag that can be thrown away, a waterproof coat and sensible shoes. The coach has seat belts. There is a shop, but we shall not go in, for the sake of all our nerves. Two more helpers are wanted, with their checks in order.

Mrs Adeyemi`,
  ),
  mailOf(
    'dofe-kit',
    '2026-10-19',
    'Mr Halewood <halewood@penrose.example>',
    'DofE practice weekend: kit and collection',
    `
Dear all,

for the practice walk on Harrow Down everyone needs boots that have been worn before, two litres of water, a torch with fresh batteries and no cotton next to the skin. Rucksacks are weighed at the minibus; above twelve kilos something comes out. Tents and stoves are ours. On the Sunday, please collect your walkers from the lay-by at Pedlar's Gate and not from school, as the minibus goes straight back to the depot. They will be wet, tired and starving, and very proud of themselves.

Mr Halewood`,
  ),
  chatOf(
    'inhaler',
    '2026-10-19',
    'Gareth Pryce',
    `orlas inhaler is in the side pocket of the dinosaur rucksack, not the school bag. also she told steph she doesnt like peas any more so thats that. cal left his shin pads here will bring them to the match`,
  ),
  chatOf(
    'pat-coach',
    '2026-10-22',
    'Grandad Pat',
    `Dear Aoife, I have decided against the train. The coach gets into Fairlea bus station at 13:25 on Tuesday and I shall wait under the clock with a sandwich, so there is no hurry. I am bringing the draughts board for Callum and a pot of your mother's chutney, the last but two. Love, Dad`,
  ),
  mailOf(
    'wildlife-tickets',
    '2026-10-15',
    'Whitecombe Wildlife Park <tickets@whitecombe.example>',
    'Your booking for 29 October',
    `
Hello and thank you for booking!

Your order: one senior, one adult and three children, Thursday 29 October. Show the code on your phone at the gate. The lemurs are fed at 11:45 and the penguins at 14:30; for the otters you need luck. Parking is £4 for the day, by card only. The land train is not running this autumn, so bring something with wheels for small legs. Please do not feed the goats at the entrance, they are on a diet and very good actors.

Whitecombe`,
  ),
  mailOf(
    'garage',
    '2026-10-23',
    "Pike's Garage <bookings@pikesgarage.example>",
    'Your MOT on Friday',
    `
Hi Aoife,

you are booked in first thing on Friday. If nobody is at the desk yet, put the key through the flap in the green door and write the registration on the envelope. The test is £48; we ring before we do any repairs on top of it. Last year we made a note of the rear tyres, so perhaps have a look at them beforehand. Kettle's on, and the dog is called Gasket.

Pike's Garage`,
  ),
  chatOf(
    'freya-party',
    '2026-10-21',
    "Freya's mum",
    `Lovely that Orla's coming! Dress up or don't, as they like. We'll go round the six houses on our row and then it's soup and a film. Please no nuts in the sweets because of Idris. A torch each would be great, ours have all vanished.`,
  ),
  mailOf(
    'boiler-visit',
    '2026-10-20',
    'Copperline Heating <service@copperline.example>',
    'Annual boiler service',
    `
Dear customer,

our engineer will call on Monday 2 November in the morning slot. Somebody over eighteen has to be in. Please empty the airing cupboard so that he can reach the valve, and keep pets away from his tools. He carries identification with a photograph. The invoice follows by post within fourteen days. Should the pressure drop before that, the leaflet behind the flap explains how to top it up.

Copperline Heating`,
  ),
  mailOf(
    'sleeper-berth',
    '2026-10-02',
    'Northern Nightline <travel@nightline.example>',
    'Your berth to Dunmorrow',
    `
Dear passenger,

your reservation for the night of 9 November: coach F, berth 12, lower, single use. You may board from 22:45, and the lounge car serves toast and whisky until one. The attendant knocks half an hour before arrival with tea. There is a socket by the pillow. Smart luggage under the bunk, please; skis and bicycles only by arrangement. If the train is diverted, it gets in up to an hour later and we are sorry in advance.

Northern Nightline`,
  ),
  newsletterOf(
    'rainbows-news',
    '2026-10-22',
    '2nd Fairlea Rainbows <leaders@fairlearainbows.example>',
    'Poppies, pumpkins and a parade',
    `
What a noisy half term! The girls have earned their owl badge. We walk with the other units in the Remembrance parade on Sunday 8 November and meet at 10:15 by the horse trough; tabards on top of warm coats, please, and no scooters. We do not meet in the half-term week nor on bonfire night. A jar of buttons would help us with the next craft. Subs may be paid in cash or with the link. Somebody took home the wrong wellies, size 11, with frogs.`,
  ),
  mailOf(
    'year7-jabs',
    '2026-10-22',
    'Penrose Academy <office@penrose.example>',
    'Nasal flu vaccine, Year 7',
    `
Dear parents and carers,

the immunisation team will be in school on Thursday 19 November to offer Year 7 the flu vaccine as a spray in the nose. Consent forms are online and close on 12 November at noon. Pupils who have had a wheeze in the three days before should not have it. There is nothing to pay. Those without consent stay in lessons. A second visit for anybody who was ill takes place after Christmas.

The school office`,
  ),
  chatOf(
    'tutor-topic',
    '2026-10-21',
    'Mr Osei',
    `Hi Niamh, for next time please try questions 4 to 9 on the simultaneous equations sheet and don't look at the answers first, I can tell. Bring the calculator with the working 7. Well done on the mock.`,
  ),
  documentOf(
    'two-homes',
    '2026-09-05',
    'Aoife Brennan',
    'Agreed between the two homes',
    `
Bedtime on school nights is the same in both houses: Orla 19:30, Callum 20:45, Niamh lights out at 22:15. Phones charge downstairs. PE kit and instruments travel with the child, coats too. Whoever has them on a Sunday washes the football things. Pocket money is paid by Gareth on the first of the month. Swaps of weekends are asked for two weeks ahead and written down in the calendar. If a child is ill, the other parent hears about it the same day. Neither of us moans about the other's cooking.`,
  ),
  documentOf(
    'aupair-notes',
    '2026-09-01',
    'Aoife Brennan',
    'House notes for Lucía',
    `
Black bin goes out on Sunday evening, the recycling box on Wednesday evening, both by the gate. The back door needs a push with the hip. Do not put the woolly jumpers in the dryer, we have learned. The hob locks itself: hold the key sign for three seconds. Your pocket money is paid on Fridays. Bus 14 goes to the college, and the stop is opposite the chip shop. Orla may walk ahead as far as the postbox and no further. The neighbour on the left has a spare key and opinions.`,
  ),
  mailOf(
    'college-exam',
    '2026-10-20',
    'Fairlea College <exams@fairleacollege.example>',
    'B2 examination: what you need to know',
    `
Dear candidate,

please bring your passport and two pencils on the day; phones are locked away. The speaking part is done in pairs and your partner's name will be on the door. Latecomers cannot be let in. The results are published in the new year, and candidates are told by mail as soon as the examination board gives us the date. Certificates can be collected or posted. Past papers are in the library on the second floor.

Examinations office`,
  ),
  chatOf(
    'bev-book',
    '2026-10-18',
    'Bev',
    `Hiya, for book group we settled on "The Lighthouse Tax" in the end, the one with the ferret on the cover. It's only 200 pages so no excuses, Aoife. I'm doing cheese, someone else do wine.`,
  ),
  mailOf(
    'united-tickets',
    '2026-10-16',
    'United Ticket Office <tickets@united-club.example>',
    'Order confirmed: one adult, one junior',
    `
Thanks for your order!

Your two tickets for Saturday's match will appear in the app forty-eight hours before kick-off. Bags bigger than a lunchbox are not let in. The family zone opens two hours before the start, with face painting and a chance to take a penalty against the mascot. Pies are two for one until half past two. Away colours are not to be worn in the home stands. Please travel by bus if you can, the bridge is still one lane.

United Ticket Office`,
  ),
  mailOf(
    'lanes-party',
    '2026-10-17',
    'Thunder Alley <parties@thunderalley.example>',
    'Party booking: Callum turns 12',
    `
Hi Gareth,

we're all set for Callum's party on Saturday 14 November: ten guests, two lanes, from 14:30 to 16:30, with burgers afterwards in the booth. A deposit of £30 has been taken. Socks are a must, we hire out the shoes. You're welcome to bring your own cake, but please no candles that relight. Tell us shoe sizes by the Wednesday before, and any allergies too.

Thunder Alley`,
  ),
  chatOf(
    'lunch-steph',
    '2026-10-23',
    "Steph's mum",
    `Looking forward to having you all on Sunday week, I'm doing a crumble and the big table is out. Is Niamh still not eating meat? Bring Orla's slippers, the tiles are cold.`,
  ),
  mailOf(
    'orthodontist-reminder',
    '2026-10-21',
    'Dr Venn <desk@drvenn.example>',
    'Before your next visit',
    `
Dear Niamh,

at your visit in November we take the new impressions, so please don't eat in the half hour before it. Wear the elastics every night until then; we do see it if you haven't. If a bracket comes loose, save it in a clean tissue and ring us. Our lift works again.

The team at Dr Venn's`,
  ),
  newsletterOf(
    'yarn-shop',
    '2026-10-20',
    'The Knotted Ewe <hello@knottedewe.example>',
    'Dark evenings, bright wool',
    `
The clocks go back and out come the needles. All double knit is a fifth off until the end of the month, and there is a pattern for fingerless mitts free with three balls. On Thursdays we sit and knit together, beginners very welcome. Buttons have moved upstairs. If you ordered the heather blue, it is here at last. And thank you to whoever left the lemon drizzle on the counter, it did not see the afternoon.`,
  ),
];
