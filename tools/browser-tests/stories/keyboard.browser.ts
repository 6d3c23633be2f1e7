import type { Page } from 'playwright-core';
import { leaveQuietly, screens, useBrowser } from '../support/browser.ts';
import { later, openDashboard, panel, show } from '../support/dashboard.ts';
import { sampleFamily } from '../support/family.ts';
import { soon } from '../support/soon.ts';

useBrowser();

/** Element that had the focus. */
interface Stop {
  name: string;
  /** Part of the page that contains it. */
  part: string;
  isOutlined: boolean;
  isSeen: boolean;
}

const maxStops = 300;

test('the Tab key reaches everything that acts, in the order of the page, and the focus is always seen', async () => {
  const watched = await openDashboard(sampleFamily);
  const { page } = watched;
  await later(page);
  // A click on empty space resets the Tab order to the top.
  await page.mouse.click(2, 2);
  await page.evaluate(() =>
    document
      .querySelectorAll('button:not(:disabled), a[href], [tabindex="0"], input, summary')
      .forEach(
        (element) =>
          element instanceof HTMLElement && element.checkVisibility() && (element.dataset['reachable'] = 'no'),
      ),
  );
  const stops: Stop[] = [];
  for (let stop = await next(page); stop !== null && stops.length < maxStops; stop = await next(page)) stops.push(stop);

  expect(
    await page
      .locator('[data-reachable=no]')
      .evaluateAll((left) => left.map((element) => element.outerHTML.slice(0, 120))),
  ).toEqual([]);
  expect(stops.filter(({ isOutlined, isSeen }) => !isOutlined || !isSeen)).toEqual([]);
  expect(stops[0]?.name).toBe('Skip the calendar');
  expect([...new Set(stops.map(({ part }) => part))]).toEqual([
    'page',
    'top',
    'find-label',
    'legend',
    'letter',
    'print',
    'toolbar',
    'days',
    'conflicts-heading',
    'ask-heading',
    'links-heading',
  ]);
  await leaveQuietly(watched);
});

test('the skip link leads past the calendar', async () => {
  const watched = await openDashboard(sampleFamily);
  const { page } = watched;
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('conflicts-heading');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-labelledby'))).toBe(
    'conflicts-heading',
  );
  await leaveQuietly(watched);
});

test('a question is asked and the options of an overlap are opened without a pointer', async () => {
  const watched = await openDashboard(sampleFamily);
  const { page } = watched;
  await panel(page, 'What collides').locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await panel(page, 'What collides').locator('.option').first().waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('option');
  await page.getByRole('textbox').focus();
  await page.keyboard.type('Where is the recital?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.locator('.answer').waitFor();
  await leaveQuietly(watched);
});

test('what finds no room on a day of the month opens by the keyboard, and the focus goes along', async () => {
  const watched = await openDashboard(sampleFamily, { viewport: screens.phone });
  const { page } = watched;
  await show(page, 'Month');
  await page.locator('.fc-more-link').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.fc-list').waitFor();
  await soon(() => page.evaluate(() => document.activeElement?.className), 'fc-toolbar-title');
  await leaveQuietly(watched);
});

/** Presses Tab and returns the focused place; null after the end of the page. */
async function next(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    element.dataset['reachable'] = 'yes';
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, left, bottom, right } = element.getBoundingClientRect();
    const parts = {
      legend: '.legend',
      letter: '.add-letter',
      print: '.print',
      toolbar: '.fc-toolbar',
      days: '.fc-view-harness',
      top: '.top',
    };
    const [part] = Object.entries(parts).find(([, selector]) => element.closest(selector)) ?? [
      element.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby') ?? 'page',
    ];
    return {
      name: element.textContent ?? '',
      part,
      isOutlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      isSeen: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
    };
  });
}
