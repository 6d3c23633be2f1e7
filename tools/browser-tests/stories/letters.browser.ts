import { leaveQuietly, screens, useBrowser } from '../support/browser.ts';
import { openDashboard, panel } from '../support/dashboard.ts';
import { addEvent } from '../support/family.ts';
import { dayAhead, familyTime } from '../support/family-days.ts';
import {
  chooseLetter,
  focusedText,
  letterDialog,
  letterServices,
  longDay,
  proposal,
  tripLetter,
  untilRead,
} from '../support/letters.ts';
import { picture } from '../support/pictures.ts';
import { soon } from '../support/soon.ts';

useBrowser();

const services = letterServices();
/** Recognizing a photograph on a busy machine. */
const photoLimitMs = 240_000;

beforeAll(async () => {
  await addEvent(services.family, {
    summary: 'Piano lesson',
    start: familyTime(`${dayAhead(5)}T14:30`),
    end: familyTime(`${dayAhead(5)}T15:45`),
    who: ['Maya Rivera'],
  });
});

test('a letter is read, its trip is added, is in the week, and is taken back', async () => {
  const watched = await openDashboard(services.family);
  const { page } = watched;
  const day = longDay(dayAhead(5));
  await chooseLetter(page, await tripLetter('Science Museum', 5, 'pdf'));
  await untilRead(page);
  expect(await focusedText(page)).toBe('What the letter says');
  await letterDialog(page).getByRole('heading', { name: 'Science Museum trip' }).waitFor();
  const trip = proposal(page, day);
  await trip.getByText('Overlaps with Piano lesson by 45 minutes.').waitFor();
  await picture(page, 'letter-read-1280');
  await trip.getByRole('checkbox').first().check();
  await trip.getByText('Change it').click();
  const title = await trip.getByLabel('Title').inputValue();
  await trip.getByLabel('Ends').fill('14:00');
  await soon(() => trip.getByText(/^⚠ Overlaps with/).count(), 0);
  await trip.getByLabel('Ends').fill('15:00');
  await trip.getByText('Overlaps with Piano lesson by 30 minutes.').waitFor();
  await letterDialog(page).getByRole('button', { name: 'Add 1 event to the calendar' }).click();

  const said = letterDialog(page).locator('.outcome');
  await said.getByText(/^Added 1 event\. You can take it back until \d+:\d\d [AP]M\.$/).waitFor();
  await soon(() => said.evaluate((element) => element === document.activeElement), true);
  await picture(page, 'letter-added-1280');
  await letterDialog(page).locator('.option').filter({ hasText: title }).click();
  await soon(() => letterDialog(page).count(), 0);
  const entry = page.locator('.fc-timegrid-event').filter({ hasText: title });
  await entry.waitFor();
  await picture(page, 'letter-in-week-1280');
  await panel(page, 'What collides').getByText(`${title} and Piano lesson overlap by 30 minutes on `).waitFor();

  await chooseLetter(page, await tripLetter('Science Museum', 5, 'pdf'));
  await untilRead(page);
  await proposal(page, day)
    .getByText(/Already on the calendar\.$/)
    .waitFor();
  expect(await proposal(page, day).getByRole('checkbox').count()).toBe(0);
  await letterDialog(page).getByRole('button', { name: 'Close' }).click();

  await panel(page, 'Recent changes')
    .getByRole('button', { name: `Undo: Added ${title}` })
    .click();
  await soon(() => entry.count(), 0);
  await leaveQuietly(watched);
});

test('several dates are added and taken back as one', async () => {
  const watched = await openDashboard(services.family);
  const { page } = watched;
  await chooseLetter(page, await tripLetter('Botanic Garden', 12, 'docx'));
  await untilRead(page);
  const boxes = letterDialog(page).locator('.proposal .pick > input');
  await soon(() => boxes.count(), 2);
  for (const box of await boxes.all()) await box.check();
  await letterDialog(page).getByRole('button', { name: 'Add 2 events to the calendar' }).click();
  await letterDialog(page)
    .getByText(/^Added 2 events\. You can take them all back until/)
    .waitFor();
  expect(
    await letterDialog(page)
      .getByRole('button', { name: /Show it in the calendar$/ })
      .count(),
  ).toBe(2);
  await letterDialog(page)
    .getByRole('button', { name: /^Undo: Added / })
    .click();
  await soon(
    () =>
      letterDialog(page)
        .getByRole('button', { name: /Show it in the calendar$/ })
        .count(),
    0,
  );
  await letterDialog(page)
    .getByRole('button', { name: /^Redo: Added / })
    .waitFor();
  await letterDialog(page).getByRole('button', { name: 'Back to the letter' }).click();
  expect(await boxes.evaluateAll((all) => all.map((box) => box instanceof HTMLInputElement && box.checked))).toEqual([
    true,
    true,
  ]);
  await leaveQuietly(watched);
});

test(
  'a photographed letter is read on a phone, and its trip is added',
  async () => {
    const watched = await openDashboard(services.family, { viewport: screens.phone, hasTouch: true, isMobile: true });
    const { page } = watched;
    await page.getByRole('button', { name: 'Add a letter' }).click();
    const chooser = page.waitForEvent('filechooser');
    await letterDialog(page).getByRole('button', { name: 'Take a photo' }).click();
    const photo = await tripLetter('Space Center', 9, 'photo');
    await (await chooser).setFiles(photo);
    await letterDialog(page).getByText(`Reading ${photo.name} …`).waitFor();
    await picture(page, 'letter-reading-390', { fullPage: false });
    await untilRead(page, photoLimitMs);
    await picture(page, 'letter-photo-390', { fullPage: false });
    const trip = proposal(page, longDay(dayAhead(9)));
    await trip.getByRole('checkbox').first().check();
    await letterDialog(page)
      .getByRole('button', { name: /^Add \d events? to the calendar$/ })
      .click();
    await letterDialog(page)
      .getByText(/^Added \d events?\./)
      .waitFor();
    await letterDialog(page)
      .getByRole('button', { name: /Show it in the calendar$/ })
      .last()
      .click();
    await page.locator('.agenda-entry').filter({ hasText: '8:45 AM' }).waitFor();
    await picture(page, 'letter-in-agenda-390', { fullPage: false });
    await leaveQuietly(watched);
  },
  photoLimitMs + 60_000,
);

test('a letter is added without a pointer', async () => {
  const watched = await openDashboard(services.family);
  const { page } = watched;
  const letter = await tripLetter('Aquarium', 16, 'pdf');
  await page.getByRole('button', { name: 'Add a letter' }).focus();
  await page.keyboard.press('Enter');
  await soon(() => focusedText(page), 'Add a letter');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(letter);
  await untilRead(page);
  await soon(() => focusedText(page), 'What the letter says');
  const trip = proposal(page, longDay(dayAhead(16)));
  await trip.getByRole('checkbox').first().focus();
  if (!(await trip.getByRole('checkbox').first().isChecked())) await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await trip.getByLabel('Title').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Sharks');
  await letterDialog(page).getByRole('button', { name: /^Add / }).focus();
  await page.keyboard.press('Enter');
  await soon(async () => /^Added \d events?\./.test(await focusedText(page)), true);
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Undo');
  await page.keyboard.press('Enter');
  await letterDialog(page)
    .getByRole('button', { name: /^Redo: Added Sharks/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await soon(() => focusedText(page), 'Add a letter');
  await leaveQuietly(watched);
});
