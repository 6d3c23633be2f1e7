import { messageParts } from './message-parts.ts';
import { readingSummary } from './testing/reading-summary.ts';

const askedIn = (message: string) => messageParts(message).asked.map(({ text }) => text);

describe('the questions of a message', () => {
  test.each([
    ['When is the recital on Friday?', ['When is the recital on Friday?']],
    ['soccer thurs', ['soccer thurs']],
    ['A friend wants to go shopping with me, so am I free on Saturday?', ['am I free on Saturday?']],
    ['My mother would really like to know what day the party is.', ['what day the party is.']],
    [
      'I want to take Leo along once: on which evenings does he have nothing on?',
      ['on which evenings does he have nothing on?'],
    ],
    ['When Nan goes to Dieppe, how long is she on the ferry?', ['how long is she on the ferry?']],
    ['I forget what we agreed on, until when is he there?', ['until when is he there?']],
    ['Good evening. Would you kindly tell me at what time soccer is?', ['at what time soccer is?']],
    ['I should like to know whether my club meets tomorrow.', ['my club meets tomorrow.']],
    ['Hi, this is Dana from the carpool. I drive next week. Is Leo going?', ['Is Leo going?']],
    ['When is the concert and where?', ['When is the concert', 'where?']],
    ['whats the trip date now, is it still friday', ['whats the trip date now', 'is it still friday']],
    ['Do the two overlap, or are they back to back?', ['Do the two overlap']],
    ['Two quick ones: when is lunch? And when is dinner?', ['when is lunch?', 'when is dinner?']],
    ['What do we have on Friday, because I want to book the car', ['What do we have on Friday']],
    ['jess is having people over on the 7th can i go', ['can i go']],
    ['the clocks went back so how long was the shift', ['how long was the shift']],
    ['When does Pat stay, and whether he comes on Thursday?', ['When does Pat stay', 'he comes on Thursday?']],
    ['when is the match and when is it over', ['when is the match', 'when is it over']],
    ["Last practice of Owen's season, when?", ["when is Last practice of Owen's season?"]],
    ['Is practice on? The field was closed.', ['Is practice on?']],
    ['chem mock what day', ['what day is chem mock?']],
    ["Leo's flight lands at what time?", ["at what time does Leo's flight lands?"]],
    ['tomorrow my shift is from when till when', ['from when till when is tomorrow my shift?']],
    ['the inspection is in how many days', ['how many days until the inspection?']],
    ['theo has the game saturday, leave by when?', ['when do we leave for theo has the game saturday?']],
    ['which comes first, the dentist or the recital?', ['when is the dentist', 'when is the recital']],
    ['what did i put down for when the boat comes out', ['when the boat comes out']],
    ['if i drive to the game on the 28th when do i have to leave', ['when do i have to leave']],
    [
      'from when court lets out until conferences how many minutes do I have',
      ['how long is it between court lets out and conferences'],
    ],
    [
      "thurs once i'm back from the plant how long til the seed meeting",
      ['how long is it between the plant and the seed meeting thurs'],
    ],
    [
      "how many minutes do i have to get from leo's conference to maya's",
      ["how long is it between leo's conference and maya's"],
    ],
    ['is the ortho b4 school or after', ['when is the ortho', 'when is school']],
    ['is the sleepover before or after my test?', ['when is the sleepover', 'when is my test']],
    ['when does her plane get in + how long is she flying', ['when does her plane get in', 'how long is she flying']],
    ['When must we leave for the game, if I am to be punctual?', ['When must we leave for the game']],
  ])('%j are %j', (message, expected) => {
    expect(askedIn(message)).toEqual(expected);
  });

  test.each([
    ['Recital is at 6, right?', 'Recital is at 6'],
    ['The recital is on Friday, isn’t it?', 'The recital is on Friday'],
    ['I think the recital is on Friday', 'the recital is on Friday'],
    ['trumpet is wednesday at 6 yeah?', 'trumpet is wednesday at 6'],
    ['I believe the recital is on Friday. Have I got that right?', 'the recital is on Friday'],
    ['Recital is at 6. True?', 'Recital is at 6'],
  ])('%j are a statement to be confirmed', (message, text) => {
    expect(messageParts(message).asked).toEqual([{ text, isBelief: true }]);
  });
});

