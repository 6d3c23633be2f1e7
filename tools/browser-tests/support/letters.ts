import { renderDocument, type DocumentFormat, type SampleDocument } from '@homeroom/sample-data/documents';
import type { Locator, Page } from 'playwright-core';
import { dayAhead } from './family-days.ts';
import { OwnFamily, OwnService } from './own-service.ts';

const readLimitMs = 100_000;
const startLimitMs = 240_000;

/** File as a browser chooses it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Writes a day as letters do: "Friday, October 9, 2026". @param day YYYY-MM-DD */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
}

/** Renders a letter from school about a trip that many days ahead. */
export async function tripLetter(destination: string, days: number, format: DocumentFormat): Promise<ChosenFile> {
  const today = dayAhead(0);
  const document: SampleDocument = {
    id: destination.toLowerCase().replaceAll(' ', '-'),
    title: `${destination} trip`,
    received: today,
    made: today,
    text: `
^ Lakeside Elementary School

${longDay(today).replace(/^\w+, /, '')}

# ${destination} trip

Dear Grade 4 families,

On ${longDay(dayAhead(days))}, Mr. Okafor’s class will spend the day at the ${destination}, 200 Park Avenue. The buses leave at 8:45 a.m. and bring us back to school by 3:15 p.m.

Please return the signed permission slip by ${longDay(dayAhead(days - 2))}.

Yours sincerely,
Daniel Okafor, Room 12
`,
    truth: {
      category: 'School',
      who: ['Maya'],
      documentDate: today,
      dates: [],
      deadlines: [],
      actionRequired: true,
      actions: [],
    },
  };
  const { name, mediaType, bytes } = await renderDocument(document, format);
  return { name, mimeType: mediaType, buffer: bytes };
}

/** Opens the dialog and chooses a file in it. */
export async function chooseLetter(page: Page, file: ChosenFile): Promise<void> {
  await page.getByRole('button', { name: 'Add a letter' }).click();
  await page.locator('dialog input[type=file]').last().setInputFiles(file);
}

/** Returns the dialog that is open. */
export function letterDialog(page: Page): Locator {
  return page.getByRole('dialog');
}

/** Returns the date of the letter whose own words contain these. */
export function proposal(page: Page, words: string): Locator {
  return letterDialog(page).locator('.proposal').filter({ hasText: words });
}

/** Waits until the letter is read. Fails with the page's own words when it is not. */
export async function untilRead(page: Page, timeout = readLimitMs): Promise<void> {
  const heading = letterDialog(page).getByRole('heading', { name: 'What the letter says' });
  const failure = letterDialog(page).getByRole('alert').getByText(/\w/);
  await heading.or(failure).first().waitFor({ timeout });
  expect(await failure.allTextContents()).toEqual([]);
}

/** Returns the text of what has the focus. */
export function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}

/** Returns the services of a story file; they are there for all its stories. */
export function letterServices(): LetterServices {
  const services = new LetterServices();
  beforeAll(() => services.open());
  afterAll(() => services.stop());
  return services;
}

/** The staging service and a family assistant that uses it, of a single story file. */
class LetterServices {
  private readonly staging = new OwnService('staging-knowledge', {});
  private own: OwnFamily | undefined;

  get family(): OwnFamily {
    if (!this.own) throw new Error('The services have not started.');
    return this.own;
  }

  async open(): Promise<void> {
    await this.staging.open();
    this.own = new OwnFamily({
      STAGING_KNOWLEDGE_URL: this.staging.url,
      LETTER_BUDGET_MS: '600000',
    });
    await this.own.open();
    await this.firstReading();
  }

  /** Reads one letter, so that the reading process has started: a busy machine takes longer than one call waits. */
  private async firstReading(): Promise<void> {
    const ends = Date.now() + startLimitMs;
    let status = 0;
    while (status !== 200 && Date.now() < ends) {
      const body = new FormData();
      body.set('file', new File(['Dear families, thank you for the cake.'], 'thanks.txt', { type: 'text/plain' }));
      ({ status } = await fetch(`${this.staging.url}/vision/briefing`, { method: 'POST', body }));
    }
    expect(status).toBe(200);
  }

  async stop(): Promise<void> {
    await this.own?.stop();
    await this.staging.stop();
  }
}
