import type { AskedQuestion } from '../question-set.ts';
import { date, day, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar, orIn } from './asking.ts';
import { counted, lasting } from './lengths.ts';

const off = [...no, ...nothing, 'moved', 'instead'];
const atWork = ['overlap', 'clash', 'conflict', 'no,', "can't", 'cannot', 'shift', "won't", 'working'];

/** Questions of Linh, Tilda and Nonna that the calendars answer. */
export const ferraroDangFamilyQuestions: readonly AskedQuestion[] = [
  onCalendar('linh', 'plain', 'am i on early or late thurs', [['late']], ['linh:late'], ['early shift on thursday']),
  onCalendar('linh', 'paraphrased', 'what time do i clock off tomorrow', [time('15:30')], ['linh:early']),
  onCalendar('linh', 'plain', 'netball tonight - what time r we on', [time('20:30')], ['linh:netball']),
  onCalendar('linh', 'plain', 'netball next tues same time?', [time('19:45')], ['linh:netball']),
  onCalendar('linh', 'paraphrased', 'have we got netball on the 27th', [[...off, 'bye']], [], ['yes']),
  onCalendar('linh', 'paraphrased', 'do i have to go in to work wed the 21st', [off], [], ['yes']),
  onCalendar(
    'linh',
    'paraphrased',
    'which saturday did they roster me on, i keep forgetting',
    [date('2029-02-24')],
    ['linh:weekend'],
  ),
  onCalendar(
    'linh',
    'plain',
    'when is the dentist for hugo and bea',
    [nextWeek('2029-02-21'), time('15:50')],
    ['home:dentist'],
  ),
  onCalendar(
    'linh',
    'paraphrased',
    'what time do we need to be out the door for the dentist',
    [time('15:35')],
    ['home:dentist'],
  ),
  onCalendar('linh', 'plain', 'march book club date', [date('2029-03-05')], ['linh:book-club']),
  onCalendar('linh', 'paraphrased', 'who else is invited to book club', [['sal'], ['priya']], ['linh:book-club']),
  onCalendar(
    'linh',
    'plain',
    'dates of the conference in adelaide pls',
    [date('2029-03-15').concat('15–17', '15-17', '15 to 17', '15 – 17'), date('2029-03-17').concat('15–17', '15-17')],
    ['linh:conference'],
  ),
  onCalendar(
    'linh',
    'paraphrased',
    'how long am i in the air to adelaide',
    [lasting(1, 20)],
    ['linh:flight'],
    ['50 min', '50 minutes'],
  ),
  onCalendar('linh', 'paraphrased', 'when am i seeing dr abeysekera', [date('2029-03-02'), time('16:10')], ['linh:gp']),
  orIn(
    onCalendar(
      'linh',
      'plain',
      'what time does tết lunch start on saturday',
      [[...time('12:00'), 'midday']],
      ['home:tet-lunch', 'linh:tet-lunch'],
    ),
    'extraction:tuan',
  ),
  onCalendar(
    'linh',
    'paraphrased',
    'so when do we have to hit the road to springvale, sat',
    [time('11:15')],
    ['home:tet-lunch', 'linh:tet-lunch'],
  ),
  onCalendar(
    'linh',
    'paraphrased',
    'run me through saturday please',
    [['swim'], ['irrigation'], ['basketball'], ['lunch']],
    ['littlies:bea-swim', 'jo:irrigation', 'tilda:game', 'home:tet-lunch', 'linh:tet-lunch'],
  ),
  onCalendar(
    'linh',
    'paraphrased',
    "I'd love to watch Tilda play at Mill Park, can I or am I at the hospital then?",
    [atWork],
    ['linh:weekend', 'tilda:game'],
    ['no conflict', 'no clash', 'yes, you can', 'no overlap'],
  ),
  onCalendar('linh', 'paraphrased', 'hugo gets out of cubs when tonight', [time('20:00')], ['littlies:cubs']),
  onCalendar(
    'linh',
    'plain',
    'what weekday is beas birthday this yr',
    [['tuesday', 'tue,', 'tue ']],
    ['home:bea-birthday'],
  ),
  onCalendar(
    'linh',
    'plain',
    'house athletics date + where',
    [date('2029-03-01'), ['meadowglen']],
    ['littlies:athletics'],
  ),

  onCalendar('tilda', 'plain', 'have i got training thurs', [off], [], ['yes']),
  orIn(
    onCalendar(
      'tilda',
      'plain',
      'so what day n time is bball training this week',
      [day('2029-02-16'), time('16:30')],
      ['tilda:training'],
    ),
    'extraction:bball',
  ),
  onCalendar('tilda', 'paraphrased', 'which stadium r we at on the 24th', [['mill park']], ['tilda:game']),
  onCalendar(
    'tilda',
    'paraphrased',
    'how many sleeps til camp',
    [['13 sleeps', '13 days', '13 nights', 'in 13', '13 more', 'thirteen', '**13']],
    ['tilda:camp'],
  ),
  orIn(
    onCalendar(
      'tilda',
      'plain',
      'what days is yr 9 camp',
      [
        date('2029-02-26').concat('26–28', '26-28', '26 to 28', '26 – 28'),
        date('2029-02-28').concat('three days', '3 days', '26–28', '26-28'),
      ],
      ['tilda:camp'],
    ),
    'mail:camp',
  ),
  onCalendar('tilda', 'plain', 'whens the maths test', [nextWeek('2029-02-19').concat('monday')], ['tilda:maths']),
  onCalendar('tilda', 'plain', 'history essay due??', [nextWeek('2029-02-22').concat('thursday')], ['tilda:essay']),
  onCalendar(
    'tilda',
    'plain',
    'swimming carnival what day n where',
    [nextWeek('2029-02-23').concat('friday'), ['reservoir']],
    ['tilda:school'],
  ),
  onCalendar(
    'tilda',
    'paraphrased',
    'the kostases want to know til when i can stay w the kids on the 23rd',
    [time('22:00')],
    ['tilda:babysit'],
  ),
  onCalendar('tilda', 'plain', 'movies w safi what time does it start', [time('14:15')], ['tilda:movies']),
  onCalendar('tilda', 'paraphrased', 'do i hav drums the monday of camp', [off], [], ['yes']),
  onCalendar('tilda', 'paraphrased', 'is there a game on the long weekend', [off], [], ['yes']),
  onCalendar(
    'tilda',
    'paraphrased',
    'when do the holidays start i mean last day of term',
    [date('2029-03-29')],
    ['home:term-ends'],
  ),

  onCalendar(
    'pina',
    'paraphrased',
    'Which day this week is Bea with me',
    [[...day('2029-02-14'), 'tomorrow']],
    ['littlies:rest-day'],
  ),
  onCalendar(
    'pina',
    'paraphrased',
    'What time must I be at the school on Friday for Hugo and Bea',
    [time('15:30')],
    ['littlies:nonna-pickup'],
  ),
  onCalendar(
    'pina',
    'plain',
    'Sunday the 25th you all come for lunch?',
    [['yes', ...time('12:30')]],
    ['home:nonna-lunch'],
    ['no,'],
  ),
  onCalendar(
    'pina',
    'paraphrased',
    'How many days is Marco with you',
    [[...counted(3, ['nights', 'days', 'night']), ...counted(4, ['days']), ...date('2029-02-25')]],
    ['home:marco'],
  ),
];
