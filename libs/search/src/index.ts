export * from './bm25.ts';
export { tokenIds, tokenize } from './tokens.ts';
export * from './chunks.ts';
export { pointId, uuidV5 } from './point-ids.ts';
export { splitSentences } from './sentences.ts';
export { countWords } from './words.ts';
