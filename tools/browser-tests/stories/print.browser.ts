import { leaveQuietly, screens } from '../support/browser.ts';
import { later, openDashboard, show } from '../support/dashboard.ts';
import { sampleFamily, weekOf } from '../support/family.ts';
import { picture } from '../support/pictures.ts';

test.each([['a desk', screens.desk], ['a phone', screens.phone]])('printing from %s gives the week on one landscape page, without the panels', async (_name, viewport) => {
  const watched = await openDashboard(sampleFamily, { viewport, colorScheme: 'dark' });
  const { page } = watched;
  await show(page, 'Week');
  await later(page);
  await page.emulateMedia({ media: 'print' });
  const week = page.locator('.print-week');
  expect(await week.locator('.print-day').count()).toBe(7);
  const planned = (await weekOf(sampleFamily, 1)).map(({ summary }) => summary);
  const printed = await week.innerText();
  expect(planned.filter((summary) => !printed.includes(summary))).toEqual([]);
  for (const hidden of ['.top', 'main', '.skip']) expect(await page.locator(hidden).isVisible()).toBe(false);
  expect(await page.evaluate(() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor])).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  await page.setViewportSize({ width: 1047, height: 740 });
  await picture(page, `print-${viewport.width}`);
  await leaveQuietly(watched);
});
