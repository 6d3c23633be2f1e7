import { openDatabase } from '@homeroom/database';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { leaveQuietly, looks, newPage, useBrowser, type Watched } from '../support/browser.ts';
import { dayAhead } from '../support/family-days.ts';
import { expectUsable, violations } from '../support/measures.ts';
import { OwnService } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';
import { soon } from '../support/soon.ts';
import { world } from '../support/world.ts';

useBrowser();

const sample = String(world.stack.services['staging-knowledge']);
const own = new OwnService('staging-knowledge', {});

beforeAll(() => own.open());
afterAll(() => own.stop());

let ingests = 0;

/** Ingests a fact that waits for an answer. */
async function ingest(service: string, what: string): Promise<void> {
  const extraction = {
    extraction_id: `browser-${process.pid}-${(ingests += 1)}`,
    message_id: ingests,
    message_text: `${what}?`,
    extraction_type: 'coordination',
    extracted_what: what,
    extracted_who: ['Leo'],
    extracted_when: `${dayAhead(2)}T16:00`,
    confidence: 0.8,
    needs_confirmation: true,
  };
  const response = await fetch(`${service}/brain/ingest`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(extraction),
  });
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([200, '']);
}

async function openState(service: string, options: BrowserContextOptions = {}): Promise<Watched> {
  const watched = await newPage(options);
  await watched.page.goto(`${service}/system/state`);
  await watched.page.getByRole('heading', { level: 1, name: 'System state' }).waitFor();
  return watched;
}

const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test.each(looks)(
  '%s: the page is accessible, legible, easy to hit and no wider than the screen',
  async (name, options) => {
    const watched = await openState(sample, options);
    const { page } = watched;
    await page.getByText(/^Up to date/).waitFor();
    for (const summary of await page.locator('summary').all()) await summary.click();
    await picture(page, `state-${name}`);
    await expectUsable(page);
    await leaveQuietly(watched);
  },
);

test('without script it says all the same things, and when they were read', async () => {
  const withScript = await openState(sample);
  const words = (page: Page) => page.locator('main').innerText();
  const all = await words(withScript.page);
  await leaveQuietly(withScript);
  const without = await openState(sample, { javaScriptEnabled: false });
  expect(await words(without.page)).toBe(all);
  expect(await without.page.locator('#freshness').innerText()).toMatch(/^Read/);
  expect(await without.page.getByRole('button', { name: 'Pause updates' }).isVisible()).toBe(false);
  const tables = without.page.locator('table');
  expect(await tables.locator('caption').count()).toBe(await tables.count());
  await without.page.context().close();
});

test('what is taken in while somebody looks appears, and while it is paused nothing changes', async () => {
  const watched = await openState(own.url);
  const { page } = watched;
  await ingest(own.url, 'Somebody brings the cake');
  await lookAgain(page);
  await page.getByRole('rowheader', { name: 'Somebody brings the cake' }).first().waitFor();

  await page.getByRole('button', { name: 'Pause updates' }).click();
  await page.getByText(/^Last updated .*, paused$/).waitFor();
  let asked = 0;
  page.on('request', (request) => request.url().includes('/system/state') && (asked += 1));
  await ingest(own.url, 'Somebody collects the bikes');
  await lookAgain(page);
  expect([asked, await page.getByText('Somebody collects the bikes').count()]).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Resume updates' }).click();
  await page.getByRole('rowheader', { name: 'Somebody collects the bikes' }).first().waitFor();
  await leaveQuietly(watched);
});

test('Tab reaches everything that acts, and the focus is seen', async () => {
  const watched = await openState(sample);
  const { page } = watched;
  await page.mouse.click(2, 2);
  const wanted = await page.locator('button:visible, a:visible, summary:visible').count();
  const seen: boolean[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const outlined = await page.evaluate(() => {
      const element = document.activeElement;
      return element === null || element === document.body
        ? null
        : getComputedStyle(element).outlineStyle !== 'none' && parseFloat(getComputedStyle(element).outlineWidth) >= 2;
    });
    if (outlined === null || seen.length > 100) break;
    seen.push(outlined);
  }
  expect(seen).toEqual(Array.from({ length: wanted }, () => true));
  await leaveQuietly(watched);
});

test('what cannot be read is said, and the rest stays', async () => {
  const database = openDatabase({ url: own.databaseUrl, applicationName: 'browser-tests' });
  await database.query('ALTER TABLE event_graph_entry RENAME TO event_graph_entry_away');
  const { page } = await openState(own.url);
  await page.getByText('How much waits could not be read just now.').waitFor();
  expect(await page.locator('#freshness').innerText()).toMatch(/^Read in part/);
  expect(await page.getByRole('rowheader', { name: 'Maya Rivera' }).count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await picture(page, 'state-read-in-part');
  await database.query('ALTER TABLE event_graph_entry_away RENAME TO event_graph_entry');
  await database.end();
  await lookAgain(page);
  await page.getByText(/^Up to date/).waitFor();
  await page.context().close();
});

test('a service that is unavailable leaves what was read, and is asked again', async () => {
  const { page } = await openState(own.url);
  await ingest(own.url, 'Somebody waters the plants');
  await lookAgain(page);
  await page.getByRole('rowheader', { name: 'Somebody waters the plants' }).first().waitFor();
  await own.stop();
  await lookAgain(page);
  await page.getByText(/^Last updated .*, trying again$/).waitFor();
  expect(await page.getByText('Somebody waters the plants').count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await picture(page, 'state-unreachable');
  await own.start();
  await soon(async () => {
    await lookAgain(page);
    return page.getByText(/^Up to date/).count();
  }, 1);
  await page.context().close();
});
