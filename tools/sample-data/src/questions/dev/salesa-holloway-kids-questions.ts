import type { AskedQuestion } from '../question-set.ts';
import { date, day, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar } from './asking.ts';
import { counted, lasting } from './lengths.ts';

const off = [...no, ...nothing, 'moved', 'instead', 'holiday'];
const overlap = ['yes', 'overlap', 'clash', 'conflict', 'same time', 'at once', 'an hour', '1 hour', '60 min'];
const noOverlap = ["don't overlap", 'do not overlap', 'no overlap', 'no conflict', 'no clash', "don't clash"];
const tentative = [
  'tentative',
  'not certain',
  'not confirmed',
  'not definite',
  'not for sure',
  "isn't definite",
  'not sure',
  'no,',
];

const ofMele: readonly AskedQuestion[] = [
  onCalendar('mele', 'paraphrased', 'when do i get out of school on the 27th', [time('13:00')], ['mele:school']),
  onCalendar('mele', 'plain', 'which day is the late start', [[...date('2030-10-16'), 'wednesday']], ['mele:school']),
  onCalendar('mele', 'plain', 'jazz band next wed?', [off], [], ['yes,']),
  onCalendar(
    'mele',
    'plain',
    'when is volleyball next week',
    [nextWeek('2030-09-25').concat('wednesday'), time('16:00')],
    ['mele:volleyball'],
  ),
  onCalendar('mele', 'plain', 'volleyball practice on the 31st of oct', [[...off, 'tournament']], [], ['yes,']),
  onCalendar('mele', 'paraphrased', 'whats due on friday', [['speech']], ['mele:speech']),
  onCalendar(
    'mele',
    'plain',
    "when's my maths assessment and what room",
    [nextWeek('2030-09-24').concat('tuesday'), time('09:00'), ['b4']],
    ['mele:maths'],
  ),
  onCalendar(
    'mele',
    'paraphrased',
    'is science before or after maths next week, i mean the exams',
    [['after', 'later', 'maths is first', 'maths first', 'maths comes first']],
    ['mele:science', 'mele:maths'],
    ['science is before', 'science comes first', 'science is first'],
  ),
  onCalendar('mele', 'plain', 'sax lesson on the 14th?', [off], [], ['yes,']),
  onCalendar(
    'mele',
    'paraphrased',
    'when is my first sax lesson after the holidays',
    [[...date('2030-10-15'), 'tuesday']],
    ['mele:sax'],
  ),
  onCalendar('mele', 'paraphrased', 'how long am i babysitting for friday', [lasting(4, 0)], ['mele:babysit']),
  onCalendar(
    'mele',
    'paraphrased',
    'what time are the twins meant to be asleep',
    [[...time('20:00'), 'at 8', 'by 8']],
    ['mele:babysit'],
  ),
  onCalendar('mele', 'plain', "what's Anaya's number", [['027 555 0119']], ['mele:babysit']),
  onCalendar('mele', 'plain', 'is the junior dance still happening', [off], [], ['yes,']),
  onCalendar(
    'mele',
    'plain',
    'is the sleepover at tias a sure thing',
    [tentative],
    ['mele:sleepover'],
    ['yes,', 'is confirmed'],
  ),
  onCalendar(
    'mele',
    'paraphrased',
    "if i sleep at tia's does that run into white sunday",
    [overlap],
    ['mele:sleepover', 'ioane:church'],
    noOverlap,
  ),
  onCalendar(
    'mele',
    'plain',
    'jazz night when n where',
    [date('2030-10-24'), time('19:00'), ['hall']],
    ['mele:jazz-night'],
  ),
  onCalendar(
    'mele',
    'paraphrased',
    'when do we have to be out of the motel',
    [[...date('2030-11-01'), 'friday'], time('10:00')],
    ['mele:motel'],
  ),
  onCalendar('mele', 'paraphrased', 'am i free sat night the 21st', [['yes', ...nothing]], [], ['not free']),
];

const ofFinn: readonly AskedQuestion[] = [
  onCalendar('finn', 'paraphrased', 'do i have swimming on friday', [off], [], ['yes,']),
  onCalendar(
    'finn',
    'plain',
    'when is swim squad next',
    [[...day('2030-09-19'), 'tomorrow'], time('16:00')],
    ['finn:squad'],
  ),
  onCalendar(
    'finn',
    'paraphrased',
    'how many times do i swim next week',
    [counted(2, ['swim', 'squad', 'times', 'sessions'])],
    ['finn:squad'],
  ),
  onCalendar(
    'finn',
    'paraphrased',
    'what time do i have to be at the pool on october 16',
    [time('06:00')],
    ['finn:squad'],
  ),
  onCalendar(
    'finn',
    'plain',
    'when are my libary books due',
    [nextWeek('2030-09-23').concat('monday')],
    ['finn:library'],
  ),
  onCalendar('finn', 'paraphrased', 'what do i hav to bring to laser tag', [['socks']], ['finn:laser']),
  onCalendar(
    'finn',
    'paraphrased',
    "who's driving me home after sams party",
    [["sam's dad", 'sam’s dad']],
    ['finn:laser'],
  ),
  onCalendar('finn', 'paraphrased', 'latest we can leave for zap zone', [time('13:05')], ['finn:laser']),
  onCalendar(
    'finn',
    'plain',
    'which days is year 6 camp',
    [
      [...date('2030-11-04'), '4–6', '4-6', '4 to 6', 'monday'],
      [
        '6 november',
        'november 6',
        '6 nov',
        'nov 6',
        '4–6',
        '4-6',
        '4 to 6',
        '4 – 6',
        'wednesday',
        '6th',
        '-06',
        'three days',
        '3 days',
      ],
    ],
    ['finn:camp'],
  ),
  onCalendar('finn', 'paraphrased', 'what time do they want us at school for rewanui', [time('07:45')], ['finn:camp']),
  onCalendar('finn', 'plain', 'guitar lesson on lupes birthday?', [off], [], ['yes,']),
  onCalendar('finn', 'paraphrased', 'what is mr okafors address', [['8 tui']], ['finn:guitar']),
  onCalendar('finn', 'plain', 'is zone athletics for sure', [tentative], ['finn:athletics'], ['yes,', 'is confirmed']),
  onCalendar(
    'finn',
    'paraphrased',
    'if athletics gets rained off when do they do it',
    [date('2030-10-31')],
    ['finn:athletics'],
  ),
  onCalendar(
    'finn',
    'paraphrased',
    'how many sleeps till i go to dads',
    [counted(9, ['sleeps', 'days', 'nights'])],
    ['family:craig'],
  ),
  onCalendar('finn', 'paraphrased', 'do i have school on october 25', [[...off, 'teacher-only']], [], ['yes,']),
  onCalendar(
    'finn',
    'paraphrased',
    'what time do i come back from dads on the 13th',
    [time('17:00')],
    ['family:craig'],
  ),
  onCalendar(
    'finn',
    'plain',
    'is chess club on tuesday',
    [['yes', '12:30', 'chess club']],
    ['finn:chess'],
    ['no,', 'cancelled'],
  ),
];

/** Questions of Mele and Finn that the calendars answer. */
export const salesaHollowayKidsQuestions: readonly AskedQuestion[] = [...ofMele, ...ofFinn];
