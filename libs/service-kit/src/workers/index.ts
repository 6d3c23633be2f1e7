export * from './job-watch.ts';
export * from './process-usage.ts';
export * from './serve-jobs.ts';
export * from './waiting-line.ts';
export * from './worker-pool.ts';
export * from './worker-process.ts';
