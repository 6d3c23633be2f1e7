export { formatsOf, renderDocument, type DocumentFormat, type RenderedFile } from './rendering/rendered-document.ts';
export type { DocumentCategory, DocumentTruth, MentionedDate, SampleDocument, TrueDate } from './sample-document.ts';
export { extraDocuments } from './extra-documents.ts';
export { devDocuments } from './dev-documents.ts';
export { holdoutDocuments } from './holdout-documents.ts';
export { mailHeadLines } from './rendering/printed-mail.ts';
export { renderTypeset } from './rendering/typeset-file.ts';
export {
  picturedArrivals,
  type TrueAmount,
  type TypesetArrival,
  type TypesetDocument,
  type TypesetTruth,
} from './typeset-document.ts';
export { devTypesetDocuments } from './dev-typeset-documents.ts';
export { holdoutTypesetDocuments } from './holdout-typeset-documents.ts';
