import { measureMaxTurn, useTestDatabase } from '@homeroom/testing';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DocumentReader } from '../src/documents/document-reader.ts';
import { buildConfig, buildExtraction, openTestService, type TestService } from './service-fixture.ts';
import { openReader, useReaderProgram } from './vision-fixture.ts';

const database = useTestDatabase('staging-knowledge');
let reader: DocumentReader;
let service: TestService;
let server: Server;
let address: string;
useReaderProgram();
beforeAll(async () => {
  reader = openReader();
  service = openTestService(buildConfig(database.url), { documentReader: reader });
  server = service.app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await answer('/brain/ingest', json(buildExtraction()));
  await answer('/vision/briefing', upload('Please return the form by October 9, 2026.'));
});
afterAll(async () => {
  server.close();
  await Promise.all([service.close(), reader.close()]);
});

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

function upload(text: string): RequestInit {
  const body = new FormData();
  body.set('file', new Blob([text], { type: 'text/plain' }), 'letter.txt');
  return { method: 'POST', body };
}

async function answer(path: string, init?: RequestInit): Promise<number> {
  const response = await fetch(`${address}${path}`, init);
  await response.arrayBuffer();
  return response.status;
}

const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const texts: Record<string, string> = {
  'one word': 'a',
  blanks: ' \n',
  'list lines': '- Bring a coat by Friday\n',
  dates: 'please return by October 9, 2026 ',
  'sentences of three letters': 'Oh. ',
  'Chinese without a blank': '请在星期五之前交回同意书',
  'open tags': '<p <li ',
  'open brackets': '[a](b![',
  'combining marks': 'a\u0301\u0302\u0303',
  emoji: '👨‍👩‍👧',
};

/** Of the service's event loop, in milliseconds of processor time: a probe waits no longer for one request. */
const maxTurnMs = 250;

describe('no turn of the event loop is long', () => {
  test.each(Object.entries(texts))('while 256 KiB of %s are ingested', async (_what, unit) => {
    const text = Buffer.from(filled(unit, 262_144))
      .subarray(0, 262_140)
      .toString()
      .replace(/\uFFFD+$/, '');
    const longest = await measureMaxTurn(maxTurnMs, async (attempt) => {
      expect(
        await answer(
          '/brain/ingest',
          json(buildExtraction({ extraction_id: `turn-${unit}-${attempt}`, message_text: text })),
        ),
      ).toBe(200);
    });
    expect(longest).toBeLessThan(maxTurnMs);
  });

  test('while an extraction has 7 MB of other fields', async () => {
    const others = Array.from({ length: 70_000 }, (_, index) => `${filled('word ', 90)}${index}`);
    const longest = await measureMaxTurn(maxTurnMs, async (attempt) => {
      expect(
        await answer('/brain/ingest', json(buildExtraction({ extraction_id: `turn-fields-${attempt}`, others }))),
      ).toBe(200);
    });
    expect(longest).toBeLessThan(maxTurnMs);
  });

  test.each(Object.entries(texts))('while a card is made of a million characters of %s', async (_what, unit) => {
    const longest = await measureMaxTurn(maxTurnMs, async (attempt) => {
      expect([200, 400]).toContain(await answer('/vision/briefing', upload(`${attempt} ${filled(unit, 999_998)}`)));
    });
    expect(longest).toBeLessThan(maxTurnMs);
  });

  test.each(Object.entries(texts))('while a question of %s is answered', async (_what, unit) => {
    const question = encodeURIComponent(filled(unit, 1_000));
    const longest = await measureMaxTurn(maxTurnMs, async () =>
      expect([200, 422, 503]).toContain(await answer(`/brain/query?q=${question}`)),
    );
    expect(longest).toBeLessThan(maxTurnMs);
  });
});
