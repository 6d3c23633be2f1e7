import type { DocumentKind } from './reading-reports.ts';

/** The kinds as sentences name them. */
export const kindNames: Record<DocumentKind, string> = {
  pdf: 'PDF',
  png: 'PNG picture',
  jpeg: 'JPEG picture',
  webp: 'WebP picture',
  gif: 'GIF picture',
  tiff: 'TIFF picture',
  heic: 'HEIC picture',
  docx: 'Word document',
  html: 'HTML document',
  eml: 'mail',
  ics: 'calendar file',
  text: 'text',
  markdown: 'Markdown text',
  csv: 'CSV table',
};
