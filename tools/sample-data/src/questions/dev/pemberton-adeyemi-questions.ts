import type { AskedQuestion } from '../question-set.ts';
import { date, day, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar, orIn } from './asking.ts';
import { counted, lasting } from './lengths.ts';
import { pembertonAdeyemiFamilyQuestions } from './pemberton-adeyemi-family-questions.ts';
import { pembertonAdeyemiKidsQuestions } from './pemberton-adeyemi-kids-questions.ts';
import { pembertonAdeyemiMoreQuestions } from './pemberton-adeyemi-more-questions.ts';

const overlap = ['yes', 'overlap', 'clash', 'conflict', 'collide', 'same time', 'at once', 'during', 'both'];
const noOverlap = ["don't overlap", 'do not overlap', 'no overlap', 'no conflict', 'no clash', "don't clash"];
const off = [...no, ...nothing, 'not working', 'moved', 'instead'];

/** Questions of Ruth that the calendars answer. */
const ofRuth: readonly AskedQuestion[] = [
  onCalendar(
    'ruth',
    'plain',
    'have I got choir tonight',
    [['yes', ...time('19:30')]],
    ['ruth:choir'],
    ['no,', 'no choir'],
  ),
  onCalendar('ruth', 'plain', "when's my next night shift", [day('2029-10-13')], ['ruth:night-13']),
  onCalendar('ruth', 'plain', 'what time does my long day finish tomorrow', [time('20:00')], ['ruth:long-11']),
  onCalendar(
    'ruth',
    'paraphrased',
    'how many nights am I down for in october',
    [counted(4, ['night', 'shift'])],
    ['ruth:night-13', 'ruth:night-14', 'ruth:night-22', 'ruth:night-23'],
  ),
  onCalendar(
    'ruth',
    'paraphrased',
    'how many more long days have i got this month',
    [counted(4, ['long', 'day', 'shift'])],
    ['ruth:long-11', 'ruth:long-18', 'ruth:long-19', 'ruth:long-31'],
  ),
  onCalendar('ruth', 'plain', 'am I on a long day on the 6th of november', [off], [], ['yes']),
  onCalendar(
    'ruth',
    'paraphrased',
    "how long have I got until I'm next at work",
    [[...lasting(13, 55), '14 hours', ...time('07:30')]],
    ['ruth:long-11'],
  ),
  onCalendar(
    'ruth',
    'paraphrased',
    'how long is there between the end of my night shift on the 24th and the dentist',
    [lasting(1, 40)],
    ['ruth:night-23', 'family:dentist'],
  ),
  onCalendar(
    'ruth',
    'paraphrased',
    'am I on shift for the bonfire with the okafors',
    [[...overlap, 'night shift', ...time('19:30')]],
    ['ruth:night-3', 'family:bonfire'],
    noOverlap,
  ),
  onCalendar(
    'ruth',
    'paraphrased',
    'choir in the week of the 5th of november, which day is it and what time',
    [[...date('2029-11-06'), 'tuesday'], time('19:00')],
    ['ruth:choir'],
  ),
  onCalendar('ruth', 'plain', 'is there choir practice in half term', [off], [], ['yes']),
  onCalendar(
    'ruth',
    'paraphrased',
    'can I make choir on the 31st or am I working',
    [['working', 'long day', 'clash', 'overlap', 'conflict', ...time('20:00'), ...no]],
    ['ruth:long-31', 'ruth:choir'],
    noOverlap,
  ),
  onCalendar('ruth', 'plain', 'when is my appraisal', [date('2029-11-16'), time('14:00')], ['ruth:appraisal']),
  onCalendar(
    'ruth',
    'plain',
    'how long does the resus training last and where is it',
    [lasting(3, 30), ['education centre']],
    ['ruth:resus'],
  ),
  onCalendar(
    'ruth',
    'paraphrased',
    'could I do lunch with a friend at 12 on the 30th of october',
    [[...no, 'not free', 'busy', 'clash', 'overlap', 'conflict', 'resus', ...time('12:30')]],
    ['ruth:resus'],
    ["you're free", 'you are free'],
  ),
  onCalendar(
    'ruth',
    'plain',
    'can I book the hairdresser at 4 on thursday 25 october',
    [['yes', 'free', 'nothing', 'no clash', 'no conflict', 'clear', 'you can']],
    [],
    ['not free', 'busy at', 'you cannot', "you can't"],
  ),
  onCalendar('ruth', 'plain', "when's the next book club", [date('2029-10-25'), time('20:00')], ['ruth:book-club']),
  onCalendar(
    'ruth',
    'paraphrased',
    'which days am i on the ward in the first week back after half term',
    [
      [...date('2029-10-31'), 'wednesday'],
      [...date('2029-11-01'), 'thursday'],
    ],
    ['ruth:long-31', 'ruth:long-1'],
  ),
  onCalendar('ruth', 'paraphrased', 'which weekend before half term have I got no shifts', [
    [...date('2029-10-20'), ...date('2029-10-21'), '20–21', '20-21', '20/21', '20 and 21', '20 & 21', 'next weekend'],
  ]),
  onCalendar(
    'ruth',
    'plain',
    'is my appraisal before or after the parents evening for grace',
    [['after', 'day later', 'next day', 'following day']],
    ['ruth:appraisal', 'family:pe-grace'],
  ),
  onCalendar(
    'ruth',
    'paraphrased',
    'what time are my eyes getting tested',
    [date('2029-10-25'), time('11:20')],
    ['ruth:optician'],
  ),
  orIn(
    onCalendar(
      'ruth',
      'paraphrased',
      'which days is my mum having toby next week',
      [nextWeek('2029-10-17').concat('wednesday', 'wed '), nextWeek('2029-10-18').concat('thursday', 'thu ')],
      ['family:granny-collects'],
      ['tuesday and thursday', 'tuesday 16 october and thursday', 'tuesday 16 and thursday'],
    ),
    'extraction:granny',
  ),
  onCalendar('ruth', 'plain', 'is granny collecting toby on thursday the 1st of november', [off], [], ['yes']),
  onCalendar('ruth', 'plain', 'how long is ines babysitting for on friday', [lasting(4, 30)], ['family:babysit']),
  orIn(
    onCalendar(
      'ruth',
      'paraphrased',
      'is ines around at all in half term',
      [[...no, 'away', 'seville']],
      ['family:ines-away'],
      ['yes'],
    ),
    'extraction:ines',
  ),
  onCalendar(
    'ruth',
    'paraphrased',
    "what's everyone got on on saturday",
    [['swimming'], ['rothwell', 'match'], ['isaac'], ['night']],
    ['grace:swimming', 'femi:rothwell', 'toby:isaac-party', 'ruth:night-13'],
  ),
  onCalendar(
    'ruth',
    'paraphrased',
    "what's happening the week after next",
    [['half term'], ['dentist'], ['cottage']],
    ['family:half-term', 'family:dentist', 'family:cottage', 'femi:ypres', 'ruth:night-22', 'tunde:leave'],
  ),
  onCalendar('ruth', 'plain', 'which day do we come home from the cottage', [date('2029-10-28')], ['family:cottage']),
  onCalendar(
    'ruth',
    'paraphrased',
    'with piano off on monday has femi got anything else after school that day',
    [[...no, ...nothing]],
    [],
    ['yes'],
  ),
];

/** Questions about the Pemberton-Adeyemi family and its mail. */
export const pembertonAdeyemiAskedQuestions: readonly AskedQuestion[] = [
  ...ofRuth,
  ...pembertonAdeyemiFamilyQuestions,
  ...pembertonAdeyemiKidsQuestions,
  ...pembertonAdeyemiMoreQuestions,
];
