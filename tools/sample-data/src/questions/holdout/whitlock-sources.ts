import type { QuestionSource } from '../question-set.ts';

/** Mail, chat messages and documents of the invented Whitlock household. */
export const whitlockSources: readonly QuestionSource[] = [
  {
    id: 'extraction:guitar-teacher',
    type: 'message',
    subject: '',
    sender: 'Davo (guitar)',
    date: '2026-09-10',
    text: `Hi Fiona, Davo here from Six String. I'm stuck in town on Monday 14 September because the van is in for repairs, so Callum's 5 o'clock guitar lesson won't work. Can he come at 6.30 pm that evening instead? Same room. The week after is back to normal. Tell him to bring the capo he borrowed, ta.`,
  },
  {
    id: 'mail:rockface',
    type: 'email',
    subject: 'A change to your booking',
    sender: 'Rockface Climbing <bookings@rockface.example>',
    date: '2026-09-09',
    text: `Dear Fiona,

We are very sorry, but a safety inspection has been set down for the morning of Sunday 27 September and our wall will be closed until noon. We have moved Theresa's birthday party on that day from 10.30 am to 2.00 pm; it will finish at 4.30 pm. As an apology there will be a free slushie for every climber. Waivers must still be signed by a parent of each child before they arrive.

The Rockface crew`,
  },
  {
    id: 'mail:wattle-bulletin',
    type: 'newsletter',
    subject: 'Wattle Creek Bulletin, Week 8',
    sender: 'Wattle Creek Public <office@wattlecreek.example>',
    date: '2026-09-10',
    text: `Dear families,

Thank you to everyone who cleaned up the vegetable beds. A change for your fridge: the spring concert will not be held on Thursday 24 September, as the hall is needed as a polling place. It has been brought forward to Tuesday 22 September, 6.30 pm. Performers meet in the library at 6.00 pm in black pants and a bright top.

The canteen is out of sushi until further notice. Please label lunchboxes. Parking in the bus bay is still parking in the bus bay, even with your hazard lights on.`,
  },
  {
    id: 'mail:zoo-note',
    type: 'email',
    subject: 'Year 1 excursion to the wildlife park',
    sender: 'Mr Bell <bell@wattlecreek.example>',
    date: '2026-09-04',
    text: `Dear parents and carers of Year 1,

We are off to see the wombats! Children wear full sports uniform and need a broad-brimmed hat, a raincoat in case, a water bottle, and recess and lunch in a disposable bag. No money please, the gift shop is not part of our visit. We will be back before the bell. Permission has already been given with the term note, so nothing to sign.

Kind regards,
Mr Bell`,
  },
  {
    id: 'mail:summer-netball',
    type: 'email',
    subject: 'Summer twilight competition',
    sender: 'Kellick Bay Netball <secretary@kellicknetball.example>',
    date: '2026-09-01',
    text: `Hello netballers! Registrations for the summer twilight competition are open. Teams of seven to ten players, games on Friday evenings in November and December. The fee is the same as last year. Registrations close on 20 September, and this time we mean it, because the draw is done by hand. If you'd like to umpire, we pay in pizza and a small amount of cash. Players who borrowed bibs are asked to bring them to the semi-finals.`,
  },
  {
    id: 'document:train-booking',
    type: 'document',
    subject: 'Sleeper booking',
    sender: '',
    date: '2026-07-30',
    text: `OVERNIGHT SERVICE SYDNEY CENTRAL TO MELBOURNE
Passengers: F Whitlock, C Whitlock, T Whitlock, E Whitlock
Accommodation: family sleeper, car B, cabin 6 (four berths, shared shower at the end of the car)
Luggage: two pieces each, checked in at least 45 minutes before departure.
Breakfast boxes: 4, one vegetarian.
Change of date up to seven days before travel, fee applies. No refund for passengers who miss the train.`,
  },
  {
    id: 'extraction:rob-chat',
    type: 'message',
    subject: '',
    sender: 'Rob',
    date: '2026-09-08',
    text: `Hey Fi, all good for the weekend after next. I've moved into the new flat now so there's a proper bunk for Ned and Tess gets the room with the balcony. Could you put the rash vests in the bag this time? Also Cal reckons he needs a graphing calculator, is that really a thing in Year 9 or is he having me on?`,
  },
  {
    id: 'extraction:lotte-chat',
    type: 'message',
    subject: '',
    sender: 'Lotte',
    date: '2026-09-09',
    text: `Hi Fiona! My friend from Utrecht is visiting, thank you for swapping my day, we want to see the mountains and take the early train. I bought the oat milk and Ned has a new hole in his grey trousers, I put it in the mending basket. There was no message from the school today. Tomorrow I make the noodle thing they like.`,
  },
  {
    id: 'mail:rugby-finals',
    type: 'email',
    subject: 'Finals day: what you need to know',
    sender: 'Hargrave Juniors Rugby <manager@hargravejuniors.example>',
    date: '2026-09-09',
    text: `Hi all, what a season! For finals day please car-pool if you can, there are only sixty spots behind the oval and the paddock next door is a bog. Boys wear the blue strip, socks up, mouthguards in. Gold coin entry. There will be a sausage sizzle, and the canteen takes cards. Port Lorne beat us by four points last time, so bring your voices.`,
  },
  {
    id: 'mail:library-tutor',
    type: 'email',
    subject: 'Reading with Ned',
    sender: 'Helen Pappas <tutoring@kellicklibrary.example>',
    date: '2026-09-03',
    text: `Dear Fiona, a lovely session today. Ned read the whole of the pirate book with only two stumbles, and asked for a harder one, which I count as a win. At home it would help to read the road signs aloud together; he still mixes up "th" and "f". I've put a book about lighthouses in his bag. No need to send it back before the holidays.`,
  },
  {
    id: 'mail:aquatic-centre',
    type: 'email',
    subject: 'Pool heating works',
    sender: 'Kellick Aquatic Centre <news@kellickaquatic.example>',
    date: '2026-09-07',
    text: `Dear members, the boiler is being replaced, and the water in the lap pool will be a little brisk for some days. Learn-to-swim families affected by a cancelled class will have a credit on their account and need not do anything. The sauna remains closed. The café has a new toastie menu, which the lifeguards have tested thoroughly on your behalf.`,
  },
  {
    id: 'document:surf-course',
    type: 'document',
    subject: 'Surf rescue course for teenagers',
    sender: '',
    date: '2026-08-15',
    text: `KELLICK SURF CLUB, HOLIDAY COURSE
For ages 14 to 17 who can swim 400 metres in under nine minutes.
Board rescue, tube rescue, resuscitation, signals, reading rips.
Bring: wetsuit, towel, zinc, lunch, two litres of water. Boards and fins are supplied.
A certificate is given on the last day to all who pass both the written and the practical test.
The course goes ahead in rain, but not in lightning.`,
  },
  {
    id: 'mail:council-bins',
    type: 'newsletter',
    subject: 'Bay News from your council',
    sender: 'Kellick Bay Council <baynews@kellickbay.example>',
    date: '2026-09-02',
    text: `Spring in the Bay! The foreshore path is open again between the jetty and the boat ramp. Magpies are swooping near the bowling club; wear a hat and keep calm. You can now put soft plastics in the orange bag. Free mulch at the depot while it lasts, bring your own shovel. Have your say about the new skate bowl at the customer desk, where a model made by local students is on show.`,
  },
  {
    id: 'mail:conference',
    type: 'email',
    subject: "Editors' conference: your programme",
    sender: 'Regional Editors Network <hello@regionaleditors.example>',
    date: '2026-09-05',
    text: `Dear Fiona, we look forward to seeing you in Perth. You are on the panel about local courts on the second day, straight after the morning break. The dinner is at a winery; coaches leave from the hotel foyer. Please send us a short biography and a photograph that is not a selfie. Badges can be picked up when you arrive.`,
  },
  {
    id: 'extraction:hoang-chat',
    type: 'message',
    subject: '',
    sender: 'Minh Hoang',
    date: '2026-09-10',
    text: `Looking forward to having you all over! We've got the meat and Linh is doing the rice paper rolls. Could you bring a salad and those cheese things your Tess makes? The pool is still freezing but the boys will go in anyway, so pack towels. The gate sticks, give it a good shove.`,
  },
  {
    id: 'mail:bakery',
    type: 'email',
    subject: 'New aprons and rosters',
    sender: 'Crumb & Co <team@crumbandco.example>',
    date: '2026-09-06',
    text: `Hi team, new aprons are in the back, please put your old one in the wash basket. Tips are shared out on the last day of each month. If you swap with someone, write it on the whiteboard AND tell Marguerite, not one or the other. The seeded sourdough is now called the Lighthouse Loaf, don't ask. Staff discount stays at thirty per cent.`,
  },
  {
    id: 'mail:orthodontist',
    type: 'email',
    subject: 'Before your visit',
    sender: 'Bay Orthodontics <reception@bayortho.example>',
    date: '2026-09-08',
    text: `Hello! Callum is due for an adjustment. Please brush and floss beforehand and bring the little bag of elastics so that we can see which size is left. Teeth may be tender for a day or two, so soup and pasta are your friends. Our lift is out of order; the stairs are around the back. The account for the next stage will be emailed after the visit.`,
  },
];
