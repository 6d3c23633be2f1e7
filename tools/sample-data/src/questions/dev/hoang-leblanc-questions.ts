import type { AskedQuestion } from '../question-set.ts';
import { apart, date, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar } from './asking.ts';
import { hoangLeblancKidsQuestions } from './hoang-leblanc-kids-questions.ts';
import { hoangLeblancLinhQuestions } from './hoang-leblanc-linh-questions.ts';
import { hoangLeblancMoreQuestions } from './hoang-leblanc-more-questions.ts';
import { counted, lasting } from './lengths.ts';

const off = [...no, ...nothing, 'moved', 'instead', 'holiday', 'closed'];
const withUs = ['with us', 'ours', 'our week', 'our weekend', 'with you'];

/** Questions of Claire that the calendars answer. */
const ofClaire: readonly AskedQuestion[] = [
  onCalendar('claire', 'plain', 'whose week is it next week', [['paul']], ['family:paul-week']),
  onCalendar(
    'claire',
    'plain',
    'are camille and jonah with us for thanksgiving dinner?',
    [['yes', ...withUs]],
    ['family:our-week', 'family:thanksgiving'],
    ['no,', 'not with us'],
  ),
  onCalendar(
    'claire',
    'paraphrased',
    'which days does paul have them around thanksgiving',
    [['23'], ['25', '26']],
    ['family:paul-week'],
  ),
  onCalendar(
    'claire',
    'paraphrased',
    'whose weekend is the 17th and 18th',
    [withUs],
    ['family:our-week'],
    ["at paul's"],
  ),
  onCalendar(
    'claire',
    'paraphrased',
    'am i free tmrw at 8 in the morning?',
    [['physical therapy']],
    ['claire:pt'],
    ['yes,', "you're free", 'you are free'],
  ),
  onCalendar('claire', 'paraphrased', "anything i'm forgetting tmrw", [['physical therapy'], ['library']]),
  onCalendar('claire', 'plain', 'is rosa here next thursday', [[...off, ...date('2029-11-09')]], [], ['yes,']),
  onCalendar('claire', 'paraphrased', "who's watching Bea on Friday the 9th", [['rosa']], ['family:rosa']),
  onCalendar('claire', 'plain', 'Is daycare open on the 9th?', [off], [], ['yes,']),
  onCalendar(
    'claire',
    'plain',
    'what time does daycare close the day before thanksgiving',
    [time('15:00')],
    ['family:daycare'],
  ),
  onCalendar('claire', 'paraphrased', 'do we have rosa the wednesday after veterans day', [off], [], ['yes,']),
  onCalendar(
    'claire',
    'plain',
    'how many physical therapy visits do I have left',
    [counted(4, ['physical', 'visits', 'sessions', 'appointments', 'therapy'])],
    ['claire:pt'],
  ),
  onCalendar('claire', 'paraphrased', 'is there PT on black friday', [off], [], ['yes,']),
  onCalendar(
    'claire',
    'paraphrased',
    'when do i land in seattle',
    [[...time('21:20'), '12:20', '00:20', '0:20']],
    ['claire:fly-out'],
  ),
  onCalendar('claire', 'plain', "how long's the flight home from seattle", [lasting(5, 25)], ['claire:fly-back']),
  onCalendar(
    'claire',
    'paraphrased',
    'what time is my design review in boston time',
    [time('14:00')],
    ['claire:review'],
  ),
  onCalendar(
    'claire',
    'paraphrased',
    "Do I get back from Seattle in time for Bea's party?",
    [['yes', 'in time', 'day before', 'night before', 'evening before', 'back']],
    ['claire:fly-back', 'family:bea-party', 'claire:seattle'],
    ['no,', "won't be back", 'not in time'],
  ),
  onCalendar(
    'claire',
    'paraphrased',
    'Do Hebrew school and the Hanukkah party overlap on the 2nd?',
    [apart],
    ['jonah:hebrew', 'jonah:hanukkah'],
    ['yes'],
  ),
  onCalendar(
    'claire',
    'paraphrased',
    'how much time is there between the end of the hanukkah party and my flight that day',
    [lasting(4, 30)],
    ['jonah:hanukkah', 'claire:fly-out'],
  ),
  onCalendar(
    'claire',
    'plain',
    'how many nights are we at Lakeshore Lodge',
    [counted(2, ['nights', 'night'])],
    ['jonah:hotel'],
  ),
  onCalendar('claire', 'plain', 'what date did november book club move to', [date('2029-11-27')], ['claire:book']),
  onCalendar(
    'claire',
    'plain',
    'How many days till Thanksgiving?',
    [['21', 'twenty-one', 'three weeks', '3 weeks']],
    ['family:thanksgiving', 'family:thanks-break'],
  ),
  onCalendar(
    'claire',
    'paraphrased',
    "is my haircut before or after miso's vet visit",
    [['after', 'later', 'vet is first', 'vet first', 'vet comes first']],
    ['claire:haircut', 'family:vet'],
    ['before the vet', 'haircut is before', 'haircut is first'],
  ),
  onCalendar('claire', 'paraphrased', 'when do i gotta leave for the vet with miso', [time('09:20')], ['family:vet']),
  onCalendar(
    'claire',
    'paraphrased',
    "latest i can leave the house for jonah's game this saturday",
    [time('13:05')],
    ['jonah:game-3'],
  ),
  onCalendar('claire', 'paraphrased', "what's the plan saturday the 10th", [
    ['regatta'],
    ['vet'],
    ['haircut'],
    ['hockey'],
  ]),
  onCalendar(
    'claire',
    'plain',
    "when's the conference for Jonah and in which room",
    [nextWeek('2029-11-07').concat('wednesday'), time('13:40'), ['room 14']],
    ['family:conf-jonah'],
  ),
  onCalendar(
    'claire',
    'paraphrased',
    'is the final in burlington for sure',
    [['tentative', 'not certain', 'not confirmed', 'if they', 'not for sure', 'not sure', 'no,']],
    ['jonah:tourney-final'],
    ['yes,', 'is confirmed'],
  ),
];

/** Questions about the Hoang-Leblanc family. */
export const hoangLeblancAskedQuestions: readonly AskedQuestion[] = [
  ...ofClaire,
  ...hoangLeblancLinhQuestions,
  ...hoangLeblancKidsQuestions,
  ...hoangLeblancMoreQuestions,
];
