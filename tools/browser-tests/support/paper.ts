import type { Page } from 'playwright-core';

/** Returns the number of printed pages. */
export async function pagesPrinted(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

/** Returns the number of events on paper, including those only counted, and the texts shown partially. */
export function onPaper(page: Page): Promise<{ counted: number; cut: string[] }> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const events = [...document.querySelectorAll('.print-event')].filter(isShown);
    const more = [...document.querySelectorAll('.print-more')].filter(isShown);
    const left = more.map(({ textContent }) => Number(/^and (\d+) more$/.exec(textContent ?? '')?.[1] ?? NaN));
    const isCut = (line: HTMLElement) => {
      const [box, day] = [line.getBoundingClientRect(), line.closest('.print-day')?.getBoundingClientRect()];
      return !day || box.bottom > day.bottom || box.right > day.right + 1 || line.scrollHeight > line.clientHeight + 1;
    };
    const cut = [...events, ...more].filter((line) => line instanceof HTMLElement && isCut(line));
    return {
      counted: left.reduce((sum, count) => sum + count, events.length),
      cut: cut.map(({ textContent }) => textContent ?? ''),
    };
  });
}
