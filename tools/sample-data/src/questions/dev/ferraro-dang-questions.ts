import type { AskedQuestion } from '../question-set.ts';
import { date, day, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar, orIn } from './asking.ts';
import { ferraroDangFamilyQuestions } from './ferraro-dang-family-questions.ts';
import { ferraroDangMoreQuestions } from './ferraro-dang-more-questions.ts';
import { counted, lasting } from './lengths.ts';

const overlap = ['overlap', 'clash', 'conflict', 'collide', 'same time', 'at once', 'half an hour', '30 min'];
const noOverlap = ["don't overlap", 'do not overlap', 'no overlap', 'no conflict', 'no clash', "don't clash"];
const off = [...no, ...nothing, 'moved', 'instead'];

/** Questions of the gardener that the calendars answer. */
const asksJo: readonly AskedQuestion[] = [
  onCalendar('jo', 'paraphrased', 'whats my day look like tmrw', [['ivanhoe'], ['choir']], ['jo:ivanhoe', 'jo:choir']),
  onCalendar('jo', 'paraphrased', 'what time do i finish up at the ivanhoe job', [time('15:00')], ['jo:ivanhoe']),
  onCalendar(
    'jo',
    'plain',
    'choir in the last week of feb, which day is it on?',
    [[...date('2029-02-26'), 'monday', 'mon,', 'mon ']],
    ['jo:choir'],
  ),
  onCalendar('jo', 'plain', 'am i swimming friday morning', [off], [], ['yes']),
  onCalendar(
    'jo',
    'plain',
    'irrigation course - where is it and what time does it kick off',
    [['epping', 'tafe'], time('09:00')],
    ['jo:irrigation'],
  ),
  onCalendar('jo', 'paraphrased', 'latest i can leave for epping on sat?', [time('08:35')], ['jo:irrigation']),
  onCalendar(
    'jo',
    'paraphrased',
    'will my course on saturday run into the tết lunch',
    [['yes', ...overlap]],
    ['jo:irrigation', 'home:tet-lunch', 'linh:tet-lunch'],
    noOverlap,
  ),
  onCalendar(
    'jo',
    'paraphrased',
    'what day did i tell mrs halloran id come look at the hedge',
    [day('2029-02-15')],
    ['jo:quote'],
  ),
  onCalendar('jo', 'paraphrased', 'whos coming along to do that hedge quote', [['sunil']], ['jo:quote']),
  onCalendar(
    'jo',
    'paraphrased',
    'thursday: from knocking off in ivanhoe till the hedge quote, how much time have i got',
    [lasting(1, 0)],
    ['jo:ivanhoe', 'jo:quote'],
  ),
  onCalendar('jo', 'paraphrased', 'which bin goes out this week', [['yellow', 'recycling']], ['home:yellow-bin']),
  onCalendar(
    'jo',
    'paraphrased',
    'the green bin is overflowing, when do they empty it next',
    [nextWeek('2029-02-22')],
    ['home:green-bin'],
  ),
  onCalendar('jo', 'plain', 'is lunch at nonnas on this sunday', [off], [], ['yes']),
  onCalendar('jo', 'paraphrased', 'when does marco turn up', [nextWeek('2029-02-22'), time('18:00')], ['home:marco']),
  onCalendar(
    'jo',
    'paraphrased',
    'how many nights have we got marco on the sofa bed',
    [counted(3, ['nights', 'night'])],
    ['home:marco'],
    ['4 nights', 'four nights'],
  ),
  orIn(
    onCalendar('jo', 'plain', 'hard rubbish is what date', [date('2029-02-26')], ['home:hard-rubbish']),
    'mail:hard-rubbish',
  ),
  onCalendar(
    'jo',
    'paraphrased',
    'do i have to get the BAS in before or after beas birthday',
    [['after', ...date('2029-02-28')]],
    ['jo:bas', 'home:bea-birthday'],
    ['bas is due before'],
  ),
  onCalendar('jo', 'paraphrased', 'eltham next tuesday, still happening?', [off], [], ['yes']),
  orIn(
    onCalendar(
      'jo',
      'paraphrased',
      'how many nights are we camping at the prom',
      [counted(3, ['nights', 'night'])],
      ['home:prom'],
      ['4 nights', 'four nights'],
    ),
    'mail:prom',
  ),
  orIn(
    onCalendar('jo', 'plain', 'the concert at the convent, what date', [date('2029-03-04')], ['jo:concert']),
    'mail:choir',
  ),
  onCalendar('jo', 'plain', 'my next physio?', [date('2029-02-26'), time('08:15')], ['jo:physio']),
  onCalendar(
    'jo',
    'paraphrased',
    "On Monday, once we're done with Bea's teacher, how long until the vet?",
    [lasting(0, 25)],
    ['littlies:meet-bea', 'home:vet'],
  ),
  onCalendar(
    'jo',
    'paraphrased',
    'which teacher do we meet first on mon, hugos or beas',
    [['hugo']],
    ['jo:meet-hugo', 'littlies:meet-hugo', 'littlies:meet-bea'],
    ["bea's first", 'bea first', "bea's is first"],
  ),
  onCalendar(
    'jo',
    'paraphrased',
    'can linh do the working bee with me or has she got a shift',
    [[...overlap, 'weekend shift', 'no,', "can't", 'cannot', 'has a shift', 'is working']],
    ['linh:weekend', 'home:working-bee'],
    [...noOverlap, 'no shift', 'linh is free'],
  ),
  onCalendar(
    'jo',
    'plain',
    'what time is beas party n where did we book it',
    [time('10:30'), ['edwardes']],
    ['home:bea-party'],
  ),
  onCalendar(
    'jo',
    'paraphrased',
    'swimming is on the morning of beas party, does that clash?',
    [[...no, ...noOverlap, ...lasting(1, 30)]],
    ['littlies:bea-swim', 'home:bea-party'],
    ['yes'],
  ),
  onCalendar(
    'jo',
    'plain',
    'how many swim lessons does bea have left',
    [counted(5, ['swim', 'lessons', 'lesson'])],
    ['littlies:bea-swim'],
  ),
  onCalendar(
    'jo',
    'paraphrased',
    'how old is linh going to be in march',
    [['42', 'forty-two']],
    ['home:linh-birthday'],
  ),
  onCalendar(
    'jo',
    'paraphrased',
    'does bea stay home tmrw or has she got school',
    [['home', 'rest day', ...no]],
    ['littlies:rest-day'],
  ),
  onCalendar(
    'jo',
    'paraphrased',
    'who has bea on wed the 21st',
    [['linh', 'with ma', ' ma ', 'ma.']],
    ['littlies:rest-day'],
    ['home with nonna'],
  ),
  onCalendar(
    'jo',
    'paraphrased',
    'what date does bea start going to prep on wednesdays',
    [date('2029-03-07')],
    ['littlies:bea-wednesdays'],
  ),
  onCalendar('jo', 'plain', 'what oval is hugos cricket at', [['donath']], ['littlies:cricket']),
  onCalendar('jo', 'plain', 'school photos at bellbird which day', [date('2029-02-27')], ['littlies:photos']),
  onCalendar('jo', 'plain', 'next pupil free day?', [date('2029-03-02')], ['littlies:pupil-free']),
  onCalendar('jo', 'paraphrased', 'pick up time from leos party on sunday', [time('13:00')], ['littlies:leo']),
];

/** Questions of the Ferraro-Dangs about their calendars and their mail. */
export const ferraroDangAskedQuestions: readonly AskedQuestion[] = [
  ...asksJo,
  ...ferraroDangFamilyQuestions,
  ...ferraroDangMoreQuestions,
];
