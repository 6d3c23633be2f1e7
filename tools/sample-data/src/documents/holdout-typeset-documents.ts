import type { TypesetDocument } from './typeset-document.ts';

export const holdoutTypesetDocuments: readonly TypesetDocument[] = [];
