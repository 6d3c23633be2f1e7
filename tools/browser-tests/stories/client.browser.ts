import type * as client from '@homeroom/client';
import { build } from 'esbuild';
import path from 'node:path';
import { openDashboard } from '../support/dashboard.ts';
import { leaveQuietly, useBrowser } from '../support/browser.ts';
import { dayAhead, familyTime } from '../support/family-days.ts';
import { OwnFamily } from '../support/own-service.ts';

useBrowser();

const family = new OwnFamily();
const entry = path.resolve(import.meta.dirname, '../../../libs/client/src/index.ts');
const day = dayAhead(3);
const recital = { summary: 'Recital', start: familyTime(`${day}T16:30`), end: familyTime(`${day}T17:30`) };

beforeAll(() => family.open());
afterAll(() => family.stop());

test('on a page of the service the client reads, writes, undoes and explains itself with the cookie alone', async () => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['@homeroom/source'],
    write: false,
  });
  const watched = await openDashboard(family);
  const { page } = watched;
  await page.route('**/client.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: String(outputFiles[0]?.text) }),
  );
  const seen = await page.evaluate(async (event) => {
    const script = '/client.js';
    const { createFamilyAssistantClient, ResponseError } = (await import(script)) as typeof client;
    const calls = createFamilyAssistantClient({ baseUrl: '/api/v1' });
    const { messenger_user_id: user } = await calls.get('/dashboard/session');
    const added = await calls.send('post', '/dashboard/events', { body: event });
    const undone = await calls.post('/dashboard/undo', {
      body: { action: 'undo', operation_id: added.body.operation.id },
    });
    const refused = await calls.get('/calendar/today').catch((error: unknown) => error);
    return {
      user,
      added: [added.status, added.body.event.summary],
      undone: undone.status,
      refused: refused instanceof ResponseError ? [refused.name, refused.status, refused.code] : null,
    };
  }, recital);
  expect(seen).toEqual({
    user: expect.any(String),
    added: [201, 'Recital'],
    undone: 'undone',
    refused: ['UnauthorizedError', 401, 'unauthorized'],
  });
  await leaveQuietly({ ...watched, complaints: watched.complaints.filter((text) => !/status of 401/.test(text)) });
});
