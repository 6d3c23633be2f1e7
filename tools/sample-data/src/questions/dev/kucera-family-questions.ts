import type { AskedQuestion } from '../question-set.ts';
import { date, day, no, nothing, time } from '../spellings.ts';
import { onCalendar } from './asking.ts';
import { counted } from './lengths.ts';

const off = [...no, ...nothing, 'moved', 'instead'];

/** Questions of the grandmother, of Emmett and of Josie that the calendars answer. */
export const kuceraFamilyQuestions: readonly AskedQuestion[] = [
  onCalendar(
    'marlene',
    'paraphrased',
    "What time must we leave for Del's heart doctor on Thursday?",
    [time('09:30')],
    ['grandparents:heart'],
  ),
  onCalendar(
    'marlene',
    'plain',
    'How many cardiac rehab sessions does Del have left?',
    [counted(11, ['rehab', 'cardiac', 'sessions', 'session'])],
    ['grandparents:rehab'],
  ),
  onCalendar('marlene', 'plain', 'Is there rehab this Friday', [off], [], ['yes']),
  onCalendar(
    'marlene',
    'paraphrased',
    'Which mornings am I driving the bus?',
    [
      [...date('2030-10-16'), 'wednesday', 'wed,', 'wed '],
      [...date('2030-10-17'), 'thursday', 'thu,', 'thu ', '16–17', '16-17'],
    ],
    ['grandparents:bus'],
  ),
  onCalendar('marlene', 'plain', 'Are we playing pitch on Friday', [off], [], ['yes']),
  onCalendar('marlene', 'plain', 'Quilters on the 22nd?', [off], [], ['yes']),
  onCalendar(
    'marlene',
    'plain',
    'What is the date of Ladies Aid in November',
    [date('2030-11-14')],
    ['grandparents:aid'],
  ),
  onCalendar(
    'marlene',
    'paraphrased',
    'How many nights will we be in Branson?',
    [counted(4, ['nights', 'night'])],
    ['grandparents:branson'],
    ['5 nights', 'five nights'],
  ),
  onCalendar(
    'marlene',
    'paraphrased',
    'I do not need to cook on Sunday the 27th, do I? Where are we eating?',
    [['legion']],
    ['grandparents:dinner'],
  ),
  onCalendar('marlene', 'plain', 'What time does the harvest supper start?', [time('17:00')], ['grandparents:supper']),
  onCalendar('marlene', 'plain', 'When are our flu shots', [date('2030-10-30'), time('11:00')], ['grandparents:flu']),
  onCalendar(
    'marlene',
    'paraphrased',
    'How many years will Del and I be married in November?',
    [['56', 'fifty-six']],
    ['grandparents:wedding-day'],
  ),
  onCalendar(
    'marlene',
    'plain',
    'What time do I have to be at the eye surgery center on the 7th of November?',
    [time('06:45')],
    ['grandparents:cataract'],
  ),

  onCalendar('emmett', 'paraphrased', 'what time r we done at the walk thru thurs', [time('16:45')], ['kids:practice']),
  onCalendar('emmett', 'plain', 'practice wed w the early out is when', [time('13:15')], ['kids:practice']),
  onCalendar('emmett', 'paraphrased', 'who do we got on the 25th', [['ravenna']], ['kids:game-25']),
  onCalendar(
    'emmett',
    'paraphrased',
    'what time do i hafta get on the road for the act',
    [time('06:30')],
    ['kids:act'],
  ),
  onCalendar('emmett', 'paraphrased', 'am i on at the grocery the 26th', [off], [], ['yes']),
  onCalendar('emmett', 'plain', 'when do i start at the grocery this sat', [time('12:00')], ['kids:store']),
  onCalendar('emmett', 'paraphrased', 'do i have football the day they pull my teeth', [off], [], ['yes']),
  onCalendar(
    'emmett',
    'plain',
    'what day is soil judging',
    [[...date('2030-10-23'), 'next wednesday', 'wednesday', 'next wed']],
    ['kids:soil'],
  ),

  onCalendar(
    'josie',
    'paraphrased',
    'mrs vance moved piano this week right? to when',
    [[...day('2030-10-15'), 'tomorrow'], time('17:30')],
    ['kids:piano'],
  ),
  onCalendar(
    'josie',
    'plain',
    'do i have volleyball practice today',
    [['yes', ...time('15:35')]],
    ['kids:volleyball'],
    ['no,'],
  ),
  onCalendar('josie', 'plain', 'is there volleyball practice on wed', [off], [], ['yes']),
  onCalendar('josie', 'paraphrased', 'who r we playing on the 22nd', [['burwell']], ['kids:burwell']),
  onCalendar('josie', 'paraphrased', 'piano the night before halloween??', [off], [], ['yes']),
  onCalendar('josie', 'plain', 'what day is 4h club in november', [date('2030-11-10')], ['kids:four-h']),
  onCalendar(
    'josie',
    'paraphrased',
    'how many days til the halloween parade',
    [['17 days', '17 more', 'in 17', 'seventeen', '**17', '17 sleeps']],
    ['kids:parade'],
  ),
  onCalendar('josie', 'plain', 'achievement night when', [date('2030-10-27'), time('17:00')], ['kids:achievement']),
];
