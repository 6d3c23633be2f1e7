import type { Answer } from '../changes/answer.ts';
import type { Settlement } from '../changes/change-store.ts';
import type { components } from '../generated/contract-types.ts';
import type { ConflictBody } from './conflict-presenter.ts';

type Body = components['schemas']['ConflictResolutionResponse'];

function answer(body: Body): Answer {
  return { status: 200, headers: {}, body: JSON.stringify(body) };
}

/** The conflict was settled now, at `executedAt` as answers have times. */
export function settledAnswer(
  { action, choice, conflict }: Pick<Settlement, 'action' | 'choice' | 'conflict'>,
  executedAt: string,
): Answer {
  const alerts = conflict.alerts && { ...conflict.alerts, next_at: null };
  return answer({
    status: 'resolved',
    conflict: {
      ...conflict,
      status: 'resolved',
      ...(alerts && { alerts }),
      resolution: { action, choice, executed_at: executedAt },
    },
  });
}

/** The conflict was settled before, or its overlap is gone. */
export function alreadySettledAnswer(conflict: ConflictBody): Answer {
  return answer({ status: 'already_resolved', conflict });
}

/** The calendar could not be changed, and nothing was. */
export function failedAnswer(conflict: ConflictBody, reason: string): Answer {
  return answer({ status: 'failed', conflict, reason });
}
