import type { AskedQuestion } from '../question-set.ts';
import { date, day, nextWeek, no, nothing, time } from '../spellings.ts';
import { onCalendar, orIn } from './asking.ts';
import { kuceraFamilyQuestions } from './kucera-family-questions.ts';
import { kuceraMoreQuestions } from './kucera-more-questions.ts';
import { counted, lasting } from './lengths.ts';

const overlap = ['overlap', 'clash', 'conflict', 'same time', 'at once', 'during', "won't", "can't", 'cannot', 'no,'];
const noOverlap = ["don't overlap", 'do not overlap', 'no overlap', 'no conflict', 'no clash', "don't clash"];
const off = [...no, ...nothing, 'moved', 'instead'];

/** Questions of the farmer that the calendars answer. */
const asksWade: readonly AskedQuestion[] = [
  onCalendar('wade', 'paraphrased', 'anything on the farm calendar today', [['plot', 'weigh']], ['farm:plot']),
  onCalendar('wade', 'plain', 'coop board tmrw night, what time', [time('19:00')], ['farm:coop']),
  onCalendar('wade', 'plain', 'am i hauling corn on the 24th', [off], [], ['yes']),
  onCalendar(
    'wade',
    'paraphrased',
    'i was supposed to haul on halloween, what day is that load now',
    [[...date('2030-11-01'), 'friday', 'fri,', 'fri ']],
    ['farm:haul'],
  ),
  onCalendar(
    'wade',
    'paraphrased',
    'how many more times do i gotta haul to the plant',
    [counted(5, ['loads', 'trips', 'hauls', 'days', 'runs'])],
    ['farm:haul'],
  ),
  onCalendar('wade', 'plain', 'what day do we wean', [nextWeek('2030-10-25')], ['farm:wean']),
  onCalendar('wade', 'paraphrased', 'who all did i line up to help us wean', [['luis'], ['gary']], ['farm:wean']),
  onCalendar(
    'wade',
    'paraphrased',
    'thurs once im back from the ethanol plant how long til the seed meeting',
    [lasting(1, 0)],
    ['farm:haul', 'farm:seed'],
  ),
  onCalendar(
    'wade',
    'paraphrased',
    'next monday, what time do i report acres at the county',
    [time('13:30')],
    ['farm:county'],
  ),
  onCalendar('wade', 'paraphrased', 'when do i need to head out for my cdl physical', [time('08:00')], ['farm:cdl']),
  onCalendar(
    'wade',
    'plain',
    'hruskas are coming sunday about the rent, what time did we say',
    [time('15:00')],
    ['farm:hruskas'],
  ),
  onCalendar(
    'wade',
    'paraphrased',
    'is the anhydrous coming the same day we vote',
    [['yes', 'same day', 'both', ...date('2030-11-05')]],
    ['farm:anhydrous', 'home:election'],
    ['no,'],
  ),
  onCalendar(
    'wade',
    'paraphrased',
    'what all we got going on saturday',
    [['tournament'], ['grocery'], ['supper']],
    ['kids:tournament', 'kids:store', 'grandparents:supper'],
  ),
  onCalendar(
    'wade',
    'plain',
    'what days are the cousins here for the opener',
    [date('2030-10-25'), date('2030-10-27').concat('25–27', '25-27', '25 to 27', '25 – 27')],
    ['home:cousins'],
  ),
  onCalendar('wade', 'paraphrased', 'emmett gets out of the act when', [time('12:15')], ['kids:act']),
  onCalendar(
    'wade',
    'paraphrased',
    'how old is dad gonna be on the 21st',
    [['79', 'seventy-nine']],
    ['home:del-birthday'],
  ),
  onCalendar(
    'wade',
    'paraphrased',
    'if we quit weaning on time how many hrs is it til the game in ravenna',
    [lasting(3, 0)],
    ['farm:wean', 'kids:game-25'],
  ),
  onCalendar(
    'wade',
    'paraphrased',
    'and what time to leave for ravenna that friday the 25th',
    [time('17:10')],
    ['kids:game-25'],
  ),
  onCalendar('wade', 'plain', 'date of the calf sale', [date('2030-11-09')], ['farm:sale']),
];

