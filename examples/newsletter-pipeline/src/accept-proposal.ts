import type { FamilyAssistantClient } from '@homeroom/client';
import { UsageError } from './usage-error.ts';
import type { Proposal } from './proposal.ts';

/**
 * Makes the change of a proposal. A second attempt does not make it twice.
 * @returns a sentence for the person
 * @throws ClientError, UsageError for a proposal that is only to be looked at
 */
export async function acceptProposal(
  { number, change }: Proposal,
  stateId: string,
  family: FamilyAssistantClient,
): Promise<string> {
  const header = { 'Idempotency-Key': `proposal-${stateId}-${number}` };
  switch (change.kind) {
    case 'look':
      throw new UsageError(`Proposal ${number} is not one that can be accepted. Change the calendar yourself.`);
    case 'cancel': {
      const params = { header, path: { eventId: change.eventId }, query: { scope: change.scope } };
      const { operation } = await family.delete('/calendar/events/{eventId}', { params });
      return undoHint(`“${operation.summary}” is off the calendar.`, operation.id);
    }
    case 'move': {
      const params = { header, path: { eventId: change.eventId } };
      const body = { start: change.start, end: change.end };
      const { operation } = await family.patch('/calendar/events/{eventId}', { params, body });
      return undoHint(`“${operation.summary}” was moved.`, operation.id);
    }
    case 'add': {
      const { documentId, title, event } = change;
      const params = { header, path: { documentId } };
      const body = { title, events: [event] };
      const { operation } = await family.post('/letters/{documentId}/events', { params, body });
      if (!operation) return `“${event.summary}” was on the calendar already.`;
      return undoHint(`“${operation.summary}” is on the calendar.`, operation.id);
    }
    case 'add series': {
      const { operation } = await family.post('/calendar/events', { params: { header }, body: change.event });
      return undoHint(`“${operation.summary}” is on the calendar, with its repetitions.`, operation.id);
    }
  }
}

function undoHint(sentence: string, operationId: string): string {
  return `${sentence} It can be undone for ten minutes: operation ${operationId}.`;
}
