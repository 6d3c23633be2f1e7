import type { AskedQuestion } from '../question-set.ts';
import { date, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar, orIn } from './asking.ts';
import { counted, lasting } from './lengths.ts';

const overlap = ['yes', 'overlap', 'clash', 'conflict', 'collide', 'same time', 'at once', 'during', 'both'];
const noOverlap = ["don't overlap", 'do not overlap', 'no overlap', 'no conflict', 'no clash', "don't clash"];
const off = [...no, ...nothing, 'moved', 'instead'];
const unsure = ['tentative', 'not confirmed', 'provisional', 'unconfirmed', 'not definite', "isn't confirmed", 'maybe'];

const ofFemi: readonly AskedQuestion[] = [
  onCalendar(
    'femi',
    'plain',
    'whens my first mock n what is it',
    [date('2029-11-12'), ['maths']],
    ['femi:mock-maths-1'],
  ),
  onCalendar(
    'femi',
    'plain',
    'how many mocks have i got altogether',
    [counted(6, ['mock', 'paper', 'exam'])],
    [
      'femi:mock-maths-1',
      'femi:mock-english',
      'femi:mock-biology',
      'femi:mock-maths-2',
      'femi:mock-french',
      'femi:mock-history',
    ],
  ),
  onCalendar('femi', 'plain', 'how long is the history mock', [lasting(2, 0)], ['femi:mock-history']),
  onCalendar(
    'femi',
    'paraphrased',
    'last exam of the mocks is when n which subject',
    [date('2029-11-21'), ['history']],
    ['femi:mock-history'],
  ),
  onCalendar('femi', 'paraphrased', 'which school day that first mocks week, 12th to 16th nov, have i got no paper', [
    [...date('2029-11-15'), 'thursday'],
  ]),
  onCalendar('femi', 'plain', 'have i got piano monday', [off], [], ['yes']),
  onCalendar(
    'femi',
    'paraphrased',
    'how many piano lessons are left after today',
    [counted(5, ['piano', 'lesson'])],
    ['femi:piano'],
  ),
  onCalendar(
    'femi',
    'paraphrased',
    'piano got moved in mocks week, when is it now',
    [[...date('2029-11-14'), 'wednesday'], time('16:45')],
    ['femi:piano'],
  ),
  orIn(
    onCalendar(
      'femi',
      'paraphrased',
      'who we up against saturday n what time',
      [['rothwell'], time('10:30')],
      ['femi:rothwell'],
    ),
    'extraction:baz',
  ),
  onCalendar('femi', 'plain', 'is there training tomoro', [['yes', ...time('18:30')]], ['femi:training'], ['no,']),
  onCalendar('femi', 'plain', 'any football training in half term?', [off], [], ['yes']),
  onCalendar(
    'femi',
    'plain',
    'does graces winter concert clash with training',
    [overlap],
    ['grace:concert', 'femi:training'],
    noOverlap,
  ),
  onCalendar(
    'femi',
    'plain',
    'what time do we get back from ypres and what day',
    [[...date('2029-10-23'), 'tuesday'], time('20:45')],
    ['femi:ypres'],
  ),
  onCalendar('femi', 'paraphrased', 'is the horsforth cup game 100% on', [unsure], ['femi:cup'], ['yes']),
  onCalendar(
    'femi',
    'paraphrased',
    'how many days is it til my bday',
    [['50', '7 weeks', 'seven weeks']],
    ['femi:birthday'],
  ),
  onCalendar('femi', 'paraphrased', 'whens the last maths intervention', [date('2029-11-07')], ['femi:intervention']),
];

const ofGrace: readonly AskedQuestion[] = [
  onCalendar('grace', 'plain', 'what time does scouts finish on friday', [time('20:45')], ['grace:scouts']),
  onCalendar('grace', 'plain', 'when is the night hike', [date('2029-11-02'), time('18:00')], ['grace:scouts']),
  onCalendar('grace', 'plain', 'do i have clarinet on tuesday??', [off], [], ['yes']),
  onCalendar(
    'grace',
    'paraphrased',
    'my clarinet on 6 november got swapped, when is it now',
    [[...date('2029-11-08'), 'thursday'], time('12:30')],
    ['grace:clarinet'],
  ),
  onCalendar(
    'grace',
    'paraphrased',
    'first clarinet back after half term?',
    [[...date('2029-10-30'), 'tuesday'], time('15:40')],
    ['grace:clarinet'],
  ),
  onCalendar(
    'grace',
    'plain',
    'what day is my sleepover at maisies and when does it start',
    [nextWeek('2029-10-20'), time('17:00')],
    ['grace:sleepover'],
  ),
  onCalendar(
    'grace',
    'paraphrased',
    'will i miss some of lunch at grannys because of camp',
    [[...overlap, ...time('14:00')]],
    ['grace:camp', 'family:granny-lunch'],
    noOverlap,
  ),
  onCalendar(
    'grace',
    'paraphrased',
    'how many hockey clubs are there before half term',
    [counted(1, ['hockey', 'club', 'session'])],
    ['grace:hockey'],
    ['none', 'no hockey'],
  ),
  onCalendar('grace', 'plain', 'what time do we get back from the viking centre', [time('16:45')], ['grace:viking']),
  onCalendar(
    'grace',
    'paraphrased',
    'on my york trip day will i be back for clarinet',
    [[...no, 'clash', 'overlap', 'conflict', 'miss', ...time('16:45')]],
    ['grace:viking', 'grace:clarinet'],
    noOverlap,
  ),
  onCalendar(
    'grace',
    'plain',
    'when do we get the flu spray',
    [nextWeek('2029-10-15').concat('monday')],
    ['grace:flu'],
  ),
  onCalendar('grace', 'plain', 'is there swimming on 27 october', [off], [], ['yes']),
  onCalendar(
    'grace',
    'paraphrased',
    'do i have to be in school on friday next week',
    [[...no, 'inset']],
    ['family:inset-thornhill'],
    ['yes'],
  ),
  onCalendar(
    'grace',
    'paraphrased',
    'when does biscuit see the vet',
    [nextWeek('2029-10-20'), time('11:15')],
    ['family:vet'],
  ),
];

/** Questions of Femi and Grace that the calendars answer. */
export const pembertonAdeyemiKidsQuestions: readonly AskedQuestion[] = [...ofFemi, ...ofGrace];
