import type { AskedQuestion } from '../question-set.ts';
import { date, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar, orIn } from './asking.ts';
import { counted, lasting } from './lengths.ts';
import { sugdenRashidImranQuestions } from './sugden-rashid-imran-questions.ts';
import { sugdenRashidMoreQuestions } from './sugden-rashid-more-questions.ts';

const overlap = ['yes', 'overlap', 'clash', 'conflict', 'collide', 'same time', 'at once', 'during', 'both'];
const noOverlap = ["don't overlap", 'do not overlap', 'no overlap', 'no conflict', 'no clash', "don't clash"];
const off = [...no, ...nothing, 'moved', 'instead', 'swapped'];

/** Questions of Gemma, who types in a hurry, that the calendars answer. */
const ofGemma: readonly AskedQuestion[] = [
  onCalendar('gemma', 'paraphrased', 'wat time am i on tmrw', [time('07:30')], ['gemma:long-13']),
  onCalendar(
    'gemma',
    'paraphrased',
    'am i wrking this wkend',
    [['yes', 'long day', ...time('07:30')]],
    ['gemma:long-15', 'gemma:long-16'],
    ['no,', 'not working'],
  ),
  onCalendar('gemma', 'paraphrased', 'wen do i finish sat', [time('20:00')], ['gemma:long-15']),
  onCalendar(
    'gemma',
    'paraphrased',
    'which nites am i on nxt wk',
    [
      [...date('2027-05-19'), 'wednesday', 'wed,', 'wed '],
      [...date('2027-05-20'), 'thursday', 'thu,', 'thu '],
    ],
    ['gemma:night-19', 'gemma:night-20'],
  ),
  onCalendar('gemma', 'plain', 'wot time does the nite shift on the 20th end', [time('08:00')], ['gemma:night-20']),
  onCalendar(
    'gemma',
    'paraphrased',
    'long days left this wk, how many',
    [counted(3, ['long days', 'long day', 'shifts', 'days'])],
    ['gemma:long-13', 'gemma:long-15', 'gemma:long-16'],
  ),
  onCalendar(
    'gemma',
    'paraphrased',
    'do i hav to be on the ward on the 28th or did i get it off',
    [[...off, 'leave']],
    ['gemma:leave', 'gemma:long-28'],
    ['yes, you have'],
  ),
  onCalendar(
    'gemma',
    'paraphrased',
    'wen am i bak on shift after my leave',
    [date('2027-06-08'), time('07:30')],
    ['gemma:long-8'],
  ),
  onCalendar(
    'gemma',
    'plain',
    'late shift on the 26th is from wen til wen',
    [time('13:00'), time('21:30')],
    ['gemma:late-26'],
  ),
  onCalendar(
    'gemma',
    'paraphrased',
    'could i drop idris at acorns on the 25th or will i be at work alredy by 8',
    [[...overlap, 'early', 'no,', "can't", 'cannot', ...time('07:00')]],
    ['gemma:early-25', 'family:nursery'],
    [...noOverlap, 'yes, you can', 'you could drop'],
  ),
  onCalendar(
    'gemma',
    'paraphrased',
    'whats the earliest anyone of us starts on tues 25th',
    [time('07:00')],
    ['gemma:early-25'],
  ),
  onCalendar(
    'gemma',
    'plain',
    'has nana jean got idris nxt wed',
    [['yes', ...time('08:30')]],
    ['family:nana'],
    ['no,', 'not on'],
  ),
  onCalendar('gemma', 'plain', 'nana jean on weds 26th?', [off.concat('benidorm')], [], ['yes']),
  orIn(
    onCalendar(
      'gemma',
      'paraphrased',
      'y cant nana do the last wk of may where is she',
      [['benidorm']],
      ['family:benidorm'],
    ),
    'extraction:nana',
  ),
  orIn(
    onCalendar(
      'gemma',
      'plain',
      'helth visitor fri wat time n where is it',
      [time('13:30'), ['meanwood']],
      ['family:review'],
    ),
    'mail:review',
  ),
  onCalendar(
    'gemma',
    'plain',
    'did they move iddys swimming on the 22nd',
    [[...date('2027-05-23'), 'sunday'], time('10:15')],
    ['family:swim'],
  ),
  onCalendar(
    'gemma',
    'plain',
    'how many more swimmings has idris got',
    [counted(3, ['swimming', 'swim', 'swimmings', 'lessons', 'sessions'])],
    ['family:swim'],
  ),
  onCalendar('gemma', 'plain', 'swimming sat the 29th??', [off], [], ['yes']),
  onCalendar('gemma', 'plain', 'wen is the very last swimming', [date('2027-06-05'), time('09:30')], ['family:swim']),
  onCalendar('gemma', 'plain', 'wich bin goes out nxt tues', [['green', 'recycling']], ['family:green-bin']),
  orIn(
    onCalendar(
      'gemma',
      'plain',
      'recycling the wk of the bank hol, still a tuesday?',
      [[...date('2027-06-02'), 'wednesday']],
      ['family:green-bin'],
    ),
    'mail:council',
  ),
  onCalendar('gemma', 'plain', 'nxt black bin', [date('2027-05-25')], ['family:black-bin']),
  onCalendar(
    'gemma',
    'plain',
    'wen r zara n adam here nxt',
    [date('2027-05-21'), time('17:30')],
    ['family:kids-weekend'],
  ),
  onCalendar(
    'gemma',
    'paraphrased',
    'hav we got the 2 little uns the wkend of the 5th of june',
    [off],
    ['family:kids-weekend'],
    ['yes'],
  ),
  onCalendar(
    'gemma',
    'plain',
    'ellie n idris dentist when',
    [nextWeek('2027-05-19').concat('wednesday'), time('16:10')],
    ['family:dentist'],
  ),
  onCalendar(
    'gemma',
    'paraphrased',
    'does the dentist on the 19th run into my nite shift',
    [[...noOverlap, 'no,', 'no.', 'no:', 'no –', 'no —', 'does not', "doesn't"]],
    ['family:dentist', 'gemma:night-19'],
    ['yes'],
  ),
  onCalendar(
    'gemma',
    'plain',
    'is nursery shut on the 24th',
    [['yes', 'closed', 'no nursery', 'shut', 'inset']],
    ['family:nursery-shut', 'family:nursery'],
    ['is open'],
  ),
  onCalendar('gemma', 'paraphrased', 'what time do i pik idris up tmrw', [time('17:30')], ['family:nursery']),
  onCalendar('gemma', 'plain', 'is idris in nursery on fri', [off], [], ['yes']),
  onCalendar(
    'gemma',
    'plain',
    'how many days til iddys bday',
    [['31 days', '31 more', 'thirty-one', 'in 31', '**31', '31 sleeps', '31 to go']],
    ['family:birthday'],
  ),
  onCalendar(
    'gemma',
    'paraphrased',
    'wot day of the wk is idriss bday this yr',
    [['saturday', 'sat,', 'sat ']],
    ['family:birthday'],
  ),
  onCalendar('gemma', 'paraphrased', 'whos got iddy on the 29th wen we go out', [['mollie']], ['family:mollie']),
  onCalendar(
    'gemma',
    'paraphrased',
    'wen did ellie do her french speakin',
    [date('2027-04-27')],
    ['ellie:french-speaking'],
  ),
  onCalendar(
    'gemma',
    'paraphrased',
    'can i go eid lunch or am i on shift',
    [[...overlap, 'long day', 'working', 'no,', "can't", 'cannot', 'on shift']],
    ['family:eid', 'gemma:long-16'],
    [...noOverlap, 'yes, you can', 'you are free', "you're free"],
  ),
];

