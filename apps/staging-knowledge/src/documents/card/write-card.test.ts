import { setImmediate as nextTurn } from 'node:timers/promises';
import { cardByRules } from '../interpret/card-by-rules.ts';
import { buildParse, family, momentOn } from '../interpret/testing/build-parse.ts';
import { writeCard } from './write-card.ts';

const moment = momentOn('2026-09-15');
const parts = {
  chat: null,
  household: family,
  newMarker: () => 'm',
  clock: () => new Date('2026-09-15T15:00:00Z'),
  logger: { warn: () => undefined },
};
const long = buildParse('Bring a bag.\n'.repeat(8_000));

test('the card of a long document is that of the rules, and others have their turn meanwhile', async () => {
  let turns = 0;
  let writing = true;
  const others = (async () => {
    for (; writing; turns += 1) await nextTurn();
  })();
  const card = await writeCard(long, moment, parts, new AbortController().signal);
  writing = false;
  await others;
  expect(card).toEqual(cardByRules(long, family, moment));
  expect(turns).toBeGreaterThan(20);
});

test('nobody writes on for a caller who has left', async () => {
  const leaving = new AbortController();
  const written = writeCard(long, moment, parts, leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(written).rejects.toThrow('gone');
});
