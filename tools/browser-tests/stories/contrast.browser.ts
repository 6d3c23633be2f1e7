import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { useBrowser } from '../support/browser.ts';
import { calendarText, type FileEvent } from '../support/calendar-text.ts';
import { faintTexts } from '../support/contrast.ts';
import { lookAgain, openDashboard, show, upToDate } from '../support/dashboard.ts';
import { linkFor } from '../support/family.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';

useBrowser();

/** One for each colour. */
const names = ['Ada', 'Bo', 'Cleo', 'Dev', 'Emi', 'Finn', 'Gita', 'Hugo'] as const;
const members = names.map(
  (name, index) =>
    `  - { id: ${name.toLowerCase()}, name: ${name} Stone, role: ${index < 2 ? 'parent' : 'child'}${index < 2 ? `, messenger_user_id: "${1001 + index}"` : ''}${index === 0 ? ', designated: true' : ''} }`,
);
const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-contrast-'));
const household = path.join(folder, 'household.yaml');
writeFileSync(
  household,
  [
    'family_id: stone',
    'timezone: America/Chicago',
    'members:',
    ...members,
    'calendars:',
    '  - { id: family, default: true }',
    '',
  ].join('\n'),
);
const family = new OwnFamily({ FAMILY_CONFIG: household });

/** A Wednesday at noon in the family's zone. */
const noon = '2027-06-09T17:00:00Z';
const days = ['20270607', '20270609'] as const;
const states = [
  { what: 'lunch' },
  { what: 'visit', status: 'TENTATIVE' },
  { what: 'match', status: 'CANCELLED' },
] as const;

/** Each day each person has every kind of event, timed and all-day, and one more that overlaps. */
function eventsOf(name: string, place: number): FileEvent[] {
  return days.flatMap((day) => {
    const hour = (of: number) => `${day}T${String(7 + place + of).padStart(2, '0')}0000`;
    const next = `${Number(day) + 1}`;
    const kinds = states.flatMap(({ what, ...status }, index) => [
      { summary: `${name} ${what}`, start: hour(index), end: hour(index + 1), ...status },
      { summary: `${name} ${what} day`, start: day, end: next, ...status },
    ]);
    return [...kinds, { summary: `${name} call`, start: hour(0), end: hour(1) }];
  });
}

/** The last ones are for nobody in particular. */
beforeAll(() => family.open(calendarText([...names, 'A'].flatMap(eventsOf))));
afterAll(async () => {
  await family.stop();
  rmSync(folder, { recursive: true });
});

async function inEveryView(page: Page, look: (view: string) => Promise<void>): Promise<void> {
  for (const view of ['Week', 'Day', 'Month', 'Agenda'] as const) {
    await page.locator('.fc-toolbar').getByRole('button', { name: view, exact: true }).click();
    await look(view);
  }
}

test.each(['light', 'dark'] as const)(
  'every event of every person is legible in every state and view, fresh and frozen, in %s mode',
  async (colorScheme) => {
    const { page } = await openDashboard(family, { colorScheme, at: noon });
    for (const view of ['Week', 'Day', 'Month', 'Agenda'] as const) await show(page, view);
    const look = (state: string) => async (view: string) => {
      await picture(page, `contrast-${colorScheme}-${state}-${view.toLowerCase()}`);
      expect({ state, view, faint: await faintTexts(page) }).toEqual({ state, view, faint: [] });
    };
    await inEveryView(page, look('fresh'));

    const other = await page.context().newPage();
    await other.goto((await linkFor(family, '1002')).dashboard_url);
    await upToDate(other);
    await lookAgain(page);
    await page.getByText(/^Somebody else’s link was opened in this browser since\./).waitFor();
    expect(await page.locator('.is-stale').count()).toBe(1);
    await inEveryView(page, look('frozen'));
    await page.context().close();
  },
);
