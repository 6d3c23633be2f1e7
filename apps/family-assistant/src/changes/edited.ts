import { InvalidRequestError } from '@homeroom/errors';
import { RefusedEditError, UnreadableComponentError } from '@homeroom/icalendar';

/** Runs an edit; a result that no calendar could hold is the request's fault. */
export function edited<Result>(edit: () => Result): Result {
  try {
    return edit();
  } catch (error) {
    if (error instanceof RefusedEditError) throw new InvalidRequestError([error.message]);
    if (error instanceof UnreadableComponentError)
      throw new InvalidRequestError([`The event cannot be changed like that: ${error.message}.`]);
    throw error;
  }
}
