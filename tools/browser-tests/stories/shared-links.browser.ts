import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { leaveQuietly, looks, newPage, untrustedHost, useBrowser } from '../support/browser.ts';
import { lookAgain, openDashboard, panel, upToDate } from '../support/dashboard.ts';
import { call, linkFor } from '../support/family.ts';
import { focusedText } from '../support/letters.ts';
import { expectUsable } from '../support/measures.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';
import { soon } from '../support/soon.ts';
import { parent, world } from '../support/world.ts';

useBrowser();

const grandmother = '1005';
const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-links-'));
const household = path.join(folder, 'household.yaml');
writeFileSync(
  household,
  readFileSync(world.household, 'utf8').replace(
    /^calendars:/m,
    `  - { id: nana, name: Nana Rivera, role: other, messenger_user_id: "${grandmother}" }\ncalendars:`,
  ),
);
const family = new OwnFamily({ FAMILY_CONFIG: household });

beforeAll(() => family.open());
afterEach(() => call(family, 'DELETE', '/calendar/feed-tokens'));
afterAll(async () => {
  await family.stop();
  rmSync(folder, { recursive: true });
});

const card = (page: Page) => panel(page, 'Shared links');
const dialog = (page: Page) => page.getByRole('dialog');
const links = (page: Page) => card(page).locator('.shared-link');
const shareOne = (label: string, scope: object = {}) =>
  call(family, 'POST', '/calendar/feed-token', { label, ...scope });
const people = (page: Page) => dialog(page).getByRole('group', { name: 'Whose events', exact: true });
const address = (page: Page) => dialog(page).getByLabel('Link', { exact: true });

/** Fills in the dialog's name and makes the link. */
async function make(page: Page, label: string): Promise<void> {
  await card(page).getByRole('button', { name: 'Share a link' }).click();
  await dialog(page).getByLabel('Whom it is for').fill(label);
  await dialog(page).getByRole('button', { name: 'Make the link' }).click();
}

