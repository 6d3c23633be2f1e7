import type { AskedQuestion } from '../question-set.ts';
import { date, day, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar } from './asking.ts';
import { counted, lasting } from './lengths.ts';

const off = [...no, ...nothing, 'moved', 'instead', 'holiday'];

/** Questions of Danny and Camila that the calendars answer. */
export const villarrealAmesKidsQuestions: readonly AskedQuestion[] = [
  onCalendar('danny', 'plain', 'do we rehearse monday or nah', [off], [], ['yes']),
  onCalendar('danny', 'plain', 'tuesdays band rehearsal goes til when', [time('19:30')], ['danny:band']),
  onCalendar('danny', 'plain', 'marching band rehearsal on the 23rd?', [off], [], ['yes']),
  onCalendar(
    'danny',
    'plain',
    'psat is what day n how long does it take',
    [nextWeek('2028-10-11').concat('wednesday'), lasting(3, 20)],
    ['danny:psat'],
  ),
  onCalendar(
    'danny',
    'plain',
    'how many drivers ed classes do i got left',
    [counted(3, ["driver's", 'drivers', 'classes', 'class', 'sessions'])],
    ['danny:driving'],
  ),
  onCalendar(
    'danny',
    'plain',
    'did they move drivers ed on the 21st',
    [[...date('2028-10-22'), 'sunday'], time('14:00')],
    ['danny:driving'],
  ),
  onCalendar('danny', 'paraphrased', 'do i go to mr ochoa next wed', [off], [], ['yes']),
  onCalendar('danny', 'plain', 'next mellophone lesson??', [date('2028-10-18'), time('18:45')], ['danny:lesson']),
  onCalendar('danny', 'plain', 'homecoming dance from when to when', [time('20:00'), time('23:00')], ['danny:dance']),
  onCalendar(
    'danny',
    'paraphrased',
    'is the homecoming game the same nite as the dance',
    [[...no, 'day before', 'night before', 'different', 'day after', 'next night', 'following']],
    ['danny:homecoming', 'danny:dance'],
    ['yes'],
  ),
  onCalendar('danny', 'plain', 'area contest is when n in what city', [date('2028-11-04'), ['austin']], ['danny:area']),
  onCalendar('danny', 'plain', 'youth group on the 15th?', [off], [], ['yes']),
  onCalendar(
    'danny',
    'paraphrased',
    'when do i get my braces looked at',
    [date('2028-10-26'), time('15:10')],
    ['danny:ortho'],
  ),
  onCalendar(
    'danny',
    'paraphrased',
    'whats the first thing i have saturday',
    [["driver's ed", 'drivers ed', 'driver’s ed'], time('09:00')],
    ['danny:driving'],
  ),
  onCalendar('camila', 'plain', 'robotics this monday yes or no', [off], [], ['yes']),
  onCalendar(
    'camila',
    'plain',
    'what day is robotics instead of the 16th',
    [[...date('2028-10-17'), 'tuesday']],
    ['camila:robotics'],
  ),
  onCalendar(
    'camila',
    'plain',
    'when n where is our scrimmage',
    [nextWeek('2028-10-14').concat('saturday'), time('08:30'), ['northside tech']],
    ['camila:scrimmage'],
  ),
  onCalendar(
    'camila',
    'paraphrased',
    'how many more robotics meetings do we get before the scrimmage',
    [counted(1, ['robotics', 'meeting', 'practice', 'session'])],
    ['camila:robotics'],
  ),
  onCalendar(
    'camila',
    'paraphrased',
    'what time am i done w robotics on wednesdays',
    [time('17:30')],
    ['camila:robotics'],
  ),
  onCalendar(
    'camila',
    'plain',
    'sleepover at ximenas starts when',
    [day('2028-10-06'), time('18:00')],
    ['camila:sleepover'],
  ),
  onCalendar('camila', 'plain', 'what time is my quince dress fitting', [time('13:30')], ['camila:fitting']),
  onCalendar(
    'camila',
    'paraphrased',
    'am i out of school by the time of my fitting on the 20th',
    [['yes', ...time('12:45')]],
    ['camila:school', 'camila:fitting'],
    ['no,', 'still in school'],
  ),
  onCalendar('camila', 'plain', 'science fair project due date', [date('2028-10-27')], ['camila:science']),
  onCalendar('camila', 'plain', 'how many days til the qualifier', [['37', 'thirty-seven']], ['camila:qualifier']),
  onCalendar(
    'camila',
    'plain',
    'aylins quince is what date n time',
    [date('2028-11-18'), time('15:00')],
    ['family:quince'],
  ),
  onCalendar(
    'camila',
    'paraphrased',
    'who drives us home from robotics on the 25th',
    [['nguyen']],
    ['family:carpool-nguyen'],
  ),
];
