export { formatsOf, renderDocument, type DocumentFormat, type RenderedFile } from './rendering/rendered-document.ts';
export type { DocumentCategory, DocumentTruth, MentionedDate, SampleDocument, TrueDate } from './sample-document.ts';
export { extraDocuments } from './extra-documents.ts';
export { devDocuments } from './dev-documents.ts';
export { holdoutDocuments } from './holdout-documents.ts';
