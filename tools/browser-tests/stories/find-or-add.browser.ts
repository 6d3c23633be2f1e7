import type { Page } from 'playwright-core';
import { leaveQuietly, looks, useBrowser, type Watched } from '../support/browser.ts';
import { openDashboard, panel, show } from '../support/dashboard.ts';
import { addEvent } from '../support/family.ts';
import { dayAhead, familyTime } from '../support/family-days.ts';
import { focusedText } from '../support/letters.ts';
import { expectUsable } from '../support/measures.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';
import { soon } from '../support/soon.ts';

useBrowser();

const family = new OwnFamily();
const day = dayAhead(3);
/** "12/5", as people type it. */
const typedDay = `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

beforeAll(async () => {
  await family.open();
  await addEvent(family, {
    summary: 'Choir',
    start: familyTime(`${day}T16:30`),
    end: familyTime(`${day}T17:30`),
  });
  await addEvent(family, {
    summary: 'Leo: swimming lesson',
    start: familyTime(`${dayAhead(2)}T15:00`),
    end: familyTime(`${dayAhead(2)}T16:00`),
    rrule: 'FREQ=WEEKLY',
  });
  await addEvent(family, {
    summary: 'Swimming gala',
    start: familyTime(`${dayAhead(75)}T10:00`),
    end: familyTime(`${dayAhead(75)}T12:00`),
    location: 'City Pool',
  });
});
afterAll(() => family.stop());

/** The option that Enter chooses. */
async function active(page: Page): Promise<string> {
  const id = await box(page).getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"]`).innerText();
}

const box = (page: Page) => page.getByRole('combobox', { name: 'Find or add' });
const options = (page: Page) => page.getByRole('option');

/** Leaves a page that has typed lines without a date: browsers report such an answer on their console. */
function leave(watched: Watched): Promise<void> {
  return leaveQuietly({ ...watched, complaints: watched.complaints.filter((text) => !/status of 422/.test(text)) });
}

test('a line is shown before Enter adds it, and taken back after', async () => {
  const watched = await openDashboard(family);
  const { page } = watched;
  await box(page).pressSequentially(`dentist ${typedDay} 4pm Maya`);
  const addition = options(page).filter({ hasText: 'Add: Dentist' });
  await addition.getByText('4:00 – 5:00 PM').waitFor();
  await addition.getByText('Maya Rivera').waitFor();
  await addition.getByText('Overlaps with Choir by 30 minutes.').waitFor();
  expect(await box(page).getAttribute('aria-activedescendant')).toBe(await addition.getAttribute('id'));
  await box(page).press('Enter');
  await soon(async () => (await focusedText(page)).replace(/:.*/, ''), 'Added Dentist');
  expect(await box(page).inputValue()).toBe('');
  await panel(page, 'Recent changes').getByText('Added Dentist').waitFor();
  await show(page, 'Agenda');
  await page.locator('.find').getByRole('button', { name: 'Undo: Added Dentist' }).click();
  await page
    .locator('.find')
    .getByRole('button', { name: /^Redo: Added Dentist/ })
    .waitFor();
  await soon(() => page.getByText('Dentist', { exact: true }).count(), 0);
  await leave(watched);
});

test('events are found while typing, and the chosen one opens with its day behind it', async () => {
  const watched = await openDashboard(family);
  const { page } = watched;
  await box(page).pressSequentially('swim');
  await options(page).filter({ hasText: 'Leo: swimming lesson' }).waitFor();
  await options(page).filter({ hasText: 'Swimming gala' }).waitFor();
  expect(await options(page).allInnerTexts()).toEqual([
    expect.stringContaining('Leo: swimming lesson'),
    expect.stringContaining('Swimming gala'),
  ]);
  await page.getByText('To add an event, type its day too.').first().waitFor();
  expect(await active(page)).toContain('Leo: swimming lesson');
  await box(page).press('ArrowDown');
  expect(await active(page)).toContain('Swimming gala');
  await box(page).press('ArrowDown');
  expect(await active(page)).toContain('Leo: swimming lesson');
  await box(page).press('ArrowUp');
  await box(page).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Swimming gala' }).waitFor();
  await dialog.getByText('City Pool').waitFor();
  await page.locator('[data-event]').filter({ hasText: 'Swimming gala' }).first().waitFor();
  await page.keyboard.press('Escape');
  await soon(() => page.evaluate(() => document.activeElement?.id), 'find');
  expect(await box(page).getAttribute('aria-expanded')).toBe('false');
  await box(page).press('ArrowDown');
  await options(page).filter({ hasText: 'Leo: swimming lesson' }).click();
  await dialog.getByRole('heading', { name: 'Leo: swimming lesson' }).waitFor();
  await leave(watched);
});

