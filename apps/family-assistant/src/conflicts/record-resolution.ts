import type { PoolClient } from 'pg';
import { raiseRegistryVersion } from './conflict-rows.ts';
import type { ResolutionAction } from './conflict.ts';

/** What a resolution writes beside the changes that it makes. */
export interface ResolutionRecord {
  conflictId: string;
  action: ResolutionAction;
  choice: number;
  at: Date;
  /** The times of both occurrences after it. */
  settledTimes: string;
  operations: readonly string[];
}

/** Records a resolution in a transaction that holds the conflict. */
export async function recordResolution(
  client: PoolClient,
  { conflictId, action, choice, at, settledTimes, operations }: ResolutionRecord,
): Promise<void> {
  await client.query(
    `UPDATE conflict SET status = 'resolved', resolution_action = $2, resolution_choice = $3, resolved_at = $4, settled_times = $5, resolution_operations = $6, resolution_undone = false,
       next_alert_at = NULL, escalate_at = NULL WHERE id = $1`,
    [conflictId, action, choice, at, settledTimes, operations],
  );
  await raiseRegistryVersion(client);
}

/** Records that an operation of a resolution was undone or made again. */
export async function markResolution(
  client: PoolClient,
  conflictId: string,
  operationId: string,
  undone: boolean,
): Promise<void> {
  await client.query(
    `UPDATE conflict SET resolution_undone = $3 OR EXISTS (SELECT 1 FROM operation WHERE id = ANY (resolution_operations) AND id <> $2 AND undone) WHERE id = $1 AND $2 = ANY (resolution_operations)`,
    [conflictId, operationId, undone],
  );
  await raiseRegistryVersion(client);
}
