import type { QuestionSource } from '../question-set.ts';
import { chatOf, mailOf, newsletterOf } from '../set-parts.ts';
import { pembertonAdeyemiMoreSources } from './pemberton-adeyemi-more-sources.ts';

const aboutSchool: readonly QuestionSource[] = [
  newsletterOf(
    'thornhill',
    '2029-10-05',
    'Thornhill Academy <office@thornhillacademy.example>',
    'Thornhill Weekly, 5 October',
    `
Dear parents and carers,

The library now opens at 7.45 every morning. Lost property is cleared out at the end of term: unnamed jumpers go to the second-hand rail, £3 each. Lockers are £10 a year, see the bursar. Bookings for our parents' evenings open on Monday 5 November at 6pm on the MeetUs app, and slots are five minutes. Please do not park on the zigzag lines in Thorn Lane.

Mrs Whitelock, Headteacher`,
  ),
  mailOf(
    'mocks',
    '2029-10-08',
    'Mrs Achterberg, Exams Officer <exams@thornhillacademy.example>',
    'Year 11 mock exams: what you need to know',
    `
Dear Year 11,

Oluwafemi's candidate number is 4127. Be outside the sports hall fifteen minutes before each paper. Black ink only, see-through pencil case, your own Casio calculator. Phones, earphones and anything worn on the wrist stay in your bag in the canteen. If you are unwell on the morning of a paper, a parent must ring 0113 496 0142 before 8.15. Results come out in assembly in December.

Mrs Achterberg`,
  ),
  mailOf(
    'ypres',
    '2029-10-01',
    'Mr Hensley <hensley@thornhillacademy.example>',
    'Ypres: final letter',
    `
Dear parents,

We meet at the bus bay and the coach will not wait. The balance of £85 is due on 15 October. Passports come to me in a named envelope by Friday 12 October. Pupils need a packed lunch for the first day and about 40 euros. We stay at Hostel De Klaproos, four to a room. In an emergency call the trip phone, 07700 900214. I will text parents from the services when we are an hour away.

Mr Hensley, History`,
  ),
  mailOf(
    'viking',
    '2029-10-04',
    'Year 7 team <year7@thornhillacademy.example>',
    'Viking Centre',
    `
Dear families,

The cost of the Viking Centre trip is £18.50, payable on SchoolPay by 2 November. Full uniform with a waterproof. Nobody may visit the gift shop, so no cash please. Bring a packed lunch in a bag that can be thrown away.

Year 7 team`,
  ),
  mailOf(
    'clarinet',
    '2029-10-07',
    'Ms Farrow <farrow@leedsmusic.example>',
    'Clarinet, autumn',
    `
Hello Ruth,

Grace is flying. From now on please buy strength two and a half rather than two. Hire of the instrument is £32 a term, due on 31 October. I would like to put her in for Grade 2 in March. Five minutes of long notes every day, please, before the pieces.

Ms Farrow`,
  ),
  mailOf(
    'piano',
    '2029-10-06',
    'Mr Lomas <lomas@pianoleeds.example>',
    'Lessons this half term',
    `
Dear Mr Adeyemi,

I shall be adjudicating in Harrogate on Monday the 15th, so I have cancelled. From January my fee goes up to £24. Entries for Grade 6 close on 1 November, so please tell me whether Femi would like to go for it. He should bring the blue sight-reading book every time.

Edwin Lomas`,
  ),
  newsletterOf(
    'oswalds',
    '2029-10-05',
    "St Oswald's Primary <office@stoswalds.example>",
    "St Oswald's news",
    `
Dear families,

Reception has forest school every Wednesday: old clothes and wellies. There have been cases of head lice in Reception, so please check and comb. For the harvest assembly we would love tins and packets, but no glass. School dinners go up to £2.75. The PTA needs cakes for the stall on Friday the 19th, shop-bought is fine. Reading books are changed on Mondays.

Mr Birtwhistle`,
  ),
  mailOf(
    'photos',
    '2029-10-04',
    'Brightside Photography <orders@brightsidephotos.example>',
    "Photographs at St Oswald's",
    `
We are with you soon. Your order code is OSW7KR. A pack of four prints costs £16, the digital file alone £12. Brothers and sisters who are not at the school can come to the hall at 8.15. Free delivery to school until 9 November.

Brightside Photography`,
  ),
  mailOf(
    'farm',
    '2029-10-09',
    'Miss Okoro <okoro@stoswalds.example>',
    'Home Farm visit',
    `
Dear parents,

The voluntary contribution is £9. Children need wellies in a named carrier bag and a warm coat; school provides sandwiches. We are looking for two grown-ups with a DBS check to come along. The lambs will not be there, but the pigs will. Hands are washed before anybody eats.

Miss Okoro`,
  ),
  mailOf(
    'pe-toby',
    '2029-10-09',
    'Miss Okoro <okoro@stoswalds.example>',
    'Our chat about Toby',
    `
Dear Ms Pemberton,

I look forward to our ten minutes. Come to the Nursery room by the side gate, the main door is locked then. Please bring his reading record. There is a table with colouring for little ones.

Miss Okoro`,
  ),
  mailOf(
    'college',
    '2029-10-02',
    'Elmwood Sixth Form <admissions@elmwood.example>',
    'You are invited',
    `
Dear student,

Our Principal speaks in the theatre at 6.15pm and again at 7.15pm. Please register online by 2 November. Parking is at the cricket club, a three-minute walk. Subject teachers are in the atrium. Applications for next September close on 31 January.

Elmwood Admissions`,
  ),
];

