import type { AskedQuestion } from '../question-set.ts';
import { date, day, no, nothing, time } from '../spellings.ts';
import { onCalendar } from './asking.ts';
import { counted, lasting } from './lengths.ts';
import { tamminenMoreQuestions } from './tamminen-more-questions.ts';
import { tamminenPeopleQuestions } from './tamminen-people-questions.ts';

const overlap = ['yes', 'overlap', 'clash', 'conflict', 'collide', 'same time', 'at once', 'during', 'both'];
const noOverlap = ["don't overlap", 'do not overlap', 'no overlap', 'no conflict', 'no clash', "don't clash"];
const off = [...no, ...nothing, 'moved', 'instead'];

/** Questions of the Tamminens about goats, cheese and the band that the calendars answer. */
const onCalendars: readonly AskedQuestion[] = [
  onCalendar('lempi', 'plain', 'who has morning milking tmrw', [['eino', 'pappa']], ['farm:morning']),
  onCalendar('kaisa', 'plain', 'Evening milking on Saturday, who is it', [['tuula']], ['farm:evening-tuula']),
  onCalendar(
    'onni',
    'paraphrased',
    'do i gotta milk fri the 13th or who does',
    [['lempi']],
    ['farm:evening-onni'],
    ['yes'],
  ),
  onCalendar(
    'kaisa',
    'paraphrased',
    "Dad's eye gets done on the 12th, who is in the parlor that morning",
    [['tuula']],
    ['farm:morning'],
  ),
  onCalendar(
    'tuula',
    'paraphrased',
    'does the milking on the morning of the 12th run into my bus route',
    [overlap],
    ['farm:morning', 'tuula:bus-am'],
    noOverlap,
  ),
  onCalendar('eino', 'plain', 'WHEN IS THE MILK TRUCK HERE NEXT', [time('07:30')], ['farm:truck']),
  onCalendar(
    'kaisa',
    'paraphrased',
    'didnt the truck for Monday the 9th get moved, when is it coming',
    [[...date('2028-10-10'), 'tuesday'], time('09:00')],
    ['farm:truck'],
  ),
  onCalendar('onni', 'plain', 'milk truck sunday?', [off], [], ['yes']),
  onCalendar('kaisa', 'plain', 'when does the market start on the 21st', [time('09:00')], ['farm:market']),
  onCalendar(
    'onni',
    'paraphrased',
    'when do we gotta roll out for market this saturday',
    [time('07:25')],
    ['farm:market'],
  ),
  onCalendar(
    'tuula',
    'paraphrased',
    'hoof guy is what day and how long will he be at it',
    [date('2028-10-17'), lasting(6, 0)],
    ['farm:hoof'],
  ),
  onCalendar(
    'kaisa',
    'paraphrased',
    'How long do we get to keep Veikko',
    [[...date('2028-11-12'), '35 days', 'five weeks', '5 weeks']],
    ['farm:buck'],
  ),
  onCalendar(
    'lempi',
    'plain',
    'what day does the buck arrive n when',
    [[...date('2028-10-09'), 'monday'], time('11:00')],
    ['farm:buck-arrives'],
  ),
  onCalendar(
    'kaisa',
    'paraphrased',
    'Is anything in the way of my Chicago call on Monday the 9th',
    [['buck']],
    ['farm:buck-arrives', 'kaisa:wholesale'],
    ['no conflict', 'nothing in the way', 'no,'],
  ),
  onCalendar(
    'kaisa',
    'plain',
    'wholesale call on the 23rd, what time is that here',
    [time('11:00')],
    ['kaisa:wholesale'],
  ),
  onCalendar('kaisa', 'plain', 'do I have the wholesale call on the 16th', [off], [], ['yes']),
  onCalendar('tuula', 'plain', 'cheese make on the 13th?', [off], [], ['yes']),
  onCalendar(
    'kaisa',
    'paraphrased',
    'how many cheese makes are left from now through the 14th',
    [counted(2, ['cheese', 'makes', 'make'])],
    ['kaisa:make'],
  ),
  onCalendar(
    'eino',
    'plain',
    'CHIMNEY SWEEP COMES WHAT DAY AND WHAT TIME',
    [day('2028-10-06').concat('tomorrow'), time('13:00')],
    ['farm:chimney'],
  ),
  onCalendar('onni', 'plain', 'is the hay comin saturday', [off], [], ['yes']),
  onCalendar('tuula', 'plain', 'when is open barn day over', [time('15:00')], ['farm:open-barn']),
  onCalendar(
    'kaisa',
    'paraphrased',
    'which is sooner, the hoof trimmer or the state inspection',
    [['inspection']],
    ['farm:inspection', 'farm:hoof'],
    ['hoof trimmer is sooner', 'hoof trimmer comes first', 'hoof trimmer is first'],
  ),
  onCalendar('kaisa', 'plain', 'next recycling day', [date('2028-10-18')], ['farm:recycling']),
  onCalendar(
    'onni',
    'paraphrased',
    'next wk band practice is when',
    [[...date('2028-10-11'), 'wednesday', 'wed,', 'wed '], time('20:00')],
    ['band:practice'],
  ),
  onCalendar('tuula', 'plain', 'no band practice on the 26th right', [[...off, 'right', 'correct']], []),
  onCalendar(
    'kaisa',
    'paraphrased',
    "from the end of Lempi's game tonight until band practice, how many minutes is that",
    [lasting(0, 15)],
    ['kids:negaunee', 'band:practice'],
  ),
  onCalendar(
    'onni',
    'paraphrased',
    'what time do we go on at oktoberfest, our time not theirs',
    [time('20:00')],
    ['band:iron'],
  ),
  onCalendar('tuula', 'paraphrased', 'how long is the ride to iron mountain', [lasting(1, 45)], ['band:iron-drive']),
  onCalendar(
    'kaisa',
    'paraphrased',
    'roughly when are we home from Iron Mountain on the 14th',
    [time('11:45')],
    ['band:iron-back'],
  ),
  onCalendar(
    'tuula',
    'paraphrased',
    'can i drum at the senior center or am i on the bus right then',
    [overlap.concat('bus route')],
    ['band:polka', 'tuula:bus-pm'],
    noOverlap,
  ),
  onCalendar('onni', 'paraphrased', 'when are we done playing on halloween', [time('21:00')], ['band:barn-dance']),
  onCalendar(
    'onni',
    'paraphrased',
    'how many gigs does the band have this month',
    [counted(4, ['gigs', 'gig'])],
    ['band:iron', 'band:polka', 'band:wedding', 'band:barn-dance'],
  ),
  onCalendar(
    'tuula',
    'plain',
    'where are we recording n what day',
    [['cedar'], date('2028-10-22')],
    ['band:recording'],
  ),
];

/** Questions of a goat farm with a band about its calendars and its mail. */
export const tamminenAskedQuestions: readonly AskedQuestion[] = [
  ...onCalendars,
  ...tamminenPeopleQuestions,
  ...tamminenMoreQuestions,
];
