import { leaveQuietly, newPage, screens, useBrowser } from '../support/browser.ts';
import { later, openDashboard, panel, show } from '../support/dashboard.ts';
import { sampleFamily } from '../support/family.ts';
import { keptPicture } from '../support/pictures.ts';
import { world } from '../support/world.ts';

useBrowser();

/** Limit for each kept picture, in bytes. */
const maxBytes = 250 * 1024;

const touch = { viewport: screens.phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test.each(['light', 'dark'] as const)('the picture of a week at a desk, %s', async (colorScheme) => {
  const watched = await openDashboard(sampleFamily, { colorScheme });
  await later(watched.page);
  await watched.page.mouse.move(0, 0);
  expect(await keptPicture(watched.page, `dashboard-1280-${colorScheme}`)).toBeLessThan(maxBytes);
  await leaveQuietly(watched);
});

test('the pictures of a phone: the agenda, and an overlap with what can be done about it', async () => {
  const watched = await openDashboard(sampleFamily, touch);
  const { page } = watched;
  await show(page, 'Agenda');
  expect(await keptPicture(page, 'dashboard-390-agenda')).toBeLessThan(maxBytes);
  const overlaps = panel(page, 'What collides');
  await overlaps.locator('summary').first().click();
  await overlaps.getByRole('heading', { level: 2 }).evaluate((heading) => heading.scrollIntoView());
  await page.mouse.move(0, 0);
  expect(await keptPicture(page, 'dashboard-390-overlap')).toBeLessThan(maxBytes);
  await leaveQuietly(watched);
});

test.each([
  [390, touch],
  [1280, {}],
])('the picture of the system state at %d pixels', async (width, options) => {
  const watched = await newPage(options);
  await watched.page.goto(`${world.stack.services['staging-knowledge']}/system/state`);
  await watched.page.getByText(/^Up to date/).waitFor();
  expect(await keptPicture(watched.page, `system-state-${width}`)).toBeLessThan(maxBytes);
  await leaveQuietly(watched);
});
