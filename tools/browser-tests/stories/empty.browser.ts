import { leaveQuietly, screens, useBrowser } from '../support/browser.ts';
import { noOverlaps, openDashboard, show } from '../support/dashboard.ts';
import { sidewaysScroll, violations } from '../support/measures.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';

useBrowser();

const family = new OwnFamily({ ALLOW_UNKNOWN_MEMBERS: 'true' });

beforeAll(() => family.open());
afterAll(() => family.stop());

test.each([
  ['a phone', screens.phone],
  ['a desk', screens.desk],
])('a first visit to an empty calendar, on %s, says how events come in', async (_name, viewport) => {
  const watched = await openDashboard(family, { viewport });
  const { page } = watched;
  await page
    .getByText(
      'Nothing is planned here. Add an event or a letter above, write one in the chat, or bring in a calendar: import it, or connect it in the family file.',
    )
    .waitFor();
  await page.getByText(noOverlaps).waitFor();
  await page
    .getByText('You have changed nothing lately. What you change can be taken back here for a while.')
    .waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await picture(page, `empty-${viewport.width}`);
  await show(page, 'Month');
  expect(await violations(page)).toEqual([]);
  await leaveQuietly(watched);
});

test('somebody whom the family file does not have is greeted without a name', async () => {
  const watched = await openDashboard(family, { user: '987654' });
  expect(await watched.page.getByRole('heading', { level: 1 }).textContent()).toBe('Family calendar');
  await leaveQuietly(watched);
});
