import { pattern } from '../letter/word-table.ts';

/** Kinds of documents that people name when a document says nothing else. */
export type DocumentSort =
  | 'calendar'
  | 'certificate'
  | 'form'
  | 'invoice'
  | 'letter'
  | 'mail'
  | 'menu'
  | 'newsletter'
  | 'picture'
  | 'receipt'
  | 'report'
  | 'table'
  | 'ticket';

const sorts: readonly (readonly [DocumentSort, RegExp])[] = [
  ['invoice', /\b(?:invoice|statement of account|amount due|balance due|factura|rechnung)\b/i],
  ['receipt', /\b(?:receipt|order confirmation|your order|recibo)\b/i],
  ['ticket', /\b(?:e-?ticket|boarding pass|admit one|booking code|entrada)\b/i],
  ['certificate', /\b(?:certificate|diploma|certificado)\b/i],
  ['menu', /\b(?:lunch|breakfast|dinner) menu\b|\bmenu for\b/i],
  ['report', /\b(?:report card|progress report|final report|results?|minutes of)\b/i],
  ['newsletter', /\b(?:newsletter|bulletin|gazette|weekly|bolet[ií]n)\b/i],
  [
    'form',
    pattern('i')`
      _{4,}
      \b(?:signature|date of birth|please print|firma)\b.{0,40}(?::|_{2,}|$)
      \b(?:application|registration|permission|enrollment|health) form\b
    `,
  ],
  ['calendar', /\b(?:calendar|schedule|timetable|calendario|horario)\b/i],
  ['letter', /^(?:dear|estimad[oa]s?|querid[oa]s?|sehr geehrte|liebe)\b/im],
];

const readCharacters = 5_000;

/** Sort of a document by its words, otherwise by its file. @param type type of the file, "pdf" */
export function documentSort(text: string, type: string): DocumentSort | null {
  const start = text.slice(0, readCharacters);
  const said = sorts.find(([, words]) => words.test(start))?.[0];
  if (said !== undefined) return said;
  if (type === 'eml') return 'mail';
  if (type === 'ics') return 'calendar';
  if (type === 'csv') return 'table';
  return ['png', 'jpeg', 'webp', 'gif', 'tiff', 'heic'].includes(type) ? 'picture' : null;
}
