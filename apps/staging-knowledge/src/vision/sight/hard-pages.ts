import type { CollectedReading } from '../../documents/read/collected-reading.ts';
import type { ReadPage } from '../../documents/read/reading-reports.ts';

/** A page that is hard to read, of the document or of one of its attachments. */
export interface HardReading {
  page: ReadPage;
  /** Null when it is not among the pages that are kept as pictures. */
  picture: Uint8Array | null;
  /** Name of the page within a sentence. */
  name: string;
  /** Whether it is the document's first. */
  first: boolean;
}

/** The pages of a reading that are hard to read, in the order in which they were read. */
export function hardPagesOf({ pages, facts, pictures }: CollectedReading): HardReading[] {
  const pictureOf = ({ hard }: ReadPage) => pictures.get(hard?.picture ?? 0) ?? null;
  const own = pages.map((page) => ({
    page,
    picture: pictureOf(page),
    name: `page ${page.page}`,
    first: page.page === 1,
  }));
  const attached = facts.attachments.flatMap((attachment) =>
    attachment.pages.map((page) => {
      const file = attachment.filename ?? 'an attachment';
      return {
        page,
        picture: pictureOf(page),
        name: attachment.pages.length === 1 ? file : `page ${page.page} of ${file}`,
        first: false,
      };
    }),
  );
  return [...own, ...attached].filter(({ page }) => page.hard !== undefined);
}