test('a link is made without a pointer, copied, used, and ended', async () => {
  const watched = await openDashboard(family, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = watched;
  await card(page).getByText('A sitter or grandparents can follow the calendar in their own app').waitFor();
  await card(page).getByRole('button', { name: 'Share a link' }).focus();
  await page.keyboard.press('Enter');
  await soon(() => focusedText(page), 'Share a link');
  const name = dialog(page).getByLabel('Whom it is for');
  await name.press('Enter');
  await dialog(page).getByText('Give it a name, so that you know it in the list.').waitFor();
  await soon(() => name.evaluate((field) => field === document.activeElement), true);
  await page.keyboard.type('Sitter');
  const everybody = dialog(page).getByRole('checkbox', { name: 'Everybody’s' });
  await everybody.press('Space');
  await dialog(page).getByText('Choose whose events it shows.').waitFor();
  await name.press('Enter');
  await soon(() => everybody.evaluate((field) => field === document.activeElement), true);
  for (const child of ['Maya', 'Leo']) await people(page).getByRole('checkbox', { name: child }).press('Space');
  await dialog(page)
    .getByRole('radio', { name: /^Times only/ })
    .press('Space');
  await dialog(page).getByLabel('How far ahead').selectOption('The next 14 days');
  await name.press('Enter');
  await soon(() => focusedText(page), 'The link “Sitter”');
  const url = await address(page).inputValue();
  await dialog(page).getByRole('button', { name: 'Copy link' }).press('Enter');
  await dialog(page).getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.keyboard.press('Escape');
  await soon(() => focusedText(page), 'Share a link');

  const read = await fetch(url);
  expect([read.status, (await read.text()).split('\r\n')[0]]).toEqual([200, 'BEGIN:VCALENDAR']);
  await soon(async () => {
    await lookAgain(page);
    return (await links(page).locator('span').first().innerText()).split('\n');
  }, ['Sitter', 'Maya and Leo · next 14 days · times only', 'Used today · shared today']);

  const end = card(page).getByRole('button', { name: 'End the link: Sitter' });
  await end.press('Enter');
  await soon(() => focusedText(page), 'End “Sitter”?');
  await page.keyboard.press('Escape');
  await soon(() => end.evaluate((button) => button === document.activeElement), true);
  await end.press('Enter');
  await dialog(page).getByRole('button', { name: 'End the link' }).press('Enter');
  await soon(() => focusedText(page), 'Ended: Sitter. Calendars that use it get nothing new from now on.');
  expect([await links(page).count(), (await fetch(url)).status]).toEqual([0, 401]);
  await page.emulateMedia({ media: 'print' });
  expect(await card(page).isVisible()).toBe(false);
  await leaveQuietly(watched);
});

test('many links are shown a few at a time, and all are ended at once', async () => {
  for (const label of ['Nana', 'Grandpa', 'Sitter', 'Coach', 'Neighbor', 'Office', 'Aunt']) await shareOne(label);
  const watched = await openDashboard(family);
  const { page } = watched;
  await card(page).getByRole('button', { name: 'Show 2 more' }).click();
  expect(await links(page).count()).toBe(7);
  await card(page).getByRole('button', { name: 'End all links' }).click();
  await dialog(page).getByRole('button', { name: 'Keep them' }).click();
  expect(await links(page).count()).toBe(7);
  await card(page).getByRole('button', { name: 'End all links' }).click();
  await dialog(page).getByRole('button', { name: 'End all links' }).click();
  await card(page).getByText('All links are ended.').waitFor();
  await soon(() => links(page).count(), 0);
  await leaveQuietly(watched);
});

test('over plain http the link is copied too', async () => {
  const { page } = await newPage();
  const { port } = new URL(family.url);
  const { token } = await linkFor(family, parent);
  await page.goto(`http://${untrustedHost}:${port}/dashboard?token=${token}`);
  await upToDate(page);
  await make(page, 'Nana');
  const url = await address(page).inputValue();
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  await dialog(page).getByText('Copied.').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  const question = panel(page, 'Ask').getByRole('textbox');
  // A dialog that closes gives the focus back a moment later.
  await soon(async () => {
    await question.focus();
    await page.keyboard.press('Control+V');
    return (await question.inputValue()).startsWith(url);
  }, true);
  await page.context().close();
});

test('links are for parents only', async () => {
  const watched = await openDashboard(family, { user: grandmother });
  const { page } = watched;
  let asked = 0;
  page.on('request', (request) => request.url().includes('/feed-tokens') && (asked += 1));
  await lookAgain(page);
  await upToDate(page);
  expect([await card(page).count(), asked]).toEqual([0, 0]);
  await leaveQuietly(watched);
});

test('a failure says whether a link was made or ended', async () => {
  await shareOne('Coach');
  const { page } = await openDashboard(family);
  const calls = '**/dashboard/feed-tokens';
  const alert = dialog(page).getByRole('alert');
  const isPost = (method: string) => method === 'POST';

  await page.route(calls, (route) => (isPost(route.request().method()) ? route.abort() : route.continue()));
  await make(page, 'Nana');
  await alert.getByText('The calendar service cannot be reached. No link was made so far. Try again.').waitFor();
  await expectUsable(page, 'not made');
  await page.unroute(calls);

  await page.route(calls, async (route) => {
    if (!isPost(route.request().method())) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await dialog(page).getByRole('button', { name: 'Make the link' }).click();
  await alert.getByText('A link was made, but its address did not arrive').waitFor();
  await page.unroute(calls);

  const refused = {
    status: 422,
    json: { error: '`who` names "maya", which is no member’s id.', code: 'invalid_scope' },
  };
  await page.route(calls, (route) => (isPost(route.request().method()) ? route.fulfill(refused) : route.continue()));
  await dialog(page).getByRole('button', { name: 'Make the link' }).click();
  await alert.getByText('The family file has other people or calendars now.').waitFor();
  await page.keyboard.press('Escape');
  await page.unroute(calls);

  await page.route(`${calls}/*`, (route) => route.abort());
  await card(page).getByRole('button', { name: 'End the link: Coach' }).click();
  await dialog(page).getByRole('button', { name: 'End the link' }).click();
  await card(page)
    .getByText(/cannot be reached\. The page looked again: so far the link still works\./)
    .waitFor();
  await page.unroute(`${calls}/*`);

  await page.route(calls, (route) => route.abort());
  await page.reload();
  await card(page).getByText('Not available right now.').waitFor();
  await upToDate(page);
  await page.context().close();
});

test.each(looks)(
  '%s: every step is accessible, legible, easy to hit and no wider than the screen',
  async (name, options) => {
    await shareOne('Sitter', { who: ['maya', 'leo'], days: 14, detail: 'times' });
    await shareOne('Grandma and Grandpa Rivera-Montgomery’s kitchen tablet');
    const watched = await openDashboard(family, options);
    const { page } = watched;
    const isUsable = async (step: string) => {
      await picture(page, `links-${step}-${name}`, { fullPage: false });
      await expectUsable(page, step);
    };
    await links(page).first().waitFor();
    await card(page).getByRole('button', { name: 'Share a link' }).scrollIntoViewIfNeeded();
    await isUsable('list');
    await card(page).getByRole('button', { name: 'End the link: Sitter' }).click();
    await isUsable('end');
    await dialog(page).getByRole('button', { name: 'Keep it' }).click();
    await card(page).getByRole('button', { name: 'Share a link' }).click();
    await isUsable('new');
    await dialog(page).getByRole('checkbox', { name: 'Everybody’s' }).uncheck();
    await dialog(page).getByRole('button', { name: 'Make the link' }).click();
    await dialog(page).getByText('Choose whose events it shows.').waitFor();
    await isUsable('wrong');
    await people(page).getByRole('checkbox', { name: 'Maya' }).check();
    await dialog(page).getByLabel('Whom it is for').fill('Nana');
    await dialog(page).getByRole('button', { name: 'Make the link' }).click();
    await address(page).waitFor();
    await isUsable('made');
    await leaveQuietly(watched);
  },
);
