import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@homeroom/database';
import { closeAtOnce, listenOnLoopback } from '@homeroom/testing/loopback';
import type { Page } from 'playwright-core';
import { leaveQuietly, looks, useBrowser } from '../support/browser.ts';
import { calendarText } from '../support/calendar-text.ts';
import { openDashboard, panel } from '../support/dashboard.ts';
import { call } from '../support/family.ts';
import { dayAhead } from '../support/family-days.ts';
import { expectUsable } from '../support/measures.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';
import { soon } from '../support/soon.ts';
import { world } from '../support/world.ts';

useBrowser();

const day = dayAhead(0).replaceAll('-', '');
const published = (name: string, summary: string, hour: number) =>
  calendarText([{ summary, start: `${day}T${hour}0000`, end: `${day}T${hour + 1}0000` }]).replace(
    'BEGIN:VEVENT',
    `X-WR-CALNAME:${name}\r\nBEGIN:VEVENT`,
  );
const calendars: Record<string, string> = {
  '/league.ics': published('Riverside league', 'Soccer practice', 16),
  '/school.ics': published('Lakeside Elementary', 'Book fair', 10),
};
/** Status of a link, other than 200. */
const broken = new Map<string, number>();
const host = createServer(({ url = '' }, response) => {
  const status = broken.get(url) ?? 200;
  response.writeHead(status).end(status === 200 ? calendars[url] : '');
});
const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-links-'));
const household = path.join(folder, 'household.yaml');
const family = new OwnFamily({ FAMILY_CONFIG: household, SUBSCRIPTIONS_ALLOW_PRIVATE: 'true' });

beforeAll(async () => {
  const root = `http://127.0.0.1:${await listenOnLoopback(host)}`;
  const links = Object.keys(calendars).map((file) => `  - { id: ${path.parse(file).name}, url: "${root}${file}" }\n`);
  const sample = readFileSync(world.household, 'utf8');
  writeFileSync(
    household,
    sample.replace(/^calendars:\n/m, (line) => `${line}${links.join('')}`),
  );
  await family.open();
});
afterAll(async () => {
  await family.stop();
  await closeAtOnce(host);
  rmSync(folder, { recursive: true });
});

const card = (page: Page) => panel(page, 'Not up to date');
const practice = (page: Page) => page.locator('[data-event]').filter({ hasText: 'Soccer practice' });

const found = async (words: string) =>
  (await call<{ events: unknown[] }>(family, 'GET', `/calendar/search?q=${words}`)).events.length;
const names = async () =>
  (await call<{ calendars: { name: string }[] }>(family, 'GET', '/calendar/problems')).calendars.map(
    ({ name }) => name,
  );

/**
 * Has every link fetched by a service that starts again, two hours after those that failed before did so for the first
 * time; resolves when these calendars are the ones that are not up to date.
 */
async function fetchAgain(expected: readonly string[]): Promise<void> {
  await family.stop();
  const database = openDatabase({ url: family.databaseUrl, applicationName: 'browser-tests' });
  await database.query(
    `UPDATE calendar_source SET next_at = now(), failing_since = failing_since - interval '2 hours'`,
  );
  await database.end();
  await family.start();
  await soon(names, expected);
}

/** Breaks both links: one is gone, the other fails for two hours. */
async function breakLinks(): Promise<void> {
  broken.set('/league.ics', 410).set('/school.ics', 500);
  await fetchAgain(['Riverside league']);
  await fetchAgain(['Riverside league', 'Lakeside Elementary']);
}

const asOf = /Its events are shown as of (?:today|yesterday), \d+:\d\d [AP]M\.$/;

test('a calendar that is gone and one that cannot be read are named until they are back, and their events stay', async () => {
  for (const words of ['soccer', 'book']) await soon(() => found(words), 1);
  await breakLinks();
  const watched = await openDashboard(family);
  const { page } = watched;
  await card(page).getByRole('listitem').nth(1).waitFor();
  const told = await card(page).getByRole('listitem').allInnerTexts();
  expect(told.map((text) => text.replace(asOf, ''))).toEqual([
    'Riverside league: Nothing is at its address any more. If it has a new one, put that into the family file. ',
    'Lakeside Elementary: It cannot be read. The service keeps trying. ',
  ]);
  expect(await practice(page).count()).toBe(1);
  await leaveQuietly(watched);

  broken.clear();
  await fetchAgain([]);
  const later = await openDashboard(family);
  await soon(() => practice(later.page).count(), 1);
  expect(await card(later.page).count()).toBe(0);
  await leaveQuietly(later);
});

describe('where calendars are not up to date', () => {
  beforeAll(breakLinks);

  test.each(looks)('%s: the card is accessible, legible and no wider than the screen', async (name, options) => {
    const watched = await openDashboard(family, options);
    const { page } = watched;
    await card(page).getByRole('listitem').nth(1).waitFor();
    await card(page).scrollIntoViewIfNeeded();
    await picture(page, `not-up-to-date-${name}`);
    await expectUsable(page);
    await page.emulateMedia({ media: 'print' });
    expect(await card(page).isVisible()).toBe(false);
    await leaveQuietly(watched);
  });
});
