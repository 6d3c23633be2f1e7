import type { AskedQuestion } from '../question-set.ts';
import { date, day, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar, orIn } from './asking.ts';
import { counted, lasting } from './lengths.ts';

const overlap = ['yes', 'overlap', 'clash', 'conflict', 'collide', 'same time', 'at once', 'during', 'both'];
const noOverlap = ["don't overlap", 'do not overlap', 'no overlap', 'no conflict', 'no clash', "don't clash"];
const off = [...no, ...nothing, 'moved', 'instead', 'swapped'];

const aboutChildren: readonly AskedQuestion[] = [
  onCalendar(
    'imran',
    'paraphrased',
    'Which weekend are Zara and Adam with us instead of the first one in June?',
    [date('2027-05-28')],
    ['family:kids-weekend'],
  ),
  onCalendar(
    'imran',
    'paraphrased',
    'On Sunday the 23rd, what time do Zara and Adam have to go back?',
    [time('18:00')],
    ['family:kids-weekend'],
  ),
  onCalendar(
    'imran',
    'paraphrased',
    'When were Zara and Adam last here?',
    [[...date('2027-05-07'), ...date('2027-05-09'), 'last weekend', '7–9', '7-9']],
    ['family:kids-weekend'],
  ),
  onCalendar(
    'imran',
    'plain',
    "Zara's competition and Adam's match, when does each of them start?",
    [time('12:45'), time('10:30')],
    ['family:gym', 'family:match'],
  ),
  onCalendar(
    'imran',
    'paraphrased',
    'How long will we be sitting at the gymnastics?',
    [lasting(3, 15)],
    ['family:gym'],
  ),
  onCalendar(
    'imran',
    'paraphrased',
    "Does swimming on the 23rd get in the way of Adam's match",
    [overlap],
    ['family:swim', 'family:match'],
    noOverlap,
  ),
  onCalendar(
    'imran',
    'paraphrased',
    'What time should Adam and I set off for Roundhay on the 23rd?',
    [time('10:10')],
    ['family:match'],
  ),
  onCalendar(
    'imran',
    'plain',
    "When is Adam's parents' evening?",
    [nextWeek('2027-05-20').concat('thursday'), time('17:20')],
    ['family:parents-evening'],
  ),
  onCalendar(
    'imran',
    'paraphrased',
    "How many minutes do we get at Adam's parents' evening?",
    [lasting(0, 10).concat('ten min')],
    ['family:parents-evening'],
  ),
  orIn(
    onCalendar(
      'imran',
      'paraphrased',
      'By when does somebody have to fetch Idris on Thursday the 20th?',
      [time('13:00')],
      ['family:nursery'],
      ['17:30', '5:30'],
    ),
    'mail:acorns-training',
  ),
  onCalendar(
    'imran',
    'paraphrased',
    'Could Gemma collect Idris from nursery on the 25th, or is she still at work then',
    [['yes', ...time('15:00'), 'she could', 'she can']],
    ['gemma:early-25', 'family:nursery'],
    ["can't", 'cannot', 'no,'],
  ),
  onCalendar(
    'imran',
    'plain',
    "What time is Idris's birthday tea and on what date?",
    [date('2027-06-13'), time('15:00')],
    ['family:birthday-tea'],
  ),
];

