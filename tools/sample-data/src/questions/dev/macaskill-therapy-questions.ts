import type { AskedQuestion } from '../question-set.ts';
import { date, day, no, nothing, time } from '../spellings.ts';
import { onCalendar } from './asking.ts';
import { counted, lasting } from './lengths.ts';

const off = [...no, ...nothing, 'moved', 'instead'];

/** Questions of the MacAskills about Hamish that the calendars answer. */
export const macaskillTherapyQuestions: readonly AskedQuestion[] = [
  onCalendar(
    'jonas',
    'plain',
    'next speech therapy is when',
    [[...day('2028-03-22'), 'tomorrow'], time('14:00')],
    ['hamish:speech'],
  ),
  onCalendar('jonas', 'plain', 'speech therapy on the 29th yes or no', [off], [], ['yes']),
  onCalendar(
    'fiona',
    'paraphrased',
    'After tomorrow, when is Hamish at Praxis Lindner again',
    [date('2028-04-06'), time('14:30')],
    ['hamish:speech'],
  ),
  onCalendar(
    'fiona',
    'paraphrased',
    'tomorrow from the end of speech to the dentist, how long do we have',
    [lasting(0, 15)],
    ['hamish:speech', 'home:dentist'],
  ),
  onCalendar(
    'jonas',
    'plain',
    'how many OT does mish have left',
    [counted(6, ['ot', 'sessions', 'occupational', 'appointments'])],
    ['hamish:ot'],
  ),
  onCalendar('fiona', 'plain', 'When is the very last occupational therapy', [date('2028-05-22')], ['hamish:ot']),
  onCalendar('fiona', 'plain', 'is there OT on Easter Monday, the 17th', [off], [], ['yes']),
  onCalendar(
    'jonas',
    'paraphrased',
    'when do we get in the car for the riding on his birthday',
    [time('14:55')],
    ['hamish:riding'],
  ),
  onCalendar('jonas', 'plain', 'has mish got riding this friday', [off], [], ['yes']),
  onCalendar(
    'effie',
    'plain',
    'what day of the week is hamies birthday',
    [['friday', 'fri,', 'fri ']],
    ['home:hamish-birthday'],
  ),
  onCalendar(
    'effie',
    'paraphrased',
    'how old will hamie be on his bday',
    [['seven', 'turns 7', '7 years', 'is 7', 'be 7', '7th', '**7']],
    ['home:hamish-birthday'],
  ),
  onCalendar('fiona', 'plain', 'Does Hamish have school on April 3rd?', [off], [], ['yes']),
  onCalendar(
    'fiona',
    'paraphrased',
    'when is the last time they go swimming with school',
    [date('2028-03-30')],
    ['hamish:swimming'],
  ),
  onCalendar(
    'fiona',
    'paraphrased',
    'When do we pick Hamish up at Oma Gisela on the weekend',
    [[...day('2028-03-25')], time('09:30')],
    ['hamish:oma'],
  ),
  onCalendar(
    'jonas',
    'paraphrased',
    'hearing test on 19.4., can i go or does fi have to',
    [['fiona', 'fi ', 'mum', 'first aid', 'no,', "can't", 'cannot']],
    ['jonas:first-aid', 'hamish:hearing'],
    ['jonas is free', 'you are free', "you're free"],
  ),
  onCalendar(
    'fiona',
    'paraphrased',
    "what comes earlier, the review at the children's centre or the hearing test",
    [['review']],
    ['hamish:review', 'hamish:hearing'],
    ['hearing test is first', 'hearing test comes first', 'hearing test is earlier', 'hearing test comes earlier'],
  ),
  onCalendar(
    'jonas',
    'paraphrased',
    'leave the house for the kids party at what time',
    [time('14:05')],
    ['home:party'],
  ),
];
