import { serveJobs } from '@homeroom/service-kit/workers';
import { processVariables } from '../../environment.ts';

/** Job of the test worker. */
export type TestJob =
  | { say: string }
  | { spin: true }
  | { allocate: number }
  | { throw: string }
  | { throwAside: string }
  | { exit: number }
  | { environment: true };

serveJobs<TestJob, string, string>(process, {
  run: async (job, report) => {
    if ('spin' in job) for (;;);
    if ('exit' in job) process.exit(job.exit);
    if ('throw' in job) throw new Error(job.throw);
    if ('throwAside' in job)
      return new Promise(() =>
        setImmediate(() => {
          throw new Error(job.throwAside);
        }),
      );
    if ('allocate' in job) {
      const kept: Buffer[] = [];
      for (;;) {
        kept.push(Buffer.alloc(job.allocate, 1));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    if ('environment' in job)
      return Object.keys(processVariables())
        .filter((name) => !name.startsWith('NODE_'))
        .toSorted()
        .join(' ');
    report(`held ${job.say}`, { canWait: true });
    report(`heard ${job.say}`);
    return job.say.toUpperCase();
  },
  failed: (error) => `failed: ${(error as Error).message}`,
});
