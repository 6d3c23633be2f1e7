import type { AskedQuestion } from '../question-set.ts';
import { apart, date, day, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar, orIn } from './asking.ts';
import { counted, lasting } from './lengths.ts';

const off = [...no, ...nothing, 'moved', 'instead', 'holiday'];
const overlap = ['yes', 'overlap', 'clash', 'conflict', 'collide', 'same time', 'at once', '10 min', 'ten min'];
const noOverlap = ["don't overlap", 'do not overlap', 'no overlap', 'no conflict', 'no clash', "don't clash"];
const tentative = [
  'tentative',
  'not certain',
  'not confirmed',
  'not definite',
  'not for sure',
  "isn't definite",
  'no,',
];

const ofCamille: readonly AskedQuestion[] = [
  orIn(onCalendar('camille', 'plain', 'when does my sat start', [time('07:45')], ['camille:sat']), 'mail:sat'),
  onCalendar('camille', 'paraphrased', "what's due today", [['stannard']], ['camille:stannard']),
  onCalendar(
    'camille',
    'plain',
    'how many days til calder early decision is due',
    [['14', 'fourteen', 'two weeks', '2 weeks']],
    ['camille:calder'],
  ),
  onCalendar('camille', 'paraphrased', 'which calder deadlines do i have before thanksgiving', [
    ['early decision'],
    ['financial aid'],
  ]),
  onCalendar(
    'camille',
    'plain',
    'what day n time do i see mr bautista',
    [nextWeek('2029-11-06').concat('tuesday'), time('10:05')],
    ['camille:counselor'],
  ),
  onCalendar('camille', 'plain', 'play rehearsal on the 12th?', [off], [], ['yes,']),
  onCalendar('camille', 'paraphrased', 'how long is dress rehearsal', [lasting(5, 30)], ['camille:rehearsal']),
  onCalendar('camille', 'plain', "when's opening night", [date('2029-11-29'), time('19:00')], ['camille:play-1']),
  onCalendar('camille', 'plain', 'is fall formal still on', [off], [], ['yes,']),
  onCalendar(
    'camille',
    'paraphrased',
    'does my calder interview run into my bakery shift on the 17th',
    [apart],
    ['camille:interview', 'camille:bakery'],
    ['yes'],
  ),
  onCalendar('camille', 'paraphrased', 'do i work at the bakery on sunday the 18th', [off], [], ['yes,']),
  onCalendar(
    'camille',
    'paraphrased',
    'when do i work the weekend of the 17th',
    [[...date('2029-11-17'), 'saturday'], time('12:30')],
    ['camille:bakery'],
  ),
  onCalendar(
    'camille',
    'paraphrased',
    'when do i hear from calder if im in',
    [date('2029-12-14'), time('18:00')],
    ['camille:decision'],
  ),
  onCalendar(
    'camille',
    'paraphrased',
    'is the wexham visit definite',
    [tentative],
    ['camille:tour'],
    ['yes,', 'is confirmed'],
  ),
  onCalendar(
    'camille',
    'paraphrased',
    'what college stuff is due after new years and when',
    [['wexham', 'orrin'], date('2030-01-05')],
    ['camille:regular'],
  ),
  onCalendar(
    'camille',
    'paraphrased',
    'am i done with the sat before jonahs game saturday',
    [['yes', 'before', 'no overlap', 'no conflict', 'done']],
    ['camille:sat', 'jonah:game-3'],
    ['no,'],
  ),
  onCalendar(
    'camille',
    'paraphrased',
    'what time do i get out of school next wednesday',
    [time('12:00')],
    ['camille:school-wed'],
  ),
  onCalendar(
    'camille',
    'paraphrased',
    'am i at dads on opening night of the play',
    [[...no, 'with us', 'our week', 'at home']],
    ['family:our-week', 'camille:play-1'],
    ['yes,'],
  ),
];

