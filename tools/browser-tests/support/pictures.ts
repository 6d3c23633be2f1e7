import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { root, world } from './world.ts';

const seen = world.pictures;
const kept = path.join(root, 'docs/screenshots');

/** Saves a screenshot in the run's folder of reports/screenshots, which git ignores. */
export async function picture(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  mkdirSync(seen, { recursive: true });
  await page.screenshot({ path: path.join(seen, `${name}.png`), fullPage, animations: 'disabled' });
}

/**
 * Like `picture`, for the visible part, in a small size; on request it replaces the one in docs/screenshots. @returns
 * its size in bytes
 */
export async function keptPicture(page: Page, name: string): Promise<number> {
  await picture(page, name, { fullPage: false });
  const file = path.join(world.retake ? kept : seen, `${name}.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  const small = await sharp(path.join(seen, `${name}.png`))
    .png({ palette: true, colours: 128, effort: 10 })
    .toBuffer();
  writeFileSync(file, small);
  return small.length;
}
