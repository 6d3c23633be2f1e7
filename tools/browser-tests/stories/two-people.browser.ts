import { leaveQuietly, useBrowser } from '../support/browser.ts';
import { lookAgain, openDashboard, panel, upToDate } from '../support/dashboard.ts';
import { addEvent, call, linkFor } from '../support/family.ts';
import { dayAhead, familyTime } from '../support/family-days.ts';
import { violations } from '../support/measures.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';
import { parent } from '../support/world.ts';

useBrowser();

const family = new OwnFamily();
const otherParent = '1002';
const day = dayAhead(2);

beforeAll(async () => {
  await family.open();
  await addEvent(family, {
    summary: 'Recital',
    start: familyTime(`${day}T15:00`),
    end: familyTime(`${day}T16:00`),
    who: ['Maya Rivera'],
  });
  await addEvent(family, {
    summary: 'Fitting',
    start: familyTime(`${day}T15:30`),
    end: familyTime(`${day}T16:30`),
    who: ['Maya Rivera'],
  });
});
afterAll(() => family.stop());

const changesOf = async (user: string) =>
  (await call<{ operations: unknown[] }>(family, 'POST', '/undo', { action: 'list' }, user)).operations.length;

test('a page acts for nobody but whom it was opened for', async () => {
  const watched = await openDashboard(family, { reducedMotion: 'reduce' });
  const { page } = watched;
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Hello Mom');
  await panel(page, 'What collides')
    .getByText(/^Settle it: /)
    .click();
  const other = await page.context().newPage();
  await other.goto((await linkFor(family, otherParent)).dashboard_url);
  await upToDate(other);
  expect(await other.getByRole('heading', { level: 1 }).textContent()).toBe('Hello Dad');

  await panel(page, 'What collides').locator('.option').first().click();
  await panel(page, 'What collides')
    .getByText('Somebody else’s link was opened in this browser since. Nothing was changed.')
    .waitFor();
  expect([await changesOf(parent), await changesOf(otherParent)]).toEqual([0, 0]);
  await lookAgain(page);
  await page
    .getByText(
      'Somebody else’s link was opened in this browser since. Nothing is changed from this page until you open your own link again.',
    )
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'other-person-1280');

  await other.goto((await linkFor(family, parent)).dashboard_url);
  await lookAgain(page);
  await upToDate(page);
  await other.goto((await linkFor(family, otherParent)).dashboard_url);
  await lookAgain(page);
  await page.getByRole('button', { name: 'Go on as the other person' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hello Dad' }).waitFor();
  await leaveQuietly(watched);
});
