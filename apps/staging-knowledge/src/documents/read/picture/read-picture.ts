import { readingLimits } from '../reading-limits.ts';
import { RefusedDocumentError, type ReportTo } from '../reading-reports.ts';
import type { Nesting } from '../nesting.ts';
import { headline } from '../layout/headline.ts';
import { asPicture, editable, type Picture } from '../ocr/picture.ts';
import { recognise } from '../ocr/recognise.ts';
import { sharpLibrary } from '../ocr/sharp-library.ts';
import { titleFromText } from '../text/title.ts';
import { hardPage } from './hard-page.ts';
import { heicPicture, isHeic } from './heic-picture.ts';
import { assertPixels } from './pixel-limit.ts';

const maxPages = 20;
/** The longer side that letters are recognised at: smaller pictures are enlarged, larger ones reduced. */
const readableSide = { least: 1_200, most: 2_600 };

/** Recognises the text of a picture, of a TIFF with several pages page by page. Of what moves the first frame counts. */
export async function readPicture(bytes: Uint8Array, report: ReportTo, nesting: Nesting): Promise<void> {
  if (isHeic(bytes)) return readPages(1, async () => heicPicture(bytes), report, nesting);
  const { width, height, pages, format } = await header(bytes);
  assertPixels({ width, height });
  await readPages(format === 'tiff' ? (pages ?? 1) : 1, (page) => decoded(bytes, page), report, nesting);
}

async function readPages(
  total: number,
  picture: (page: number) => Promise<Picture>,
  report: ReportTo,
  nesting: Nesting,
): Promise<void> {
  report({ type: 'total', pages: total });
  const read = Math.min(total, maxPages);
  for (let index = 0; index < read; index += 1) {
    const recognised = await recognise(await readable(await picture(index)));
    const { text, lines, confidence, engine } = recognised;
    report({
      type: 'facts',
      facts: { ocrEngine: engine, ...(index === 0 && { title: headline(lines) ?? titleFromText(text) }) },
    });
    report({
      type: 'page',
      page: { page: index + 1, method: 'ocr', text, confidence, ...(await hardPage(recognised, '', nesting, report)) },
    });
  }
  if (read < total)
    report({ type: 'warning', sentence: `Only the first ${read} of ${total} pages were read.`, truncated: true });
}

async function header(
  bytes: Uint8Array,
): Promise<{ width: number; height: number; pages: number | undefined; format: string | undefined }> {
  try {
    const {
      width = 0,
      height = 0,
      pageHeight,
      pages,
      format,
    } = await sharpLibrary()(bytes, { limitInputPixels: false }).metadata();
    return { width, height: pageHeight ?? height, pages, format };
  } catch (error) {
    throw broken(error);
  }
}

/** As a camera meant it (EXIF orientation), on white where it is transparent. */
async function decoded(bytes: Uint8Array, page: number): Promise<Picture> {
  try {
    const { most } = readableSide;
    const opened = sharpLibrary()(bytes, {
      page,
      limitInputPixels: readingLimits.pixels,
      failOn: 'error',
    }).autoOrient();
    return await asPicture(
      opened
        .flatten({ background: '#ffffff' })
        .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true }),
    );
  } catch (error) {
    throw broken(error);
  }
}

async function readable(picture: Picture): Promise<Picture> {
  const { least, most } = readableSide;
  const longer = Math.max(picture.width, picture.height);
  if (longer >= least && longer <= most) return picture;
  const side = longer < least ? Math.min(least, longer * 3) : most;
  return asPicture(editable(picture).resize({ width: side, height: side, fit: 'inside' }));
}

function broken(cause: unknown): RefusedDocumentError {
  return new RefusedDocumentError('This picture is broken or cut off.', { cause });
}