const aboutWork: readonly AskedQuestion[] = [
  onCalendar(
    'imran',
    'paraphrased',
    'Am I in Manchester tomorrow?',
    [['yes', ...time('08:30')]],
    ['imran:office'],
    ['no,', 'not in manchester'],
  ),
  onCalendar(
    'imran',
    'plain',
    'Office days next week please',
    [
      [...date('2027-05-19'), 'wednesday', 'wed,', 'wed '],
      [...date('2027-05-20'), 'thursday', 'thu,', 'thu '],
    ],
    ['imran:office'],
  ),
  onCalendar('imran', 'plain', 'Do I still have to be in the office on the 18th', [off], ['imran:office'], ['yes']),
  onCalendar('imran', 'plain', "What time's the Toronto call tomorrow?", [time('15:00')], ['imran:toronto']),
  onCalendar(
    'imran',
    'plain',
    'How many Toronto calls are there before the end of the month?',
    [counted(3, ['toronto', 'calls', 'call'])],
    ['imran:toronto'],
  ),
  onCalendar('imran', 'plain', 'Toronto call on 3 June?', [off], [], ['yes']),
  onCalendar(
    'imran',
    'plain',
    'Train to London, when does it leave and when do I get in?',
    [time('07:15'), time('09:32')],
    ['imran:train-out'],
  ),
  onCalendar(
    'imran',
    'paraphrased',
    'How long is it from the end of the workshop to my train home?',
    [lasting(2, 33)],
    ['imran:workshop', 'imran:train-back'],
  ),
  onCalendar(
    'imran',
    'paraphrased',
    'What time am I back in Leeds on the 25th?',
    [time('20:49')],
    ['imran:train-back'],
  ),
  onCalendar(
    'imran',
    'plain',
    'until when am I on annual leave',
    [date('2027-06-04')],
    ['imran:imran-leave'],
    ['until 5 june', 'to 5 june', 'until june 5', '5 june is your last'],
  ),
];

const aboutHome: readonly AskedQuestion[] = [
  onCalendar(
    'imran',
    'paraphrased',
    'five-a-side on the 24th is earlier or later than usual?',
    [['later', ...time('21:00')]],
    ['imran:five'],
    ['is earlier'],
  ),
  onCalendar('imran', 'plain', 'is there five-a-side on the bank holiday', [off], [], ['yes']),
  onCalendar('imran', 'plain', 'Parkrun this Saturday?', [off], [], ['yes']),
  onCalendar(
    'imran',
    'plain',
    'MOT: which day, what time, which garage?',
    [day('2027-05-17'), time('08:15'), ['headingley motors']],
    ['family:mot'],
  ),
  onCalendar(
    'imran',
    'paraphrased',
    'What have I got on next Monday apart from the car?',
    [['optician'], ['five']],
    ['imran:optician', 'imran:five', 'family:mot'],
  ),
  onCalendar(
    'imran',
    'plain',
    'When am I due at the optician?',
    [day('2027-05-17'), time('17:30')],
    ['imran:optician'],
  ),
  onCalendar(
    'imran',
    'paraphrased',
    'How many nights is the caravan?',
    [counted(3, ['nights', 'night'])],
    ['family:filey'],
    ['4 nights', 'four nights'],
  ),
  onCalendar(
    'imran',
    'paraphrased',
    'What date do we come home from Filey?',
    [date('2027-06-04')],
    ['family:filey'],
    ['5 june', 'june 5'],
  ),
  onCalendar(
    'imran',
    'paraphrased',
    'How long until Filey?',
    [['20 days', 'twenty', 'in 20', '**20', '20 more', '20 sleeps', '3 weeks', 'three weeks']],
    ['family:filey'],
  ),
  onCalendar(
    'imran',
    'paraphrased',
    'Are we doing anything on Saturday night, the 29th?',
    [['anniversary', 'dinner', 'saffron']],
    ['family:anniversary', 'family:mollie'],
  ),
  onCalendar(
    'imran',
    'plain',
    'Which slot is the food delivery tomorrow?',
    [time('20:00'), time('21:00')],
    ['family:shopping'],
  ),
  onCalendar(
    'imran',
    'plain',
    'food delivery in the week of the 24th, which day and when',
    [[...date('2027-05-26'), 'wednesday'], time('18:00')],
    ['family:shopping'],
  ),
  onCalendar(
    'imran',
    'paraphrased',
    "What's everyone up to this Sunday?",
    [['eid'], ['long day', 'shift', 'work']],
    ['family:eid', 'gemma:long-16'],
  ),
  onCalendar('imran', 'plain', 'when is half term', [date('2027-05-31')], ['family:half-term']),
];

/** Questions of Imran that the calendars answer. */
export const sugdenRashidImranQuestions: readonly AskedQuestion[] = [...aboutChildren, ...aboutWork, ...aboutHome];