describe('a message of Tuesday, December 1,', () => {
  test.each([
    [
      'A friend wants to go shopping with me, so am I free on Saturday?',
      'free all | ana | Saturday, December 5 | unsure',
    ],
    [
      'I want to take Leo to the chess club some day, so what does he have on Friday?',
      'list all | leo | Friday, December 4 | unsure',
    ],
    ['hey can you tell me what time soccer is on thursday', 'when all | soccer | Thursday, December 3'],
    ['can i sleep in tmrw or do i have soccer', 'whether all | ana | soccer | Wednesday, December 2 | unsure'],
    ['when does soccer start, like the very first day', 'when next | soccer'],
    ['soccer on thursday got moved, when is it now', 'when all | soccer | Thursday, December 3 | unsure'],
    ['Next Monday, what does Leo have?', 'list all | leo | Monday, December 7'],
    ['The recital is on Friday. Where is it?', 'where all | recital | Friday, December 4 | unsure'],
    [
      'We have guests on Thursday, so does Leo have soccer?',
      'whether all | leo | soccer | Thursday, December 3 | unsure',
    ],
    [
      'When is the concert on Friday and how long does it take?',
      'when all | concert | Friday, December 4 & how-long all | concert | Friday, December 4 | unsure',
    ],
    ['What do we have in the evenings next week?', 'list all | next week, December 6 to December 12, in the evening'],
    [
      'jess has people over on the 7th can i go or have i got something',
      'free all | ana | Monday, December 7 | unsure',
    ],
    [
      "Leo's training is on the 3rd, what time do i pick him up",
      'until all | leo | training | Thursday, December 3 | unsure',
    ],
    ['when does chess let out on Friday', 'until all | chess | Friday, December 4'],
    ['Until which day does Grandma remain with us?', 'until next | Grandma'],
    ['How many Fridays of choir are left?', 'how-many all | choir | unsure'],
    [
      'Which of the evenings next week are we both clear?',
      'free-times all | ana, ben, maya, leo | next week, December 6 to December 12, in the evening',
    ],
    ['at work till 2, who has to be where tonight', 'who all | each | Tuesday evening, December 1 | unsure'],
    ['Grandma comes for lunch, who is free on Saturday', 'who-is-free all | each | Saturday, December 5 | unsure'],
    [
      'Which evenings next week is Dad not home?',
      'free-times all | ben | next week, December 6 to December 12, in the evening | unsure',
    ],
    [
      "Leo has speech this Thursday, I know, but when's the one after that?",
      'when next | speech | from Friday, December 4 | unsure',
    ],
    ["Once Saturday's soccer is done, when is the next one?", 'when next | soccer | from Sunday, December 6 | unsure'],
    ['When does soccer start again once we are back from spring break?', 'when next | soccer | after spring break'],
    ['soccer that was gonna be on the 7th.. what day is it now', 'when all | soccer | Monday, December 7 | unsure'],
    ['Friday looks crowded to me, what is all on it', 'list all | Friday, December 4 | unsure'],
    ['Is Dad home when the plumber comes?', 'free all | ben | during plumber comes'],
    ['how many more days till spring break', 'when next | spring break'],
    ['how meny days till im eleven', 'when next | ana | birthday'],
    ["how long until Leo's seven?", 'when next | leo | birthday'],
    [
      "Leo's match and Maya's recital, when does each of them start?",
      'when next | leo | match & when next | maya | recital',
    ],
    ['flight to Boston takes off when and lands when', 'when next | flight to Boston & until next | flight to Boston'],
    [
      "when does Nana's plane land and how long is she traveling",
      "until next | Nana's plane & how-long next | Nana's plane | unsure",
    ],
    ['What does the trip cost and when is it due?', 'when next | trip cost | unsure'],
    ['piano is b4 school or after', 'when next | piano & when next | school'],
    ['can i go to the recital or am i on shift', 'attend all | recital'],
    ['how long until practice is 5', 'when next | practice 5'],
  ])('%s reads as %s', (message, expected) => {
    expect(readingSummary(message)).toBe(expected);
  });
});
