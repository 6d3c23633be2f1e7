import type { AskedQuestion } from '../question-set.ts';
import { date, no, nothing, time } from '../spellings.ts';
import { onCalendar, orIn } from './asking.ts';
import { counted, lasting } from './lengths.ts';

const noOverlap = ["don't overlap", 'do not overlap', 'no overlap', 'no conflict', 'no clash', "don't clash"];
const off = [...no, ...nothing, 'moved', 'instead', 'holiday'];

const ofTravis: readonly AskedQuestion[] = [
  onCalendar(
    'travis',
    'plain',
    'we got softball tonight?',
    [['yes', ...time('20:00')]],
    ['travis:softball'],
    ['no softball', 'no,'],
  ),
  onCalendar('travis', 'paraphrased', 'first pitch on the 12th is when', [time('21:15')], ['travis:softball']),
  onCalendar('travis', 'plain', 'any softball on the 26th', [off], [], ['yes']),
  onCalendar('travis', 'plain', 'phoenix call tomorrow, what time for us', [time('11:00')], ['travis:phoenix-call']),
  onCalendar(
    'travis',
    'plain',
    'and the phoenix call on november 10, what time will that be here',
    [time('10:00')],
    ['travis:phoenix-call'],
  ),
  onCalendar(
    'travis',
    'plain',
    'which days am I in houston',
    [
      [...date('2028-10-10'), 'tuesday', 'oct 10', '10–11', '10-11'],
      [...date('2028-10-11'), 'wednesday', '10–11', '10-11', '10 – 11', '10 to 11'],
    ],
    ['travis:houston'],
  ),
  onCalendar(
    'travis',
    'plain',
    'flight to phoenix takes off when and lands when over there',
    [time('13:40'), time('14:05')],
    ['travis:fly-out'],
  ),
  onCalendar(
    'travis',
    'paraphrased',
    'how long am I on the plane going out to phoenix',
    [lasting(2, 25)],
    ['travis:fly-out'],
  ),
  onCalendar(
    'travis',
    'paraphrased',
    'what time do I land back in san antonio on the 25th',
    [time('21:20')],
    ['travis:fly-back'],
  ),
  onCalendar('travis', 'plain', 'my physical is at what time tomorrow', [time('07:40')], ['travis:physical']),
  onCalendar(
    'travis',
    'plain',
    "is there men's breakfast this saturday",
    [['yes', ...time('07:30')]],
    ['travis:breakfast'],
    ['no,', "no men's"],
  ),
  onCalendar(
    'travis',
    'paraphrased',
    "this saturday does men's breakfast overlap with dannys drivers ed",
    [[...noOverlap, 'no,', 'no.', 'no:', 'no –', 'no —', 'does not', "doesn't", 'back to back', 'back-to-back']],
    ['travis:breakfast', 'danny:driving'],
    ['yes'],
  ),
  onCalendar(
    'travis',
    'paraphrased',
    'last day of my on call week',
    [date('2028-10-22')],
    ['travis:on-call'],
    ['october 23', 'oct 23'],
  ),
  onCalendar(
    'travis',
    'paraphrased',
    'who is the football team up against tomorrow',
    [['judson park']],
    ['danny:game-6'],
  ),
  onCalendar('travis', 'paraphrased', 'what time is tomorrows game over', [time('22:15')], ['danny:game-6']),
  orIn(
    onCalendar(
      'travis',
      'paraphrased',
      'where are they playing football next friday',
      [['new braunfels']],
      ['danny:game-13'],
    ),
    'mail:band',
  ),
  onCalendar(
    'travis',
    'paraphrased',
    'when should I head out to see dannys contest at the bexar bowl',
    [time('13:00')],
    ['danny:contest'],
  ),
  onCalendar(
    'travis',
    'paraphrased',
    'how many nights are we in port aransas',
    [counted(3, ['nights', 'night'])],
    ['family:port-a'],
    ['4 nights', 'four nights'],
  ),
  onCalendar(
    'travis',
    'paraphrased',
    'how long until we go to port aransas',
    [['48', 'forty-eight', '6 weeks and 6', 'almost 7 weeks', 'about 7 weeks', 'nearly 7 weeks']],
    ['family:port-a'],
  ),
  onCalendar('travis', 'plain', 'oil change for the van, what time', [time('12:15')], ['family:oil']),
  onCalendar('travis', 'plain', 'when is bulk pickup', [date('2028-10-25')], ['family:bulk']),
  onCalendar(
    'travis',
    'paraphrased',
    'whats the earliest thing on the calendar this saturday',
    [time('07:30')],
    ['travis:breakfast'],
  ),
  onCalendar(
    'travis',
    'plain',
    'does trash go out monday or not',
    [['yes', ...time('06:30')]],
    ['family:trash'],
    ['no,', 'no trash'],
  ),
  onCalendar(
    'travis',
    'plain',
    'taco has to be at the groomer when',
    [date('2028-10-19'), time('08:30')],
    ['family:groomer'],
  ),
  onCalendar(
    'travis',
    'plain',
    'trick or treating: what time and who with',
    [time('18:00'), ['kessler']],
    ['family:halloween'],
  ),
  onCalendar('travis', 'plain', 'when do we make tamales at guelitas', [date('2028-12-16')], ['family:tamales']),
];

/** Questions of the grandmother, who writes from a phone that the household does not know. */
const ofGrandmother: readonly AskedQuestion[] = [
  {
    question: 'Mija it is Guelita. What day is the field trip of Mateo and at what hour they come back?',
    answeredBy: 'calendar',
    group: 'paraphrased',
    says: [date('2028-10-24'), time('13:00')],
    sources: ['calendar:family:pumpkins'],
  },
  {
    question: 'Es Lupe. Tomorrow I have Mateo until what time please',
    answeredBy: 'calendar',
    group: 'plain',
    says: [time('18:30')],
    sources: ['calendar:family:guelita'],
  },
  {
    question: 'The Mass of this Sunday, at what hour is it mija, and the one of the other Sunday the 15?',
    answeredBy: 'calendar',
    group: 'plain',
    says: [time('10:30'), time('08:30')],
    sources: ['calendar:family:mass', 'mail:parish'],
  },
];

/** Questions of Travis and the grandmother that the calendars answer. */
export const villarrealAmesFamilyQuestions: readonly AskedQuestion[] = [...ofTravis, ...ofGrandmother];
