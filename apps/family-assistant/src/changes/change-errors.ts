import { ServiceError, UnavailableError } from '@homeroom/errors';

/** The event is no longer as the request assumes. */
export class EventChangedError extends ServiceError {
  /** @param precondition whether the request named the state that it assumes (If-Match): 412 instead of 409 */
  constructor(sentence: string, precondition = false) {
    super(precondition ? 412 : 409, 'event_changed', sentence);
  }
}

/** The event is cancelled, or an EXDATE removed the occurrence. */
export class EventCancelledError extends ServiceError {
  constructor() {
    super(409, 'event_cancelled', 'The event is cancelled. Undo the cancellation, or add it again.');
  }
}

/** The calendar server refuses the change for good. */
export class CalendarServerRefusedError extends ServiceError {
  constructor(status: number) {
    super(409, 'calendar_server_refused', `The calendar server refuses this change (status ${status}).`, {
      details: { status },
    });
  }
}

/** Another writer holds the calendar or the event. */
export class CalendarBusyError extends UnavailableError {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, 'calendar_busy', 5, cause);
  }
}
