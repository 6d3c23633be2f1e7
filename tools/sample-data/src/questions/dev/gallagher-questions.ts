import type { AskedQuestion } from '../question-set.ts';
import { date, day, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar, orIn } from './asking.ts';
import { gallagherFamilyQuestions } from './gallagher-family-questions.ts';
import { gallagherMoreQuestions } from './gallagher-more-questions.ts';
import { counted, lasting } from './lengths.ts';

const overlap = ['yes', 'overlap', 'clash', 'conflict', 'collide', 'same time', 'at once', 'during', 'both'];
const noOverlap = ["don't overlap", 'do not overlap', 'no overlap', 'no conflict', 'no clash', "don't clash"];
const off = [...no, ...nothing, 'moved', 'instead'];

/** Questions of the father that the calendars answer. */
const onCalendars: readonly AskedQuestion[] = [
  onCalendar('cian', 'plain', 'am i working this weekend', [off], [], ['yes']),
  onCalendar(
    'cian',
    'paraphrased',
    'which nights am i on next week',
    [
      [...date('2029-06-18'), 'monday', 'mon,', 'mon '],
      [...date('2029-06-19'), 'tuesday', 'tue,', 'tue '],
    ],
    ['cian:nights-1'],
  ),
  onCalendar(
    'cian',
    'paraphrased',
    'wed morning, when am i finished the night shift',
    [time('08:00')],
    ['cian:nights-1'],
  ),
  onCalendar(
    'cian',
    'plain',
    'what day shifts have I next week',
    [
      [...date('2029-06-22'), 'friday', 'fri,', 'fri '],
      [...date('2029-06-23'), 'saturday', 'sat,', 'sat '],
    ],
    ['cian:days-2'],
  ),
  onCalendar('cian', 'plain', 'do i work sunday the 24th', [off], [], ['yes']),
  orIn(
    onCalendar('cian', 'paraphrased', 'which day did I take over from Aisling', [date('2029-06-27')], ['cian:swap']),
    'mail:roster',
  ),
  orIn(
    onCalendar('cian', 'plain', 'what time does my night shift start on 1 july', [time('22:00')], ['cian:nights-2']),
    'mail:roster',
  ),
  onCalendar(
    'cian',
    'paraphrased',
    'how many night shifts have i left in june',
    [counted(4, ['night', 'nights', 'shifts'])],
    ['cian:nights-1', 'cian:nights-2'],
  ),
  onCalendar(
    'cian',
    'paraphrased',
    'how long do i get between coming off nights on wed and the cpr refresher',
    [lasting(2, 0)],
    ['cian:nights-1', 'cian:cpr'],
  ),
  onCalendar('cian', 'plain', 'when do I have to leave for the CPR refresher', [time('09:35')], ['cian:cpr']),
  onCalendar('cian', 'paraphrased', 'who else is doing the cpr thing with me', [['ravi']], ['cian:cpr']),
  onCalendar(
    'cian',
    'paraphrased',
    "Can I bring Tom to the settling-in morning or is that when I'm at the CPR refresher?",
    [[...overlap, 'no,', "can't", 'cannot']],
    ['home:settling', 'cian:cpr'],
    [...noOverlap, 'yes, you can'],
  ),
  onCalendar(
    'cian',
    'plain',
    'five a side next week is what day',
    [[...nextWeek('2029-06-21'), 'thursday'], time('21:00')],
    ['cian:five'],
  ),
  onCalendar('cian', 'plain', 'five-a-side on the 27th?', [off], [], ['yes']),
  onCalendar('cian', 'plain', 'next union meeting', [nextWeek('2029-06-21'), time('18:00')], ['cian:union']),
  onCalendar(
    'cian',
    'paraphrased',
    'am i free next thursday evening',
    [['union'], ['five']],
    ['cian:union', 'cian:five'],
    ['yes'],
  ),
  onCalendar('cian', 'plain', 'whats the time of the mortgage call on tues', [time('15:00')], ['cian:mortgage']),
  onCalendar('cian', 'paraphrased', 'til when am i out with barry tmrw', [time('00:30')], ['cian:barry']),
  onCalendar(
    'cian',
    'paraphrased',
    "will I be off work in time for Ro's school concert on the 22nd",
    [[...overlap.slice(1), 'no,', 'miss', "won't", 'late', ...time('20:00')]],
    ['cian:days-2', 'roisin:concert'],
    [...noOverlap, 'yes'],
  ),
  onCalendar(
    'cian',
    'plain',
    'my annual leave goes from when to when',
    [date('2029-07-16'), date('2029-07-29')],
    ['cian:leave'],
  ),
  onCalendar('cian', 'plain', 'dentist for me is when', [date('2029-07-03'), time('09:40')], ['cian:dentist']),
  onCalendar(
    'cian',
    'paraphrased',
    'what time do we take off for Málaga and when do we land, spanish time',
    [time('06:40'), time('10:35')],
    ['home:malaga-out'],
  ),
  onCalendar(
    'cian',
    'paraphrased',
    'how long is the flight back home from malaga',
    [lasting(3, 5)],
    ['home:malaga-back'],
    ['2 hours 5', '2h 5', '2 h 5', '2 hr 5'],
  ),
  onCalendar(
    'cian',
    'paraphrased',
    'how many nights are we in nerja',
    [counted(7, ['nights', 'night'])],
    ['home:nerja'],
    ['8 nights', 'eight nights'],
  ),
  onCalendar('cian', 'paraphrased', 'which bin do i put out for tuesday', [['green']], ['home:green-bin']),
  onCalendar('cian', 'plain', 'Next black bin?', [date('2029-06-26')], ['home:black-bin']),
  onCalendar('cian', 'plain', 'when do they take the brown bin', [nextWeek('2029-06-21')], ['home:brown-bin']),
  onCalendar('cian', 'paraphrased', 'are the kids with claire this weekend', [off], [], ['yes']),
  orIn(
    onCalendar('cian', 'plain', 'when do i drop the kids at claires on the 23rd', [time('10:00')], ['home:claire']),
    'extraction:claire',
  ),
  orIn(
    onCalendar(
      'cian',
      'paraphrased',
      'and what time do I get them back from Claire on Sunday the 24th',
      [[...time('12:00')]],
      ['home:claire'],
    ),
    'extraction:claire',
  ),
  onCalendar(
    'cian',
    'paraphrased',
    'when do the kids go to claire in july',
    [date('2029-07-06'), time('17:30')],
    ['home:claire'],
  ),
  onCalendar(
    'cian',
    'paraphrased',
    'tell me everything on tomorrow',
    [['swim'], ['fitting'], ['camogie', 'match'], ['barry', 'pints']],
    ['home:ella-stays', 'share:tom-swim', 'roisin:fitting', 'roisin:match', 'cian:barry'],
  ),
  onCalendar(
    'cian',
    'paraphrased',
    "What's on for us on Father's Day, the 17th?",
    [
      ['ella', 'party'],
      ['check-in', 'kavanagh'],
    ],
    ['roisin:ella-party', 'share:check-in'],
  ),
  onCalendar('cian', 'plain', 'toms swim lesson tmrw is at', [time('09:30')], ['share:tom-swim']),
  onCalendar(
    'cian',
    'paraphrased',
    'leave for toms swimming tomorrow at what time',
    [time('09:15')],
    ['share:tom-swim'],
  ),
  onCalendar(
    'cian',
    'plain',
    'how many swim lessons has Tom left',
    [counted(2, ['swim', 'lessons'])],
    ['share:tom-swim'],
  ),
  onCalendar('cian', 'plain', 'tom swimming on the 23rd?', [off], [], ['yes']),
  onCalendar(
    'cian',
    'paraphrased',
    'what time should we head off to the gala on the 30th',
    [time('10:25')],
    ['roisin:gala'],
  ),
  onCalendar(
    'cian',
    'paraphrased',
    'does the gala run into the street party',
    [[...overlap, 'runs into']],
    ['roisin:gala', 'home:street-party'],
    noOverlap,
  ),
  onCalendar(
    'cian',
    'paraphrased',
    'once the street party is over how long til my night shift',
    [lasting(1, 30)],
    ['home:street-party', 'cian:nights-2'],
  ),
  onCalendar(
    'cian',
    'plain',
    'what day and time is toms vaccine',
    [nextWeek('2029-06-21'), time('11:20')],
    ['home:vaccine'],
  ),
  onCalendar('cian', 'plain', 'biscuit vet when?', [date('2029-06-26'), time('17:10')], ['home:vet']),
  onCalendar(
    'cian',
    'paraphrased',
    'ro gets back from emerald park and the cat is at the vet, how many minutes in between',
    [lasting(0, 10)],
    ['roisin:school', 'home:vet'],
  ),
  onCalendar(
    'cian',
    'paraphrased',
    'Ewa is not here on the 25th, is she? When instead?',
    [[...date('2029-06-26'), 'tuesday'], time('12:00')],
    ['home:ewa'],
  ),
  onCalendar('cian', 'plain', 'what date was the june bank holiday', [date('2029-06-04')], ['home:bank-holiday']),
  onCalendar('cian', 'plain', 'how long is the induction day in august', [lasting(3, 0)], ['roisin:induction']),
  orIn(
    onCalendar('cian', 'paraphrased', 'when does the parking permit expire', [date('2029-06-29')], ['home:permit']),
    'mail:permit',
  ),
  onCalendar(
    'cian',
    'paraphrased',
    'until when have we to look after ella at the party on sunday, i mean when is it over',
    [time('17:00')],
    ['roisin:ella-party'],
  ),
  onCalendar(
    'cian',
    'plain',
    'Is it Monday or Tuesday that Ewa comes next week?',
    [[...day('2029-06-18')]],
    ['home:ewa'],
  ),
];

/** Questions of the Gallaghers about their calendars and their mail. */
export const gallagherAskedQuestions: readonly AskedQuestion[] = [
  ...onCalendars,
  ...gallagherFamilyQuestions,
  ...gallagherMoreQuestions,
];
