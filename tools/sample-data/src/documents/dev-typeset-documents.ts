import type { TypesetDocument } from './typeset-document.ts';

export const devTypesetDocuments: readonly TypesetDocument[] = [];