const ofJade: readonly AskedQuestion[] = [
  onCalendar('jade', 'plain', 'crew on monday??', [off], [], ['yes,']),
  onCalendar(
    'jade',
    'paraphrased',
    'how many crew practices do i have next week',
    [counted(3, ['crew', 'practices', 'practice'])],
    ['jade:crew'],
  ),
  onCalendar(
    'jade',
    'paraphrased',
    'tuesday is my ortho at the same time as crew',
    [overlap],
    ['jade:ortho', 'jade:crew'],
    noOverlap,
  ),
  onCalendar('jade', 'plain', 'do i have cello on the 13th', [off], [], ['yes,']),
  onCalendar(
    'jade',
    'paraphrased',
    'the week of thanksgiving, when is cello',
    [[...date('2029-11-19'), 'monday'], time('17:00')],
    ['jade:cello'],
  ),
  onCalendar('jade', 'plain', 'when does winter erg training start', [date('2029-11-27'), time('15:00')], ['jade:erg']),
  onCalendar('jade', 'paraphrased', 'how many hours is the frostbite regatta', [lasting(9, 0)], ['jade:regatta']),
  onCalendar('jade', 'plain', 'orchestra the day before thanksgiving?', [off], [], ['yes,']),
  onCalendar(
    'jade',
    'paraphrased',
    'what time am i done at priyas and which day',
    [[...date('2029-11-17'), 'saturday'], time('11:00')],
    ['jade:sleepover'],
  ),
  onCalendar('jade', 'paraphrased', 'am i free monday night', [['yes', ...nothing]], [], ['no,', 'not free']),
  onCalendar('jade', 'plain', 'til when is crew on the 9th', [time('18:00')], ['jade:crew']),
  onCalendar(
    'jade',
    'plain',
    'whens the orchestra concert and where',
    [date('2029-12-13'), time('19:00'), ['auditorium']],
    ['jade:concert'],
  ),
];

const ofJonah: readonly AskedQuestion[] = [
  onCalendar('jonah', 'paraphrased', 'do i have hockey the day before thanksgiving', [off], [], ['yes,']),
  onCalendar(
    'jonah',
    'paraphrased',
    'they moved hockey practice on dec 5, to when',
    [[...date('2029-12-04'), 'tuesday'], time('18:00')],
    ['jonah:hockey'],
  ),
  onCalendar('jonah', 'plain', 'how many days til burlington', [['15', 'fifteen']], ['jonah:tourney', 'jonah:hotel']),
  onCalendar(
    'jonah',
    'paraphrased',
    'what time r games 1 and 2 of the tournament',
    [time('19:15'), time('10:40')],
    ['jonah:tourney-1', 'jonah:tourney-2'],
  ),
  onCalendar('jonah', 'paraphrased', 'do i have hebrew school the sunday were in burlington', [off], [], ['yes,']),
  onCalendar(
    'jonah',
    'plain',
    'when is my allergy shot in december',
    [date('2029-12-19'), time('15:30')],
    ['jonah:allergy'],
  ),
  onCalendar('jonah', 'plain', 'when is the science museum trip', [date('2029-12-11')], ['jonah:museum']),
  onCalendar('jonah', 'paraphrased', 'when do i go to dads next', [day('2029-11-05')], ['family:paul-week']),
  onCalendar(
    'jonah',
    'paraphrased',
    'what time do i get out of school on the 21st',
    [time('11:30')],
    ['jonah:school-wed'],
  ),
  onCalendar('jonah', 'plain', 'when r my library books due', [[...day('2029-11-02'), 'tomorrow']], ['family:library']),
  onCalendar(
    'jonah',
    'paraphrased',
    'do we hafta go to school on january 25',
    [['yes', 'in session', 'make-up']],
    ['family:makeup'],
    ['no school', 'no,'],
  ),
  onCalendar('jonah', 'plain', 'where is my hockey game on the 10th', [['ledgewood']], ['jonah:game-10']),
];

/** Questions of Camille, Jade and Jonah that the calendars answer. */
export const hoangLeblancKidsQuestions: readonly AskedQuestion[] = [...ofCamille, ...ofJade, ...ofJonah];
