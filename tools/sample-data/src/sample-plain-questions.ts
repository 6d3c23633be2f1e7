import { addDays } from './calendar-dates.ts';
import { spoken } from './mail-text.ts';
import { answered as ask, eventSource, unanswered, type SampleQuestion } from './sample-question.ts';
import { sampleWeek } from './sample-week.ts';

const [monday, tuesday, wednesday, thursday, saturday] = [1, 2, 3, 4, 6];

/**
 * Returns forty more questions on `sampleMails` and `sampleExtractions` of the same day, as typed on a phone by a
 * parent who remembers the names: thirty with an answer (18 in letters, 7 in newsletters, 5 in extractions), and ten on
 * related matters without one. For measuring, like `sampleQuestions`; nothing is fitted to them.
 * @param today `YYYY-MM-DD` in the family's zone
 * @throws RangeError when it is not a date
 */
export function samplePlainQuestions(today: string): SampleQuestion[] {
  return [
    ...ofSchool(today),
    ...ofClubs(today),
    ...changedLater(today),
    ...ofHome(),
    ...ofNewsletters(today),
    ...ofChats(today),
    ...withoutAnswer(),
  ];
}

function ofSchool(today: string): SampleQuestion[] {
  const { day } = sampleWeek(today);
  return [
    ask('When is the permission slip due?', 'mail:permission-slip@lakeside.example.org', spoken(day(wednesday, 1))),
    ask('which room is the parent conference in?', 'mail:conferences@lakeside.example.org', 'room 1A'),
    ask('What time is art club on the early dismissal day?', 'mail:early-dismissal@lakeside.example.org', '12:45', [
      eventSource('maya', 'art-club'),
    ]),
    ask('Where does bus 14 stop now?', 'mail:bus-14@district.example.org', 'Harbour Street and Mill Road'),
    ask('How much is the bill for after-school care?', 'mail:after-care-invoice@lakeside.example.org', '$196.00'),
    ask('how much is the cello rental', 'mail:cello-rental@elm-instruments.example.com', '$23'),
    ask('whats the phone number of the school nurse', 'mail:nut-allergy@lakeside.example.org', '555 0121'),
  ];
}

function ofClubs(today: string): SampleQuestion[] {
  const { day } = sampleWeek(today);
  return [
    ask('Why is the pool closed that Wednesday?', 'mail:pool-closed@aquatic.example.org', 'filters'),
    ask('what are we supposed to bring to the recital', 'mail:recital@harmony-music.example.org', 'paper cups'),
    ask('Who teaches the first aid course?', 'mail:first-aid-course@center.example.org', 'Wendy Hoang'),
    ask('when does the garden committee meet', 'mail:garden-committee@example.net', spoken(day(thursday, 1)), [
      'extraction:x-garden',
      eventSource('family', 'garden-committee'),
    ]),
  ];
}

/**
 * Questions whose facts changed later: two facts of the match in the coach's first mail, the lesson in the calendar's
 * series.
 */
function changedLater(today: string): SampleQuestion[] {
  const lesson = addDays(sampleWeek(today).ordinary(monday, 0), 4);
  return [
    ask(
      'Which field is the Oakwood match on?',
      'mail:oakwood-correction@riverside-soccer.example.org',
      ['NORTH field', 'north field'],
      [eventSource('family', 'match-away')],
    ),
    ask(
      'When do we have to be at the Oakwood match?',
      'mail:oakwood-correction@riverside-soccer.example.org',
      '9:00 AM',
    ),
    ask('When is the piano lesson that got moved?', 'mail:piano-moved@harmony-music.example.org', spoken(lesson), [
      eventSource('family', 'piano'),
    ]),
  ];
}

function ofHome(): SampleQuestion[] {
  return [
    ask(
      "what time is Noah's party",
      'mail:noah-party@example.net',
      ['10:30', 'half past ten'],
      ['extraction:x-noah-party', eventSource('family', 'party-noah')],
    ),
    ask('link for the Jump Zone waiver?', 'mail:noah-party@example.net', 'jump-zone.example.com/waiver'),
    ask(
      'What do I need to bring to the orthodontist?',
      'mail:orthodontist@bright-smiles.example.org',
      'insurance card',
      [eventSource('family', 'orthodontist')],
    ),
    ask('Where is Grandma’s eye doctor?', 'mail:grandma-flan@example.net', 'Market Square'),
  ];
}

function ofNewsletters(today: string): SampleQuestion[] {
  const { day, ordinary } = sampleWeek(today);
  return [
    ask(
      'When are the cookie dough orders due?',
      'mail:cookie-dough@lakeside-pta.example.org',
      spoken(ordinary(monday, 2)),
    ),
    ask('Where is the next PTA meeting?', 'mail:walkathon@lakeside-pta.example.org', "teachers' lounge"),
    ask('how much does the robot class cost?', 'mail:coding-club@byte-size.example.com', '$128'),
    ask(
      'When do they pick up the leaves on our street?',
      'mail:city-recycling@city.example.org',
      spoken(day(tuesday, 1)),
    ),
    ask(
      'Who do I ask about volunteering in the school library?',
      'mail:library-volunteers@lakeside-pta.example.org',
      'Mr. Tran',
    ),
    ask('How late is family swim on Fridays?', 'mail:aquatic-news@aquatic.example.org', '9 PM'),
    ask(
      'What number do I call when Leo is sick and can’t go to school?',
      'mail:lakeside-weekly@lakeside.example.org',
      '555 0111',
    ),
  ];
}

function ofChats(today: string): SampleQuestion[] {
  const { day } = sampleWeek(today);
  return [
    ask('When are the kids’ haircuts?', 'extraction:x-haircut', spoken(day(saturday, 2))),
    ask('whats the guest wifi called', 'extraction:x-wifi', 'RiveraGuest'),
    ask('When is the appointment for Maya’s passport?', 'extraction:x-passport', spoken(day(monday, 4))),
    ask('who is looking after Biscuit when we go to the cabin?', 'extraction:x-pet-sitter', 'Priya'),
    ask('What shoe size is Maya?', 'extraction:x-shoe-size', ['3 and a half', '3½']),
  ];
}

function withoutAnswer(): SampleQuestion[] {
  const questions = [
    'Who plays first at the recital?',
    'who is the referee at the Oakwood match',
    'How much do Maya’s braces cost?',
    'When is Mr. Okafor’s birthday?',
    'What is Kai’s phone number, Leo’s swim teacher?',
    'Who teaches the robot class?',
    'How many tubs of cookie dough did we sell?',
    "how many kids are coming to Noah's party?",
    'What’s the wifi password at the cabin?',
    'What time does Tía Lucía’s flight land?',
  ];
  return questions.map(unanswered);
}
