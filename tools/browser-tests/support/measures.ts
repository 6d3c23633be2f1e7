import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { faintTexts } from './contrast.ts';

const maxPlaces = 4;

/**
 * Expects the page to be accessible, legible, easy to hit and no wider than the screen.
 * @param state what it shows, for the failure's message
 */
export async function expectUsable(page: Page, state = ''): Promise<void> {
  expect({
    state,
    violations: await violations(page),
    sideways: await sidewaysScroll(page),
    small: await smallTexts(page),
    targets: await smallTargets(page),
  }).toEqual({ state, violations: [], sideways: 0, small: [], targets: [] });
}

/** Returns axe-core's violations with some of their elements, and texts that are too faint as drawn. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async (most) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations: found } = await runner.run(document, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, most)
        .map(
          ({ target, failureSummary }) =>
            `${id}: ${target.join(' ')} ${(failureSummary ?? '').replaceAll(/\s+/g, ' ')}`,
        ),
    );
  }, maxPlaces);
  return [...found, ...(await faintTexts(page))];
}

/** Returns how far the page scrolls sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Returns visible texts smaller than 13 pixels. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || node.textContent?.trim() === '' || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parseFloat(getComputedStyle(element).fontSize) < 13) found.push(`${element.className}: ${node.textContent}`);
    }
    return found;
  });
}

/**
 * Returns buttons, links and fields, with the label around them, smaller than 44 pixels in either direction. Entries in
 * the calendar grids are skipped: their size reflects their time, and a day is a seventh of the screen wide.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('button, a, input, summary')];
    return targets.flatMap((target) => {
      if (
        !target.checkVisibility({ visibilityProperty: true }) ||
        target.matches('.fc-event, .fc-more-link, .skip') ||
        target.closest('.fc-event')
      )
        return [];
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      const narrowest = target.matches('.fc-daygrid-day-number, .fc-col-header-cell-cushion') ? 0 : 43.5;
      return width >= narrowest && height >= 43.5
        ? []
        : [`${target.className || target.tagName} ${target.textContent} ${Math.round(width)}×${Math.round(height)}`];
    });
  });
}
