export { formatsOf, renderDocument, type DocumentFormat, type RenderedFile } from './rendering/rendered-document.ts';
export type { DocumentCategory, DocumentTruth, MentionedDate, SampleDocument, TrueDate } from './sample-document.ts';
export { practiceDocuments } from './practice-documents.ts';
export { tuningDocuments } from './tuning-documents.ts';
export { untouchedDocuments } from './untouched-documents.ts';
