import { leaveQuietly, screens, useBrowser } from '../support/browser.ts';
import { openDashboard, show } from '../support/dashboard.ts';
import { dayAhead, familyTime } from '../support/family-days.ts';
import { calendarText } from '../support/calendar-text.ts';
import { sidewaysScroll, violations } from '../support/measures.ts';
import { onPaper, pagesPrinted } from '../support/paper.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';

useBrowser();

const family = new OwnFamily();
const day = dayAhead(1);
/** In the browser's zone it is already that day. */
const noon = familyTime(`${day}T12:00`);
const at = (time: string) => `${day.replaceAll('-', '')}T${time}00`;

const markup = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script></script><!-- "'&amp; $& {{1}}`;
const titles = {
  markup,
  long: `A very long title ${'that goes on and on '.repeat(24)}`.slice(0, 500).trimEnd(),
  unbroken: 'W'.repeat(500),
  rightToLeft: 'موعد طبيب الأسنان لمايا (الطابق 3)',
  override: 'Dentist \u202Egnp.exe',
  emoji: '👩‍👩‍👧‍👦🧑🏽‍🚀🎂 Party 🇪🇸',
};
const sameHour = Object.values(titles).map((summary) => ({
  summary,
  start: at('0900'),
  end: at('1000'),
  location: markup,
  description: markup,
}));
const crowd = Array.from({ length: 40 }, (_, index) => ({
  summary: `Guest ${index + 1}`,
  start: at('1500'),
  end: at('1600'),
}));

beforeAll(() => family.open(calendarText([...sameHour, ...crowd])));
afterAll(() => family.stop());

test.each([
  ['a desk', screens.desk, 'light'],
  ['a phone', screens.phone, 'dark'],
] as const)(
  'on %s, titles of any kind and forty events at once break neither layout nor safety',
  async (_name, viewport, colorScheme) => {
    const watched = await openDashboard(family, { viewport, colorScheme, at: noon });
    const { page } = watched;
    for (const view of ['Week', 'Day', 'Month', 'Agenda'] as const) {
      await show(page, view);
      expect(await page.locator('[data-event]').count()).toBeGreaterThan(3);
      await picture(page, `hostile-${viewport.width}-${view.toLowerCase()}`);
      expect({ view, sideways: await sidewaysScroll(page), violations: await violations(page) }).toEqual({
        view,
        sideways: 0,
        violations: [],
      });
    }
    expect(await page.locator('.agenda-entry').filter({ hasText: 'Guest' }).count()).toBe(40);
    for (const title of Object.values(titles)) {
      await page
        .locator('.agenda-entry')
        .filter({ hasText: title.replace('\u202E', '').slice(0, 60) })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('event-heading');
      expect(await dialog.getByRole('heading').textContent()).toBe(title.replace('\u202E', ''));
      expect(await dialog.getByText(markup).last().isVisible()).toBe(true);
      expect(await sidewaysScroll(page)).toBe(0);
      if (title === titles.unbroken) await picture(page, `hostile-${viewport.width}-dialog`, { fullPage: false });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    expect(
      await page.evaluate(() => [(window as { hacked?: number }).hacked, document.querySelectorAll('img').length]),
    ).toEqual([undefined, 0]);
    await leaveQuietly(watched);
  },
);

test('a crowded week still prints on one page, and what has no room is counted', async () => {
  const watched = await openDashboard(family, { at: noon });
  const { page } = watched;
  await page.locator('.print-sheet').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  expect(await onPaper(page)).toEqual({ counted: sameHour.length + crowd.length, cut: [] });
  expect(await pagesPrinted(page)).toBe(1);
  await page.setViewportSize({ width: 1047, height: 740 });
  await picture(page, 'print-hostile');
  await leaveQuietly(watched);
});
