import type { Page } from 'playwright-core';
import { leaveQuietly, newPage, screens, useBrowser } from '../support/browser.ts';
import { entriesOf, later, openDashboard, panel, show, upToDate } from '../support/dashboard.ts';
import { linkFor, sampleFamily, weekOf, type ShownEvent } from '../support/family.ts';
import { picture } from '../support/pictures.ts';
import { soon } from '../support/soon.ts';
import { parent } from '../support/world.ts';

useBrowser();

const titlesShown = (page: Page) =>
  page
    .locator('[data-event]')
    .evaluateAll((entries) => [...new Set(entries.map((entry) => entry.getAttribute('data-event')))].sort());
const idsOf = (events: readonly ShownEvent[]) => [...new Set(events.map(({ id }) => id))].sort();

test('a link opens the week with all that is planned, leaves no token in the address, and opens again', async () => {
  const watched = await newPage();
  const { page } = watched;
  const { dashboard_url: link } = await linkFor(sampleFamily, parent);
  await page.goto(link);
  await upToDate(page);
  expect(page.url()).toBe(`${sampleFamily.url}/dashboard`);
  expect(await page.title()).toMatch(/^Family calendar(?:: \d+ overlaps?)?$/);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Hello Mom');
  expect(await page.getByText('Times are those of Chicago (America/Chicago).').isVisible()).toBe(true);
  expect(await titlesShown(page)).toEqual(idsOf(await weekOf(sampleFamily)));
  await picture(page, 'week-1280');
  await page.goto(link);
  await upToDate(page);
  await leaveQuietly(watched);
});

test('the week to come has its overlaps, its people and the way there', async () => {
  const watched = await openDashboard(sampleFamily);
  const { page } = watched;
  await later(page);
  const week = await weekOf(sampleFamily, 1);
  expect(await titlesShown(page)).toEqual(idsOf(week));
  const named = (text: string) => week.find(({ summary }) => summary.includes(text)) as ShownEvent;
  const match = entriesOf(page, named('match at Oakwood'));
  expect(await match.locator('.unseen').textContent()).toMatch(
    /^Maya soccer match at Oakwood, Saturday, .*, 9:30 – 11:00 AM, Maya Rivera, overlaps with another event$/,
  );
  expect(await match.locator('.event-initial').textContent()).toBe('Ma');
  expect(
    (await panel(page, 'What collides')
      .getByText(/Maya soccer match at Oakwood and Leo at Noah’s birthday party overlap by 30 minutes/)
      .count()) +
      (await panel(page, 'What collides')
        .getByRole('button', { name: /^Show \d+ more$/ })
        .count()),
  ).toBeGreaterThan(0);

  await page.locator('.fc-col-header-cell.fc-day-thu').getByRole('button').click();
  await upToDate(page);
  const committee = entriesOf(page, named('Garden committee'));
  expect(await committee.textContent()).toContain('12 min from home');
  expect(await committee.textContent()).toContain('Ben Rivera');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('fc-toolbar-title');
  await leaveQuietly(watched);
});

test('the legend shows and hides whose events are seen', async () => {
  const watched = await openDashboard(sampleFamily);
  const { page } = watched;
  const legend = page.getByRole('group', { name: 'Whose events are shown' });
  expect(await legend.getByRole('button').allTextContents()).toEqual(['Mom', 'Dad', 'Maya', 'Leo', 'Everybody']);
  for (const name of ['Mom', 'Dad', 'Maya', 'Everybody']) await legend.getByRole('button', { name }).click();
  const week = await weekOf(sampleFamily);
  const ofLeo = week.filter(({ who }) => who?.includes('Leo Rivera'));
  await soon(() => titlesShown(page), idsOf(ofLeo));
  expect(await legend.getByRole('button', { name: 'Mom' }).getAttribute('aria-pressed')).toBe('false');
  await legend.getByRole('button', { name: 'Leo' }).click();
  await page.getByText('Nothing is planned for those who are shown.').waitFor();
  for (const name of ['Mom', 'Dad', 'Maya', 'Leo', 'Everybody']) await legend.getByRole('button', { name }).click();
  await soon(() => titlesShown(page), idsOf(week));
  await leaveQuietly(watched);
});

test('week, day, month and agenda show the same calendar', async () => {
  const watched = await openDashboard(sampleFamily);
  const { page } = watched;
  const toolbar = page.locator('.fc-toolbar');
  const pressed = () => toolbar.locator('[aria-pressed=true]').allTextContents();
  for (const view of ['Day', 'Month', 'Agenda', 'Week'] as const) {
    await show(page, view);
    expect(await pressed()).toEqual([view]);
    expect(await page.locator('[data-event]').count()).toBeGreaterThan(0);
    await picture(page, `${view.toLowerCase()}-1280`);
  }
  const title = toolbar.getByRole('heading');
  const before = await title.textContent();
  await page.getByRole('button', { name: 'Earlier' }).click();
  expect(await title.textContent()).not.toBe(before);
  await toolbar.getByRole('button', { name: 'Today' }).click();
  expect(await title.textContent()).toBe(before);
  await leaveQuietly(watched);
});

test('what finds no room on a day of the month is seen in the agenda', async () => {
  const watched = await openDashboard(sampleFamily, { viewport: screens.phone });
  const { page } = watched;
  await show(page, 'Month');
  const more = page.locator('.fc-more-link').first();
  expect(await more.getAttribute('aria-label')).toMatch(/^\+\d+ more$/);
  await more.click();
  await page.locator('.fc-list').waitFor();
  await leaveQuietly(watched);
});

test('an event opens by the keyboard, its dialog keeps the focus, and Escape gives it back', async () => {
  const watched = await openDashboard(sampleFamily);
  const { page } = watched;
  await later(page);
  const party = (await weekOf(sampleFamily, 1)).find(({ summary }) => summary.startsWith('Leo at Noah')) as ShownEvent;
  const entry = entriesOf(page, party).first();
  await entry.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Leo at Noah’s birthday party' });
  await dialog.waitFor();
  expect(await dialog.getByText('88 Industrial Way').isVisible()).toBe(true);
  expect(await dialog.getByText('Maya soccer match at Oakwood').isVisible()).toBe(true);
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.querySelector('dialog')?.contains(document.activeElement),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-event'))).toBe(party.id);
  await entry.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await leaveQuietly(watched);
});
