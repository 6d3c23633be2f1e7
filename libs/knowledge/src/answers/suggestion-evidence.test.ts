import { stemIds } from './stems.ts';
import { suggestionEvidence } from './suggestion-evidence.ts';
import { buildPassage } from './testing/build-passage.ts';

const today = '2026-10-02';

function evidenceOf(question: string, passage: string, unknown = '') {
  const found = {
    passages: [buildPassage({ subject: 'News', sender: '', passage })],
    unknownTerms: stemIds(unknown),
  };
  return suggestionEvidence({ question, found, topK: 5, today, compare: null });
}

test('a sentence that only says that something is open shows it, one with the fact does not', async () => {
  const question = 'Which heat am I in at the swim meet?';
  expect(await evidenceOf(question, 'The heat sheets of the swim meet are not out yet.')).toMatchObject({ open: 1 });
  expect(await evidenceOf(question, 'The heat sheets of the swim meet hang by the door.')).toMatchObject({ open: 0 });
});

test('words that no source of the household has count by their share of the telling ones', async () => {
  const question = 'Is the fondue set back in the kitchen?';
  const passage = 'The new kitchen has a window to the garden and a stove.';
  expect(await evidenceOf(question, passage)).toMatchObject({ unheard: 0 });
  const evidence = await evidenceOf(question, passage, 'fondue');
  expect(evidence?.unheard).toBeGreaterThan(0);
  expect(evidence?.unheard).toBeLessThan(1);
});

test('a question for how something is done says so', async () => {
  const passage = 'The lost and found box stands next to the gym, look there first.';
  expect(await evidenceOf('How do I look for a lost glove?', passage)).toMatchObject({ manner: 1 });
  expect(await evidenceOf('Is the lost glove in the gym?', passage)).toMatchObject({ manner: 0 });
});

test('nothing is decided about a strong sentence, or without any', async () => {
  expect(await evidenceOf('What time is practice?', 'Practice is at 5:00 pm in the gym.')).toBeNull();
  expect(await evidenceOf('the?', 'Practice is at 5:00 pm in the gym.')).toBeNull();
});
