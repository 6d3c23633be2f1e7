import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { newPage, type Watched } from './browser.ts';
import { linkFor, type Family, type ShownEvent } from './family.ts';
import { parent } from './world.ts';

/** Opens the dashboard by a link, and waits until its data is shown. */
export async function openDashboard(
  family: Family,
  options: BrowserContextOptions & { user?: string; at?: string } = {},
): Promise<Watched> {
  const { user = parent, ...ofPage } = options;
  const watched = await newPage(ofPage);
  await watched.page.goto((await linkFor(family, user)).dashboard_url);
  await upToDate(watched.page);
  return watched;
}

/** Waits until all parts of the page have been read. */
export async function upToDate(page: Page): Promise<void> {
  await page.getByText(/^Up to date at/).waitFor();
}

/** Simulates returning to the page, which refreshes everything. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Sets the page's clock, and makes the page notice it. */
export async function clockShows(page: Page, at: string): Promise<void> {
  await page.clock.setFixedTime(new Date(at));
  await lookAgain(page);
}

/** Sentence shown when nothing overlaps. */
export const noOverlaps = 'No overlaps in the next 14 days.';

/** Returns the entries of an event in the calendar. */
export function entriesOf(page: Page, { id }: Pick<ShownEvent, 'id'>): Locator {
  return page.locator(`[data-event="${id}"]`);
}

/** Returns a panel of the page by its heading. */
export function panel(page: Page, heading: string): Locator {
  return page
    .locator('section.card')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });
}

/** Switches the calendar's view. */
export async function show(page: Page, view: 'Week' | 'Day' | 'Month' | 'Agenda'): Promise<void> {
  await page.locator('.fc-toolbar').getByRole('button', { name: view, exact: true }).click();
  await upToDate(page);
}

/** Goes to the next week, day or month. */
export async function later(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Later' }).click();
  await upToDate(page);
}
