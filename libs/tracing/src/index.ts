export * from './outside-call.ts';
export * from './trace-id.ts';