test('a name finds what concerns its owner, and a day offers to add as well', async () => {
  const watched = await openDashboard(family);
  const { page } = watched;
  await box(page).fill('leo swim');
  await options(page).filter({ hasText: 'Leo Rivera' }).waitFor();
  await box(page).fill(`choir ${typedDay}`);
  await options(page).filter({ hasText: 'Add: Choir' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Enter adds Choir' }).waitFor({ state: 'attached' });
  expect(await active(page)).toContain('Add: Choir');
  await leave(watched);
});

test('a slow answer keeps what was found before, and Enter waits for it', async () => {
  const watched = await openDashboard(family);
  const { page } = watched;
  await box(page).fill('swim');
  await options(page).filter({ hasText: 'Swimming gala' }).waitFor();
  let goOn: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/dashboard/search?*', async (route) => {
    await answered;
    await route.continue();
  });
  await box(page).fill('choir');
  await page.getByText('Looking …').waitFor();
  await box(page).press('Enter');
  expect(await options(page).filter({ hasText: 'Swimming gala' }).count()).toBe(1);
  expect(await page.getByRole('dialog').count()).toBe(0);
  goOn();
  await options(page).filter({ hasText: 'Choir' }).waitFor();
  expect(await options(page).filter({ hasText: 'Swimming gala' }).count()).toBe(0);
  await leave(watched);
});

test('a line without a date says what is missing, and Escape closes and clears', async () => {
  const watched = await openDashboard(family);
  const { page } = watched;
  await box(page).fill('zzz qqq');
  await page
    .getByText(/^Nothing found\. No date was found in “zzz qqq”\. Say which day/)
    .first()
    .waitFor();
  await box(page).press('Enter');
  expect(await options(page).count()).toBe(0);
  await box(page).press('Escape');
  expect(await box(page).inputValue()).toBe('zzz qqq');
  await box(page).press('Escape');
  expect(await box(page).inputValue()).toBe('');
  await leave(watched);
});

test('a failure says that nothing was added, or that nothing was looked for', async () => {
  const watched = await openDashboard(family);
  const { page } = watched;
  await page.route('**/dashboard/events/draft', (route) => route.abort());
  await box(page).fill(`dentist ${typedDay}`);
  await page.getByText('The calendar service cannot be reached. Nothing was added.').first().waitFor();
  await page.unroute('**/dashboard/events/draft');
  await page.route('**/dashboard/search?*', (route) => route.abort());
  await box(page).fill(`dentist  ${typedDay} 4pm`);
  await options(page).filter({ hasText: 'Add: Dentist' }).waitFor();
  await page.getByText('The calendar service cannot be reached. No event was looked for.').first().waitFor();
  await page.context().close();
});

test.each(looks)(
  '%s: preview and found events are accessible, legible and no wider than the screen',
  async (name, ofPage) => {
    const watched = await openDashboard(family, ofPage);
    const { page } = watched;
    await box(page).fill(`soccer every thurs 5:30-7 at Riverside until june`);
    await options(page).filter({ hasText: 'Add: Soccer' }).waitFor();
    await picture(page, `typed-event-${name}`, { fullPage: false });
    await expectUsable(page);
    await box(page).fill('swim');
    await options(page).filter({ hasText: 'Swimming gala' }).waitFor();
    await picture(page, `found-events-${name}`, { fullPage: false });
    await expectUsable(page);
    await leave(watched);
  },
);
