import type { AskedQuestion } from '../question-set.ts';
import { date, day, nextWeek, no, nothing, time } from '../spellings.ts';
import { onBoth, onCalendar, onNothing, onSource } from './asking.ts';
import { counted, lasting } from './lengths.ts';

const off = [
  ...no,
  ...nothing,
  ...['soccer', 'soccer training', 'gymnastics', 'nursery', 'band', 'piano', 'lessons'].map((name) => `no ${name}`),
  'no “',
  'no "',
  "there's no",
  'there is no',
  'there are no',
  'none',
  'not scheduled',
  'not in the calendar',
  'not happening',
  'not take place',
];
// Without "no," and "no lesson", which "piano," and "piano lesson" hold too.
const offWithPiano = [
  ...off.filter((spelling) => !/^no( ?\W|$)/.test(spelling)),
  ...[' no lesson', ' no class', 'no lessons on', 'no piano', 'no event', 'no entries', 'no plans', 'no appointments'],
  ...['no', 'there', 'it', 'that', 'not', 'the', 'she', "she's", 'studio', 'because'].map((word) => `no, ${word}`),
];
const busy = [...no, 'not free', "n't free", 'busy', 'not available'];
const othersThan = ['everyone', 'everybody', 'all'].flatMap((all) =>
  ['except', 'but', 'apart from', 'other than', 'else'].map((but) => `${all} ${but}`),
);
const mormor = ['mormor', 'solveig', 'grandma', 'gran '];
const match = ['match', 'seagulls', 'game'];
const schools = ['family:ida-school', 'elias:school'];
const today = ['family:plumber', 'family:gymnastics', 'family:pickup-dad', 'family:nursery', 'dad:toronto', ...schools];
const tomorrow = [
  'elias:soccer',
  'family:parent-teacher',
  'family:pickup-mormor',
  'family:nursery',
  'dad:toronto',
  'dad:flight-toronto-home',
  ...schools,
];
const friday = [
  'family:staff-day',
  'family:checkup',
  'family:late-shift',
  'family:playdate',
  'elias:haircut',
  'dad:squash',
];
const weekend = [
  'elias:match-seagulls',
  'family:pumpkins',
  'dad:duty-october',
  'elias:dog-walking',
  'family:trick-or-treating',
];
const quebec = ['family:quebec', 'family:flight-quebec', 'family:flight-quebec-home'];

