import { sentencesToBring, thingsToBring } from './things-to-bring.ts';

test.each([
  [
    'Swimming starts at 3. Please bring goggles and a towel. The bus leaves at 2.',
    ['Please bring goggles and a towel.'],
  ],
  ["Don't forget your library book!", ["Don't forget your library book!"]],
  ['Wear sneakers; pack a lunch', ['Wear sneakers', 'pack a lunch']],
  ['Children should wear green.', ['Children should wear green.']],
  ['Por favor traiga una manta. No lleve comida.', ['Por favor traiga una manta.']],
  ['You do not need to bring lunch. No need to pack a coat. Students don’t have to wear uniforms.', []],
  ['Bring a blanket, but do not bring chairs.', ['Bring a blanket, but do not bring chairs.']],
  ['Cub Scout Pack 12 meets. The footwear shop is open. We are bringing back the fair.', []],
  ['', []],
])('%s', (text, expected) => {
  expect(sentencesToBring(text)).toEqual(expected);
});

test('at most three sentences are told, each at most 200 characters long', () => {
  const found = sentencesToBring(`Bring ${'very '.repeat(100)}much. Bring a. Bring b. Bring c.`);
  expect(found).toHaveLength(3);
  expect(found[0]).toHaveLength(200);
});

test.each([
  [
    'From the letter “Swim week”: “Thursday at 3 pm. Bring goggles.”.',
    [{ text: 'Bring goggles.', letter: 'Swim week' }],
  ],
  ['From a letter: “Bring goggles.”.', [{ text: 'Bring goggles.', letter: '' }]],
  [
    'From the letter “Swim week”: “Bring goggles.”.\nGate code 12\nBring the blue bag',
    [
      { text: 'Bring goggles.', letter: 'Swim week' },
      { text: 'Bring the blue bag', letter: null },
    ],
  ],
  ['Ask for Dr. Lee. Bring the insurance card.', [{ text: 'Bring the insurance card.', letter: null }]],
  ['From the letter “Swim week”.', []],
])('the description %j says whose words they are', (description, expected) => {
  expect(thingsToBring(description)).toEqual(expected);
});
