import type { AskedQuestion } from '../question-set.ts';
import { date, day, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar, orIn } from './asking.ts';
import { counted, lasting } from './lengths.ts';

const off = [...no, ...nothing, 'moved', 'instead', 'holiday'];

const ofIoane: readonly AskedQuestion[] = [
  onCalendar(
    'ioane',
    'plain',
    'am i on call this weekend',
    [['yes', "you're on call", 'you are on call', 'on call']],
    ['ioane:on-call'],
    ['no,', 'not on call'],
  ),
  onCalendar('ioane', 'plain', 'and after this week when am I on call again', [date('2030-10-14')], ['ioane:on-call']),
  onCalendar('ioane', 'paraphrased', 'on call while were at the bach??', [off], [], ['yes,']),
  onCalendar(
    'ioane',
    'paraphrased',
    'how many hours do I actually work on the night the clocks go forward',
    [lasting(7, 0)],
    ['ioane:outage'],
  ),
  onCalendar(
    'ioane',
    'paraphrased',
    'what time do i knock off sunday morning after the outage',
    [time('06:00')],
    ['ioane:outage'],
  ),
  onCalendar(
    'ioane',
    'plain',
    'which nights are the night works',
    [
      [...date('2030-10-01'), '1 and 2', '1–2', '1-2', '1 to 2', 'tuesday', 'tue '],
      [...date('2030-10-02'), '1–2', '1-2', 'wednesday', 'wed '],
    ],
    ['ioane:night-works'],
  ),
  onCalendar(
    'ioane',
    'paraphrased',
    'am i home from work before lupe has to be at the rec centre for the zoo',
    [['yes', 'before', 'in time', '05:30', '5:30']],
    ['ioane:night-works', 'family:programme'],
    ['no,', 'not in time'],
  ),
  onCalendar(
    'ioane',
    'plain',
    'when does touch start up and what time',
    [date('2030-10-16'), time('18:15')],
    ['ioane:touch'],
  ),
  onCalendar('ioane', 'paraphrased', 'what field are we on for touch', [['field 4']], ['ioane:touch']),
  onCalendar('ioane', 'plain', 'touch on the 6th of november?', [off], [], ['yes,']),
  onCalendar('ioane', 'paraphrased', 'what time is touch on the 23rd of oct', [time('19:05')], ['ioane:touch']),
  onCalendar('ioane', 'paraphrased', 'how long will white sunday go', [lasting(3, 30)], ['ioane:church']),
  onCalendar('ioane', 'plain', 'white sunday practice on the 28th?', [off], [], ['yes,']),
  onCalendar(
    'ioane',
    'paraphrased',
    'how many practices do the girls have left before white sunday',
    [counted(2, ['practices', 'practice', 'white sunday'])],
    ['ioane:practice'],
  ),
  onCalendar('ioane', 'paraphrased', 'is there church on the 6th', [off], [], ['yes,']),
  onCalendar('ioane', 'plain', 'whens my dentist appointment', [date('2030-10-15'), time('07:40')], ['ioane:dentist']),
  onCalendar(
    'ioane',
    'paraphrased',
    'can i still get lupe from kereru kids after first aid on her birthday',
    [['yes', 'before', 'in time', 'an hour', '1 hour', 'one hour', 'no overlap', 'no conflict', '60 min']],
    ['ioane:first-aid', 'family:care'],
    ["no, you can't", 'not in time', 'too late'],
  ),
  onCalendar(
    'ioane',
    'paraphrased',
    'how many hours between giving the trailer back and the outage',
    [lasting(8, 0)],
    ['ioane:trailer', 'ioane:outage'],
  ),
  onCalendar(
    'ioane',
    'paraphrased',
    'which evening is tess at the clinic next week',
    [nextWeek('2030-09-25').concat('wednesday')],
    ['tess:clinic'],
  ),
  orIn(
    onCalendar('ioane', 'paraphrased', 'where do i collect tess mum on friday', [['bus station']], ['family:nana-bus']),
    'extraction:nana',
  ),
  onCalendar('ioane', 'paraphrased', 'what have we got on tues arvo', [['conference']]),
  onCalendar(
    'ioane',
    'paraphrased',
    'is mele off school too on the 25th of october',
    [['no,', 'no.', 'no:', 'no –', 'no —', 'not off', '8:45', 'has school', 'for finn and lupe', 'only finn and lupe']],
    ['mele:school', 'family:teachers'],
    ['yes,'],
  ),
  onCalendar(
    'ioane',
    'paraphrased',
    'will finn be back from craigs before we head off to the bach',
    [['yes', 'before', 'in time', '30 min', 'half an hour', '17:00', '5:00', '5 pm', '5pm']],
    ['family:craig', 'family:bach-drive', 'family:bach'],
    ['no,', 'not in time'],
  ),
  onCalendar('ioane', 'plain', 'how many days til the bach', [['16', 'sixteen']], ['family:bach', 'family:bach-drive']),
  onCalendar('ioane', 'plain', 'by when does biscuit have to be at the kennels', [['noon', '12']], ['family:kennels']),
  onCalendar(
    'ioane',
    'paraphrased',
    'whens our anniversary n how many years is it',
    [date('2030-11-06'), ['nine', '9 years', '9th', 'ninth', ' 9']],
    ['family:anniversary'],
  ),
  onCalendar('ioane', 'paraphrased', 'when is the dog due his worm tablets', [date('2030-10-01')], ['family:tablets']),
];

const ofLupe: readonly AskedQuestion[] = [
  onCalendar(
    'lupe',
    'paraphrased',
    'how many sleeps until my birthday',
    [['29', 'twenty-nine', 'twenty nine']],
    ['family:birthday'],
  ),
  onCalendar(
    'lupe',
    'paraphrased',
    'how old am I going to be on my birthday',
    [['seven', 'turn 7', 'turns 7', 'turning 7', 'be 7', 'is 7', ' 7.', '7 years', '7th', '**7']],
    ['family:birthday'],
  ),
  onCalendar(
    'lupe',
    'paraphrased',
    'is my party before my birthday or after it',
    [['after', 'later', 'birthday is first', 'birthday comes first']],
    ['family:party', 'family:birthday'],
    ['party is before', 'party comes first'],
  ),
  onCalendar('lupe', 'plain', 'where is my birthday party', [['pool']], ['family:party']),
  onCalendar('lupe', 'paraphrased', 'what day are we going to the zoo', [date('2030-10-03')], ['family:programme']),
  onCalendar(
    'lupe',
    'paraphrased',
    'what do I have to put in my bag for holiday programme',
    [['togs'], ['towel']],
    ['family:programme'],
  ),
  onCalendar(
    'lupe',
    'plain',
    'when is my class assembly please',
    [nextWeek('2030-09-27').concat('friday'), time('09:15')],
    ['family:assembly'],
    ['september 20', '20 september'],
  ),
  onCalendar('lupe', 'paraphrased', 'what day is nana coming', [day('2030-09-20')], ['family:nana', 'family:nana-bus']),
];

/** Questions of Ioane and Lupe that the calendars answer. */
export const salesaHollowayFamilyQuestions: readonly AskedQuestion[] = [...ofIoane, ...ofLupe];
