import type { Page } from 'playwright-core';
import { leaveQuietly, looks, useBrowser } from '../support/browser.ts';
import { later, openDashboard, panel, show } from '../support/dashboard.ts';
import { sampleFamily } from '../support/family.ts';
import { expectUsable } from '../support/measures.ts';
import { picture } from '../support/pictures.ts';

useBrowser();

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

test.each(looks)(
  '%s: every state is accessible, legible, easy to hit and no wider than the screen',
  async (name, options) => {
    const watched = await openDashboard(sampleFamily, options);
    const { page } = watched;
    await later(page);
    for (const [state, enter] of Object.entries(states)) {
      await enter(page);
      await picture(page, `${name}-${state}`);
      await expectUsable(page, state);
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
