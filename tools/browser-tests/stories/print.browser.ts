import { leaveQuietly, screens, useBrowser } from '../support/browser.ts';
import { calendarText } from '../support/calendar-text.ts';
import { later, openDashboard, show } from '../support/dashboard.ts';
import { addEvent, sampleFamily, weekOf } from '../support/family.ts';
import { OwnFamily } from '../support/own-service.ts';
import { onPaper, pagesPrinted } from '../support/paper.ts';
import { picture } from '../support/pictures.ts';

useBrowser();

const busy = new OwnFamily();
/** A Wednesday morning in the family's zone. */
const wednesday = '2027-06-09T14:00:00Z';
const place = 'Lakeside Elementary School, the big gym behind the library, entrance from Mill Road';
const many = Array.from({ length: 24 }, (_, index) => ({
  summary: `Swimming lesson of group ${index + 1} with parents and everybody who helps`,
  start: `20270610T${String((index % 12) + 8).padStart(2, '0')}0000`,
  end: `20270610T${String((index % 12) + 8).padStart(2, '0')}4500`,
  location: place,
}));
/** More lines than fit on a page. */
const tooMany = Array.from({ length: 150 }, (_, index) => ({
  summary: `Visit ${index + 1}`,
  start: '20270707T100000',
  end: '20270707T110000',
}));
const after = { summary: 'Farewell breakfast', start: '20270615T090000', end: '20270615T100000' };
const before = { summary: 'Early choir', start: '20270607T070000', end: '20270607T080000' };

beforeAll(async () => {
  await busy.open(calendarText([...many, ...tooMany, after, before]));
  await addEvent(busy, {
    summary: 'Picnic',
    start: '2027-06-11T17:00:00Z',
    end: '2027-06-11T18:00:00Z',
    status: 'tentative',
  });
});
afterAll(() => busy.stop());

test.each([
  ['a desk', screens.desk],
  ['a phone', screens.phone],
])('printing from %s gives the week on one landscape page, without the panels', async (_name, viewport) => {
  const watched = await openDashboard(sampleFamily, { viewport, colorScheme: 'dark' });
  const { page } = watched;
  await show(page, 'Week');
  await later(page);
  await page.emulateMedia({ media: 'print' });
  const week = page.locator('.print-week');
  expect(await week.locator('.print-day').count()).toBe(7);
  const events = await weekOf(sampleFamily, 1);
  const printed = await week.innerText();
  const missing = events.filter(({ summary }) => !printed.includes(summary));
  expect(missing.map(({ summary }) => summary)).toEqual(
    events.filter(({ status }) => status === 'cancelled').map(({ summary }) => summary),
  );
  for (const hidden of ['.top', 'main', '.skip']) expect(await page.locator(hidden).isVisible()).toBe(false);
  expect(
    await page.evaluate(() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]),
  ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  expect((await onPaper(page)).cut).toEqual([]);
  const [, width, height] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  await page.setViewportSize({ width: 1047, height: 740 });
  await picture(page, `print-${viewport.width}`);
  await leaveQuietly(watched);
});

test('a full week stands on the page whole, in smaller letters, and what is tentative says so', async () => {
  const watched = await openDashboard(busy, { at: wednesday });
  const { page } = watched;
  await page.locator('.print-sheet').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  expect(await onPaper(page)).toEqual({ counted: many.length + 2, cut: [] });
  expect(await page.locator('.print-event:visible').count()).toBe(many.length + 2);
  expect(await pagesPrinted(page)).toBe(1);
  const picnic = page.locator('.print-event').filter({ hasText: 'Picnic' });
  expect([await picnic.innerText(), await picnic.evaluate((element) => getComputedStyle(element).borderStyle)]).toEqual(
    ['12:00 PM Tentative: Picnic (Everybody)', 'dashed'],
  );
  await page.setViewportSize({ width: 1047, height: 740 });
  await picture(page, 'print-full');
  await leaveQuietly(watched);
});

test('what has no room on the page is counted on it', async () => {
  const watched = await openDashboard(busy, { at: '2027-07-06T14:00:00Z' });
  const { page } = watched;
  await page.locator('.print-sheet').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  expect(await onPaper(page)).toEqual({ counted: tooMany.length, cut: [] });
  expect(await page.locator('.print-more:visible').allTextContents()).toEqual([
    expect.stringMatching(/^and \d+ more$/),
  ]);
  expect(await pagesPrinted(page)).toBe(1);
  await leaveQuietly(watched);
});

test.each([
  ['a desk', screens.desk],
  ['a phone', screens.phone],
])('from the agenda on %s the seven days that are shown are printed', async (_name, viewport) => {
  const watched = await openDashboard(busy, { at: wednesday, viewport });
  const { page } = watched;
  await show(page, 'Agenda');
  await page.locator('.print-sheet').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('.print-week');
  await printed.waitFor();
  const text = await printed.innerText();
  expect([text.split('\n')[0], text.includes(after.summary), text.includes(before.summary)]).toEqual([
    'Wednesday, June 9 to Tuesday, June 15',
    true,
    false,
  ]);
  await leaveQuietly(watched);
});
