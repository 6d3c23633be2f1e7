import { readingSummary } from './testing/reading-summary.ts';

describe('a question of Tuesday, December 1', () => {
  test.each([
    ['What do we have tomorrow?', 'list all | Wednesday, December 2'],
    ['tmrw anything?', 'list all | Wednesday, December 2'],
    ['wknd plans?', 'list all | this weekend, December 5 and December 6'],
    ['sat pm', 'list all | Saturday afternoon and evening, December 5'],
    ["What's on the 5th?", 'list all | Saturday, December 5'],
    ['What are we doing tonight', 'list all | Tuesday evening, December 1'],
    ['What is on after school on Thursday?', 'list all | Thursday, December 3 | after school'],
    ['What is on between 2 and 4 on Friday?', 'list all | Friday, December 4, from 2:00 PM to 4:00 PM'],
    ['What did Leo have on Friday?', 'list all | leo | Friday, November 27'],
    ["what's next for leo", 'list next | leo'],
    ['Is there school on Thursday?', 'whether all | school | Thursday, December 3'],
    ['soccer thurs?', 'whether all | soccer | Thursday, December 3'],
    ['leo soccer tmrw', 'whether all | leo | soccer | Wednesday, December 2'],
    [
      'Does Leo have soccer at the Riverside field on Saturday?',
      'whether all | leo | soccer | at Riverside field | Saturday, December 5',
    ],
    ['Who has something on Friday evening?', 'who all | each | Friday evening, December 4'],
    ["who's busy friday at 4", 'who all | each | Friday, December 4, at 4:00 PM'],
    ['Is Dad free on Friday at 2:45?', 'free all | ben | Friday, December 4, at 2:45 PM'],
    ['Is Dad free for soccer on Thursday?', 'free all | ben | Thursday, December 3 | during soccer'],
    ['Can Dad drive Leo to soccer on Friday at 4?', 'free all | ben | Friday, December 4, at 4:00 PM'],
    ['Who can drive on Friday at 4?', 'who-is-free all | each | Friday, December 4, at 4:00 PM'],
    ['When is Mom free on Saturday?', 'free-times all | ana | Saturday, December 5'],
    ['dentist?', 'when next | dentist'],
    ['When was the last training?', 'when last | training'],
    ["When's the last day of school?", 'when next | last day of school'],
    ["When are Maya's games?", 'when all | maya | games'],
    ['When is Zoë coming over?', 'when next | Zoë'],
    ['how long until the trip?', 'when next | trip'],
    ['Where is the match on Saturday?', 'where all | match | Saturday, December 5'],
    ['How long does the night train take?', 'how-long next | night train'],
    ['How many lessons does Maya have this week?', 'how-many all | maya | lessons | this week'],
    ['When must we leave for the orthodontist?', 'leave next | orthodontist'],
    ['Until when is the sleepover?', 'until next | sleepover'],
    ['What changed this week?', 'changes all | this week'],
    ['Was practice moved?', 'changes all | practice'],
    ['Does anything collide on Saturday?', 'collisions all | Saturday, December 5'],
    [
      'Do two children have something at the same time on Thursday?',
      'collisions all | maya, leo | Thursday, December 3',
    ],
  ])('%s reads as %s', (question, reading) => {
    expect(readingSummary(question)).toBe(reading);
  });

  test.each([
    'How much is the cello rental?',
    "What is the nurse's phone number?",
    'What should Leo bring?',
    'Who is the teacher?',
    'What time is it?',
  ])('%s wants nothing of the calendar', (question) => {
    expect(readingSummary(question)).toBeNull();
  });
});