const aboutActivities: readonly QuestionSource[] = [
  chatOf(
    'baz',
    '2029-10-09',
    'Coach Baz',
    "Evening all. Saturday v Rothwell, meet 9.45 at the changing rooms, away colours please, black socks. Garforth on the 20th: they've asked for an earlier kick-off, so it's 1.30 now, not 2. Femi, Callum's dad has a space in his car for you. Subs of £6 are overdue for four of you, you know who you are.",
  ),
  mailOf(
    'scouts',
    '2029-10-07',
    'Jill, Scout leader <jill@gledhowscouts.example>',
    'Scouts: this half term',
    `
Hi all,

Night hike: drop off and collect at the waterworks car park. Head torch with fresh batteries, proper boots, £4 for chips. Camp costs £42, to be paid by 9 November. Roll mat, warm sleeping bag, mess tin, no sweets in tents because of mice. Health forms to me on paper, please. We parade on Remembrance Sunday: be at the war memorial at 9.40 in full uniform.

Jill`,
  ),
  chatOf(
    'squirrels',
    '2029-10-09',
    'Squirrels (Rashida)',
    'Evening Squirrel families! On Monday we are making autumn creatures, so please send a bag of conkers and an old shirt. Necker or no necker, we do not mind. £2 for the craft pot.',
  ),
  chatOf(
    'hayley',
    '2029-10-09',
    "Hayley (Isaac W's mum)",
    "Hiya, so glad Toby's coming on Saturday! They won't let them on the frames without socks. Cake is running late so could you fetch him at quarter past four (4.15) rather than 4? He's mad on dinosaurs, but please don't go over a fiver. Older ones can come along, they pay £6 on the door.",
  ),
  chatOf(
    'bisi',
    '2029-10-03',
    'Auntie Bisi',
    "Family! The Marley Suite can only open up for us at 7.30pm on the 10th, so please ignore the 7 on the invitation. Everybody in white with a touch of gold, no exceptions, Tunde. Jollof is served at 9. Femi, Isaac wants you on the decks for an hour. Toby can curl up in the cloakroom, I'm bringing duvets.",
  ),
  chatOf(
    'jo',
    '2029-10-08',
    "Jo (Maisie's mum)",
    'Hi Ruth, we are all set for the girls. Tea is tacos, and they want to go in the hot tub so a cozzie and towel please. We have two cats, in case that bothers Grace. Our new house number is 61, the blue gate.',
  ),
  mailOf(
    'choir',
    '2029-10-09',
    'Lydia Marchbanks <lydia@staidanschoir.example>',
    'Carols: dates and clothes',
    `
Dear singers,

We have an extra rehearsal on Saturday 8 December from 10 to 12. At the service: long black, no scent, flat shoes because of the steps. Please learn the Rutter off by heart. Folders are £7 from me. Tenors, I love you, but count.

Lydia`,
  ),
  newsletterOf(
    'church',
    '2029-10-07',
    "St Aidan's <office@staidansleeds.example>",
    "St Aidan's pew sheet",
    `
Harvest lunch follows the service on the 14th, soup and bread, £5 a head, children free. Tins and toiletries for the food bank go on the table by the font. Volunteers for the coffee rota, speak to Dorothy. The crèche is in the vestry while the roof is mended.`,
  ),
  chatOf(
    'hattie',
    '2029-10-08',
    'Hattie next door',
    "Happy to have Toby first thing on Thursday the 18th, I'll walk him in with my two. Drop him round at 6.30, pyjamas are fine, I'll give him porridge. For book club it's The Salt Orchard, and I'm doing a cheeseboard so just bring fizz.",
  ),
];

/** Letters, chat messages and documents of the Pemberton-Adeyemi family. */
export const pembertonAdeyemiSources: readonly QuestionSource[] = [
  ...aboutSchool,
  ...aboutActivities,
  ...pembertonAdeyemiMoreSources,
];
