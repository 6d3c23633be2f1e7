import { newPage, useBrowser } from '../support/browser.ts';
import { upToDate } from '../support/dashboard.ts';
import { linkFor, sampleFamily } from '../support/family.ts';
import { parent } from '../support/world.ts';

useBrowser();

const maxScriptBytes = 150 * 1024;

test('the page loads less than 150 KB of compressed script, and nothing from elsewhere', async () => {
  const { page, strays } = await newPage();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const scripts = new Set<string>();
  const sizes = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await page.goto((await linkFor(sampleFamily, parent)).dashboard_url);
  await upToDate(page);
  const transferred = [...scripts].map((id) => sizes.get(id) ?? Infinity);
  expect(transferred.length).toBeGreaterThan(0);
  expect(transferred.reduce((sum, size) => sum + size, 0)).toBeLessThan(maxScriptBytes);
  expect(strays).toEqual([]);
  await page.context().close();
});
