import type { AskedQuestion } from '../question-set.ts';
import { date, day, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar, orIn } from './asking.ts';
import { counted, lasting } from './lengths.ts';
import { villarrealAmesFamilyQuestions } from './villarreal-ames-family-questions.ts';
import { villarrealAmesKidsQuestions } from './villarreal-ames-kids-questions.ts';
import { villarrealAmesMoreQuestions } from './villarreal-ames-more-questions.ts';

const overlap = ['yes', 'overlap', 'clash', 'conflict', 'collide', 'same time', 'at once', 'during', 'both'];
const noOverlap = ["don't overlap", 'do not overlap', 'no overlap', 'no conflict', 'no clash', "don't clash"];
const off = [...no, ...nothing, 'moved', 'instead', 'holiday'];

/** Questions of Marisol that the calendars answer. */
const ofMarisol: readonly AskedQuestion[] = [
  onCalendar(
    'marisol',
    'paraphrased',
    'Tuesday night, do Zumba and boosters step on each other?',
    [overlap],
    ['marisol:zumba', 'marisol:boosters'],
    noOverlap,
  ),
  onCalendar(
    'marisol',
    'plain',
    'Does Mateo have speech this coming Tuesday',
    [['yes', ...time('15:30')]],
    ['family:speech'],
    ['no,', 'no speech'],
  ),
  onCalendar(
    'marisol',
    'paraphrased',
    'They rescheduled speech in the week of the 16th, to when?',
    [[...date('2028-10-18'), 'wednesday'], time('16:00')],
    ['family:speech'],
  ),
  onCalendar(
    'marisol',
    'plain',
    'how many speech therapy sessions are left for Teo',
    [counted(4, ['speech', 'sessions', 'session', 'therapy'])],
    ['family:speech'],
  ),
  onCalendar('marisol', 'plain', 'Is there speech on Halloween?', [off], [], ['yes']),
  onCalendar(
    'marisol',
    'plain',
    "What's the date of Mateo's last speech therapy",
    [date('2028-11-07')],
    ['family:speech'],
  ),
  orIn(
    onCalendar(
      'marisol',
      'paraphrased',
      "Who's got robotics carpool next Wednesday?",
      [['kessler']],
      ['family:carpool-nguyen'],
    ),
    'extraction:pam',
  ),
  onCalendar(
    'marisol',
    'paraphrased',
    'When is it our turn to drive the robotics carpool again',
    [date('2028-10-18')],
    ['family:carpool-ours'],
  ),
  onCalendar(
    'marisol',
    'plain',
    'Do any of the kids have class this coming Monday?',
    [off],
    ['family:holiday'],
    ['yes'],
  ),
  onCalendar(
    'marisol',
    'paraphrased',
    'Kids are home Monday, what appointments do they have that day?',
    [['dentist']],
    ['family:dentist', 'family:holiday'],
  ),
  onCalendar(
    'marisol',
    'paraphrased',
    'About how long will we be at the dentist on Monday',
    [lasting(1, 10)],
    ['family:dentist'],
  ),
  onCalendar(
    'marisol',
    'plain',
    'ARD meeting: day, time and place?',
    [nextWeek('2028-10-12').concat('thursday'), time('13:15'), ['oak hollow']],
    ['family:ard'],
  ),
  onCalendar(
    'marisol',
    'paraphrased',
    'Will Travis be back from Houston for the ARD?',
    [['yes', 'back', 'can make', 'no conflict', 'no overlap']],
    ['family:ard', 'travis:houston'],
    ["won't be back", 'will not be back', 'still in houston on'],
  ),
  onCalendar(
    'marisol',
    'plain',
    'Is choir on the 12th still happening?',
    [[...off, ...date('2028-10-11'), 'wednesday']],
    ['marisol:choir'],
    ['yes'],
  ),
  onCalendar('marisol', 'plain', 'choir on october 26?', [off], [], ['yes']),
  onCalendar('marisol', 'paraphrased', 'how late does choir run tonight', [time('20:30')], ['marisol:choir']),
  onCalendar('marisol', 'paraphrased', 'When do I get off work on Friday the 20th?', [time('11:30')], ['marisol:work']),
  onCalendar(
    'marisol',
    'paraphrased',
    'What time does Mateo get out on the 20th',
    [time('12:00')],
    ['family:mateo-school'],
  ),
  onCalendar(
    'marisol',
    'paraphrased',
    "On the 20th, how many minutes between the end of my work and the end of Mateo's school day?",
    [lasting(0, 30).concat('half an hour')],
    ['marisol:work', 'family:mateo-school'],
  ),
  onCalendar(
    'marisol',
    'plain',
    'Guelita has Mateo tomorrow, right?',
    [['yes', 'right', ...time('15:00')]],
    ['family:guelita'],
    ['no,', 'does not have'],
  ),
  onCalendar(
    'marisol',
    'paraphrased',
    'Can Guelita watch Mateo on the 27th?',
    [[...off, 'monterrey', "can't", 'cannot']],
    ['family:monterrey', 'family:guelita'],
    ['yes'],
  ),
  onCalendar(
    'marisol',
    'paraphrased',
    'How many days are the grandparents gone to Monterrey?',
    [counted(6, ['days', 'day'])],
    ['family:monterrey'],
    ['7 days', 'seven days'],
  ),
  onCalendar(
    'marisol',
    'plain',
    "How many days until Abuelo Chuy's birthday?",
    [['13 days', 'thirteen', 'in 13', '**13', '13 more']],
    ['family:abuelo-birthday'],
  ),
  onCalendar(
    'marisol',
    'paraphrased',
    "Which weekday is Abuelo's actual birthday?",
    [['wednesday', 'wed,', 'wed ']],
    ['family:abuelo-birthday'],
  ),
  onCalendar(
    'marisol',
    'plain',
    "Abuelo's birthday dinner is when and where",
    [[...nextWeek('2028-10-15'), 'sunday'], time('13:00'), ['la estrella']],
    ['family:abuelo-dinner'],
  ),
  orIn(
    onCalendar(
      'marisol',
      'paraphrased',
      'Is Mass at the regular time on the 15th?',
      [time('08:30')],
      ['family:mass'],
      ['yes'],
    ),
    'mail:parish',
  ),
  onCalendar(
    'marisol',
    'paraphrased',
    'Are we doing anything on Saturday the 21st?',
    [['festival'], ['contest']],
    ['family:festival', 'danny:contest', 'danny:booth'],
  ),
  onCalendar(
    'marisol',
    'paraphrased',
    "Does Danny's booth shift at the festival run into his contest?",
    [overlap],
    ['danny:booth', 'danny:contest'],
    noOverlap,
  ),
  onCalendar('marisol', 'plain', "When's my eye doctor?", [date('2028-10-16'), time('15:20')], ['marisol:eyes']),
  onCalendar(
    'marisol',
    'paraphrased',
    'How many days is my Dallas training',
    [counted(3, ['days', 'day'])],
    ['marisol:dallas'],
  ),
  onCalendar('marisol', 'plain', 'what day did we do flu shots', [date('2028-09-30')], ['family:flu']),
  onCalendar(
    'marisol',
    'plain',
    "When's my concession stand shift?",
    [date('2028-10-27'), time('18:00')],
    ['marisol:concessions'],
  ),
  onCalendar('marisol', 'plain', 'next boosters meeting', [day('2028-10-10'), time('19:00')], ['marisol:boosters']),
];

/** Questions of the Villarreal-Ames family about their calendars and their mail. */
export const villarrealAmesAskedQuestions: readonly AskedQuestion[] = [
  ...ofMarisol,
  ...villarrealAmesFamilyQuestions,
  ...villarrealAmesKidsQuestions,
  ...villarrealAmesMoreQuestions,
];
