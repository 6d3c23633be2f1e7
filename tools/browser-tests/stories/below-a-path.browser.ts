import { createServer, request, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { leaveQuietly, newPage, useBrowser } from '../support/browser.ts';
import { openDashboard, upToDate } from '../support/dashboard.ts';
import { linkFor, sampleFamily } from '../support/family.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';
import { parent } from '../support/world.ts';

useBrowser();

const prefix = '/our/family';
let proxy: Server;
let family: OwnFamily;

/** A proxy that strips the path prefix, as many do, and serves nothing outside it. */
beforeAll(async () => {
  proxy = createServer((req, res) => {
    if (!req.url?.startsWith(`${prefix}/`)) return void res.writeHead(404).end();
    const onward = request(
      new URL(req.url.slice(prefix.length), family.url),
      { method: req.method, headers: req.headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    onward.on('error', () => res.writeHead(502).end());
    req.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  family = new OwnFamily({ PUBLIC_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}${prefix}` });
  await family.open();
});
afterAll(async () => {
  await family.stop();
  proxy.closeAllConnections();
  proxy.close();
});

test.each(['', '/'])(
  'behind a proxy that takes a path away the page loads and reads, also opened with "%s" at its end',
  async (end) => {
    const watched = await newPage();
    const { page } = watched;
    const { dashboard_url: link } = await linkFor(family, parent);
    await page.goto(link);
    await upToDate(page);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/dashboard`);
    await page.goto(`${new URL(link).origin}${prefix}/dashboard${end}`);
    await upToDate(page);
    await page.getByRole('heading', { level: 1, name: 'Hello Mom' }).waitFor();
    await leaveQuietly(watched);
  },
);

test('a page whose script does not come says so', async () => {
  const { page } = await newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto((await linkFor(sampleFamily, parent)).dashboard_url);
  await page
    .getByText('When this stays for more than a few seconds, the page could not be loaded completely.')
    .waitFor();
  await picture(page, 'not-loaded-1280', { fullPage: false });
  await page.context().close();
});

test('a page whose calls lead nowhere says so', async () => {
  const { page } = await newPage();
  await page.route('**/api/v1/**', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  );
  await page.goto((await linkFor(sampleFamily, parent)).dashboard_url);
  await page.getByText('The calendar service answered with an error (404). Trying again.').waitFor();
  await page.getByText('The plans cannot be loaded right now.').waitFor();
  await page.unroute('**/api/v1/**');
  await page.getByRole('button', { name: 'Try now' }).click();
  await upToDate(page);
  await page.context().close();
});

test('a script that stumbles says so', async () => {
  const { page } = await newPage();
  await page.route('**/dashboard', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/(type="application\/json">).*?(<\/script>)/s, '$1null$2'),
    });
  });
  await page.goto((await linkFor(sampleFamily, parent)).dashboard_url).catch(() => null);
  await page.goto(`${sampleFamily.url}/dashboard`);
  await page.getByText('The calendar could not be opened.').waitFor();
  await page.context().close();
});

test('the page opens as before where there is no path', async () => {
  const watched = await openDashboard(sampleFamily);
  expect(new URL(watched.page.url()).pathname).toBe('/dashboard');
  await leaveQuietly(watched);
});
