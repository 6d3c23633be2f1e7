import type { Page } from 'playwright-core';
import { leaveQuietly, screens, useBrowser } from '../support/browser.ts';
import { calendarText } from '../support/calendar-text.ts';
import { clockShows, openDashboard, show, upToDate } from '../support/dashboard.ts';
import { OwnFamily } from '../support/own-service.ts';
import { soon } from '../support/soon.ts';

useBrowser();

const family = new OwnFamily();
const daily = {
  summary: 'Breakfast',
  start: '20270101T073000',
  end: '20270101T080000',
  rule: 'FREQ=DAILY;UNTIL=20271231T235959Z',
};
/** Half an hour before and after midnight in the family's zone, between a Saturday and a Sunday. */
const [lateOnSaturday, earlyOnSunday] = ['2027-06-13T04:30:00Z', '2027-06-13T05:30:00Z'] as const;

beforeAll(() => family.open(calendarText([daily])));
afterAll(() => family.stop());

const title = (page: Page) => page.locator('.fc-toolbar-title').textContent();
const canGoToToday = (page: Page) => page.getByRole('button', { name: 'Today', exact: true }).isEnabled();

test.each([
  ['Week', 'Jun 6 – 12, 2027', 'Jun 13 – 19, 2027'],
  ['Day', 'June 12, 2027', 'June 13, 2027'],
  ['Month', 'June 2027', 'June 2027'],
  ['Agenda', 'Jun 12 – 18, 2027', 'Jun 13 – 19, 2027'],
] as const)('after midnight the %s of today is that of the new day', async (view, before, after) => {
  const watched = await openDashboard(family, { at: lateOnSaturday });
  const { page } = watched;
  await show(page, view);
  expect(await title(page)).toBe(before);
  await clockShows(page, earlyOnSunday);
  await soon(() => title(page), after);
  await upToDate(page);
  if (view !== 'Agenda')
    expect(await page.locator('.fc-day-today').first().getAttribute('data-date')).toBe('2027-06-13');
  expect(await canGoToToday(page)).toBe(false);
  const breakfast = page.getByText('Breakfast, Sunday, June 13, 7:30 – 8:00 AM');
  await soon(async () => (await breakfast.count()) > 0, true);
  await leaveQuietly(watched);
});

test('who went elsewhere stays there after midnight, and Today leads to the new day', async () => {
  const watched = await openDashboard(family, { at: lateOnSaturday, viewport: screens.phone });
  const { page } = watched;
  await page.getByRole('button', { name: 'Later' }).click();
  expect(await title(page)).toBe('Jun 19 – 25, 2027');
  await clockShows(page, earlyOnSunday);
  await soon(() => page.getByText('Up to date at 12:30 AM').count(), 1);
  expect(await title(page)).toBe('Jun 19 – 25, 2027');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  expect(await title(page)).toBe('Jun 13 – 19, 2027');
  await leaveQuietly(watched);
});

test('what is over is shown as over when its time has come, though nothing changed in the calendar', async () => {
  const watched = await openDashboard(family, { at: '2027-06-09T12:45:00Z' });
  const { page } = watched;
  const isPast = () => page.locator('.fc-day[data-date="2027-06-09"] .is-past').count();
  expect(await isPast()).toBe(0);
  await clockShows(page, '2027-06-09T13:00:00Z');
  await soon(isPast, 1);
  await leaveQuietly(watched);
});
