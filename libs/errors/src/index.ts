export * from './service-error.ts';
export * from './error-shapes.ts';
export * from './validation-problems.ts';
export { withoutQuotations } from './without-quotations.ts';
export { systemErrorReason } from './system-error.ts';
