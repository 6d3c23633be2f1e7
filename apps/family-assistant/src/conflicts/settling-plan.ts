import type { Plan } from '../changes/change-planner.ts';
import type { Change } from '../changes/change.ts';
import type { Settlement } from './settlement-hooks.ts';

/** Operations of a resolution that were made before, and the copies that they left. */
export type Earlier = Required<Pick<Settlement, 'operations' | 'copiesLeft'>>;
type Recorded = Extract<Change['completion'], { kind: 'record' }>;

/** Joins the changes of a resolution, of which the last one settles the conflict unless `earlier` is null. */
export function settlingPlan(
  conflictId: string,
  plans: readonly Plan[],
  earlier: Earlier | null,
  settlementOf: (made: Earlier) => Settlement,
): Plan {
  const planned = plans.flatMap((plan) =>
    plan.kind === 'change' && plan.change.completion.kind === 'record'
      ? [{ at: plan.at, write: plan.change.write, completion: plan.change.completion }]
      : [],
  );
  const last = planned.at(-1);
  if (!last || planned.length !== plans.length) throw new Error('A change of a resolution was not planned.');
  const recorded = (completion: Recorded, settles?: Settlement): Recorded => ({
    ...completion,
    operation: { ...completion.operation, conflictId },
    ...(settles && { settles }),
  });
  const completions = planned.map(({ completion }) => completion);
  const settles =
    earlier &&
    settlementOf({
      operations: [...earlier.operations, ...completions.map(({ operation }) => operation.id)],
      copiesLeft: [...earlier.copiesLeft, ...completions.flatMap(({ copiesLeft = [] }) => copiesLeft)],
    });
  return {
    kind: 'change',
    at: last.at,
    change: { write: last.write, completion: recorded(last.completion, settles ?? undefined) },
    before: planned.slice(0, -1).map(({ write, completion }) => ({ write, completion: recorded(completion) })),
  };
}
