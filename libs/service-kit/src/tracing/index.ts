export * from './start-tracing.ts';
