import type { AskedQuestion } from '../question-set.ts';
import { date, day, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar, orIn } from './asking.ts';
import { counted, lasting } from './lengths.ts';

const noOverlap = ["don't overlap", 'do not overlap', 'no overlap', 'no conflict', 'no clash', "don't clash"];
const off = [...no, ...nothing, 'moved', 'instead', 'leave'];

const ofTunde: readonly AskedQuestion[] = [
  onCalendar('tunde', 'plain', 'what time is my train to London on the 18th?', [time('06:15')], ['tunde:train-out']),
  onCalendar(
    'tunde',
    'plain',
    'How long does the train home from London take?',
    [lasting(2, 13)],
    ['tunde:train-back'],
  ),
  onCalendar(
    'tunde',
    'paraphrased',
    "Is Ruth at work the day I'm in London?",
    [['yes', 'long day', 'working', ...time('07:30')]],
    ['ruth:long-18', 'tunde:train-out', 'tunde:train-back'],
    ['no,', 'not working'],
  ),
  onCalendar('tunde', 'plain', 'what time do we ring Lagos this Sunday', [time('18:00')], ['tunde:lagos']),
  onCalendar(
    'tunde',
    'plain',
    'What time is the Lagos call for us on Sunday 4 November?',
    [time('17:00')],
    ['tunde:lagos'],
  ),
  onCalendar(
    'tunde',
    'plain',
    'When do I fly to Copenhagen and when do I land?',
    [time('11:05'), [...time('14:00'), ...time('13:00')]],
    ['tunde:fly-out'],
  ),
  onCalendar(
    'tunde',
    'paraphrased',
    'how long am I in the air on the way to Copenhagen',
    [lasting(1, 55)],
    ['tunde:fly-out'],
  ),
  onCalendar(
    'tunde',
    'paraphrased',
    'if Ruth wants to ring me before the workshop on the 13th, what time does it start in UK time?',
    [time('08:00')],
    ['tunde:workshop'],
  ),
  onCalendar(
    'tunde',
    'plain',
    'what time do I get back into Manchester on the 14th',
    [time('18:45')],
    ['tunde:fly-back'],
  ),
  onCalendar('tunde', 'plain', 'is there five a side on Monday?', [off], [], ['yes']),
  onCalendar(
    'tunde',
    'paraphrased',
    'when do I get to play five-a-side again',
    [date('2029-10-30'), time('21:00')],
    ['tunde:five-a-side'],
  ),
  onCalendar(
    'tunde',
    'plain',
    'Which day is the Manchester office in December?',
    [date('2029-12-05')],
    ['tunde:manchester'],
  ),
  onCalendar(
    'tunde',
    'plain',
    'physio on friday, what time and where?',
    [time('12:30'), ['headingley']],
    ['tunde:physio'],
  ),
  onCalendar(
    'tunde',
    'plain',
    'Can I have a client call at 2 on Friday?',
    [['yes', 'free', 'nothing', 'no clash', 'no conflict', 'clear', 'you can']],
    [],
    ['not free', 'busy at', 'you cannot', "you can't"],
  ),
  onCalendar(
    'tunde',
    'paraphrased',
    'is my catch-up with Maarten next week or the week after',
    [[...nextWeek('2029-10-17'), 'next week']],
    ['tunde:maarten'],
  ),
  onCalendar('tunde', 'plain', 'do I have stand-up on the 24th', [off], [], ['yes']),
  onCalendar(
    'tunde',
    'paraphrased',
    "Has Ruth got any shifts while I'm in Denmark, 12 to 14 November?",
    [[...no, ...nothing, 'no shifts', 'not working', 'none']],
    [],
    ['yes'],
  ),
  onCalendar('tunde', 'plain', 'how many days until I fly to Copenhagen', [['33']], ['tunde:fly-out']),
  onCalendar('tunde', 'paraphrased', 'What time should I leave for the MOT?', [time('08:15')], ['family:mot']),
  onCalendar(
    'tunde',
    'plain',
    "is cousin Isaac's 18th before or after Copenhagen",
    [['before']],
    ['family:isaac-18th', 'tunde:fly-out', 'tunde:workshop'],
  ),
  onCalendar('tunde', 'paraphrased', "what time does my nephew's 18th wind up", [time('00:30')], ['family:isaac-18th']),
  onCalendar(
    'tunde',
    'paraphrased',
    'Will the carol service clash with ringing Lagos on 16 December?',
    [[...noOverlap, 'no,', 'no.', 'no:', 'no –', 'no —', "doesn't", 'does not', "won't", 'will not']],
    ['family:carols', 'tunde:lagos'],
    ['yes'],
  ),
  onCalendar('tunde', 'plain', 'is it the green or the black bin tomorrow', [['green']], ['family:green-bin']),
  onCalendar('tunde', 'plain', 'when does the black bin go out next?', [nextWeek('2029-10-18')], ['family:black-bin']),
  onCalendar(
    'tunde',
    'paraphrased',
    'how many brown bin days are left this year',
    [counted(3, ['brown', 'bin', 'collection', 'day'])],
    ['family:brown-bin'],
  ),
  onCalendar(
    'tunde',
    'paraphrased',
    "Are my sister Bisi's dates after Christmas definite?",
    [['tentative', 'not confirmed', 'provisional', 'unconfirmed', 'not definite', "isn't definite", 'not certain']],
    ['family:bisi'],
    ['yes'],
  ),
  onCalendar(
    'tunde',
    'paraphrased',
    'what time do we need to set off for Isaac W’s party on Saturday',
    [time('13:40')],
    ['toby:isaac-party'],
  ),
];