/** Questions of Ellie about her exams, her job and the prom. */
const ofEllie: readonly AskedQuestion[] = [
  onCalendar('ellie', 'paraphrased', 'whats my next exam n when', [['biology'], time('13:30')], ['ellie:biology']),
  onCalendar('ellie', 'plain', 'how long is bio tmrw', [lasting(1, 45)], ['ellie:biology']),
  onCalendar(
    'ellie',
    'paraphrased',
    'which exams have i got next week',
    [['literature'], ['maths'], ['geography']],
    ['ellie:literature', 'ellie:maths-1', 'ellie:geography'],
    ['chemistry'],
  ),
  onCalendar(
    'ellie',
    'plain',
    'maths paper 1 is that morning or afternoon',
    [['morning', ...time('09:00')]],
    ['ellie:maths-1'],
    ['in the afternoon'],
  ),
  onCalendar(
    'ellie',
    'paraphrased',
    'how many gcse papers are still to come all in all',
    [counted(9, ['exams', 'exam', 'gcse', 'papers', 'paper', 'gcses'])],
    ['ellie:biology', 'ellie:literature', 'ellie:physics', 'ellie:maths-1'],
  ),
  onCalendar('ellie', 'paraphrased', 'when am i FINALLY done with exams', [date('2027-06-14')], ['ellie:physics']),
  onCalendar(
    'ellie',
    'plain',
    'when n what time is french writing',
    [date('2027-05-26'), time('13:30')],
    ['ellie:french-writing'],
  ),
  onCalendar('ellie', 'plain', 'is there maths revision on the 18th', [off], [], ['yes']),
  onCalendar(
    'ellie',
    'plain',
    'tutor this week is when again',
    [[...date('2027-05-15'), 'saturday'], time('11:00')],
    ['ellie:tutor'],
  ),
  onCalendar(
    'ellie',
    'paraphrased',
    'wait does my tutor crash into the cafe on sat',
    [overlap],
    ['ellie:tutor', 'ellie:cafe'],
    noOverlap,
  ),
  orIn(
    onCalendar('ellie', 'plain', 'have i got a cafe shift on the 22nd', [off], ['ellie:cafe'], ['yes']),
    'extraction:cafe',
  ),
  onCalendar(
    'ellie',
    'paraphrased',
    'do i have to go in to school after the 21st',
    [[...off, 'study leave']],
    ['ellie:study-leave', 'ellie:school'],
    ['yes'],
  ),
  onCalendar('ellie', 'plain', 'how many days till prom!!', [['51', 'fifty-one']], ['ellie:prom']),
  onCalendar('ellie', 'paraphrased', 'what time does prom finish', [time('23:30')], ['ellie:prom']),
  onCalendar('ellie', 'plain', 'dress fitting?', [date('2027-06-05'), time('14:00')], ['ellie:fitting']),
  onCalendar(
    'ellie',
    'plain',
    'what time is my ortho appt n which day',
    [date('2027-05-28'), time('11:20')],
    ['ellie:ortho'],
  ),
  onCalendar('ellie', 'plain', 'what date is results day', [date('2027-08-26')], ['ellie:results']),
  onCalendar(
    'ellie',
    'plain',
    'which days am i at craigs this month',
    [
      [...date('2027-05-29'), 'saturday'],
      [...date('2027-05-30'), 'sunday', '29–30', '29-30', '29 – 30', '29 to 30'],
    ],
    ['ellie:craig'],
  ),
];

/** Questions of the Sugden-Rashids about their calendars and their mail. */
export const sugdenRashidAskedQuestions: readonly AskedQuestion[] = [
  ...ofGemma,
  ...ofEllie,
  ...sugdenRashidImranQuestions,
  ...sugdenRashidMoreQuestions,
];
