import type { QuestionSource } from '../question-set.ts';

/** Mail, newsletters, chat messages and documents of the Lindqvist household. */
export const lindqvistSources: readonly QuestionSource[] = [
  {
    id: 'mail:talk-moved',
    type: 'email',
    subject: 'New time for our talk about Signe',
    sender: 'petra.holm@alund-school.example',
    date: '2027-03-19',
    text: `Hello Karin and Johan,

the staff conference has been put on the very afternoon of our progress talk, so I have to find you another slot. I can offer Wednesday 14 April at 08:00, before lessons start. The room is the same, 2B on the upper floor. Signe is of course to come along and show you her portfolio, she has worked hard on it. Please read through the form at home beforehand.

Best wishes,
Petra Holm, class 2B`,
  },
  {
    id: 'mail:match-vargarna',
    type: 'email',
    subject: 'Vargarna: later throw-off',
    sender: 'boys2016@norrgard-handball.example',
    date: '2027-03-21',
    text: `Hi parents,

the hall is double-booked on the morning of 11 April (a dance competition, apparently). The match against Vargarna therefore starts at 13:15 on the same day and in the same hall. Be changed and ready forty minutes before. The café rota for that day moves with it, so check when it's your turn. Bring both shirts, we don't know yet which colour they play in.

Micke and Sanna, coaches`,
  },
  {
    id: 'extraction:dentist-moved',
    type: 'message',
    subject: '',
    sender: 'Public dental clinic',
    date: '2027-03-22',
    text: `Your child Signe's appointment on 12 April has been rescheduled by the clinic since the dentist is away. New appointment: Tuesday 27 April at 09:30, Torget 2, second floor. You can cancel free of charge up to 24 hours before. This message cannot be answered.`,
  },
  {
    id: 'extraction:lunch-place',
    type: 'message',
    subject: '',
    sender: 'Aunt Maggan',
    date: '2027-03-20',
    text: `Hello dears! About Mamma's birthday lunch on the 24th of April: the Mill Inn has a burst pipe and is shut until summer, can you believe it. I have managed to get us the glass room at the Harbour Kitchen instead, same time, same number of people. They do fish and something for the vegetarians. Don't tell her about the slide show!`,
  },
  {
    id: 'mail:cup-info',
    type: 'email',
    subject: 'Spring Cup: what to know',
    sender: 'boys2016@norrgard-handball.example',
    date: '2027-03-14',
    text: `Hi all,

fourteen boys have said yes to the cup, great! The cost is 620 kronor for each player, which covers the entry, two nights on a classroom floor, and all meals. Pay to the team account before the end of the month. Bring a mattress, a sleeping bag and no more sweets than you can hide. The draw isn't done yet, so we don't know the opponents or the match times. We travel by bus together.

Micke and Sanna`,
  },
  {
    id: 'mail:hazel-newsletter',
    type: 'newsletter',
    subject: 'News from the Hazel Preschool',
    sender: 'info@hazel-preschool.example',
    date: '2027-03-17',
    text: `Dear parents,

spring is here and the Squirrels have found the first coltsfoot! After Easter we start our forest mornings again. For these every child needs a packed lunch, rubber boots and a seat pad in the rucksack, marked with the name.

We are short of spare clothes in size 104 and 110, so do look through your cupboards.

The frogspawn in the bowl is doing well and may be visited.

Have a lovely Easter,
Lotta and the team`,
  },
  {
    id: 'document:house-rules',
    type: 'document',
    subject: 'House rules of the Sparrow housing association',
    sender: '',
    date: '2026-09-15',
    text: `Laundry room. Book a slot on the board with your lock. The machines may be used from 07:00 to 21:00. Clean the lint filter and wipe the floor when you are done. A slot that has not been started within half an hour may be taken by a neighbour.

Courtyard. Barbecue only on the stone tables. Balls are welcome on the lawn, not against the walls.

Bicycles without a name tag are given away once a year.`,
  },
  {
    id: 'mail:riding-camp',
    type: 'email',
    subject: 'Summer riding camp at Ekbacken',
    sender: 'office@ekbacken-stables.example',
    date: '2027-03-15',
    text: `Hello riders,

we are planning two camp weeks, one right after midsummer and one in August. You can put your name on the list in the tack room; those who ride with us every week have first choice. The price will be set when we know what the hay costs this year. Beginners are welcome, and yes, everyone gets to say goodnight to the ponies.

Anneli, Ekbacken stables`,
  },
  {
    id: 'mail:train-ticket',
    type: 'email',
    subject: 'Your booking is complete',
    sender: 'tickets@nordstar-rail.example',
    date: '2027-02-11',
    text: `Thank you for travelling with us! Two beds in a three-bed compartment are booked in your names. Your tickets are in the app under "My trips" and carry your carriage and bed. Breakfast is served from six and can be bought on board. Please have a passport or an identity card ready. Bed linen and a towel are included. We wish you a restful night.`,
  },
  {
    id: 'extraction:farmor-eggs',
    type: 'message',
    subject: '',
    sender: 'Farmor',
    date: '2027-03-22',
    text: `I have bought the eggs to fill, forty of them, and hidden the key to the shed so that Albin cannot cheat like last year. Rubber boots please, the grass is wet at the back. I am making salmon and the children's sausages. Otto may bring his digger but it stays outside.`,
  },
  {
    id: 'mail:boiler-booking',
    type: 'email',
    subject: 'Annual service of your boiler',
    sender: 'service@varmeteknik-syd.example',
    date: '2027-03-05',
    text: `Dear customer,

it is time for the yearly check of your boiler. Please make sure that our technician can reach the boiler room and that nothing stands in front of the panel. The water will be off for about twenty minutes. You will receive a report by post. If nobody is at home we have to charge for the visit.

Värmeteknik Syd`,
  },
  {
    id: 'extraction:hallbergs-dinner',
    type: 'message',
    subject: '',
    sender: 'Eva Hallberg',
    date: '2027-03-18',
    text: `So nice that you can come! We're doing tacos so that the small ones eat something. Per has bought a table-tennis table and talks of nothing else, be warned. Is Signe still not eating tomatoes? Don't bring anything, or well, a salad maybe.`,
  },
  {
    id: 'mail:conference-programme',
    type: 'email',
    subject: 'Your registration: Emergency Care Days',
    sender: 'registration@emergencycaredays.example',
    date: '2027-03-02',
    text: `Dear Johan Lindqvist,

we confirm your place at the Emergency Care Days in Edinburgh. Badges can be picked up at the entrance from eight on the first morning. The programme has forty talks and three workshops; places in the workshops are given in the order of arrival. Participants arrange their own travel and accommodation. There will be a ceilidh, shoes you can move in are advised.`,
  },
  {
    id: 'mail:shop-offer',
    type: 'email',
    subject: 'Three days only: rainwear for the whole gang',
    sender: 'hello@puddlejumpers.example',
    date: '2027-03-22',
    text: `April is coming and so is the rain! Take three pieces of rainwear and pay for two, on everything from size 80 to 170. Our trousers now have reinforced knees, because we have met children. Free returns for sixty days. The offer does not apply to items that are already reduced.`,
  },
  {
    id: 'mail:class-fund',
    type: 'email',
    subject: 'Class 5A: cake sale',
    sender: 'class5a-parents@alund-school.example',
    date: '2027-03-12',
    text: `Hi everyone!

The cake sale outside the supermarket brought in 2,340 kronor, amazing. The kitty for the class trip now stands at just over eleven thousand. Thanks to all who baked, and a special mention of Albin's chocolate balls, which were gone in ten minutes. Next we'd like to sell toilet paper; who has room for a pallet in the garage?

Jenny, Nils's mum`,
  },
  {
    id: 'mail:bakery-welcome',
    type: 'email',
    subject: 'Welcome to us, Tuva!',
    sender: 'rosen@rosensbakery.example',
    date: '2027-03-16',
    text: `Hi Tuva,

we look forward to having you with us for your work experience. We start early, but you are under eighteen, so you begin at seven and not at three like the rest of us. You get an apron and a cap here. Wear closed shoes and leave rings at home. Lunch is on us, and so are the buns that come out crooked.

Rosén's bakery`,
  },
  {
    id: 'document:sourdough',
    type: 'document',
    subject: 'How to feed the sourdough while we are away',
    sender: '',
    date: '2026-12-20',
    text: `Every other day: throw away half, stir in a ladle of rye flour and the same of lukewarm water, put the lid on loosely. It lives on the shelf by the window and its name is Gunnar. If it smells of nail varnish it is hungry. If it is pink, throw everything away and do not tell the children. Thank you!`,
  },
  {
    id: 'mail:streaming-receipt',
    type: 'email',
    subject: 'Receipt for your subscription',
    sender: 'billing@filmladan.example',
    date: '2027-03-10',
    text: `Thank you for staying with Filmladan. We have charged 119 kronor to your card for the coming month. New on the service: a series about lighthouse keepers, the complete adventures of the Moss family, and all seasons of the baking contest. You can change or end your plan at any time under "My account".`,
  },
];
