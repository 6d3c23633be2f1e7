import type { AskedQuestion } from '../question-set.ts';
import { date, day, no, time } from '../spellings.ts';
import { onBoth, onNothing, onSource } from './asking.ts';

/** Questions of the Beaumonts that need the mail, and some that nobody can answer. */
export const beaumontMoreQuestions: readonly AskedQuestion[] = [
  // The mail has a newer word than the calendar.
  onBoth(
    'ray',
    'plain',
    'when is the roof estimate',
    [day('2028-05-04'), time('17:30')],
    ['extraction:roof-thursday', 'calendar:family:roof'],
  ),
  onBoth(
    'sam',
    'paraphrased',
    'wat time do we play the otters on saturday n wich field',
    [time('12:45'), ['field 1']],
    ['mail:otters-later', 'calendar:family:otters'],
  ),
  onBoth(
    'loretta',
    'plain',
    'what time does the piano recital start on June 4',
    [time('14:00')],
    ['mail:recital-earlier', 'calendar:family:recital'],
  ),

  // Only the mail, the chat or a document knows, in the words of the question.
  onSource(
    'ray',
    'plain',
    'how much is the capitol trip and when is the form due',
    [['$18', '18 dollars'], date('2028-05-10')],
    'mail:capitol',
  ),
  onSource('walt', 'plain', 'what does the tool shed lock open with now', [['4193']], 'mail:garden-fees'),
  onSource('ray', 'plain', 'whats the number of the allergy desk', [['555-0143']], 'mail:allergy-rules'),
  onSource('ray', 'plain', 'how much are tickets for the choir concert', [['$16', '16 dollars']], 'mail:harbor-choir'),
  onSource(
    'ellie',
    'plain',
    'what is the trivia category for dads trivia',
    [['shipwreck'], ['80s']],
    'extraction:lou-trivia',
  ),
  onSource('ray', 'plain', 'wich site do we have at otter slough', [['22']], 'mail:otter-slough'),

  // The same in other words.
  onSource(
    'sam',
    'paraphrased',
    'can i go kick the ball right after my shot on friday',
    [[...no, 'two hours', '2 hours', "can't", 'cannot', "shouldn't", 'should not']],
    'mail:allergy-rules',
    ['yes'],
  ),
  onSource(
    'walt',
    'paraphrased',
    'what does odile want me to haul along to the plant sale',
    [['table'], ['leek']],
    'extraction:odile-sale',
  ),
  onSource(
    'loretta',
    'paraphrased',
    'I have Pickle next weekend. In what do I hide his tablet?',
    [['cheddar', 'cheese']],
    'document:pickle',
  ),
  onSource(
    'ray',
    'paraphrased',
    'what homework does sam have for the tutor',
    [['5 and 6', 'five and six', '5–6', '5-6']],
    'extraction:tutor',
  ),
  onSource(
    'ray',
    'paraphrased',
    'do i take our own logs camping or buy them there',
    [['buy', '$7', 'gate', 'may not be brought', 'not be brought']],
    'mail:otter-slough',
  ),
  onSource(
    'loretta',
    'paraphrased',
    'For how long can I still return the things in my ears if they do not suit me?',
    [['45 days', '45-day']],
    'mail:hearing',
  ),
  onSource(
    'walt',
    'paraphrased',
    'We are locked out of the house on Lupine Street. Which neighbor can let us in?',
    [['dunaway']],
    'document:house',
  ),
  onSource(
    'ray',
    'paraphrased',
    'what papers do i need to have with me tmrw at dr amundsen',
    [['insurance'], ['x-ray']],
    'mail:ortho-first',
  ),

  // Nobody knows.
  onNothing('ellie', 'near', 'what day do we sing at the harbor festival'),
  onNothing('ray', 'near', 'what would braces for ellie cost us', ['$']),
  onNothing('ray', 'near', 'does mr teague have time for sam in july'),
  onNothing('sam', 'near', 'who is gonna be my teacher in 5th grade'),
  onNothing('walt', 'near', 'Who has the wheelbarrow with the green handles?'),
  onNothing('loretta', 'near', 'Who sings the solos at the summer concert?'),
  onNothing('ray', 'near', 'whats gil going to charge for the new roof', ['$']),
  onNothing('ellie', 'foreign', 'how do u get gum out of hair'),
  onNothing('sam', 'foreign', 'whos better messi or ronaldo'),
  onNothing('walt', 'foreign', 'How deep should one plant leeks in clay soil?'),
  onNothing('ray', 'foreign', 'chords for landslide'),
];
