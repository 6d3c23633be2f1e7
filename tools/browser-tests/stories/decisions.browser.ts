import type { Page } from 'playwright-core';
import { leaveQuietly, useBrowser } from '../support/browser.ts';
import { entriesOf, lookAgain, noOverlaps, openDashboard, panel, show } from '../support/dashboard.ts';
import { addEvent, call, type ShownEvent } from '../support/family.ts';
import { dayAhead, familyTime } from '../support/family-days.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';
import { soon } from '../support/soon.ts';
import { parent } from '../support/world.ts';

useBrowser();

const family = new OwnFamily();
const day = dayAhead(3);
let violin: ShownEvent;

beforeAll(async () => {
  await family.open();
  await addEvent(family, {
    summary: 'Blood test',
    start: familyTime(`${day}T15:00`),
    end: familyTime(`${day}T15:45`),
    who: ['Maya Rivera'],
  });
  violin = await addEvent(family, {
    summary: 'Violin exam',
    start: familyTime(`${day}T15:30`),
    end: familyTime(`${day}T16:30`),
    who: ['Maya Rivera'],
  });
});
afterAll(() => family.stop());

const sentence = /^Blood test and Violin exam overlap by 15 minutes on \w+\.$/;
const conflict = (page: Page) =>
  panel(page, 'What collides')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: sentence }) });
const timesOf = (page: Page, name: RegExp) =>
  page.locator('.agenda-entry .unseen').filter({ hasText: name }).allTextContents();

test('somebody knows: the alerts stop, and the overlap stays', async () => {
  const watched = await openDashboard(family);
  const { page } = watched;
  expect(await page.title()).toBe('Family calendar: 1 overlap');
  await conflict(page).getByText('Blood test 3:00 – 3:45 PM').waitFor();
  await conflict(page)
    .getByText(/^No alert sent yet; the next is due .*at \d+:\d\d [AP]M\.$/)
    .waitFor();
  await conflict(page)
    .getByRole('button', { name: /^We know, stop the alerts: Blood test and Violin exam/ })
    .click();
  await page.getByText('Noted: no more alerts about this overlap. It stays here until you settle it.').waitFor();
  await conflict(page).getByText('No alert sent yet. Somebody knows, so no more are sent.').waitFor();
  expect(
    await conflict(page)
      .getByRole('button', { name: /^We know/ })
      .count(),
  ).toBe(0);
  await leaveQuietly(watched);
});

test('an overlap is settled by a click and is back by another', async () => {
  const watched = await openDashboard(family);
  const { page } = watched;
  await show(page, 'Agenda');
  const before = await timesOf(page, /^(?:Blood test|Violin exam),/);
  await conflict(page)
    .getByText(/^Settle it: \d+ ways$/)
    .click();
  const moves = conflict(page).getByRole('group', { name: 'Move one' });
  const option = moves.getByRole('button').first();
  const words = await option.textContent();
  await picture(page, 'settle-1280');
  await option.click();
  const outcome = page.locator('.outcome').filter({ hasText: `Done: ${words}. You can take it back until ` });
  await outcome.waitFor();
  expect(await outcome.textContent()).toMatch(/ until \d+:\d\d [AP]M under “Recent changes”\.$/);
  await page.getByText(noOverlaps).waitFor();
  await soon(() => outcome.evaluate((element) => element === document.activeElement), true);
  expect(await page.title()).toBe('Family calendar');
  const after = await timesOf(page, /^(?:Blood test|Violin exam),/);
  expect(after).not.toEqual(before);

  const changes = panel(page, 'Recent changes');
  await changes.getByText(/^Moved (?:Blood test|Violin exam) Changed at \d+:\d\d [AP]M, \d+ minutes left$/).waitFor();
  await picture(page, 'settled-1280');
  await changes.getByRole('button', { name: /^Undo: Moved/ }).click();
  await changes.getByText(/is as it was before the conflict was settled\.$/).waitFor();
  await conflict(page).waitFor();
  await soon(() => outcome.count(), 0);
  await changes
    .getByText(/^Moved (?:Blood test|Violin exam) Changed at \d+:\d\d [AP]M, taken back since, \d+ minutes left$/)
    .waitFor();
  expect(await timesOf(page, /^(?:Blood test|Violin exam),/)).toEqual(before);

  await changes.getByRole('button', { name: /^Redo: Moved/ }).click();
  await changes.getByText(/is again as the conflict was settled\.$/).waitFor();
  await page.getByText(noOverlaps).waitFor();
  await changes.getByRole('button', { name: /^Undo: Moved/ }).click();
  await conflict(page).waitFor();
  await leaveQuietly(watched);
});

test('what cannot be undone any more says why, and that nothing was changed', async () => {
  const added = await addEvent(
    family,
    { summary: 'Haircut', start: familyTime(`${day}T10:00`), end: familyTime(`${day}T10:30`) },
    parent,
  );
  const watched = await openDashboard(family);
  const { page } = watched;
  const undo = page.getByRole('button', { name: 'Undo: Added Haircut' });
  await undo.waitFor();
  await call(family, 'PATCH', `/calendar/events/${added.id}`, { summary: 'Haircut for Leo' }, '1002');
  await undo.click();
  const said = panel(page, 'Recent changes').locator('.outcome');
  await said.waitFor();
  expect(await said.textContent()).toMatch(/Nothing was changed\.$/);
  await soon(() => said.evaluate((element) => element === document.activeElement), true);
  await page
    .getByText(/^Added Haircut Changed at .*; it cannot be taken back, because the event was changed again later$/)
    .waitFor();
  expect(await undo.count()).toBe(0);
  await page.context().close();
});

test('an event keeps the focus when the calendar is redrawn', async () => {
  const watched = await openDashboard(family);
  const { page } = watched;
  await show(page, 'Agenda');
  await entriesOf(page, violin).focus();
  const added = await addEvent(family, {
    summary: 'Bake sale',
    start: familyTime(`${day}T18:00`),
    end: familyTime(`${day}T19:00`),
  });
  await lookAgain(page);
  await entriesOf(page, added).waitFor();
  await soon(() => page.evaluate(() => document.activeElement?.getAttribute('data-event')), violin.id);
  await leaveQuietly(watched);
});
