import { readingLimits } from '../reading-limits.ts';
import { RefusedDocumentError } from '../reading-reports.ts';

/** @throws RefusedDocumentError naming the limit, for a picture with too many pixels */
export function assertPixels({ width, height }: { width: number; height: number }): void {
  const { pixels } = readingLimits;
  if (width * height > pixels)
    throw new RefusedDocumentError(
      `This picture has ${width} × ${height} pixels, more than the ${pixels / 1_000_000} million that one picture may have.`,
    );
}
