import type { Page } from 'playwright-core';
import { leaveQuietly, looks, type Watched } from '../support/browser.ts';
import { openDashboard, panel, show } from '../support/dashboard.ts';
import { addEvent } from '../support/family.ts';
import { dayAhead, familyTime } from '../support/family-days.ts';
import { focusedText } from '../support/letters.ts';
import { expectUsable } from '../support/measures.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';
import { soon } from '../support/soon.ts';

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
});
afterAll(() => family.stop());

const box = (page: Page) => page.getByRole('combobox', { name: 'Add an event' });
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
  expect(await page.getByText('Dentist', { exact: true }).count()).toBe(0);
  await leave(watched);
});

test('a line without a date says what is missing, and Escape closes and clears', async () => {
  const watched = await openDashboard(family);
  const { page } = watched;
  await box(page).fill('zzz qqq');
  await page
    .getByText(/^No date was found in “zzz qqq”\. Say which day/)
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

test('a failure says that nothing was added', async () => {
  const watched = await openDashboard(family);
  const { page } = watched;
  await page.route('**/dashboard/events/draft', (route) => route.abort());
  await box(page).fill(`dentist ${typedDay}`);
  await page.getByText('The calendar service cannot be reached. Nothing was added.').first().waitFor();
  await page.context().close();
});

test.each(looks)('%s: the preview is accessible, legible and no wider than the screen', async (name, ofPage) => {
  const watched = await openDashboard(family, ofPage);
  const { page } = watched;
  await box(page).fill(`soccer every thurs 5:30-7 at Riverside until june`);
  await options(page).filter({ hasText: 'Add: Soccer' }).waitFor();
  await picture(page, `typed-event-${name}`, { fullPage: false });
  await expectUsable(page);
  await leave(watched);
});
