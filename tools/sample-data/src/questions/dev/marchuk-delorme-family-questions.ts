import type { AskedQuestion } from '../question-set.ts';
import { apart, date, day, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar, orIn } from './asking.ts';
import { counted, lasting } from './lengths.ts';

const overlap = ['yes', 'overlap', 'clash', 'conflict', 'collide', 'same time', 'during', 'both'];
const noOverlap = ["don't overlap", 'do not overlap', 'no overlap', 'no conflict', 'no clash', "don't clash"];
const off = [...no, ...nothing, 'not working', 'moved', 'instead', 'none'];
const unsure = ['tentative', 'not confirmed', 'provisional', 'unconfirmed', 'not definite', 'not certain', 'maybe'];

const ofRemi: readonly AskedQuestion[] = [
  onCalendar(
    'remi',
    'plain',
    'curling tonight, yes or no?',
    [['yes', ...time('19:00')]],
    ['remi:curling'],
    ['no,', 'no curling'],
  ),
  onCalendar(
    'remi',
    'paraphrased',
    'next week they moved curling, what day and time do we throw?',
    [[...nextWeek('2030-03-14'), 'thursday'], time('21:00')],
    ['remi:curling'],
  ),
  onCalendar(
    'remi',
    'paraphrased',
    'Am I in town for the final night of curling on the 19th?',
    [[...no, 'thompson', 'away']],
    ['remi:thompson', 'remi:curling'],
    ['yes'],
  ),
  onCalendar(
    'remi',
    'plain',
    'What time do I fly to Thompson and what time do I land there?',
    [time('06:40'), time('08:05')],
    ['remi:fly-out'],
  ),
  onCalendar('remi', 'plain', 'how long is the flight home', [lasting(1, 25)], ['remi:fly-back']),
  onCalendar(
    'remi',
    'paraphrased',
    "Does my on-call overlap with the week the kids are at Dad's from the 8th?",
    [overlap],
    ['remi:on-call', 'family:dads'],
    noOverlap,
  ),
  onCalendar(
    'remi',
    'plain',
    'which dates am I on call in march',
    [
      [...date('2030-03-11'), 'monday'],
      [...date('2030-03-17'), '11–17', '11-17', '11 – 17', '11 to 17', 'sunday'],
    ],
    ['remi:on-call'],
  ),
  onCalendar('remi', 'plain', 'is there a site meeting at polo tower on the 18th', [off], [], ['yes']),
  onCalendar(
    'remi',
    'paraphrased',
    'when is the first site meeting after Minneapolis',
    [date('2030-04-01')],
    ['remi:site', 'family:minneapolis'],
  ),
  onCalendar('remi', 'plain', 'physio this week?', [day('2030-03-07'), time('17:30')], ['remi:physio-7'], ['no,']),
  onCalendar(
    'remi',
    'paraphrased',
    "On Thursday, is Sol's volleyball practice over before I have to be at physio?",
    [['yes', 'before', ...time('17:15')]],
    ['solene:volleyball', 'remi:physio-7'],
    ['no,', 'not over'],
  ),
  onCalendar(
    'remi',
    'paraphrased',
    "I'd like to watch Danylo's game tomorrow, does the code course get in the way",
    [overlap],
    ['remi:course', 'danylo:tuxedo'],
    noOverlap,
  ),
  onCalendar(
    'remi',
    'plain',
    'how many code update course evenings are there and when is the second one',
    [counted(2, ['evening', 'session', 'class', 'course']), date('2030-03-13')],
    ['remi:course'],
  ),
  onCalendar(
    'remi',
    'plain',
    'Minneapolis with the kids, first day and last day?',
    [date('2030-03-23'), [...date('2030-03-25'), '23–25', '23-25', '23 – 25', '23 to 25']],
    ['family:minneapolis'],
  ),
  onCalendar(
    'remi',
    'paraphrased',
    'are we back from Minneapolis by the time the truck goes in for service',
    [['yes', 'before', 'back on', 'by then', 'day earlier', '25']],
    ['family:minneapolis', 'remi:truck'],
    ['no,', 'not back'],
  ),
  onCalendar(
    'remi',
    'plain',
    'What am I doing the evening of Saturday the 16th?',
    [['jolène', 'jolene']],
    ['remi:jolene'],
  ),
  onCalendar(
    'remi',
    'paraphrased',
    'does Oksana work at all on the weekend of the bonspiel, 12 to 14 April?',
    [[...no, ...nothing, 'none', 'not working']],
    [],
    ['yes'],
  ),
  onCalendar(
    'remi',
    'plain',
    'would the cabane à sucre clash with the bonspiel',
    [overlap],
    ['family:sugar-delormes', 'remi:bonspiel'],
    noOverlap,
  ),
  onCalendar('remi', 'paraphrased', 'is cabane à sucre a sure thing?', [unsure], ['family:sugar-delormes'], ['yes']),
  onCalendar(
    'remi',
    'paraphrased',
    'Good Friday, are the kids supposed to be with me or with Oksana?',
    [["dad's", 'dad’s', 'with you', 'your week', 'yours', 'rémi']],
    ['family:dads', 'family:good-friday'],
    ["at mom's"],
  ),
  onCalendar(
    'remi',
    'paraphrased',
    "which city am I in on Luc's birthday",
    [['thompson']],
    ['remi:thompson', 'family:luc-birthday'],
  ),
];

