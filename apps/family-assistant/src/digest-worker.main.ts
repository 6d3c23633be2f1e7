import { defaultLocale } from '@homeroom/text';
import { serveJobs } from '@homeroom/service-kit/workers';
import { performTask, type DigestOutcome, type DigestTask } from './digest/digest-tasks.ts';

const sample = 'Picture day\n\nPicture day is on Tuesday. Please return the order form by Monday, October 5.';

/** Uses every part once, so that the first digest finds them loaded. */
async function warmUp(): Promise<void> {
  const today = '2026-09-21';
  const outcome = performTask({ type: 'read', newsletters: [{ rawText: sample, source: 'School' }], today });
  if (outcome.type === 'read')
    performTask({
      type: 'write',
      matters: outcome.read.matters,
      chosen: [],
      style: 'detailed',
      today,
      household: { members: [], rules: [], locale: defaultLocale },
    });
}

serveJobs<DigestTask, never, DigestOutcome>(process, {
  prepare: warmUp,
  run: performTask,
  // Its message may quote a newsletter.
  failed: (error) => ({ type: 'failed', reason: error instanceof Error ? error.name : typeof error }),
});
