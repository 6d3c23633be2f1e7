export { bagOfWords } from './bag-of-words.ts';
export * from './fake-model-host.ts';
export { picturesOf } from './fake-pictures.ts';
export type { FakeModel, FakeReply, FakeRequest } from './fake-types.ts';
export type { Purpose, Trouble, TroubleScope } from './trouble.ts';
