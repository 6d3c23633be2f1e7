import { useTestDatabase, watchTurns } from '@homeroom/testing';
import type { DocumentReader } from '../src/documents/document-reader.ts';
import { interpretDocument } from '../src/documents/interpret/interpret-document.ts';
import { buildParse, family, momentOn } from '../src/documents/interpret/testing/build-parse.ts';
import { readingLimits } from '../src/documents/read/reading-limits.ts';
import { brief, letter } from './briefing-fixture.ts';
import { buildConfig, openTestService } from './service-fixture.ts';
import { openReader, useReaderProgram } from './vision-fixture.ts';

const database = useTestDatabase('staging-knowledge');
let reader: DocumentReader;
useReaderProgram();
beforeAll(async () => {
  reader = openReader();
});
afterAll(() => reader.close());

const request = (text: string, shownLengths: number[] = []) => ({
  parse: buildParse(text),
  household: family,
  moment: momentOn('2026-09-15'),
  shownLengths,
});
const never = () => new AbortController().signal;

test('a document is interpreted in a process of its own as in this one', async () => {
  const asked = request(letter, [12_000, 4_000]);
  expect(await reader.interpret(asked, never())).toMatchObject({ ...interpretDocument(asked) });
});

test('the service has short turns while the longest text is interpreted', async () => {
  const stop = watchTurns();
  await reader.interpret(request('- Bring a coat by Friday\n'.repeat(40_000)), never());
  const { maxMs, turns } = stop();
  expect(turns).toBeGreaterThan(20);
  expect(maxMs).toBeLessThan(250);
});

test('findings stay small where many short lines follow a long one', async () => {
  const { shown } = await reader.interpret(
    request(`${'Please bring '.repeat(400)}:\n${'- a\n'.repeat(3_000)}`, [12_000]),
    never(),
  );
  expect(JSON.stringify(shown).length).toBeLessThan(2_500_000);
});

test('a caller who leaves ends the interpretation and its process', async () => {
  await reader.interpret(request(letter), never());
  const [pid] = reader.pids;
  const leaving = new AbortController();
  const interpreted = reader.interpret(request('Bring a bag.\n'.repeat(80_000)), leaving.signal);
  setTimeout(() => leaving.abort(new Error('gone')), 20);
  await expect(interpreted).rejects.toThrow('gone');
  expect(reader.pids).not.toContain(pid);
});

test('a text that takes the rules too long costs the card, never the document', async () => {
  const hasty = openReader({ limits: { ...readingLimits, firstPageMs: 60_000, interpretationMs: 1 } });
  const service = openTestService(buildConfig(database.url), { documentReader: hasty });
  const { status, body: card } = await brief(service.app, letter);
  await Promise.all([service.close(), hasty.close()]);
  expect(status).toBe(200);
  expect(card).toMatchObject({
    needs_review: true,
    text_excerpt: expect.stringContaining('Science Museum'),
    warnings: ['This card could not be filled in; only the text was kept.'],
  });
});
