import type { Page, Request } from 'playwright-core';
import { leaveQuietly, looks, newPage, useBrowser } from '../support/browser.ts';
import { calendarText, type FileEvent } from '../support/calendar-text.ts';
import { lookAgain, openDashboard, panel, upToDate } from '../support/dashboard.ts';
import { linkFor } from '../support/family.ts';
import { dayAhead } from '../support/family-days.ts';
import { focusedText } from '../support/letters.ts';
import { expectUsable } from '../support/measures.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';
import { soon } from '../support/soon.ts';
import { parent } from '../support/world.ts';

useBrowser();

const day = dayAhead(2);
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(
  new Date(`${day}T00:00Z`),
);
const event = (summary: string, hour: number, more: Partial<FileEvent> = {}): FileEvent => ({
  summary,
  start: `${day.replaceAll('-', '')}T${hour}0000`,
  end: `${day.replaceAll('-', '')}T${hour + 1}0000`,
  ...more,
});
const before = [event('Soccer practice', 14), event('Reading club', 12), event('Orthodontist', 10), event('Piano', 18)];
const after = [
  event('Soccer practice', 16),
  event('Book club', 12),
  event('Orthodontist', 10, { location: 'Bright Smiles' }),
  event('Piano', 18, { status: 'CANCELLED' }),
  event('Choir', 11),
  event('Swimming', 15),
];
/** By start, as all are seen at once. */
const changes = [
  `New place: Orthodontist, ${weekday} 10:00 AM, no place → Bright Smiles`,
  `New: Choir, ${weekday} 11:00 AM`,
  `Renamed: Reading club → Book club, ${weekday} 12:00 PM`,
  `New: Swimming, ${weekday} 3:00 PM`,
  `Moved: Soccer practice, ${weekday} 2:00 PM → 4:00 PM`,
  `Cancelled: Piano, ${weekday} 6:00 PM`,
];

const family = new OwnFamily();
const calm = new OwnFamily();

beforeAll(async () => {
  await family.open(calendarText(before), calendarText(after));
  await calm.open(calendarText(before));
});
afterAll(async () => {
  await family.stop();
  await calm.stop();
});

const card = (page: Page) => panel(page, 'Changed since yesterday');
const calls = '**/dashboard/changes?*';

test('what others changed is told in words, and opens its event', async () => {
  const watched = await openDashboard(family);
  const { page } = watched;
  await card(page).getByRole('button', { name: 'Show 1 more' }).click();
  const told = await card(page).locator('.changed').allInnerTexts();
  expect(told.map((text) => text.split('\n')[0])).toEqual(changes);
  expect(told.every((text) => /\n\s*Family, (?:today|yesterday) at \d+:\d\d [AP]M$/.test(text))).toBe(true);

  const moved = card(page).getByRole('button', { name: 'Moved: Soccer practice' });
  await moved.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('4:00 – 5:00 PM').waitFor();
  await page.keyboard.press('Escape');
  await soon(async () => (await focusedText(page)).startsWith('Moved: Soccer practice'), true);
  await card(page)
    .getByRole('button', { name: /^Cancelled: Piano/ })
    .click();
  await page.getByRole('dialog').getByText('Cancelled', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  expect(await card(page).isVisible()).toBe(false);
  await leaveQuietly(watched);
});

test('where nothing changed there is no card', async () => {
  const watched = await newPage();
  const { page } = watched;
  const read = page.waitForResponse(calls);
  await page.goto((await linkFor(calm, parent)).dashboard_url);
  expect(await (await read).json()).toEqual({ changes: [] });
  await upToDate(page);
  expect(await card(page).count()).toBe(0);
  await leaveQuietly(watched);
});

test('the week does not wait for it, and goes on without it', async () => {
  const { page } = await newPage();
  const order: string[] = [];
  const note = (what: string) => (request: Request) =>
    /\/dashboard\/(?:events|changes|feed-tokens)\b/.test(request.url()) &&
    order.push(`${what} ${request.url().replace(/.*\/dashboard\/|\?.*/g, '')}`);
  page.on('request', note('asks for'));
  page.on('requestfinished', note('has'));
  const failed = { status: 503, json: { error: 'The database is not available.', code: 'unavailable' } };
  await page.route(calls, (route) => route.fulfill(failed));
  await page.goto((await linkFor(calm, parent)).dashboard_url);
  await upToDate(page);
  await card(page).getByText('What others changed cannot be loaded right now. Trying again.').waitFor();
  expect(order.slice(0, 2)).toEqual(['asks for events', 'has events']);
  await expectUsable(page);
  await picture(page, 'changed-failed-1280');
  await page.unroute(calls);
  await lookAgain(page);
  await soon(() => card(page).count(), 0);
  await page.context().close();
});

test('when it cannot be read again, what is known stays', async () => {
  const { page } = await openDashboard(family);
  await card(page)
    .getByText(/^New: Choir/)
    .waitFor();
  await page.route(calls, (route) => route.abort());
  await lookAgain(page);
  await card(page)
    .getByText(/^Last updated .*, trying again\.$/)
    .waitFor();
  expect(await card(page).locator('.changed').count()).toBe(5);
  await page.context().close();
});

test.each(looks)('%s: the card is accessible, legible and no wider than the screen', async (name, options) => {
  const watched = await openDashboard(family, options);
  const { page } = watched;
  await card(page).locator('.changed').first().waitFor();
  await card(page).scrollIntoViewIfNeeded();
  await picture(page, `changed-${name}`);
  await expectUsable(page);
  await leaveQuietly(watched);
});
