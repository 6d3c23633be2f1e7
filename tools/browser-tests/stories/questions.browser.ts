import { leaveQuietly, useBrowser } from '../support/browser.ts';
import { openDashboard, panel } from '../support/dashboard.ts';
import { sampleFamily } from '../support/family.ts';
import { violations } from '../support/measures.ts';
import { picture } from '../support/pictures.ts';

useBrowser();

test('a question is answered with how it was found, how sure that is, and where it stands', async () => {
  const watched = await openDashboard(sampleFamily);
  const { page } = watched;
  const ask = panel(page, 'Ask');
  const field = ask.getByLabel('What do you want to know from mails, letters and the calendar?');
  await field.fill('When is the permission slip due?');
  await field.press('Enter');
  const answer = ask.locator('.answer');
  await answer.waitFor();
  expect(await answer.textContent()).toMatch(/permission slip/i);
  expect(
    await answer
      .getByText(/^Searched by words only, because the search by meaning cannot be reached\. The sources .*\.$/)
      .isVisible(),
  ).toBe(true);
  await answer.getByText(/^Source/).click();
  const sources = answer.getByRole('listitem');
  expect(await sources.count()).toBeGreaterThan(0);
  expect(await sources.first().textContent()).toMatch(/^(?:Mail|Calendar|Document) \S/);
  expect(await violations(page)).toEqual([]);
  await picture(page, 'answer-1280');
  await leaveQuietly(watched);
});

test('a question about time is answered by the calendar, with the event that it is from', async () => {
  const watched = await openDashboard(sampleFamily);
  const { page } = watched;
  const ask = panel(page, 'Ask');
  const field = ask.getByRole('textbox');
  await field.fill("when's mayas next soccer practice");
  await field.press('Enter');
  const answer = ask.locator('.answer');
  await answer.waitFor();
  expect(await answer.textContent()).toMatch(/soccer practice .*\d{1,2}:\d{2}\s[AP]M/i);
  expect(await answer.getByText('From the calendar.', { exact: true }).isVisible()).toBe(true);
  await answer.getByText(/^Event/).click();
  expect(await answer.getByRole('listitem').first().textContent()).toMatch(/^Calendar .*soccer practice/i);
  expect(await violations(page)).toEqual([]);
  await picture(page, 'calendar-answer-1280');
  await leaveQuietly(watched);
});

test('a question that cannot be asked right now can be asked again', async () => {
  const { page } = await openDashboard(sampleFamily);
  await page.route('**/dashboard/ask', (route) => route.abort());
  const ask = panel(page, 'Ask');
  await ask.getByRole('textbox').fill('When is the recital?');
  await ask.getByRole('button', { name: 'Ask' }).click();
  await ask.getByText('The calendar service cannot be reached. Ask again in a moment.').waitFor();
  expect(await ask.getByRole('textbox').inputValue()).toBe('When is the recital?');
  await page.unroute('**/dashboard/ask');
  await ask.getByRole('button', { name: 'Ask' }).click();
  await ask.locator('.answer').waitFor();
  await page.context().close();
});
