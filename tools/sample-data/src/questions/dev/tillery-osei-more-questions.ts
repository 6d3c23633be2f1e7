import type { AskedQuestion } from '../question-set.ts';
import { day, nextWeek, no, time } from '../spellings.ts';
import { onBoth, onNothing, onSource } from './asking.ts';

/** Questions of the Tillery-Oseis that need the mail, and some that nobody can answer. */
export const tilleryOseiMoreQuestions: readonly AskedQuestion[] = [
  // The mail has a newer word than the calendar.
  onBoth(
    'kwame',
    'plain',
    'when is the dentist for abi and wren',
    [[...nextWeek('2027-11-18'), ...day('2027-11-18')], time('16:15')],
    ['mail:dentist-move', 'calendar:home:dentist'],
  ),
  onBoth(
    'dana',
    'paraphrased',
    'furnace guy friday, do i have to be home in the morning or what',
    [time('13:00').concat('1 and 4', '1-4', '1–4')],
    ['mail:furnace-later', 'calendar:home:furnace'],
  ),
  onBoth(
    'marcus',
    'plain',
    'what time do i drive sunday',
    [time('14:00')],
    ['extraction:petrakis', 'calendar:marcus:drive-1'],
  ),

  // Only the mail, the chat or a document knows, in the words of the question.
  onSource(
    'dana',
    'plain',
    'how much is the cider press trip',
    [['$9', '9 dollars', 'nine dollars']],
    'mail:press-trip',
  ),
  onSource('kwame', 'plain', 'what size is the furnace filter', [['16 x 25', '16x25']], 'document:house'),
  onSource('marcus', 'plain', 'wat time is weigh in for eastport', [time('16:30')], 'mail:wrestling-start'),
  onSource('abi', 'plain', 'wat do i hav to wear for the winter concert', [['black']], 'mail:symphony'),
  onSource('dana', 'plain', 'which book is it for book club tmrw', [['salt atlas']], 'extraction:priya'),
  onSource(
    'ruth',
    'plain',
    'What is the telephone number of the nurse line at the surgery center?',
    [['555-0172']],
    'mail:cataract-prep',
  ),

  // The same in other words.
  onSource(
    'ruth',
    'paraphrased',
    'May I have my oatmeal the morning they do my eye?',
    [[...no, 'nothing', 'midnight', 'cannot', "can't", 'may not', "shouldn't"]],
    'mail:cataract-prep',
    ['yes'],
  ),
  onSource(
    'dana',
    'paraphrased',
    'how much do we still owe for the birthday place',
    [['$184', '184 dollars']],
    'mail:jungle-gem',
    ['$264 is', 'owe $264'],
  ),
  onSource(
    'dana',
    'paraphrased',
    'what did greg want me to pack for birdie',
    [['boots'], ['sleeping bag']],
    'extraction:greg-boots',
  ),
  onSource(
    'kwame',
    'paraphrased',
    'what are dana and i supposed to bring over to her moms for thanksgiving',
    [['rolls'], ['jollof', 'rice']],
    'extraction:nana-pies',
  ),
  onSource(
    'abi',
    'paraphrased',
    'im watching birdie n she wants trail mix.. which nuts cant she have again',
    [['cashew'], ['pistachio']],
    'document:sitter',
  ),
  onSource(
    'marcus',
    'paraphrased',
    'where am i supposed to put the car when i work that wednesday b4 thanksgiving',
    [['bank']],
    'mail:fresh-barn',
  ),
  onSource(
    'kwame',
    'paraphrased',
    'what will we be paying per month for the instrument next year',
    [['$31', '31 dollars']],
    'mail:viola-rent',
  ),
  onSource(
    'dana',
    'paraphrased',
    'can we take biscuit along to lake sorrel',
    [[...no, 'no dogs', "can't", 'cannot']],
    'mail:sorrel',
    ['yes'],
  ),

  // Nobody knows.
  onNothing('marcus', 'near', 'am i gonna be varsity at my weight'),
  onNothing('abi', 'near', 'whos the 4th girl in our relay'),
  onNothing('ruth', 'near', 'At what hour is my follow-up with the eye doctor?', ['7:15', '6:50']),
  onNothing('dana', 'near', 'what did they name the salamander'),
  onNothing('kwame', 'near', 'whos opening for the comedian on the 20th'),
  onNothing('dana', 'near', 'how much does the dentist charge for whitening marcs teeth', ['$']),
  onNothing('kwame', 'near', 'what flight number is efua on'),
  onNothing('marcus', 'foreign', 'how do u balance a redox equation'),
  onNothing('ruth', 'foreign', 'How long does a twenty pound turkey need in the oven?'),
  onNothing('abi', 'foreign', 'who has the world record in 100 fly'),
  onNothing('kwame', 'foreign', 'why is my brake pedal squishy after bleeding the lines'),
];
