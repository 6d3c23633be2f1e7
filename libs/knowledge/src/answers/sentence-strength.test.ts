import { readQuestion } from './question.ts';
import { answerByRules } from './rules-answer.ts';
import { buildPassage } from './testing/build-passage.ts';

const today = '2026-10-02';

async function strengthOf(question: string, passage: string): Promise<string> {
  const passages = [buildPassage({ subject: 'News', sender: '', passage })];
  const answer = await answerByRules({ question: readQuestion(question, today), passages, today, compare: null });
  return answer?.strength ?? 'refused';
}

test.each([
  ['Who won the match against Hilltop?', 'Anna plays the match against Hilltop on October 9.', 'refused'],
  ['Who won the match against Hilltop?', 'Riverside won the match against Hilltop on September 12.', 'strong'],
  ['What time does the flight land?', 'The flight leaves at 3:30; it lands in Oslo.', 'weak'],
  ['What time does the flight land?', 'The flight leaves at 3:30; the flight lands at 5:10.', 'strong'],
  ['What shoe size is Leo?', 'Shoe size Leo.', 'weak'],
  ['What shoe size is Leo?', 'The shoe size of Leo went up to thirteen again.', 'strong'],
])('“%s” with “%s” is %s', async (question, text, strength) => {
  expect(await strengthOf(question, text)).toBe(strength);
});