const ofPam: readonly AskedQuestion[] = [
  onCalendar(
    'pam',
    'plain',
    'Is it my day to collect Toby tomorrow?',
    [['yes', ...time('15:15')]],
    ['family:granny-collects'],
    ['no,'],
  ),
  onCalendar(
    'pam',
    'paraphrased',
    'How many times am I fetching Toby before half term?',
    [counted(3, ['collection', 'pick', 'day', 'time'])],
    ['family:granny-collects'],
  ),
  onCalendar(
    'pam',
    'paraphrased',
    "Is the party on Saturday Cousin Isaac's?",
    [[...no, "isaac w's", 'isaac w’s', '10 november', '10 nov']],
    ['toby:isaac-party', 'family:isaac-18th'],
    ['yes'],
  ),
  onCalendar('pam', 'plain', 'What day does my birthday fall on this year?', [['tuesday']], ['family:granny-birthday']),
  onCalendar(
    'pam',
    'paraphrased',
    'When are you all coming to me for Sunday lunch next?',
    [date('2029-11-11')],
    ['family:granny-lunch'],
  ),
  onCalendar(
    'pam',
    'plain',
    'What time is the nativity, and which day?',
    [date('2029-12-11'), time('14:00')],
    ['toby:nativity'],
  ),
  onCalendar('pam', 'plain', 'What time is the harvest service this Sunday?', [time('10:00')], ['family:church']),
  onCalendar(
    'pam',
    'paraphrased',
    "Am I away at the seaside when Ruth's book club is on in October?",
    [['yes', 'overlap', 'clash', 'whitby', 'conflict']],
    ['family:granny-whitby', 'ruth:book-club'],
    ['no,'],
  ),
];

const ofToby: readonly AskedQuestion[] = [
  onCalendar(
    'ruth',
    'paraphrased',
    'what day does toby go back after half term',
    [[...date('2029-10-30'), 'tuesday']],
    ['toby:school', 'family:inset-oswalds'],
  ),
  onCalendar(
    'ruth',
    'paraphrased',
    'have both schools got the same inset day',
    [[...no, 'different', 'not the same', 'differ']],
    ['family:inset-thornhill', 'family:inset-oswalds'],
    ['yes'],
  ),
  onCalendar('ruth', 'plain', 'is tobys swimming lesson on this saturday', [off], [], ['yes']),
  orIn(
    onCalendar(
      'ruth',
      'plain',
      "when's parents evening for toby",
      [nextWeek('2029-10-17').concat('wednesday'), time('15:50')],
      ['family:pe-toby'],
    ),
    'mail:pe-toby',
  ),
  onCalendar(
    'ruth',
    'plain',
    "does ottilie's party clash with church",
    [['yes', 'overlap', 'clash', 'conflict']],
    ['toby:ottilie-party', 'family:church'],
    noOverlap,
  ),
  onCalendar(
    'tunde',
    'paraphrased',
    'what time do I fetch Toby on the last day of term',
    [time('13:15')],
    ['toby:school'],
  ),
  onCalendar(
    'tunde',
    'plain',
    "what time is Toby's harvest assembly",
    [day('2029-10-12'), time('09:10')],
    ['toby:assembly'],
  ),
];

/** Questions of Tunde and Granny, and those about Toby, that the calendars answer. */
export const pembertonAdeyemiFamilyQuestions: readonly AskedQuestion[] = [...ofTunde, ...ofPam, ...ofToby];
