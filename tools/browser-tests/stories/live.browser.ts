import { openDatabase } from '@homeroom/database';
import type { Response } from 'playwright-core';
import { leaveQuietly, newPage, useBrowser } from '../support/browser.ts';
import { entriesOf, lookAgain, openDashboard, show, upToDate } from '../support/dashboard.ts';
import { addEvent, linkFor, type ShownEvent } from '../support/family.ts';
import { dayAhead, familyTime } from '../support/family-days.ts';
import { violations } from '../support/measures.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';
import { parent } from '../support/world.ts';

useBrowser();

const family = new OwnFamily();
const at = (time: string) => familyTime(`${dayAhead(1)}T${time}`);
let breakfast: ShownEvent;

beforeAll(async () => {
  await family.open();
  breakfast = await addEvent(family, { summary: 'Breakfast with Rosa', start: at('08:00'), end: at('09:00') });
});
afterAll(() => family.stop());

const eventsRead = (response: Response) => response.url().includes('/api/v1/dashboard/events');

test('what is added elsewhere appears, and what has not changed is not sent again', async () => {
  const watched = await openDashboard(family);
  const { page } = watched;
  await show(page, 'Agenda');
  await entriesOf(page, breakfast).waitFor();
  const [same] = await Promise.all([page.waitForResponse(eventsRead), lookAgain(page)]);
  expect(same.status()).toBe(304);
  const added = await addEvent(family, { summary: 'Piano tuner', start: at('11:00'), end: at('12:00') });
  const [changed] = await Promise.all([page.waitForResponse(eventsRead), lookAgain(page)]);
  expect(changed.status()).toBe(200);
  await entriesOf(page, added).waitFor();
  await leaveQuietly(watched);
});

test('a link that is revoked while the page is open says how to get a new one', async () => {
  const { page } = await newPage();
  const { dashboard_url: link, revoke_url: revoke } = await linkFor(family, parent);
  await page.goto(link);
  await upToDate(page);
  const { status } = await fetch(revoke, { method: 'POST', headers: { Authorization: `Bearer ${family.botToken}` } });
  expect(status).toBe(204);
  await lookAgain(page);
  await page
    .getByText(
      /^Your link no longer works\. Ask your family’s bot for a new one in the chat; what you see stays as it was at /,
    )
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'revoked-1280');
  await page.reload();
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await page.context().close();
});

test('links that are unknown, over or missing open a page that says what to do', async () => {
  const { page } = await newPage();
  await page.goto(`${family.url}/dashboard`);
  await page.getByRole('heading', { name: 'You need a link' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${family.url}/dashboard?token=${'x'.repeat(43)}`);
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  const { dashboard_url: link } = await linkFor(family, parent);
  const database = openDatabase({ url: family.databaseUrl, applicationName: 'browser-tests' });
  await database.query("UPDATE access_token SET expires_at = now() - interval '1 second'");
  await database.end();
  await page.goto(link);
  await page
    .getByText('Ask your family’s bot for a new one in the chat. Nothing in the calendar is lost or changed.')
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'link-over-1280');
  await page.context().close();
});

test('while the service is unavailable the page keeps what it had and says so; when it is back all is current by itself', async () => {
  const { page, strays } = await openDashboard(family);
  await show(page, 'Agenda');
  await entriesOf(page, breakfast).waitFor();
  await family.stop();
  await lookAgain(page);
  await page
    .getByText(/^The calendar service cannot be reached\. Last updated \d+:\d\d [AP]M, trying again\.$/)
    .waitFor();
  expect(await page.getByText(/^Up to date/).count()).toBe(0);
  expect(await entriesOf(page, breakfast).isVisible()).toBe(true);
  expect(await page.getByRole('status').filter({ hasText: 'cannot be reached' }).textContent()).toBe(
    'The calendar service cannot be reached. What is shown may be out of date; trying again.',
  );
  expect(await violations(page)).toEqual([]);
  await picture(page, 'unreachable-1280');
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByText('The plans cannot be loaded right now.').waitFor();
  await page.getByRole('button', { name: 'Today' }).click();

  await family.start();
  const added = await addEvent(family, { summary: 'Window cleaner', start: at('13:00'), end: at('14:00') });
  await upToDate(page);
  await entriesOf(page, added).waitFor();
  expect(await page.getByRole('status').filter({ hasText: 'Up to date again.' }).count()).toBe(1);
  expect(strays).toEqual([]);
  await page.context().close();
});
