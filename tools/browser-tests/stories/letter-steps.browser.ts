import type { BrowserContextOptions } from 'playwright-core';
import { leaveQuietly, screens, useBrowser } from '../support/browser.ts';
import { lookAgain, openDashboard, show } from '../support/dashboard.ts';
import { dayAhead } from '../support/family-days.ts';
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
import { expectUsable, violations } from '../support/measures.ts';
import { OwnFamily } from '../support/own-service.ts';
import { picture } from '../support/pictures.ts';
import { soon } from '../support/soon.ts';

useBrowser();

const services = letterServices();

const looks: [string, BrowserContextOptions][] = [
  ['desk-light', { viewport: screens.desk, colorScheme: 'light' }],
  ['desk-dark', { viewport: screens.desk, colorScheme: 'dark' }],
  ['small-phone-light', { viewport: screens.smallPhone, hasTouch: true, isMobile: true, colorScheme: 'light' }],
  ['small-phone-dark', { viewport: screens.smallPhone, hasTouch: true, isMobile: true, colorScheme: 'dark' }],
  ['forced-colors', { viewport: screens.phone, forcedColors: 'active', reducedMotion: 'reduce' }],
];

test.each(looks)(
  '%s: every step is accessible, legible, easy to hit and no wider than the screen',
  async (name, options) => {
    const watched = await openDashboard(services.family, options);
    const { page } = watched;
    const isFine = async (step: string) => {
      await picture(page, `letter-${step}-${name}`, { fullPage: false });
      await expectUsable(page, step);
    };
    await page.getByRole('button', { name: 'Add a letter' }).click();
    await isFine('choose');
    await letterDialog(page)
      .locator('input[type=file]')
      .last()
      .setInputFiles(await tripLetter('Planetarium', 5, 'html'));
    await untilRead(page);
    await isFine('read');
    const trip = proposal(page, longDay(dayAhead(5)));
    await trip.getByText('Change it').click();
    await trip.getByLabel('Title').fill('');
    await trip.getByRole('checkbox').first().check();
    await letterDialog(page).getByRole('button', { name: /^Add / }).click();
    await soon(() => focusedText(page), 'Give it a title.');
    await isFine('fields');
    await page.emulateMedia({ media: 'print' });
    expect(await letterDialog(page).isVisible()).toBe(false);
    await leaveQuietly(watched);
  },
);

test('a letter dropped on the page or pasted into it is read', async () => {
  const watched = await openDashboard(services.family);
  const { page } = watched;
  const letter = await tripLetter('Harbor', 20, 'html');
  for (const type of ['drop', 'paste']) {
    await page.evaluate(
      ({ type, name, text }) => {
        const data = new DataTransfer();
        data.items.add(new File([text], name, { type: 'text/html' }));
        const given = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { ...given, dataTransfer: data })
            : new ClipboardEvent('paste', { ...given, clipboardData: data }),
        );
      },
      { type, name: letter.name, text: letter.buffer.toString() },
    );
    await untilRead(page);
    await letterDialog(page).getByRole('button', { name: 'Another letter' }).click();
    await letterDialog(page).getByRole('button', { name: 'Close' }).click();
  }
  await leaveQuietly(watched);
});

test('reading can be stopped, and goes on while the dialog is closed', async () => {
  const watched = await openDashboard(services.family);
  const { page } = watched;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/dashboard/letters', async (route) => {
    await held;
    await route.continue().catch(() => null);
  });
  const letter = await tripLetter('Zoo', 20, 'html');
  await chooseLetter(page, letter);
  await letterDialog(page).getByText('A photograph or a scan can take a minute.').waitFor();
  expect(await violations(page)).toEqual([]);
  await letterDialog(page).getByRole('button', { name: 'Stop reading' }).click();
  await letterDialog(page).getByRole('button', { name: 'Choose a file' }).waitFor();
  await letterDialog(page).locator('input[type=file]').last().setInputFiles(letter);
  await letterDialog(page).getByText(`Reading ${letter.name} …`).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reading the letter …' }).waitFor();
  goOn();
  await page.getByText('The letter is read.').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Go on with the letter' }).click();
  await untilRead(page);
  await leaveQuietly(watched);
});

test('a letter that cannot be read says why and what to do, and a letter without dates says so', async () => {
  const { page } = await openDashboard(services.family);
  const alert = letterDialog(page).getByRole('alert');
  await chooseLetter(page, { name: 'letter.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004') });
  await alert.getByText(/\w/).waitFor();
  await picture(page, 'letter-refused-1280');
  expect(await violations(page)).toEqual([]);

  const letter = await tripLetter('Castle', 20, 'html');
  await page.context().setOffline(true);
  await letterDialog(page).locator('input[type=file]').last().setInputFiles(letter);
  await alert.getByText(/^This device is offline\./).waitFor();
  await page.context().setOffline(false);
  await letterDialog(page)
    .getByRole('button', { name: `Try ${letter.name} again` })
    .click();
  await untilRead(page);
  await letterDialog(page).getByRole('button', { name: 'Another letter' }).click();

  const refused = { status: 413, json: { error: 'The letter is larger than 20 MiB.', code: 'payload_too_large' } };
  await page.route('**/dashboard/letters', (route) => route.fulfill(refused));
  await letterDialog(page).locator('input[type=file]').last().setInputFiles(letter);
  await alert.getByText('The letter is larger than 20 MiB. Photograph the page again in a smaller size').waitFor();
  await page.unroute('**/dashboard/letters');

  const plain = Buffer.from('Dear families, thank you for the lovely cake. Yours, Mrs. Tran');
  await letterDialog(page)
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'thanks.txt', mimeType: 'text/plain', buffer: plain });
  await letterDialog(page)
    .getByText('No date to come was found in this letter, so there is nothing to add to the calendar.')
    .waitFor();
  expect(await letterDialog(page).getByRole('button', { name: /^Add / }).count()).toBe(0);
  await page.context().close();
});

test('without a staging service the page says what is missing, and the rest goes on', async () => {
  const alone = new OwnFamily();
  await alone.open();
  const { page } = await openDashboard(alone);
  await chooseLetter(page, await tripLetter('Castle', 20, 'html'));
  await letterDialog(page)
    .getByText(/^Letters cannot be read here yet\. .*STAGING_KNOWLEDGE_URL/)
    .waitFor();
  await letterDialog(page).getByRole('button', { name: 'Close' }).click();
  await lookAgain(page);
  await show(page, 'Month');
  await page.context().close();
  await alone.stop();
});
