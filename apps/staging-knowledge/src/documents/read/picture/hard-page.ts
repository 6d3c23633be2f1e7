import { readingLimits } from '../reading-limits.ts';
import type { HardPage, ReportTo } from '../reading-reports.ts';
import type { Nesting } from '../nesting.ts';
import { editable, type Picture } from '../ocr/picture.ts';
import type { Recognised } from '../ocr/recognise.ts';

/** Longest side that vision models take without shrinking it, in pixels. */
const longerSide = 1_568;
const pixels = 1_568 * 1_212;
const otherTextLength = 2_000;

/**
 * Reports the picture of a page whose letters were hard to recognise, for a vision model.
 * @param otherText text of the page outside its picture
 * @returns what is to be told with the page; nothing where recognition went well or there is nothing to see
 */
export async function hardPage(
  { hard }: Recognised,
  otherText: string,
  { budget }: Nesting,
  report: ReportTo,
): Promise<{ hard?: HardPage }> {
  if (hard === null) return {};
  const jpeg = budget.pictures > 0 ? await asJpeg(hard.upright) : null;
  if (jpeg === null || jpeg.length > readingLimits.pictureBytes)
    return { hard: { picture: null, clearLetters: hard.clearLetters, otherText: '' } };
  budget.pictures -= 1;
  const id = readingLimits.pictures - budget.pictures;
  report({ type: 'picture', id, jpeg });
  return { hard: { picture: id, clearLetters: hard.clearLetters, otherText: otherText.slice(0, otherTextLength) } };
}

/** From the darkest to the brightest that there is, since compression wipes out faint letters. */
function asJpeg(picture: Picture): Promise<Buffer> {
  const side = Math.floor(
    Math.min(
      longerSide,
      Math.max(picture.width, picture.height) * Math.sqrt(pixels / (picture.width * picture.height)),
    ),
  );
  return editable(picture)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .normalise()
    .jpeg({ quality: 80 })
    .toBuffer();
}
