import { request } from 'node:http';
import { family, json, staging, stack } from '../../support/attacked-stack.ts';

describe('Web pages', () => {
  const hosts = ['evil.example', 'evil.example:80', '127.0.0.1.evil.example'];
  const foreign = [{ Origin: 'https://evil.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }];

  /** Returns the status of a GET with a Host header, which fetch does not allow. */
  const statusWithHost = (path: string, host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${stack.services['staging-knowledge']}${path}`, { headers: { Host: host } }, (response) =>
        resolve(response.resume().statusCode),
      )
        .on('error', reject)
        .end();
    });

  test.each(hosts)('the staging service answers nothing under the rebound name %s', async (host) => {
    expect(
      await Promise.all(['/documents', '/metrics', '/docs', '/brain/stats'].map((path) => statusWithHost(path, host))),
    ).toEqual([403, 403, 403, 403]);
    expect(await statusWithHost('/documents', 'localhost')).toBe(200);
  });

  test.each(foreign)('a page of another site reads and writes nothing at the staging service: %j', async (headers) => {
    const extraction = {
      extraction_id: 'from-a-page',
      message_id: 1,
      message_text: 'x',
      extraction_type: 'calendar_event',
      extracted_what: 'x',
    };
    expect([
      (await staging('/documents', { headers })).status,
      (await staging('/brain/ingest', json(extraction, headers))).status,
    ]).toEqual([403, 403]);
    expect((await staging('/documents')).status).toBe(200);
  });

  test.each(foreign)(
    'a page of another site writes nothing at the family assistant, even with the bot token: %j',
    async (headers) => {
      const response = await family('/undo', json({ action: 'list' }, headers));
      expect([response.status, await response.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'origin_mismatch' }),
      ]);
      expect((await family('/undo', json({ action: 'list' }))).status).toBe(200);
    },
  );
});
