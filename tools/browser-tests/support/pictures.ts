import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { root, world } from './world.ts';

const seen = path.join(root, 'reports/screenshots');
const kept = path.join(root, 'docs/screenshots');

/** Writes what the page looks like to reports/screenshots, which git ignores. */
export async function picture(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  mkdirSync(seen, { recursive: true });
  await page.screenshot({ path: path.join(seen, `${name}.png`), fullPage, animations: 'disabled' });
}

/** As `picture`; when asked for, the picture of docs/screenshots of that name is taken anew as well. */
export async function keptPicture(page: Page, name: string): Promise<void> {
  await picture(page, name, { fullPage: false });
  if (!world.retake) return;
  mkdirSync(kept, { recursive: true });
  await sharp(path.join(seen, `${name}.png`)).png({ palette: true, colours: 128, effort: 10 }).toFile(path.join(kept, `${name}.png`));
}
