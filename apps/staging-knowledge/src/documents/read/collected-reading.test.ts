import { CollectedReading } from './collected-reading.ts';
import type { ReadPage } from './reading-reports.ts';

const page = (number: number, text: string, more: Partial<ReadPage> = {}): ReadPage => ({
  page: number,
  method: 'text',
  text,
  confidence: 0.95,
  ...more,
});

/** A reading of a document of two pages. */
function readingOf(...pages: ReadPage[]): CollectedReading {
  const reading = new CollectedReading();
  reading.take({ type: 'total', pages: 2 });
  for (const each of pages) reading.take({ type: 'page', page: each });
  return reading;
}

test('a page that is reported again when its pictures are read takes the place of its own text', () => {
  const { pages } = readingOf(
    page(1, 'Bring a coat.', { unfinished: true }),
    page(1, 'Bring a coat.\n\nPicnic', { method: 'mixed' }),
  );
  expect(pages).toEqual([page(1, 'Bring a coat.\n\nPicnic', { method: 'mixed' })]);
});

test('a page whose pictures come to no end keeps its own text, and the warning names them', () => {
  const last = readingOf(page(1, 'One'), page(2, 'Two', { unfinished: true }));
  last.cutShort('it takes too long');
  expect([last.pages.map(({ text }) => text), last.warnings, last.truncated]).toEqual([
    ['One', 'Two'],
    ['The pictures of page 2 could not be read: it takes too long.'],
    true,
  ]);
  const first = readingOf(page(1, 'One', { unfinished: true }));
  first.cutShort('it takes too long');
  expect(first.warnings).toEqual([
    'The pictures of page 1 could not be read: it takes too long.',
    'Page 2 could not be read: it takes too long.',
  ]);
});
