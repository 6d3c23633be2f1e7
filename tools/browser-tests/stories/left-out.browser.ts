import { leaveQuietly, screens, useBrowser } from '../support/browser.ts';
import { calendarText } from '../support/calendar-text.ts';
import { openDashboard, panel } from '../support/dashboard.ts';
import { dayAhead, familyTime } from '../support/family-days.ts';
import { sidewaysScroll, violations } from '../support/measures.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';

useBrowser();

const family = new OwnFamily();
const day = dayAhead(1);
const at = (time: string) => `${day.replaceAll('-', '')}T${time}00`;
const quarters = 'RRULE:FREQ=HOURLY;BYMINUTE=0,15,30,45';
const bell = (uid: string) =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SUMMARY:Bell ${uid}`,
    'DTSTART:20260101T000000Z',
    'DURATION:P366D',
    quarters,
    'END:VEVENT',
  ].join('\r\n');

beforeAll(() =>
  family.open(
    calendarText([{ summary: 'Dentist', start: at('0900'), end: at('1000') }]).replace(
      'END:VCALENDAR',
      `${['1', '2', '3', '4'].map(bell).join('\r\n')}\r\nEND:VCALENDAR`,
    ),
  ),
);
afterAll(() => family.stop());

test.each([
  ['a desk', screens.desk, 'light'],
  ['a phone', screens.phone, 'dark'],
] as const)(
  'on %s, events that repeat too often are named, and all the rest is shown',
  async (_name, viewport, colorScheme) => {
    const watched = await openDashboard(family, { viewport, colorScheme, at: familyTime(`${day}T12:00`) });
    const { page } = watched;
    const notShown = panel(page, 'Not shown');
    await notShown.getByText('4 events are not on this page').waitFor();
    expect(await notShown.getByRole('listitem').count()).toBe(3);
    expect(await notShown.getByRole('listitem').first().textContent()).toBe(
      'Bell 1, in the calendar family: It repeats too often: more than 20,000 times in a year.',
    );
    await notShown.getByRole('button', { name: 'Show 1 more' }).click();
    expect(await notShown.getByRole('listitem').count()).toBe(4);
    expect(await page.locator('[data-event]').filter({ hasText: 'Dentist' }).count()).toBeGreaterThan(0);
    expect({ sideways: await sidewaysScroll(page), violations: await violations(page) }).toEqual({
      sideways: 0,
      violations: [],
    });
    await picture(page, `left-out-${viewport.width}`);
    await leaveQuietly(watched);
  },
);
