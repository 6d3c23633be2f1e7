import { type CalendarObject, type Zone, formatInstant, parseEditableObject } from '@homeroom/icalendar';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import { decodeOccurrenceId } from '../calendar/occurrence-id.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { settledAnswer } from '../conflicts/resolution-answers.ts';
import type { components } from '../generated/contract-types.ts';
import type { Answer } from './answer.ts';
import type { Plan } from './change-planner.ts';
import type { Change, FoundObject } from './change-store.ts';
import type { Operation } from './operation.ts';
import type { OperationPresenter, OperationView } from './operation-presenter.ts';

type CalendarEvent = components['schemas']['CalendarEvent'];

/** What answers to changes are made with. */
export interface ChangeAnswerParts {
  calendar: CalendarPresenter;
  operations: OperationPresenter;
  familyZone: Zone;
  /** How long a change can be undone, such as `10 minutes`. */
  undoTime: string;
}

/** Writes the answers to changes, undo and redo. */
export class ChangeAnswers {
  private readonly parts: ChangeAnswerParts;

  constructor(parts: ChangeAnswerParts) {
    this.parts = parts;
  }

  /** The answer to a change that was made at `at`. */
  made({ write, completion }: Change, at: Date): Answer {
    if (completion.kind === 'mark') return this.reverted(completion.operation, completion.undone, write.after);
    if (completion.settles)
      return settledAnswer(completion.settles, formatInstant(at.getTime(), this.parts.familyZone));
    const operation: Operation = { ...completion.operation, executedAt: at, undone: false };
    const cancels = operation.type === 'cancel';
    const event = cancels
      ? this.event(operation, operation.previousIcs, operation.eventId)
      : this.event(operation, operation.newIcs, operation.resultEventId);
    const body = {
      event: cancels && event ? { ...event, status: 'cancelled' as const } : event,
      operation: this.parts.operations.operation({ operation, now: at, superseded: false }),
    };
    return {
      status: operation.type === 'add' ? 201 : 200,
      headers: etagHeader(write.after),
      body: JSON.stringify(body),
    };
  }

  /** The answer of `POST /undo` when there is nothing to do. */
  instead(plan: Exclude<Plan, { kind: 'change' | 'answer' }>): Answer {
    if (plan.kind === 'already_undone') return this.reverted(plan.operation, true, plan.object);
    const expired = plan.reason === 'expired';
    const error = expired ? 'The time to undo or redo this change is over.' : 'There is no operation with this id.';
    const message = expired
      ? `This change is more than ${this.parts.undoTime} old, so it stays as it is.`
      : 'This change is not on the stack any more; only the five newest of a sender are.';
    return {
      status: 410,
      headers: {},
      body: JSON.stringify({
        error,
        code: expired ? 'operation_expired' : 'operation_not_found',
        details: {},
        status: plan.reason,
        message,
      }),
    };
  }

  /** The answer to `action: list`. */
  listed(views: readonly OperationView[]): Answer {
    return {
      status: 200,
      headers: {},
      body: JSON.stringify({ operations: views.map((view) => this.parts.operations.operation(view)) }),
    };
  }

  private reverted(
    operation: Operation,
    undone: boolean,
    object: Pick<CalendarObject | FoundObject, 'ics' | 'etag'> | null,
  ): Answer {
    const event = this.event(operation, object?.ics ?? null, undone ? operation.eventId : operation.resultEventId);
    const message = sentenceOf(operation, undone);
    return {
      status: 200,
      headers: etagHeader(object),
      body: JSON.stringify({
        status: undone ? 'undone' : 'restored',
        ...(event && { restored_event: event }),
        message,
      }),
    };
  }

  private event({ calendarId, uid }: Operation, ics: string | null, id: string): CalendarEvent | null {
    const key = decodeOccurrenceId(id);
    const instance =
      ics !== null && key ? parseEditableObject(ics, this.parts.familyZone).prepared.instanceOf(key.recurrence) : null;
    if (instance === null || instance === 'removed') return null;
    const occurrence: Occurrence = {
      id,
      calendarId,
      uid,
      start: instance.start,
      end: instance.end,
      allDay: instance.allDay,
      event: instance.event,
    };
    return this.parts.calendar.event(occurrence);
  }
}

function etagHeader(object: { etag: string } | null): Record<string, string> {
  return object ? { ETag: `"${object.etag}"` } : {};
}

function sentenceOf({ type, summary, conflictId }: Operation, undone: boolean): string {
  if (conflictId !== null)
    return undone
      ? `${summary} is as it was before the conflict was settled.`
      : `${summary} is again as the conflict was settled.`;
  return (undone ? undoneSentences : redoneSentences)[type](summary);
}

type Sentences = Record<Operation['type'], (summary: string) => string>;

const undoneSentences: Sentences = {
  add: (summary) => `${summary} is off the calendar again.`,
  cancel: (summary) => `${summary} is back on the calendar.`,
  move: (summary) => `${summary} is back at its earlier time.`,
  rename: (summary) => `${summary} has its earlier title again.`,
};

const redoneSentences: Sentences = {
  add: (summary) => `${summary} is on the calendar again.`,
  cancel: (summary) => `${summary} is cancelled again.`,
  move: (summary) => `${summary} is moved again.`,
  rename: (summary) => `The event is called ${summary} again.`,
};
