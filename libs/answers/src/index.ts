export { attribution } from './quotation.ts';
export type { AnswerModel } from './model-answer.ts';
export * from './nearest-quote.ts';
export { writeAnswer, type AnswerRequest, type WrittenAnswer } from './write-answer.ts';