const ofBaba: readonly AskedQuestion[] = [
  onCalendar(
    'halyna',
    'plain',
    'Do I pick up Luc this Thursday?',
    [['yes', ...time('15:20')]],
    ['family:pickup'],
    ['no,'],
  ),
  onCalendar(
    'halyna',
    'paraphrased',
    'How many more times do I fetch Luc in March?',
    [counted(4, ['pick', 'time', 'day', 'more'])],
    ['family:pickup'],
  ),
  onCalendar(
    'halyna',
    'paraphrased',
    'In the week of my surgery the Tuesday pick-up was moved. To which day?',
    [[...date('2030-04-03'), 'wednesday']],
    ['family:pickup'],
  ),
  onCalendar(
    'halyna',
    'paraphrased',
    'Will my eye clinic next week make me miss part of the pyrohy bee?',
    [overlap],
    ['family:eye-clinic', 'family:pyrohy'],
    noOverlap,
  ),
  onCalendar(
    'halyna',
    'plain',
    'What day and time is my cataract surgery?',
    [date('2030-04-02'), time('07:45')],
    ['family:cataract'],
  ),
  onCalendar(
    'halyna',
    'paraphrased',
    'When must we leave the house for my cataract surgery?',
    [time('07:23')],
    ['family:cataract'],
  ),
  onCalendar('halyna', 'plain', 'Is there aquafit on Wednesday the 13th?', [off], [], ['yes']),
  onCalendar('halyna', 'plain', 'aquafit tomorow what time', [time('10:00')], ['family:aquafit']),
  onCalendar('halyna', 'paraphrased', 'Are we making pyrohy during spring break?', [off], [], ['yes']),
  onCalendar(
    'halyna',
    'paraphrased',
    'How old will Lulu be and on which weekday does it fall?',
    [['8', 'eight'], ['tuesday']],
    ['family:luc-birthday'],
  ),
  onCalendar(
    'halyna',
    'paraphrased',
    'Is my birthday dinner on the very day of my birthday?',
    [[...no, 'before', 'earlier', 'saturday', ...date('2030-04-06')]],
    ['family:baba-dinner', 'family:baba-birthday'],
    ['yes'],
  ),
  onCalendar(
    'halyna',
    'paraphrased',
    'Does Oksana have to go to work on my birthday?',
    [['yes', 'night shift', '19:15', '7:15']],
    ['oksana:night-7', 'family:baba-birthday'],
    ['no,', 'not working'],
  ),
  onCalendar(
    'halyna',
    'plain',
    'When are you all at my house for Ukrainian Easter?',
    [date('2030-04-28'), time('11:00')],
    ['family:easter'],
  ),
  onCalendar('halyna', 'paraphrased', 'Is Odile coming for certain in April?', [unsure], ['family:odile'], ['yes']),
];

const ofLuc: readonly AskedQuestion[] = [
  onCalendar(
    'oksana',
    'paraphrased',
    "did luc's speech therapy this week get moved, and to when",
    [day('2030-03-08'), time('08:30')],
    ['family:speech'],
  ),
  onCalendar(
    'remi',
    'paraphrased',
    'how many gymnastics classes does Luc have left altogether',
    [counted(4, ['class', 'gymnastics', 'session', 'lesson'])],
    ['family:gymnastics'],
  ),
  onCalendar('oksana', 'plain', 'no gymnastics on the 13th right?', [[...off, 'right', 'correct']], []),
  orIn(
    onCalendar(
      'remi',
      'plain',
      'Is Beavers on Monday the 18th at the hall as usual?',
      [off],
      ['family:beavers'],
      ['yes'],
    ),
    'extraction:rainbow',
  ),
  onCalendar(
    'oksana',
    'paraphrased',
    'does the sugar bush outing get in the way of the vet on the 16th',
    [apart],
    ['family:beavers', 'family:vet'],
    ['yes'],
  ),
  onCalendar(
    'oksana',
    'paraphrased',
    'what time do we have to leave for bounce barn on saturday',
    [time('13:40')],
    ['family:mateo'],
  ),
  onCalendar(
    'halyna',
    'plain',
    "Where is Luc's birthday party, and what time does it start?",
    [['dakota lanes'], time('13:30')],
    ['family:luc-party'],
  ),
  onCalendar(
    'remi',
    'paraphrased',
    "between the end of Beavers on Monday and Danylo's practice that evening, how long do we have for supper",
    [lasting(1, 45)],
    ['family:beavers', 'danylo:practice'],
  ),
];

/** Questions of Rémi and Baba, and those about Luc, that the calendars answer. */
export const marchukDelormeFamilyQuestions: readonly AskedQuestion[] = [...ofRemi, ...ofBaba, ...ofLuc];
