import type { Page, Route } from 'playwright-core';
import { leaveQuietly, newPage, screens, untrustedHost, useBrowser } from '../support/browser.ts';
import { noOverlaps, openDashboard, panel, upToDate } from '../support/dashboard.ts';
import { addEvent, call, linkFor, type ShownEvent } from '../support/family.ts';
import { dayAhead, familyTime } from '../support/family-days.ts';
import { violations } from '../support/measures.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';
import { parent } from '../support/world.ts';

useBrowser();

/** The service determines how long a change can be undone. */
const family = new OwnFamily({ UNDO_TTL_SECONDS: '3600' });
const titles = { soonest: ['Blood test', 'Violin exam'], others: ['Fair', 'Match'] } as const;

/** Creates two overlapping events and returns the later one. */
async function overlap([first, second]: readonly [string, string], days: number): Promise<ShownEvent> {
  const day = dayAhead(days);
  await addEvent(family, {
    summary: first,
    start: familyTime(`${day}T15:00`),
    end: familyTime(`${day}T15:45`),
    who: ['Maya Rivera'],
  });
  return addEvent(family, {
    summary: second,
    start: familyTime(`${day}T15:30`),
    end: familyTime(`${day}T16:30`),
    who: ['Maya Rivera'],
  });
}

beforeAll(async () => {
  await family.open();
  for (const days of [9, 7, 6, 5]) await overlap(titles.others, days);
  // Detects these before the earlier one.
  await call(family, 'GET', '/conflicts');
  await overlap(titles.soonest, 2);
});
afterAll(() => family.stop());

const overlaps = (page: Page) => panel(page, 'What collides');
const soonest = (page: Page) => overlaps(page).getByRole('listitem').filter({ hasText: titles.soonest[0] });
const said = (page: Page, heading: string) => panel(page, heading).locator('.outcome');

test('the overlap that comes first stands first', async () => {
  const watched = await openDashboard(family);
  const { page } = watched;
  expect(await overlaps(page).getByRole('heading', { level: 3 }).first().textContent()).toContain(
    'Blood test and Violin exam overlap',
  );
  await overlaps(page).getByRole('button', { name: 'Show 2 more' }).click();
  const days = await overlaps(page).getByRole('heading', { level: 3 }).allTextContents();
  const expected = [2, 5, 6, 7, 9].map((ahead) =>
    new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(`${dayAhead(ahead)}T00:00Z`),
    ),
  );
  expect(days.map((words) => /on (\w+)/.exec(words)?.[1])).toEqual(expected);
  await leaveQuietly(watched);
});

test('buttons work over plain http too', async () => {
  const watched = await newPage({ viewport: screens.phone, colorScheme: 'dark' });
  const { page } = watched;
  const { port } = new URL(family.url);
  const { token } = await linkFor(family, parent);
  await page.goto(`http://${untrustedHost}:${port}/dashboard?token=${token}`);
  await upToDate(page);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await soonest(page)
    .getByRole('button', { name: /^We know, stop the alerts/ })
    .click();
  await said(page, 'What collides')
    .getByText(/^Noted: no more alerts/)
    .waitFor();
  expect(await overlaps(page).getByRole('button', { disabled: true }).count()).toBe(0);
  await picture(page, 'noted-390');
  await page.context().close();
  // The browser warns that it honours one of the service's headers on trusted origins only.
  expect(watched.complaints.filter((complaint) => !complaint.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
});

/** Drops the next responses of a call, and records the keys it was sent with. */
async function losing(page: Page, path: string, how: (route: Route) => Promise<void>): Promise<string[]> {
  const keys: string[] = [];
  await page.route(`**${path}`, async (route) => {
    if (route.request().postData()?.includes('"list"')) return route.continue();
    keys.push(String(route.request().headers()['idempotency-key']));
    await how(route);
  });
  return keys;
}

const beforeItArrives = (route: Route) => route.abort();
const atGateway = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
const onTheWayBack = async (route: Route) => {
  await route.fetch();
  await route.abort();
};

test('when an answer is lost the page looks again, says what it sees, and the same click is safe', async () => {
  const { page } = await openDashboard(family, { reducedMotion: 'reduce' });
  await soonest(page)
    .getByText(/^Settle it: /)
    .click();
  const option = soonest(page).getByRole('group', { name: 'Somebody else takes one' }).getByRole('button').first();
  const words = String(await option.textContent());
  const stillOpen =
    'The page looked again: so far this overlap is still open. You can press the same button again; it is never done twice.';
  const keys: string[] = [];
  for (const [how, reason] of [
    [beforeItArrives, 'The calendar service cannot be reached.'],
    [atGateway, 'The calendar service answered with an error (502).'],
  ] as const) {
    const sent = await losing(page, '/resolve', how);
    await option.click();
    await said(page, 'What collides').getByText(`${reason} ${stillOpen}`).waitFor();
    keys.push(...sent);
    await page.unroute('**/resolve');
  }
  expect(await violations(page)).toEqual([]);
  await picture(page, 'in-doubt-1280');
  const last = await losing(page, '/resolve', onTheWayBack);
  await option.click();
  await said(page, 'What collides')
    .getByText('The calendar service cannot be reached. The page looked again: this overlap is not open any more.')
    .waitFor();
  expect(new Set([...keys, ...last]).size).toBe(1);
  await page.unroute('**/resolve');

  const changes = panel(page, 'Recent changes');
  await changes.getByText(`${words} Changed at `).waitFor();
  const undo = changes.getByRole('button', { name: `Undo: ${words}` });
  await losing(page, '/undo', onTheWayBack);
  await undo.click();
  await said(page, 'Recent changes').getByText('The page looked again: the change is taken back.').waitFor();
  expect(await said(page, 'What collides').isVisible()).toBe(false);
  await page.unroute('**/undo');
  await soonest(page).waitFor();
  await page.context().close();
});

test('while nothing can be seen it is said that nothing is known', async () => {
  const { page } = await openDashboard(family);
  await page.route('**/resolve', (route) => route.abort());
  await soonest(page)
    .getByText(/^Settle it: /)
    .click();
  await page.route('**/api/v1/dashboard/conflicts', (route) => route.abort());
  await soonest(page).locator('.option').first().click();
  await said(page, 'What collides')
    .getByText(
      'The calendar service cannot be reached. It is not known whether that was done. You can press the same button again; it is never done twice.',
    )
    .waitFor();
  await page.context().close();
});

test('who takes an event since stands among the changes, and for how long the change can be taken back', async () => {
  const watched = await openDashboard(family);
  const { page } = watched;
  await soonest(page)
    .getByText(/^Settle it: /)
    .click();
  const option = soonest(page).getByRole('group', { name: 'Each of you takes one' }).getByRole('button').first();
  const [first, second] = String(await option.textContent()).split(', ');
  await option.click();
  await said(page, 'What collides')
    .getByText(/^Done: .* You can take it back until \d+:\d\d [AP]M under “Recent changes”\.$/)
    .waitFor();
  for (const words of [first, second])
    await panel(page, 'Recent changes')
      .getByText(new RegExp(`^${words} Changed at .*, (?:59 minutes|1 hour) left$`))
      .waitFor();
  await picture(page, 'takers-1280');
  expect(await overlaps(page).getByText(noOverlaps).count()).toBe(0);
  await leaveQuietly(watched);
});
