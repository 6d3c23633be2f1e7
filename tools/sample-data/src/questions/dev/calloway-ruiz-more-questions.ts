import type { AskedQuestion } from '../question-set.ts';
import { date, day, time } from '../spellings.ts';
import { onBoth, onNothing, onSource } from './asking.ts';

/** Questions of the Calloway-Ruiz family that need the mail, and some that nobody can answer. */
export const callowayRuizMoreQuestions: readonly AskedQuestion[] = [
  // The mail has a newer word than the calendar.
  onBoth(
    'teresa',
    'plain',
    'when is jonahs ear tubes follow up',
    [day('2028-02-23'), time('15:05')],
    ['mail:tubes-move', 'calendar:home:tubes'],
  ),
  onBoth(
    'brandon',
    'plain',
    'what time is the housing inspection on the 29th',
    [time('13:30')],
    ['mail:inspection', 'calendar:home:housing'],
  ),
  onBoth(
    'teresa',
    'paraphrased',
    'where do the boys play this saturday and when do we start',
    [['field 5'], time('11:30')],
    ['extraction:tball-field', 'calendar:home:tball'],
  ),

  // Only the mail, the chat or a document knows, in the words of the question.
  onSource('teresa', 'plain', 'how much is the air museum trip', [['$19', '19 dollars']], 'mail:museum-fix'),
  onSource(
    'anne-marie',
    'plain',
    'when is the permission slip for the air museum due',
    [date('2028-02-28')],
    'mail:museum-fix',
  ),
  onSource('brandon', 'plain', 'which bus does anne-marie ride starting tuesday', [['27']], 'mail:bus-27'),
  onSource('teresa', 'plain', 'where does the bus stop for anne-marie from the 22nd on', [['third']], 'mail:bus-27'),
  onSource('teresa', 'plain', 'when is the 100th day of school', [date('2028-02-28')], 'mail:hundred-fix'),
  onSource(
    'teresa',
    'plain',
    'what do I have to bring to the nursing board',
    [['license'], ['passport', 'military id'], ['orders']],
    'mail:board',
  ),
  onSource('brandon', 'plain', 'who do i call if the crates arent there by ten', [['555-0139']], 'mail:movers'),
  onSource('brandon', 'plain', 'where do we park for the unit ball', [['chapel']], 'mail:ball'),
  onSource('teresa', 'plain', 'how do i log in to parentlink for micah', [['40118'], ['2906']], 'mail:parentlink'),
  onSource('teresa', 'plain', 'what size are the t-ball shirts', [['small']], 'mail:tball-kit'),
  onSource('anne-marie', 'plain', 'what do i wear for the contest', [['white'], ['black']], 'mail:solo'),
  onSource('teresa', 'plain', 'what is micahs homework from speech', [['cards'], ['five min', '5 min']], 'mail:speech'),
  onSource('brandon', 'plain', 'is the bounce barn deposit refundable', [date('2028-02-25')], 'mail:bounce'),
  onSource('teresa', 'plain', 'what needs to be signed for the party at bounce barn', [['waiver']], 'mail:bounce'),
  onSource('brandon', 'plain', 'which week do we bring the kindergarten snack', [date('2028-03-06')], 'mail:snack'),
  onSource('anne-marie', 'plain', 'when is the essay about the saint due', [date('2028-03-19')], 'mail:confirmation'),
  onSource('brandon', 'plain', 'whats the code for the door at lake tanner', [['5582']], 'mail:tanner'),
  onSource('anne-marie', 'plain', 'what is the teamgate code for track', [['hftrack28']], 'mail:track'),

  // The same in other words.
  onSource(
    'teresa',
    'paraphrased',
    'can the dog come along on vacation and what do they charge extra',
    [['$20', '20 dollars']],
    'mail:tanner',
  ),
  onSource(
    'teresa',
    'paraphrased',
    'where am i supposed to leave my car at work now',
    [['lot f', 'laundry']],
    'mail:odilia',
  ),
  onSource(
    'anne-marie',
    'paraphrased',
    'what stuff do i pack for staying over at kezias',
    [['sleeping bag'], ['pillow']],
    'extraction:kezia',
  ),
  onSource(
    'brandon',
    'paraphrased',
    'they want to give jonah an antibiotic, which drug did we say he must never get',
    [['amoxicillin']],
    'document:sitters',
  ),
  onSource(
    'anne-marie',
    'paraphrased',
    'mikey cant breathe right what do i do!! mom isnt picking up',
    [
      ['two puffs', '2 puffs'],
      ['spacer', 'blue inhaler'],
    ],
    'document:sitters',
  ),
  onSource(
    'brandon',
    'paraphrased',
    'what food is tere making for the thing with her coworkers',
    [['dip']],
    'extraction:dee',
  ),
  onSource(
    'anne-marie',
    'paraphrased',
    'what should we leave out of the cooking when grandma visits',
    [['milk'], ['cheese']],
    'extraction:ines',
  ),
  onSource(
    'teresa',
    'paraphrased',
    'what dates is our babysitter out of town in spring',
    [date('2028-03-09'), date('2028-03-20')],
    'extraction:pruitt',
  ),
  onSource(
    'brandon',
    'paraphrased',
    'how long do we get to file for things that got broken on the way here',
    [['75']],
    'mail:movers',
  ),
  onSource(
    'teresa',
    'paraphrased',
    "what's the deadline to pick our dinner for that fancy evening",
    [date('2028-02-21')],
    'mail:ball',
  ),
  onSource(
    'anne-marie',
    'paraphrased',
    'how early does my band teacher want me there before i play',
    [['45 min', '45-min', '45min']],
    'mail:solo',
  ),

  // Nobody knows.
  onNothing('anne-marie', 'near', 'did i pass my history test from january'),
  onNothing('anne-marie', 'near', 'which relay am i running in'),
  onNothing('teresa', 'near', 'how much does mrs pruitt take per hour', ['$']),
  onNothing('brandon', 'near', 'whats the wifi password at the lodge', ['ninthmoveyall']),
  onNothing('brandon', 'near', 'whats abuelas flight number'),
  onNothing('teresa', 'near', 'which band plays at the spring fling'),
  onNothing('brandon', 'near', 'where is the confirmation retreat going to be'),
  onNothing('teresa', 'near', 'whats the name of the housing inspector'),
  onNothing('anne-marie', 'foreign', 'how do i get a squeak out of a clarinet reed'),
  onNothing('teresa', 'foreign', 'can you take melatonin after a night shift'),
  onNothing('brandon', 'foreign', 'how many ounces is a liter'),
  onNothing('anne-marie', 'foreign', 'what is the capital of mongolia'),
];
