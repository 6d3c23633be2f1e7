import type { AskedQuestion } from '../question-set.ts';
import { date, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar } from './asking.ts';
import { counted, lasting } from './lengths.ts';
import { salesaHollowayFamilyQuestions } from './salesa-holloway-family-questions.ts';
import { salesaHollowayKidsQuestions } from './salesa-holloway-kids-questions.ts';
import { salesaHollowayMoreQuestions } from './salesa-holloway-more-questions.ts';

const off = [...no, ...nothing, 'moved', 'instead', 'holiday', 'closed'];
const overlap = ['yes', 'overlap', 'clash', 'conflict', 'collide', 'same time', 'at once'];
const noOverlap = ["don't overlap", 'do not overlap', 'no overlap', 'no conflict', 'no clash', "don't clash"];
const atHome = ['with us', 'with you', 'at home', 'not at craig', "isn't at craig", "n't with craig", 'not with craig'];

/** Questions of Tess that the calendars answer. */
const ofTess: readonly AskedQuestion[] = [
  onCalendar(
    'tess',
    'paraphrased',
    'am i on lates tomorrow and from when to when',
    [time('12:00'), time('20:00')],
    ['tess:clinic'],
  ),
  onCalendar(
    'tess',
    'paraphrased',
    'what day did my clinic on the 26th get shifted to',
    [nextWeek('2030-09-25').concat('wednesday')],
    ['tess:clinic'],
  ),
  onCalendar(
    'tess',
    'plain',
    'how many late clinics do i have in october',
    [counted(3, ['clinics', 'clinic', 'late', 'thursdays', 'times'])],
    ['tess:clinic'],
  ),
  onCalendar('tess', 'plain', 'yoga monday?', [off], [], ['yes,']),
  onCalendar(
    'tess',
    'plain',
    'so whens yoga next then',
    [[...date('2030-09-30'), 'monday after', 'monday week'], time('18:30')],
    ['tess:yoga'],
  ),
  onCalendar('tess', 'plain', 'is there choir on the 24th', [off], [], ['yes,']),
  onCalendar(
    'tess',
    'plain',
    'What day is choir next week?',
    [nextWeek('2030-09-23').concat('monday'), time('19:30')],
    ['tess:choir'],
  ),
  onCalendar(
    'tess',
    'paraphrased',
    'and after sydney, when do i sing again',
    [[...date('2030-10-29'), 'tuesday 29']],
    ['tess:choir'],
  ),
  onCalendar(
    'tess',
    'plain',
    'how many physio appts have i got left',
    [counted(2, ['physio', 'appointments', 'appts', 'visits', 'sessions'])],
    ['tess:physio'],
  ),
  onCalendar('tess', 'plain', 'when is my last physio', [date('2030-10-09')], ['tess:physio']),
  onCalendar('tess', 'paraphrased', 'do i have physio on the 2nd', [off], [], ['yes,']),
  onCalendar(
    'tess',
    'paraphrased',
    'does the dog at the groomer clash with my haircut on saturday',
    [[...overlap, '30 min', 'half an hour']],
    ['family:groomer', 'tess:haircut'],
    noOverlap,
  ),
  onCalendar(
    'tess',
    'paraphrased',
    'can I take Lupe to the dentist on the 25th or am I working',
    [['clinic', 'working', 'overlap', 'clash', 'conflict']],
    ['tess:clinic', 'family:dentist-lupe'],
    ["you're free", 'you are free'],
  ),
  onCalendar('tess', 'paraphrased', 'when should we leave for lupes dentist', [time('15:10')], ['family:dentist-lupe']),
  onCalendar(
    'tess',
    'plain',
    'nana ruth staying from when to when',
    [
      [...date('2030-09-20'), 'friday', '20–', '20-', '20 to'],
      ['25', '26'],
    ],
    ['family:nana'],
  ),
  onCalendar(
    'tess',
    'paraphrased',
    'will nana still be with us for book character day',
    [[...no, 'day before', '25', 'left', 'leaves']],
    ['family:nana', 'finn:books'],
    ['yes,'],
  ),
  onCalendar(
    'tess',
    'paraphrased',
    'is finn with us this weekend or at his dads',
    [['yes', ...atHome, ...no, ...nothing]],
    [],
    ['not with us', 'not with you'],
  ),
  onCalendar(
    'tess',
    'paraphrased',
    'which october weekends does craig have finn',
    [
      ['11', '12'],
      ['18', '19'],
    ],
    ['family:craig'],
  ),
  onCalendar('tess', 'paraphrased', 'who has Finn over Labour weekend', [
    ['you have', 'yours', 'you do', ...atHome, 'no event', 'nothing', 'not away'],
  ]),
  onCalendar(
    'tess',
    'paraphrased',
    'how many nights is finn at craigs in the first week of the holidays',
    [counted(7, ['nights', 'night'])],
    ['family:craig'],
  ),
  onCalendar('tess', 'plain', 'how many nights are we at the bach', [counted(4, ['nights', 'night'])], ['family:bach']),
  onCalendar('tess', 'paraphrased', "who's got the key to the bach", [['pereira']], ['family:bach']),
  onCalendar(
    'tess',
    'paraphrased',
    'do we get home from the bach before my physio on the 9th',
    [['yes', 'before', 'in time', 'day before', 'tuesday']],
    ['family:bach', 'tess:physio'],
    ['no,', 'not in time'],
  ),
  onCalendar(
    'tess',
    'paraphrased',
    'who do i ask for when i drop the subaru off monday',
    [['dev']],
    ['family:warrant'],
  ),
  onCalendar('tess', 'plain', 'phone number for bay motors', [['04 555 0171']], ['family:warrant']),
  onCalendar(
    'tess',
    'plain',
    'is the plumber definitely coming',
    [
      [
        'tentative',
        'not certain',
        'not confirmed',
        'not definite',
        'not for sure',
        "isn't definite",
        'not sure',
        'no,',
      ],
    ],
    ['family:plumber'],
    ['yes,', 'is confirmed'],
  ),
  onCalendar(
    'tess',
    'paraphrased',
    'how long do we have between the two learning conferences',
    [lasting(0, 25)],
    ['family:conf-lupe', 'family:conf-finn'],
  ),
  onCalendar(
    'tess',
    'paraphrased',
    'latest i can pick lupe up from kereru kids on tuesday?',
    [time('16:30')],
    ['family:care'],
  ),
  onCalendar('tess', 'paraphrased', 'lupe at kereru kids on thurs the 26th?', [off], [], ['yes,']),
  onCalendar(
    'tess',
    'paraphrased',
    'how much time between the assembly and my eye test',
    [lasting(1, 55)],
    ['family:assembly', 'tess:eyes'],
  ),
  onCalendar(
    'tess',
    'plain',
    'when does recycling go out next',
    [[...date('2030-09-24'), 'tuesday', 'tue ']],
    ['family:recycling'],
  ),
  onCalendar(
    'tess',
    'paraphrased',
    'which day do the bins go in the week of labour day',
    [[...date('2030-10-30'), 'wednesday']],
    ['family:rubbish'],
  ),
  onCalendar('tess', 'plain', 'when do the kids go back to school', [date('2030-10-14')], []),
  onCalendar(
    'tess',
    'plain',
    'how long are the school holidays',
    [['16 days', 'sixteen', 'two weeks', '2 weeks', '16-day', '**16']],
    ['family:holidays'],
  ),
  onCalendar('tess', 'plain', 'anything on the 10th', [[...nothing, 'school holidays']]),
  onCalendar('tess', 'paraphrased', "what's on sunday", [['long run'], ['service', 'church'], ['laser', "sam's"]]),
  onCalendar('tess', 'paraphrased', 'am i free saturday at 11', [['haircut']], ['tess:haircut'], ["you're free"]),
  onCalendar(
    'tess',
    'paraphrased',
    'what time is our run the morning the clocks change',
    [time('08:00')],
    ['tess:run'],
  ),
  onCalendar('tess', 'plain', 'how many days till the half marathon', [['46', 'forty-six']], ['tess:race']),
  onCalendar(
    'tess',
    'paraphrased',
    'november book group, what date and at whose house',
    [date('2030-11-13'), ["jo's", 'jo’s', 'at jo']],
    ['tess:book-group'],
  ),
  onCalendar('tess', 'paraphrased', 'what time will it be in nz when my talk starts', [time('16:00')], ['tess:talk']),
  onCalendar(
    'tess',
    'paraphrased',
    "Will I be back from Sydney in time for Mele's jazz night?",
    [['yes', 'in time', 'day before', 'night before', 'evening before']],
    ['tess:fly-back', 'mele:jazz-night', 'tess:sydney'],
    ['no,', "won't be back", 'not in time'],
  ),
  onCalendar(
    'tess',
    'paraphrased',
    'but do i have clinic that night, the 24th of october, when jazz night is on',
    [overlap],
    ['tess:clinic', 'mele:jazz-night'],
    noOverlap,
  ),
  onCalendar(
    'tess',
    'paraphrased',
    'can i make it to the science fair',
    [[...no, "can't", 'cannot', 'sydney', 'away']],
    ['finn:fair', 'tess:sydney', 'tess:fly-back'],
    ['yes,'],
  ),
  onCalendar(
    'tess',
    'paraphrased',
    "is Finn here for Lupe's party",
    [['craig', ...no]],
    ['family:craig', 'family:party'],
    ['yes,'],
  ),
];

/** Questions about the Salesa-Holloway family. */
export const salesaHollowayAskedQuestions: readonly AskedQuestion[] = [
  ...ofTess,
  ...salesaHollowayFamilyQuestions,
  ...salesaHollowayKidsQuestions,
  ...salesaHollowayMoreQuestions,
];
