import type { FamilyAssistantClient } from '@homeroom/client';
import { UsageError } from './usage-error.ts';
import type { Proposal } from './proposal.ts';

/** Outcome of a proposal that was accepted. */
export interface Acceptance {
  sentence: string;
  /** The event that was added; null for other changes. */
  eventId: string | null;
}

/**
 * Makes the change of a proposal. A second attempt does not make it twice.
 * @throws ClientError, UsageError for a proposal that is only to be looked at
 */
export async function acceptProposal(
  { number, change }: Proposal,
  stateId: string,
  family: FamilyAssistantClient,
): Promise<Acceptance> {
  const header = { 'Idempotency-Key': `proposal-${stateId}-${number}` };
  switch (change.kind) {
    case 'look':
      throw new UsageError(`Proposal ${number} is not one that can be accepted. Change the calendar yourself.`);
    case 'cancel': {
      const params = { header, path: { eventId: change.eventId }, query: { scope: change.scope } };
      const { operation } = await family.delete('/calendar/events/{eventId}', { params });
      return { sentence: undoHint(`“${operation.summary}” is off the calendar.`, operation.id), eventId: null };
    }
    case 'move': {
      const params = { header, path: { eventId: change.eventId } };
      const body = { start: change.start, end: change.end };
      const { operation } = await family.patch('/calendar/events/{eventId}', { params, body });
      return { sentence: undoHint(`“${operation.summary}” was moved.`, operation.id), eventId: null };
    }
    case 'add': {
      const { documentId, title, event } = change;
      const params = { header, path: { documentId } };
      const body = { title, events: [event] };
      const answer = await family.post('/letters/{documentId}/events', { params, body });
      const eventId = [...answer.events, ...answer.already_there][0]?.id ?? null;
      if (!answer.operation) return { sentence: `“${event.summary}” was on the calendar already.`, eventId };
      return { sentence: undoHint(`“${event.summary}” is on the calendar.`, answer.operation.id), eventId };
    }
    case 'add series': {
      const { operation } = await family.post('/calendar/events', { params: { header }, body: change.event });
      const sentence = `“${operation.summary}” is on the calendar, with its repetitions.`;
      return { sentence: undoHint(sentence, operation.id), eventId: null };
    }
  }
}

function undoHint(sentence: string, operationId: string): string {
  return `${sentence} It can be undone for ten minutes: operation ${operationId}.`;
}
