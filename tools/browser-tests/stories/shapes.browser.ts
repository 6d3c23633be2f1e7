import type { BrowserContextOptions, Page } from 'playwright-core';
import { leaveQuietly, screens } from '../support/browser.ts';
import { later, openDashboard, panel, show } from '../support/dashboard.ts';
import { sampleFamily } from '../support/family.ts';
import { sidewaysScroll, smallTargets, smallTexts, violations } from '../support/measures.ts';
import { picture } from '../support/pictures.ts';

const states: Record<string, (page: Page) => Promise<void>> = {
  week: (page) => show(page, 'Week'),
  day: (page) => show(page, 'Day'),
  month: (page) => show(page, 'Month'),
  agenda: (page) => show(page, 'Agenda'),
  overlaps: async (page) => {
    await panel(page, 'What collides').locator('summary').first().click();
    await panel(page, 'What collides').locator('.option').first().waitFor();
  },
  event: async (page) => {
    await page.locator('[data-event]').first().click();
    await page.getByRole('dialog').waitFor();
  },
};

const looks: [string, BrowserContextOptions][] = [
  ['desk-light', { viewport: screens.desk, colorScheme: 'light' }],
  ['desk-dark', { viewport: screens.desk, colorScheme: 'dark' }],
  ['phone-light', { viewport: screens.phone, colorScheme: 'light', hasTouch: true, isMobile: true }],
  ['phone-dark', { viewport: screens.phone, colorScheme: 'dark', hasTouch: true, isMobile: true }],
  ['small-phone-light', { viewport: screens.smallPhone, colorScheme: 'light', hasTouch: true, isMobile: true }],
];

test.each(looks)(
  '%s: every state is accessible, legible, easy to hit and no wider than the screen',
  async (name, options) => {
    const watched = await openDashboard(sampleFamily, options);
    const { page } = watched;
    await later(page);
    for (const [state, enter] of Object.entries(states)) {
      await enter(page);
      await picture(page, `${name}-${state}`);
      expect({
        state,
        violations: await violations(page),
        sideways: await sidewaysScroll(page),
        small: await smallTexts(page),
        targets: await smallTargets(page),
      }).toEqual({ state, violations: [], sideways: 0, small: [], targets: [] });
    }
    await leaveQuietly(watched);
  },
);

test('dark mode is dark, and light mode light', async () => {
  const background = async (colorScheme: 'dark' | 'light') => {
    const { page } = await openDashboard(sampleFamily, { colorScheme });
    const color = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.context().close();
    return color;
  };
  expect([await background('light'), await background('dark')]).toEqual(['rgb(247, 248, 250)', 'rgb(21, 24, 29)']);
});

test('nothing moves for who wants no motion', async () => {
  const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
    const { page } = await openDashboard(sampleFamily, { reducedMotion });
    const durations = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element))
        .filter(
          ({ transitionDuration, transitionProperty, animationName }) =>
            (transitionProperty !== 'none' && parseFloat(transitionDuration) > 0) || animationName !== 'none',
        )
        .map(({ transitionDuration, transitionProperty }) => `${transitionProperty} ${transitionDuration}`),
    );
    await page.context().close();
    return [...new Set(durations)];
  };
  expect(await moving('no-preference')).toEqual(['opacity 0.12s']);
  expect(await moving('reduce')).toEqual([]);
});
