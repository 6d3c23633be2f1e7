import { tokenIds, type FoundPassage } from '@homeroom/search';
import { buildPassage } from './build-passage.ts';

function source(id: string, parts: Partial<FoundPassage>): FoundPassage {
  return buildPassage({ source: id, subject: '', sender: '', ...parts });
}

/** Sources of another invented family: mails, newsletters, messages, documents and calendar. */
const fernhillSources: readonly FoundPassage[] = [
  source('mail:swim', {
    subject: 'Otters swim club: gala in November',
    sender: 'Dana Whitlock',
    date: '2026-10-05',
    passage:
      'Hi swim families,\n\nThe autumn gala is on Saturday, November 14. Warm-up is at 8:20 a.m., and the first race starts at 9. We swim at the Kestrel Leisure Centre, 14 Harbour Way, not in our usual pool.\n\nInes swims the second leg of the relay. Oskar has his first race in lane 4.\n\nPlease bring:\n- two towels\n- goggles\n- the club cap\n- $6 for lunch\n\nEntry for spectators is $3 at the door. If you are lost on the day, ring me on 555-0182.\n\nDana',
  }),
  source('calendar:ortho', {
    type: 'calendar',
    subject: 'Orthodontist: Ines',
    date: '2026-10-20',
    passage:
      'Orthodontist for Ines is on Tuesday, October 20, 2026, 15:15 to 15:45 at Marlow Dental, 9 Quay Street.\n\nBring the retainer. Ask about the broken wire.',
  }),
  source('newsletter:fernhill', {
    type: 'newsletter',
    subject: 'Fernhill Friday Note',
    sender: 'Fernhill Primary',
    date: '2026-10-02',
    passage:
      'Health room\nOur nurse, Ms. Petrov, is in on Mondays and Wednesdays. Her line is 555-0147, extension 12. Please keep a child with fever at home for 24 hours.\n\nParent evening\nTeacher talks take place on Thursday, October 22, from 4 to 7 pm. Grade 1 meets in Room 6, grade 4 in Room 15. Each talk lasts ten minutes.\n\nSchool photos\nThe photographer comes on Wednesday, October 14. Siblings are photographed together before class. Packs cost from $16.\n\nParking\nThe lower lot stays closed until December because the drain is being repaired. Use the lot on Mill Lane.',
  }),
  source('mail:aftercare', {
    subject: 'Invoice 2231: Sunbeam afternoon club',
    sender: 'Sunbeam Afternoon Club',
    date: '2026-10-01',
    passage:
      'Dear parents of Oskar,\n\nhere is your statement for the afternoon club in October.\n\nFourteen afternoons at $11.00\nSnacks: $9.50\nTotal: $163.50\n\nPayable by October 15 by bank transfer. For a missed afternoon there is no refund. Pick-up is at 5:45 pm at the latest; after that we charge $1 a minute.\n\nThe office, Lucia Brandt',
  }),
  source('mail:cello', {
    subject: 'Winter recital',
    sender: 'Tobias Lund',
    date: '2026-10-06',
    passage:
      "Dear cello families, our winter recital is on Sunday, December 6, at 3 pm in St. Brendan's Hall.\n\nInes plays third, right after Noor. She has chosen the Swan.\n\nFor the day: black trousers, a white shirt, your music in a folder, and a plate of something sweet for the table afterwards.\n\nDoors open half an hour before. My studio stays at 31 Alder Road. Lessons go on as usual in that week.\n\nTobias",
  }),
  source('message:robotics', {
    type: 'message',
    subject: 'Robotics parents: kits',
    sender: 'Amal Haddad',
    date: '2026-09-29',
    passage:
      'The kits came in today. There are six robots for eleven kids, so they will share. Mr. Oyelaran leads the group on Tuesdays, and Beth from the maker space helps out. The tournament is in the sports hall of Brook College on January 23. I will collect the fee of $25 next week.',
  }),
  source('message:lakehouse', {
    type: 'message',
    subject: 'Aunt Carol: lake house',
    sender: 'Carol Boyle',
    date: '2026-09-18',
    passage:
      'You can have the lake house for the long weekend! The key is in the blue pot next to the shed. The heating needs an hour to warm up. Bring bed linen and firewood, the shop is closed on Sundays. The boat is locked, the code is 4471. We come up on Monday around noon.',
  }),
  source('document:wifi', {
    type: 'document',
    subject: 'House notes: internet',
    date: '2026-02-11',
    passage:
      'Network at home: Heron-5G, password copperkettle88.\nNetwork for visitors: Heron-Visitors, password seashell42.\nThe router stands in the hall cupboard. The provider is Northline, customer number 8834-120. Hotline: 0800 555 0110.',
  }),
  source('mail:bakesale', {
    subject: 'Thank you: bake sale',
    sender: "Parents' circle of Fernhill",
    date: '2026-10-04',
    passage:
      'What a morning! The bake sale brought in $412 for the school garden. 35 families baked, and 9 parents stood behind the tables. The lemon cakes were gone within 20 minutes.\n\nThe money pays for three raised beds. Planting day is Saturday, October 24, 10 am, behind the gym. Next circle meeting: Wednesday, November 4, 7:30 pm, staff room. Everyone is welcome.',
  }),
  source('message:uncle', {
    type: 'message',
    subject: 'Uncle Rafe: visit',
    sender: 'Rafe Nakamura',
    date: '2026-09-30',
    passage:
      'Booked! I fly in on Friday, October 23 with Skylark, flight SK 318 from Denver. I stay until Tuesday. Could one of you fetch me? I have only one bag.',
  }),
  source('calendar:match', {
    type: 'calendar',
    subject: 'Hockey match: Ines',
    date: '2026-10-17',
    passage:
      'Hockey match for Ines is on Saturday, October 17, 2026, 10:30 to 12:00 at Fernhill Pitch 2.\n\nAgainst the Wrens. Meet 40 minutes before. Blue socks.',
  }),
  source('document:vet', {
    type: 'document',
    subject: 'Vet: Biscuit, check-up',
    sender: 'Green Paw Veterinary Practice',
    date: '2026-08-25',
    passage:
      'Patient: Biscuit, beagle, 5 years\nWeight: 12.4 kg\nVaccination: rabies booster given on August 25, 2026; due again in August 2029.\nMedication: Wormex, one tablet every three months.\nFee: $86.00, paid by card.\nSeen by Dr. Imogen Farrell. Emergencies at night: 555-0199.',
  }),
  source('mail:camp', {
    subject: 'Autumn camp: packing and travel',
    sender: 'Pine Ridge Camp',
    date: '2026-10-03',
    passage:
      'Dear Boyle family,\n\nthe coach to Pine Ridge leaves on Monday, October 26, at 7:40 a.m. from the north car park of the town hall. We return on Friday, October 30, in the afternoon.\n\nWhat goes in the bag\n- sleeping bag\n- torch with spare batteries\n- sturdy boots\n- rain trousers\n\nPhones stay at home. The camp leader is Wanda Szabo; in an urgent case the camp desk answers on (555) 020-3391.\n\nCabins: Oskar sleeps in Badger with six other first graders.',
  }),
  source('newsletter:library', {
    type: 'newsletter',
    subject: 'Town library: October',
    sender: 'Harbour Town Library',
    date: '2026-09-30',
    passage:
      'Story hour\nEvery Thursday at 4 pm in the reading garden, with Mrs. Quill.\n\nHomework help\nStudents of the college sit with children on Tuesdays from 3 to 5 pm on the second floor.\n\nNew hours\nFrom October on we close at 6 pm on Saturdays.\n\nA card is free for children; grown-ups pay $10 a year.',
  }),
  source('mail:aquarium', {
    subject: 'Grade 1 visits the aquarium',
    sender: 'Ms. Rowe',
    date: '2026-10-07',
    passage:
      'Dear parents, grade 1 visits the aquarium on Thursday, October 29. We walk to the station together and take the train at 9:05 a.m. Each child needs a packed lunch, a drink and a raincoat. Admission is $8, the train is paid by the school. Please return the consent form by Friday, October 16. Two parents may come along; so far Mr. Haddad has offered. We are back before the end of school.',
  }),
  source('message:party', {
    type: 'message',
    subject: 'Noor turns 10',
    sender: 'Salma Aziz',
    date: '2026-10-08',
    passage:
      'Noor would love to have Ines at her climbing party on Sunday, November 8! We meet at The Ledge on Cooper Street at 2 and finish at 5. Tell me about allergies please. She wishes for books or a board game. No need to bring shoes, they lend them out.',
  }),
  source('mail:eyes', {
    subject: 'Grandpa Walt: appointment with the eye specialist',
    sender: 'June Boyle',
    date: '2026-09-27',
    passage:
      'Could you drive Walt on November 3? He has to be there at 11:15. It is Dr. Castellan again, in the glass building at 70 Station Road, third floor. He must not drive himself home afterwards because of the drops. His insurance card is in the kitchen drawer.',
  }),
  source('mail:garage', {
    subject: 'Your car: service done',
    sender: 'Brightwater Garage',
    date: '2026-09-22',
    passage:
      'Your estate car is ready. We changed the oil, the front brake pads and one headlight bulb. Amount due: $348.20. The winter tyres are in storage, shelf 27. The next service is due at 60,000 miles or in September 2027. Open on weekdays from 7:30 am to 6 pm.',
  }),
  source('calendar:choir', {
    type: 'calendar',
    subject: 'Choir practice',
    date: '2026-10-08',
    passage:
      'Choir practice for Oskar, every Thursday from 14:45 to 15:30 until Thursday, December 17, 2026 at Fernhill music room. Next: Thursday, October 8, 2026, 14:45 to 15:30; Thursday, October 15, 2026, 14:45 to 15:30.',
  }),
  source('mail:blockparty', {
    subject: 'Block party on Alder Road',
    sender: 'Henrik Moss',
    date: '2026-09-15',
    passage:
      'Neighbours, the block party was a joy. Around 60 people came, the band played until ten, and the grill ran out of corn. Somebody left a green jacket, it hangs at number 18. We collected $95 for the playground. Next year we want to do it on the last Saturday of August again.',
  }),
  source('mail:sciencefair', {
    subject: 'Science fair: how it works',
    sender: 'Mr. Oyelaran',
    date: '2026-10-01',
    passage:
      'Projects are due on Monday, November 16; the fair is on the 19th from 5 pm in the dining hall. Judges from Brook College give out four prizes. A board of 90 by 120 cm is enough. Ines and Noor work on how plants drink. Hand the title in to Mr. Oyelaran by October 21, at oyelaran@fernhill.example.org.',
  }),
  source('document:sitter', {
    type: 'document',
    subject: 'Notes for the sitter',
    date: '2026-06-02',
    passage:
      'Bedtime: Oskar 7:30 pm, Ines 8:30 pm.\nOskar is allergic to cashews; the pen is in the top drawer of the hall chest.\nNeighbour with a key: Mrs. Dumont at number 22, 555-0164.\nBiscuit gets one cup of dry food in the evening.\nAlarm: 9061.\nThe blue bin goes out on Sunday night.',
  }),
  source('mail:library-fine', {
    subject: 'Overdue: two books',
    sender: 'Harbour Town Library',
    date: '2026-10-02',
    passage:
      'The Night Otter and Maps of the Sea were due on September 25. Please bring them back or renew them online. So far $1.40 has to be paid. The book drop is beside the main entrance and is open day and night.',
  }),
];

/** The best five for a question, scored as a keyword search does it: the share of the question's rarity that a passage has. */
export function foundAtFernhill(question: string): FoundPassage[] {
  const stemsOf = (text: string) => new Set(tokenIds(text));
  const known = fernhillSources.map((passage) => ({
    passage,
    stems: stemsOf(`${passage.subject} ${passage.sender} ${passage.passage}`),
  }));
  const rarity = (stem: number) =>
    Math.log(1 + (known.length + 0.5) / (0.5 + known.filter(({ stems }) => stems.has(stem)).length));
  const asked = [...stemsOf(question)];
  const all = asked.reduce((sum, stem) => sum + rarity(stem), 0) || 1;
  return known
    .map(({ passage, stems }) => ({
      ...passage,
      score:
        asked.reduce((sum, stem) => sum + (stems.has(stem) ? rarity(stem) : 0), 0) /
        all /
        (1 + passage.passage.length / 10_000),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 5);
}
