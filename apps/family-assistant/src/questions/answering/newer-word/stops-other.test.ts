import { buildKnownEvent } from '../testing/build-known-event.ts';
import { stopsOther } from './stops-other.ts';

const graduation = buildKnownEvent({ id: 'graduation', title: '6th class graduation' });

test.each([
  ['School closes at noon on June 29, there is no after-school club from the 28th on.', true],
  ['The land train is not running on June 28.', true],
  ['There is no graduation on June 28.', false],
  ['There will be no class on June 28.', false],
])('%s stops something else than the graduation: %j', (sentence, expected) => {
  expect(stopsOther(sentence, graduation)).toBe(expected);
});
