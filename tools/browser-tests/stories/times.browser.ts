import { leaveQuietly, useBrowser } from '../support/browser.ts';
import { calendarText } from '../support/calendar-text.ts';
import { openDashboard, show } from '../support/dashboard.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';

useBrowser();

const family = new OwnFamily();
const daily = {
  summary: 'Breakfast',
  start: '20270101T073000',
  end: '20270101T080000',
  rule: 'FREQ=DAILY;UNTIL=20271231T235959Z',
};
/** The hour repeated in November, and the hours around the one skipped in March. */
const night = ['20270314', '20271107'].map((day) => ({
  summary: 'Night shift',
  start: `${day}T003000`,
  end: `${day}T033000`,
}));

beforeAll(() => family.open(calendarText([daily, ...night])));
afterAll(() => family.stop());

const weeks = [
  { change: 'forward', at: '2027-03-16T17:00:00Z', title: /^Mar 14 – 20, 2027$/ },
  { change: 'back', at: '2027-11-09T18:00:00Z', title: /^Nov 7 – 13, 2027$/ },
];

test.each(weeks)(
  'in the week when clocks go $change every event stands at the time that the clocks show',
  async ({ at, title }) => {
    const watched = await openDashboard(family, { at });
    const { page } = watched;
    expect(await page.locator('.fc-toolbar-title').textContent()).toMatch(title);
    const words = await page.locator('[data-event] > .fc-event-main > .unseen').allTextContents();
    expect(
      words
        .filter((text) => text.startsWith('Breakfast'))
        .map((text) => text.replace(/^Breakfast, (\w+), .*?(\d+:.*)$/, '$1 $2')),
    ).toEqual(
      ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
        (day) => `${day} 7:30 – 8:00 AM`,
      ),
    );
    expect(
      words.filter((text) => text.startsWith('Night shift, Sunday,') && text.endsWith('12:30 – 3:30 AM')),
    ).toHaveLength(1);
    const tops = await page
      .locator('[data-event]')
      .filter({ hasText: 'Breakfast' })
      .evaluateAll((entries) => entries.map((entry) => Math.round(entry.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await picture(page, `clocks-${at.slice(0, 10)}`);
    await leaveQuietly(watched);
  },
);

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'])(
  'a browser in %s shows the days and times of the family',
  async (timezoneId) => {
    // Late on Saturday for the family; a different day elsewhere.
    const watched = await openDashboard(family, { at: '2027-06-13T03:30:00Z', timezoneId });
    const { page } = watched;
    expect(await page.locator('.fc-toolbar-title').textContent()).toBe('Jun 6 – 12, 2027');
    expect(await page.locator('.fc-day-today').first().getAttribute('data-date')).toBe('2027-06-12');
    await page.getByText('Up to date at 10:30 PM').waitFor();
    await show(page, 'Agenda');
    expect(await page.locator('.agenda-entry .unseen').first().textContent()).toBe(
      'Breakfast, Saturday, June 12, 7:30 – 8:00 AM',
    );
    await leaveQuietly(watched);
  },
);

test.each([
  ['en-GB', '07:30–08:00', '07:00'],
  ['de-DE', '07:30–08:00', '07:00'],
  ['en-US', '7:30 – 8:00 AM', '7 AM'],
])('times are written as readers of %s write them', async (locale, span, hour) => {
  const watched = await openDashboard(family, { at: '2027-06-09T17:00:00Z', locale });
  const { page } = watched;
  expect(await page.locator('[data-event] .event-time').first().textContent()).toBe(span);
  expect(await page.locator('.fc-timegrid-slot-label-cushion').filter({ hasText: hour }).count()).toBe(1);
  expect(await page.locator('[data-event] .unseen').first().textContent()).toMatch(/^Breakfast, Sunday,? /);
  await leaveQuietly(watched);
});
