import { leaveQuietly, screens, useBrowser } from '../support/browser.ts';
import { calendarText } from '../support/calendar-text.ts';
import { entriesOf, openDashboard, panel, show } from '../support/dashboard.ts';
import { addEvent, type ShownEvent } from '../support/family.ts';
import { dayAhead, familyTime } from '../support/family-days.ts';
import { sidewaysScroll, violations } from '../support/measures.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';

useBrowser();

const family = new OwnFamily();
const day = dayAhead(1);
const at = (time: string) => familyTime(`${day}T${time}`);
const shown: ShownEvent[] = [];

beforeAll(async () => {
  await family.open(calendarText([]));
  const times = { start: at('16:00'), end: at('17:15') };
  shown.push(
    await addEvent(family, { ...times, summary: 'Orthodontist (Mom)', location: 'Bright Smiles' }),
    await addEvent(family, { ...times, summary: 'Orthodontist', calendar: 'maya' }),
    await addEvent(family, { summary: 'Soccer Leo', start: at('16:30'), end: at('17:45') }),
  );
});
afterAll(() => family.stop());

test.each([
  ['a desk', screens.desk, 'light', ['Week', 'Day', 'Agenda']],
  ['a desk in the dark', screens.desk, 'dark', ['Week', 'Month', 'Agenda']],
  ['a phone', screens.phone, 'light', ['Agenda']],
] as const)(
  'on %s an appointment on two calendars is one line in both colours',
  async (name, viewport, colorScheme, views) => {
    const watched = await openDashboard(family, { viewport, colorScheme, at: at('12:00') });
    const { page } = watched;
    for (const view of views) {
      await show(page, view);
      const lines = page.locator('.event').filter({ hasText: 'Orthodontist' });
      expect(await lines.count()).toBe(1);
      expect(await lines.first().textContent()).toContain('on 2 calendars');
      const colors = await lines
        .first()
        .evaluate((line: HTMLElement) => [
          line.style.getPropertyValue('--person'),
          line.style.getPropertyValue('--others'),
        ]);
      // Events at the same time come in the order of their ids, so that either calendar may be the first.
      expect(colors.map((color) => /#\w{6}/.exec(color)?.[0]).sort()).toEqual(['#1a66c2', '#1b7a43']);
      expect(await page.locator('.event.overlaps').count()).toBe(2);
      await picture(page, `copies-${name.replaceAll(' ', '-')}-${view}`);
      expect({ sideways: await sidewaysScroll(page), violations: await violations(page) }).toEqual({
        sideways: 0,
        violations: [],
      });
    }
    await leaveQuietly(watched);
  },
);

test('its dialog names the other calendar, the panel says who is needed, and paper has it once', async () => {
  const watched = await openDashboard(family, { viewport: screens.desk, at: at('12:00') });
  const { page } = watched;
  expect(await panel(page, 'What collides').getByText('It takes two adults.').count()).toBe(1);
  const [first, second] = await Promise.all(shown.slice(0, 2).map((event) => entriesOf(page, event).count()));
  expect((first ?? 0) + (second ?? 0)).toBe(1);
  await page.locator('.event').filter({ hasText: 'Orthodontist' }).first().click();
  await page
    .getByRole('dialog')
    .getByText(/^Another calendar, as “Orthodontist/)
    .waitFor();
  await picture(page, 'copies-dialog');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('.print-week').innerText();
  expect(printed.match(/Orthodontist/g)).toHaveLength(1);
  await leaveQuietly(watched);
});

test('settling an overlap with one of the copies says that the other is left', async () => {
  const watched = await openDashboard(family, { viewport: screens.desk, at: at('12:00') });
  const { page } = watched;
  const collides = panel(page, 'What collides');
  await collides.getByText(/^Settle it: /).click();
  await collides
    .getByRole('group', { name: 'Move one' })
    .getByRole('button')
    .filter({ hasText: 'Orthodontist' })
    .first()
    .click();
  const words = collides.getByText(
    /^Done: .* A copy is left on the calendar (?:Family|Maya): Orthodontist.* 4:00 PM\. /,
  );
  await words.waitFor();
  await picture(page, 'copies-left');
  await leaveQuietly(watched);
});