/** Questions of the Brandvold-Oduyas about their calendars and their mail. */
export const brandvoldOduyaAskedQuestions: readonly AskedQuestion[] = [
  // What is on: today is Wednesday, October 27, and it is twenty past eleven.
  onCalendar('kari', 'plain', 'tmrw anything?', [['soccer'], ['parent-teacher', 'parent teacher']], tomorrow),
  onCalendar('tunde', 'plain', "what's on today", [['plumber'], ['gymnastics']], today),
  onCalendar(
    'kari',
    'plain',
    'anything on friday',
    [
      ['no school', 'staff day'],
      ['playdate', 'suri'],
    ],
    friday,
  ),
  onCalendar('kari', 'plain', 'are we free sat afternoon', [['pumpkin']], ['family:pumpkins']),
  onCalendar('tunde', 'plain', 'weekend?', [match, ['pumpkin'], ['trick']], weekend),
  onCalendar(
    'elias',
    'plain',
    'what do i have on sunday',
    [['dog', 'lund']],
    ['elias:dog-walking', 'family:trick-or-treating'],
    ['weekend duty'],
  ),
  onCalendar('kari', 'plain', 'anything monday evening?', [offWithPiano]),
  onCalendar('ida', 'plain', 'what do i have today', [['gymnastics'], time('16:30')], today),
  onCalendar(
    'tunde',
    'plain',
    'what does ida have next week',
    [['piano'], ['dentist']],
    ['family:ida-school', 'family:piano', 'family:dentist-ida', 'family:gymnastics'],
  ),
  onCalendar('kari', 'plain', 'plans nov 8 to 11?', [['quebec', 'québec']], [...quebec, 'family:fall-break']),
  onCalendar(
    'solveig',
    'plain',
    "what's on the 12th of november",
    [['tire', 'tyre']],
    ['family:tires', 'family:fall-break', 'dad:squash'],
  ),
  onCalendar(
    'kari',
    'paraphrased',
    "With everything going on I've lost track, what does Tunde have from now until Sunday?",
    [['toronto'], ['squash'], ['duty']],
    ['dad:toronto', 'dad:flight-toronto-home', 'dad:squash', 'dad:duty-october'],
  ),
  onCalendar(
    'solveig',
    'paraphrased',
    'I thought of taking Noah to buy a snowsuit on Friday morning, has he got anything on then?',
    [['checkup', 'check-up', 'amsel', 'clinic'], time('09:30')],
    ['family:checkup'],
  ),

  // When.
  onCalendar('kari', 'plain', "when is ida's dentist", [nextWeek('2027-11-04'), time('15:20')], ['family:dentist-ida']),
  onCalendar('ida', 'plain', 'when is the next piano', [day('2027-11-02'), time('17:15')], ['family:piano']),
  onCalendar('elias', 'plain', "when's my next match", [day('2027-10-30'), time('11:00')], ['elias:match-seagulls']),
  onCalendar('elias', 'plain', 'when is the last soccer training', [date('2027-11-25')], ['elias:soccer']),
  onCalendar('kari', 'plain', 'when is my next weekend shift', [nextWeek('2027-11-06')], ['family:weekend-shift']),
  onCalendar('kari', 'plain', "when's recycling", [day('2027-11-02')], ['family:recycling']),
  onCalendar('tunde', 'plain', 'when is choir', [day('2027-11-02'), time('19:30')], ['dad:choir']),
  onCalendar(
    'kari',
    'plain',
    'when do i have late shifts next week',
    [day('2027-11-02'), day('2027-11-04')],
    ['family:late-shift'],
  ),
  onCalendar(
    'elias',
    'plain',
    'all my matches in november',
    [date('2027-11-06'), date('2027-11-20')],
    ['elias:match-tidewater', 'elias:match-foxes'],
  ),
  onCalendar('kari', 'paraphrased', 'when does daddy land tomorrow', [time('21:10')], ['dad:flight-toronto-home']),
  onCalendar(
    'tunde',
    'paraphrased',
    "When does Ida's gymnastics start again once we are back from the break?",
    [[...date('2027-11-17'), 'three weeks', '3 weeks']],
    ['family:gymnastics'],
  ),
  onCalendar(
    'solveig',
    'paraphrased',
    "Mormor here, I still need a present: on which day and at what time is Noah's birthday party?",
    [date('2027-11-14'), time('11:00')],
    ['family:noah-party'],
  ),
  onCalendar(
    'kari',
    'plain',
    'when was eli at the dentist',
    [[...date('2027-10-14'), 'two weeks ago', '2 weeks ago', '13 days ago']],
    ['family:dentist-elias'],
  ),
  onCalendar('solveig', 'plain', 'when does ida get out of school on nov 5', [time('11:30')], ['family:ida-school']),
  onCalendar(
    'ida',
    'paraphrased',
    'last day of school before break',
    [nextWeek('2027-11-05')],
    [...schools, 'family:fall-break'],
  ),
  onCalendar(
    'tunde',
    'plain',
    "when's mum's next book club",
    [[...nextWeek('2027-11-03'), 'a week from today', 'in a week', 'in one week'], time('19:30')],
    ['family:book-club'],
  ),

  // Is there.
  onCalendar('kari', 'plain', 'soccer thurs?', [[...time('18:00'), '18–', '18-', '18 –']], ['elias:soccer']),
  onCalendar('elias', 'plain', 'is there soccer on tuesday', [off], [], ['yes']),
  onCalendar(
    'ida',
    'plain',
    'is there school monday',
    [['yes', ...time('08:40'), ...time('08:20'), 'there is school', 'school is on']],
    schools,
  ),
  onCalendar('elias', 'plain', 'school on friday?', [[...off, 'staff day']], [], ['yes']),
  onCalendar('kari', 'plain', 'is there nursery on tuesday', [[...off, 'closed']], [], ['yes']),
  onCalendar('ida', 'plain', 'gymnastics next wed?', [off], [], ['yes']),
  onCalendar(
    'solveig',
    'plain',
    'does dad work on sunday',
    [['yes', 'duty', ...time('08:00')]],
    ['dad:duty-october'],
    ["doesn't work", 'does not work', 'not working'],
  ),
  onCalendar('elias', 'plain', 'band on friday?', [[...off, 'staff day']], [], ['yes']),
  onCalendar(
    'tunde',
    'plain',
    'does kari work tomorrow',
    [[...off, "n't work", 'not work', 'moved', 'friday', ...date('2027-10-29')]],
    [],
    ['yes'],
  ),

  // Who.
  onCalendar('kari', 'plain', 'who picks up noah today', [mormor], ['family:pickup-dad']),
  onCalendar('kari', 'plain', 'who picks up noah on monday', [['dad', 'tunde']], ['family:pickup-dad']),
  onCalendar('kari', 'plain', 'who has the dentist next', [['ida']], ['family:dentist-ida']),
  onCalendar('elias', 'plain', 'who works late on friday', [['mom', 'kari', 'mum']], ['family:late-shift']),

  // Who is free, and when.
  onCalendar(
    'kari',
    'paraphrased',
    'Somebody has to let in the people with the couch on Friday at a quarter to four, who is free then?',
    [
      ['dad', 'tunde', ...othersThan],
      [...mormor, ...othersThan],
    ],
  ),
  onCalendar(
    'kari',
    'plain',
    'is mormor free friday morning',
    [['yes', 'not busy', ...nothing]],
    [],
    ['not free', "n't free", 'is busy', 'not available'],
  ),
  onCalendar('kari', 'plain', 'when is dad free on sunday', [
    [...time('14:00'), 'after 2', 'from 2', 'after 14', 'from 14'],
  ]),
  onCalendar('tunde', 'plain', 'is eli free thurs at 6:30pm', [[...busy, 'soccer']], ['elias:soccer'], ['yes']),

  // Where.
  onCalendar('kari', 'plain', "where's the match", [['rockport']], ['elias:match-seagulls']),
  onCalendar('elias', 'plain', 'where is training tomorrow', [['northend', 'dome']], ['elias:soccer']),
  onCalendar('solveig', 'plain', 'where is the trick or treating', [['maple crescent']], ['family:trick-or-treating']),

  // How long, how many.
  onCalendar(
    'kari',
    'plain',
    'how long is the flight to quebec',
    [
      [
        ...lasting(1, 45),
        'an hour and 45',
        'hour and forty',
        '1¾',
        '1 ¾',
        '1.75 h',
        'three quarters',
        'three-quarters',
      ],
    ],
    ['family:flight-quebec'],
  ),
  onCalendar(
    'elias',
    'plain',
    'how long is the flight home from toronto',
    [[...lasting(2, 5), '2h05', '2h 05', '2 h 05', '2 hours 05', '2 hr 05', 'two hours and five', 'two hours five']],
    ['dad:flight-toronto-home'],
  ),
  onCalendar(
    'tunde',
    'paraphrased',
    'How many hours will Elias actually be away on the scout overnight?',
    [[...lasting(16, 0), 'sixteen']],
    ['elias:scouts'],
  ),
  onCalendar('elias', 'plain', 'how many trainings in november', [
    // "25: 4:45" is not a count.
    [
      ...counted(5, ['training', 'soccer', 'session', 'practice']).filter((spelling) => spelling !== '5:'),
      ...alone(5),
      ' 5:',
      '5: thu',
      '5: nov',
    ],
  ]),
  onCalendar('kari', 'plain', 'how many late shifts do i have in november', [
    [...counted(7, ['late', 'shift', 'mom', '“mom', '"mom']), ...alone(7)],
  ]),

  // What is next, what changed, what collides.
  onCalendar('kari', 'plain', "what's next", [['plumber'], time('13:00')], ['family:plumber']),
  onCalendar(
    'kari',
    'plain',
    'what changed this week',
    [['soccer'], ['shift']],
    ['elias:soccer', 'family:late-shift', 'family:pickup-dad'],
  ),
  onCalendar(
    'tunde',
    'plain',
    'do the kids have anything at the same time friday',
    [['playdate', 'suri'], ['haircut']],
    ['family:playdate', 'elias:haircut'],
  ),

  // When we must leave, until when.
  onCalendar('kari', 'paraphrased', 'when do we have to leave for the game', [time('10:25')], ['elias:match-seagulls']),
  onCalendar('elias', 'plain', 'when do i have to leave for training tmrw', [time('17:35')], ['elias:soccer']),
  onCalendar(
    'kari',
    'plain',
    'until when is the quebec trip',
    [[...date('2027-11-11'), ...['–', ' – ', '-', ' - ', ' to ', ' until '].map((to) => `8${to}11`)]],
    quebec,
  ),

  // The mail has a newer word than the calendar, or tells the other half.
  onBoth(
    'kari',
    'plain',
    "when is elias's orthodontist",
    [date('2027-11-15'), time('16:10')],
    ['mail:ortho-moved', 'calendar:elias:orthodontist'],
  ),
  onBoth(
    'elias',
    'plain',
    'do i still have the orthodontist next wednesday',
    [[...no, 'moved', 'new time', 'instead', ...date('2027-11-15')]],
    ['mail:ortho-moved', 'calendar:elias:orthodontist'],
    ['yes'],
  ),
  onBoth(
    'ida',
    'plain',
    'is there piano on nov 15',
    [offWithPiano],
    ['mail:piano-off', 'calendar:family:piano'],
    ['yes'],
  ),
  onBoth(
    'tunde',
    'paraphrased',
    "When is Ida's first piano lesson after the fall break?",
    [date('2027-11-22')],
    ['mail:piano-off', 'calendar:family:piano'],
  ),
  onBoth(
    'kari',
    'paraphrased',
    'What time is the match on Saturday and which jersey does he have to wear?',
    [time('11:00'), ['blue']],
    ['mail:match-info', 'calendar:elias:match-seagulls'],
  ),

  // Only the mail knows.
  onSource('elias', 'plain', 'which jerseys on saturday', [['blue']], 'mail:match-info'),
  onSource(
    'kari',
    'paraphrased',
    'is it our turn to bring something to eat for the team on saturday? what',
    [['orange']],
    'mail:match-info',
  ),
  onSource('solveig', 'plain', "what do i need to bring to ida's dentist", [['health card']], 'mail:dentist-reminder'),
  onSource(
    'kari',
    'paraphrased',
    "What do they charge if we call off Ida's dentist visit too late?",
    [['$40', '40 dollars', '40 $', 'forty', 'CA$40', '$ 40']],
    'mail:dentist-reminder',
  ),
  onSource(
    'kari',
    'plain',
    'what does noah need for the forest morning',
    [['rain pants', 'rainpants']],
    'mail:nursery-news',
  ),
  onSource('kari', 'plain', 'when are picture retakes', [date('2027-11-18')], 'mail:school-news'),
  onSource('ida', 'plain', 'when do i need the shoebox', [nextWeek('2027-11-03')], 'mail:class-news'),
  onSource('kari', 'paraphrased', 'which hotel are we in in quebec', [['vieux moulin']], 'mail:hotel'),
  onSource('tunde', 'plain', 'booking number for the auberge?', [['5583']], 'mail:hotel'),
  onSource(
    'kari',
    'paraphrased',
    'How heavy may our hand luggage be on the plane to Quebec?',
    [['8 kg', '8kg', '8 kilo', 'eight kilo', '8\u00a0kg']],
    'mail:bags',
  ),
  onSource(
    'elias',
    'plain',
    'how much is the scout overnight',
    [['$15', '15 dollars', '15 $', 'fifteen', '$ 15']],
    'mail:scouts',
  ),
  onSource('kari', 'plain', "where's the shed key", [['paint']], 'extraction:tunde-shed'),

  // Nobody knows.
  onNothing('kari', 'near', "what's the plumber's phone number"),
  onNothing('kari', 'near', "which gate does dad's flight leave from"),
  onNothing('elias', 'near', 'which chapters are on the math test'),
  onNothing('tunde', 'near', 'how much is a piano lesson', ['$']),
  onNothing('kari', 'foreign', 'how do i get gum out of hair'),
  onNothing('elias', 'foreign', 'who won the world cup in 1998', ['france']),
  onNothing('tunde', 'foreign', 'will it rain on sat'),
  onNothing('kari', 'foreign', 'how many grams of flour are in a cup'),
];

/** Returns further ways to give a number that stands by itself. */
function alone(number: number): readonly string[] {
  const digit = String(number);
  return [`: ${digit}`, `${digit} (`, ` ${digit}.`, `${digit} –`, `${digit} —`, `\n${digit}`];
}