/** Questions of the mother that the calendars answer. */
const asksShawna: readonly AskedQuestion[] = [
  onCalendar(
    'shawna',
    'paraphrased',
    'do i work wednesday afternoon',
    [[...off, 'half', 'noon', '12:00', '12 pm', '12pm']],
    ['shawna:work'],
    ['yes'],
  ),
  onCalendar('shawna', 'plain', 'do i have work on the 23rd', [off], [], ['yes']),
  onCalendar('shawna', 'paraphrased', 'what time do i get off on halloween', [time('15:00')], ['shawna:work']),
  onCalendar(
    'shawna',
    'plain',
    'which night is my ce webinar and when does it start',
    [day('2030-10-17'), time('19:00')],
    ['shawna:webinar'],
  ),
  onCalendar(
    'shawna',
    'paraphrased',
    'who has the first conference wed, ruthie or josie',
    [['ruthie']],
    ['shawna:conf-ruthie', 'kids:conf-ruthie', 'shawna:conf-josie', 'kids:conf-josie'],
    ['josie has the first', "josie's is first", 'josie is first', 'josie first'],
  ),
  onCalendar(
    'shawna',
    'paraphrased',
    'how many minutes do i have to get from ruthies conference to josies',
    [lasting(0, 10)],
    ['shawna:conf-ruthie', 'kids:conf-ruthie', 'shawna:conf-josie', 'kids:conf-josie'],
  ),
  onCalendar(
    'shawna',
    'paraphrased',
    'can I make it to work by 8 on Thursday or is the Suburban still getting its oil changed then?',
    [[...overlap, '08:30', '8:30', 'still', 'late']],
    ['home:oil', 'shawna:work'],
    [...noOverlap, 'yes, you can'],
  ),
  onCalendar(
    'shawna',
    'plain',
    'dates for the convention in denver',
    [
      date('2030-11-14').concat('14–16', '14-16', '14 to 16'),
      date('2030-11-16').concat('14–16', '14-16', '14 – 16', '14 to 16'),
    ],
    ['shawna:convention'],
  ),
  onCalendar(
    'shawna',
    'paraphrased',
    'with the time change how long is the flight to denver really',
    [lasting(1, 35)],
    ['shawna:flight-out'],
  ),
  onCalendar(
    'shawna',
    'paraphrased',
    'is booster club the same night as josies choir concert',
    [['yes', 'overlap', 'clash', 'conflict', 'same night', 'same time', 'both']],
    ['shawna:boosters', 'kids:choir'],
    [...noOverlap, 'no,'],
  ),
  onCalendar(
    'shawna',
    'plain',
    'what day of the week does ruthies birthday land on',
    [['wednesday', 'wed,', 'wed ']],
    ['home:ruthie-birthday'],
  ),
  onCalendar(
    'shawna',
    'paraphrased',
    'how many candles do i need for ruthie',
    [['turns 8', 'turning 8', 'be 8', '8 candles', '8 years', '8th', 'eight', '**8']],
    ['home:ruthie-birthday'],
  ),
  onCalendar(
    'shawna',
    'plain',
    'trunk or treat when n where',
    [date('2030-10-30'), time('17:30'), ['zion']],
    ['kids:trunk'],
  ),
  onCalendar(
    'shawna',
    'paraphrased',
    'ruthies halloween parade - am i out of work in time for it',
    [[...overlap, '15:00', '3:00', '3 pm', '3pm', 'not']],
    ['shawna:work', 'kids:parade'],
    ['yes', ...noOverlap],
  ),
  onCalendar('shawna', 'plain', 'is there school friday', [[...no, 'break']], [], ['yes']),
  onCalendar(
    'shawna',
    'paraphrased',
    'what day do they go back to school after fall break',
    [[...date('2030-10-22'), 'tuesday']],
    ['kids:school', 'kids:break'],
  ),
  onCalendar('shawna', 'plain', 'early out wed is at what time', [time('13:00')], ['kids:school']),
  onCalendar('shawna', 'plain', 'tap on halloween?', [off], [], ['yes']),
  onCalendar(
    'shawna',
    'plain',
    'does ruthie have brownies today',
    [['yes', ...time('15:30')]],
    ['kids:brownies'],
    ['no,'],
  ),
  onCalendar('shawna', 'paraphrased', 'what time do i get ruthie after brownies', [time('16:45')], ['kids:brownies']),
  onCalendar('shawna', 'paraphrased', 'what time to leave for josies eye appt', [time('15:35')], ['kids:eyes']),
  orIn(
    onCalendar('shawna', 'plain', 'when do we pick up the half beef', [date('2030-11-01')], ['home:beef']),
    'mail:beef',
  ),
  onCalendar(
    'shawna',
    'paraphrased',
    'do we change the clocks this weekend or when is that',
    [date('2030-11-03')],
    ['home:clocks'],
  ),
  orIn(
    onCalendar('shawna', 'plain', 'where is thanksgiving this yr', [['lincoln', 'carol']], ['home:thanksgiving']),
    'extraction:grandma',
  ),
  onCalendar(
    'shawna',
    'paraphrased',
    'how many years have wade and i been married come the 22nd',
    [['19', 'nineteen']],
    ['home:anniversary'],
  ),
];

/** Questions of the Kuceras about their calendars and their mail. */
export const kuceraAskedQuestions: readonly AskedQuestion[] = [
  ...asksWade,
  ...asksShawna,
  ...kuceraFamilyQuestions,
  ...kuceraMoreQuestions,
];
