import { readQuestion } from './question.ts';
import { answerByRules } from './rules-answer.ts';
import { buildPassage } from './testing/build-passage.ts';

const today = '2026-10-02';

async function strengthOf(question: string, passage: string): Promise<string> {
  const passages = [buildPassage({ subject: 'News', sender: '', passage, score: 0.2 })];
  const answer = await answerByRules({ question: readQuestion(question, today), passages, today, compare: null });
  return answer?.strength ?? 'refused';
}

test.each([
  ['Who won the match against Hilltop?', 'Anna plays the match against Hilltop on October 9.', 'refused'],
  ['Who won the match against Hilltop?', 'Riverside won the match against Hilltop on September 12.', 'strong'],
  ['What time does the flight land?', 'The flight leaves at 3:30; it lands in Oslo.', 'weak'],
  ['What time does the flight land?', 'The flight leaves at 3:30; the flight lands at 5:10.', 'strong'],
  ['What shoe size is Leo?', 'Shoe size Leo.', 'refused'],
  ['What shoe size is Leo?', 'The shoe size of Leo went up to thirteen again.', 'strong'],
  ['What was the call time for the concert?', 'The doors open at 6:10 for the concert.', 'weak'],
  ['What was the call time for the concert?', 'The call time for the concert is 5:45.', 'strong'],
  ['How much did Basin pay for the damage?', 'Your deductible for the damage at Basin is 500 dollars.', 'weak'],
  ['How much did Basin pay for the damage?', 'Basin has paid 2,140 dollars for the damage.', 'strong'],
  ['What should we bring to the sleepover?', 'Please no nuts in any snacks at the sleepover.', 'weak'],
  ['What should we bring to the sleepover?', 'Bring a sleeping bag to the sleepover.', 'strong'],
  ['What is the door code of the cabin?', 'You get the door code of the cabin 48 hours before.', 'refused'],
  ['What is the door code of the cabin?', 'The door code of the cabin is 4417.', 'strong'],
  ['How much a month do we pay for the bus?', 'For the bus we pay $46 a month.', 'strong'],
  ['What color are the leg bands?', 'The leg bands are purple this year.', 'weak'],
  ['Which platform does the train leave from?', 'The train leaves from platform 7.', 'strong'],
  ['Who are the children staying with in Cherville?', 'In Cherville we shall be staying with families.', 'refused'],
  ['When it rains, where do we meet?', 'We meet in the gym when it rains.', 'strong'],
  ['What may we wear when it rains?', 'Wear the yellow coat when it rains.', 'strong'],
])('“%s” with “%s” is %s', async (question, text, strength) => {
  expect(await strengthOf(question, text)).toBe(strength);
});

test('a question for the present state has no strong answer while a newer source speaks of the same', async () => {
  const question = readQuestion('What is the code for the garage now?', today);
  const passages = [
    buildPassage({ source: 'mail:old', date: '2023-05-01', passage: 'The code for the garage is 1357.', score: 0.2 }),
    buildPassage({ source: 'mail:new', date: '2026-09-01', passage: 'I changed the code for the garage.', score: 0.2 }),
  ];
  const answers = [passages, passages.slice(0, 1)].map((found) =>
    answerByRules({ question, passages: found, today, compare: null }),
  );
  expect((await Promise.all(answers)).map((answer) => answer?.strength)).toEqual(['weak', 'strong']);
});

test('a date has no strong answer while a newer source moves it without naming the event again', async () => {
  const question = readQuestion('When is the deposit for the class trip due?', today);
  const passages = [
    buildPassage({
      source: 'mail:trip',
      date: '2026-09-01',
      subject: 'Class trip',
      passage: 'The trip costs 285 dollars; a deposit of 80 dollars is due on October 9.',
      score: 0.2,
    }),
    buildPassage({
      source: 'mail:news',
      date: '2026-09-20',
      subject: 'Trip: good news',
      passage: 'I have also moved the day for the deposit, the same 80 dollars, to October 16.',
      score: 0.2,
    }),
  ];
  const answers = [passages, passages.slice(0, 1)].map((found) =>
    answerByRules({ question, passages: found, today, compare: null }),
  );
  expect((await Promise.all(answers)).map((answer) => answer?.strength)).toEqual(['weak', 'strong']);
});
