import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, newsletters, chat messages and a document of the Pellew-Nguyen household. */
export const pellewNguyenSources: readonly QuestionSource[] = [
  mailOf(
    'vet',
    '2028-09-25',
    'Paws on Pine <reception@pawsonpine.example>',
    'Biscuit: later appointment on Thursday',
    `
Hi Bronte,

Our vet is in surgery for longer than planned on Thursday, so we've had to shift the afternoon around. Biscuit's booster on 28 September is now at 5:10 pm rather than 4 o'clock. Please bring his vaccination card, and keep him on a short lead in the waiting room, as there's a very old cat staying with us.

Thanks for understanding,
Marnie, Paws on Pine`,
  ),
  mailOf(
    'netball',
    '2028-09-25',
    'Kestrel Junior Netball <fixtures@kestrelnetball.example>',
    'U10 prelim final: new time and court',
    `
Dear U10 families,

The association has redrawn Saturday's finals. Our prelim final against the Comets on 30 September now starts at 10:30 am and is on court 2. Girls should be there by 10 for warm-up, in full uniform with nails cut. Georgia's mum has the oranges and the Tran family is scoring. If it buckets down, the call is made by 7 am on the team page.

Coach Simone`,
  ),
  mailOf(
    'cricket',
    '2028-09-24',
    'Kestrel Cricket Club <secretary@kestrelcc.example>',
    'Round 1 has moved',
    `
Gents,

The new turf at our ground isn't ready, so round 1 on Saturday 21 October is going to be played at Dunmore Park instead of Kestrel Oval. The start is still 12 noon. Fees of $210 are due before you take the field, no exceptions, and that includes you, Pav. Nets go on as normal until we hear otherwise.

Col
Secretary`,
  ),
  mailOf(
    'pilates',
    '2028-09-26',
    'The Core Room <hello@thecoreroom.example>',
    "Tonight's 6:30 reformer class",
    `
Hi Bronte,

So sorry for the short notice. Fleur has lost her voice and we haven't found anyone to cover, so tonight's 6:30 pm reformer class is cancelled. The credit is back on your account. The mat class at 7:45 is full, but we keep a waiting list.

The Core Room`,
  ),
  mailOf(
    'piano-exam',
    '2028-09-22',
    'Southern Music Examinations <bookings@southernmusic.example>',
    'Revised exam session: Charlotte Pellew-Nguyen, Grade 2 piano',
    `
Dear candidate,

Owing to a change of examiner, your Grade 2 piano exam on Saturday, 21 October 2028 has a new time: 2:05 pm. The room is unchanged. Please arrive fifteen minutes early and bring your original books, because photocopies aren't accepted on the day. Results are posted within four weeks.

Southern Music Examinations`,
  ),
  mailOf(
    'vac-care',
    '2028-09-21',
    'Banksia OSHC <oshc@banksia-primary.example>',
    'Zoo excursion: what to pack',
    `
Hello families,

We can't wait to meet the new red pandas! For the zoo excursion every child needs a broad-brimmed hat, closed shoes, a refillable water bottle and a nut-free lunch in a bag that can be thrown away. No spending money, please, because the gift shop takes forever. The bus won't wait, so be on time. We still need two grown-up helpers.

Deb and the OSHC crew`,
  ),
  newsletterOf(
    'kindy-news',
    '2028-09-22',
    'Possum Tree Kindy <office@possumtree.example>',
    'Possum Post, end of term 3',
    `
Dear families,

What a term! The chicks have gone back to the farm and the mud kitchen has a new tap. Next term's photos are on Tuesday, 24 October, with siblings from 8:15. The fee for term 4 is $165 and can be paid at the office or online. We need egg cartons, and we never again need toilet rolls. Sunhats come back on for every outdoor session.

The Possum Tree team`,
  ),
  newsletterOf(
    'school-news',
    '2028-09-20',
    'Banksia Primary <frontoffice@banksia-primary.example>',
    'Banksia Bulletin',
    `
Sports day raised $1,140 for the nature playground. Tickets for the trivia night are $25 a head or $180 for a table of eight, and this year's theme is the eighties. The uniform shop opens on the first morning of next term for anyone who has grown. Please don't park across the neighbours' driveways at pick-up, as one of them has started taking photographs. The next Bulletin comes out in October.`,
  ),
  mailOf(
    'flights',
    '2028-08-30',
    'Koala Air <bookings@koalaair.example>',
    'Your Perth booking',
    `
Dear Minh,

Thanks for booking with us. Your reference for five seats, Adelaide to Perth and return, is KXR7QD. Each fare includes 7 kg of cabin baggage and one checked bag of 23 kg. Seats can be chosen free of charge from 48 hours before departure. Children's meals have to be ordered a day ahead.

Koala Air`,
  ),
  mailOf(
    'party',
    '2028-09-19',
    'Anita Rossi <anita@example.net>',
    "Zoe's party",
    `
Hi Bronte,

so glad Lottie can come to the Bounce Barn! They insist on grip socks, which are $4 at the desk if she hasn't got any, and there's a waiver to sign online before the day. Zoe is mad about octopuses at the moment, in case that helps with a present. Honestly though, don't go overboard. We'll have a coffee machine for parents who stay.

Anita`,
  ),
  chatOf(
    'nan-key',
    '2028-09-25',
    'Nan',
    `Dropped the lemons round and fed Biscuit. I put your spare key under the geranium pot by the laundry door, not the meter box, the wasps are back in there. Somebody has left a skateboard in the bath??`,
  ),
  chatOf(
    'gelato',
    '2028-09-24',
    'Luca (Gelateria Luna)',
    `hey jas from october ur rate goes up to $16.40 an hour, thats bc u turn 16. also pls wear the black cap not the red one and dont give the pistachio to ur mates again haha`,
  ),
  chatOf(
    'minh-sydney',
    '2028-09-25',
    'Minh',
    `Work has me at the Harcourt on Kent Street next week, breakfast not included, typical. Tell Jas I'm bringing his amp back from the repair bloke tomorrow, it was a $35 fuse.`,
  ),
  documentOf(
    'sparky-quote',
    '2028-09-15',
    'Gaz Electrical',
    'Quote 2217',
    `
Supply and fit six LED downlights in the kitchen, replace one switch, test and certify. Labour and materials: $640 including GST. Payment within fourteen days. The old pendant is to be kept for the owner. Please clear the bench under the lights and leave the switchboard accessible.`,
  ),
  newsletterOf(
    'library',
    '2028-09-18',
    'Corella Park Library <desk@corellaparklibrary.example>',
    'Spring at the library',
    `
The seed library is open again and the tomatoes went in an hour. Our holiday shelf has road-trip audiobooks for every age, and the 3D printer is back from its own holiday. Please note that the returns chute squeaks, and that we know. A basketball signed by the state team is on show until it's raffled.`,
  ),
];
