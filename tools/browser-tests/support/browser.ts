import { chromiumArguments } from '@homeroom/testing/chromium';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { familyZone } from './family-clock.mjs';
import { shiftDate } from './shift-date.mjs';
import { world } from './world.ts';

/** Page whose complaints and requests are recorded. */
export interface Watched {
  page: Page;
  /** Console messages except debug, page errors, and policy violations. */
  complaints: string[];
  /** Requests to other hosts. */
  strays: string[];
}

/** Typical screen sizes. */
export const screens = {
  desk: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
  smallPhone: { width: 320, height: 640 },
} as const;

const touch = { hasTouch: true, isMobile: true } as const;

/** Screens and colour schemes in which pages are looked at. */
export const looks: [name: string, options: BrowserContextOptions][] = [
  ['desk-light', { viewport: screens.desk, colorScheme: 'light' }],
  ['desk-dark', { viewport: screens.desk, colorScheme: 'dark' }],
  ['phone-light', { viewport: screens.phone, colorScheme: 'light', ...touch }],
  ['phone-dark', { viewport: screens.phone, colorScheme: 'dark', ...touch }],
  ['small-phone-light', { viewport: screens.smallPhone, colorScheme: 'light', ...touch }],
];

/** A host name that browsers do not trust like `127.0.0.1` and `localhost`. */
export const untrustedHost = 'family.home';

let browser: Browser | undefined;

/** Runs a browser for the stories of a file. Needed before a page is opened. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: world.chromium,
      args: [...chromiumArguments, `--host-resolver-rules=MAP ${untrustedHost} 127.0.0.1`],
    });
  });
  afterAll(() => browser?.close());
}

/**
 * Opens an empty page for a new visitor. Default: US English, in the family's zone, on a desktop.
 * @param options `at`: instant at which the page's clock is frozen, instead of the time of the run
 */
export async function newPage({ at, ...options }: BrowserContextOptions & { at?: string } = {}): Promise<Watched> {
  if (!browser) throw new Error('Call useBrowser() at the top of the story file.');
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: familyZone,
    viewport: screens.desk,
    ...options,
  });
  if (at !== undefined) await context.clock.setFixedTime(new Date(at));
  else if (world.shiftMs !== 0) await context.addInitScript(shiftDate, world.shiftMs);
  const page = await context.newPage();
  const watched: Watched = { page, complaints: [], strays: [] };
  page.on(
    'console',
    (message) => message.type() !== 'debug' && watched.complaints.push(`${message.type()}: ${message.text()}`),
  );
  page.on('pageerror', (error) => watched.complaints.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    watched.complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on(
    'request',
    (request) =>
      !/^(?:http:\/\/(?:127\.0\.0\.1|family\.home):\d+\/|data:|blob:)/.test(request.url()) &&
      watched.strays.push(request.url()),
  );
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return watched;
}

/** Ends a visit and expects the page to have been quiet throughout. */
export async function leaveQuietly({ page, complaints, strays }: Watched): Promise<void> {
  await page.context().close();
  expect({ complaints, strays }).toEqual({ complaints: [], strays: [] });
}
