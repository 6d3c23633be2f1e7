import type { Household } from '@homeroom/household';
import { InvalidRequestError } from '@homeroom/errors';
import { dateIn, plainText, type Zone } from '@homeroom/icalendar';
import { uuidV5 } from '@homeroom/text';
import { encodeOccurrenceId } from '../calendar/occurrence-id.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import type { ChangePlanner, Plan } from '../changes/change-planner.ts';
import { eventToAdd, type EventToAdd } from '../changes/change-request.ts';
import type { ChangeService } from '../changes/change-service.ts';
import type { ChangeTransaction } from '../changes/change-store.ts';
import { calendarsOf, type EventThere } from '../changes/change.ts';
import type { ConflictResult } from '../conflicts/conflict-result.ts';
import type { components } from '../generated/contract-types.ts';
import { newEventText, type CopyRule } from '../copies/copy-rule.ts';
import { calendarSourceId } from '../knowledge/calendar-source-id.ts';
import { eventsOfLetter, objectsOfLetter } from './letter-objects-sql.ts';

/** An event that was chosen from a letter; the same choice has the same UID. */
export type ChosenEvent = EventToAdd & { uid: string; letterId: string };

/** The events that a request chose from a letter. */
export interface ChosenEvents {
  documentId: string;
  events: readonly ChosenEvent[];
}

const uidNamespace = '5c1f1d0e-93b4-4c83-8a6e-2f6c9d7ab014';

/**
 * Reads the body of `POST /letters/{document_id}/events`. An event that is named twice is added once.
 * @throws InvalidRequestError naming every problem with its event; ServiceError for a subscribed calendar
 */
export function chosenEvents(
  documentId: string,
  { title, events }: components['schemas']['LetterEventsRequest'],
  household: Household,
): ChosenEvents {
  const problems: string[] = [];
  const chosen = events.flatMap(({ source_text: sourceText, location, ...body }, index): ChosenEvent[] => {
    try {
      const event = eventToAdd({ ...body, ...(location && { location }) }, household);
      const uid = uuidV5(uidNamespace, JSON.stringify([documentId, event.calendar.id, event.start, event.summary]));
      return [{ ...event, uid, letterId: documentId, description: origin(title, sourceText) }];
    } catch (error) {
      if (!(error instanceof InvalidRequestError)) throw error;
      problems.push(...error.problems.map(({ sentence }) => `\`events[${index}]\`: ${sentence}`));
      return [];
    }
  });
  if (problems.length > 0) throw new InvalidRequestError(problems);
  return { documentId, events: [...new Map(chosen.map((event) => [event.uid, event])).values()] };
}

/** The letter's title and words, for every calendar program that shows the event. */
function origin(title = '', sourceText = ''): string {
  const [named, quoted] = [plainText(title), plainText(sourceText)];
  const from = named === '' ? 'From a letter' : `From the letter “${named}”`;
  return quoted === '' ? `${from}.` : `${from}: “${quoted}”`;
}

export interface LetterEventsDeps {
  changes: Pick<ChangeService<ConflictResult>, 'once'>;
  planner: Pick<ChangePlanner, 'add'>;
  rule: Pick<CopyRule, 'isLike' | 'isOnCalendar'>;
  household: Household;
  familyZone: Zone;
}

/** Plans the events that were chosen from a letter as one operation; those that are there already are left out. */
export async function planLetterEvents(
  transaction: ChangeTransaction,
  { documentId, events }: ChosenEvents,
  senderId: string | null,
  { planner, rule, household, familyZone }: Omit<LetterEventsDeps, 'changes'>,
): Promise<Plan> {
  const places = events.map(({ calendar }) => ({ calendarId: calendar.id }));
  for (const calendarId of calendarsOf(places)) await transaction.lock(senderId, calendarId);
  const calendarIds = household.calendars.map(({ id }) => id);
  const known = eventsOfLetter(await objectsOfLetter(transaction.client, documentId, calendarIds), familyZone);
  const alreadyThere = new Map<string, EventThere>();
  const missing: ChosenEvent[] = [];
  for (const event of events) {
    const isSame = ({ uid }: Pick<Occurrence, 'uid'>) => uid === event.uid;
    const day = dateIn(familyZone, event.start);
    // A parent may have corrected whom the letter's event concerns.
    const text = newEventText(event, []);
    const isLike = (one: Occurrence) => dateIn(familyZone, one.start) === day && rule.isLike({ event: text }, one);
    const found = known.find(isSame) ?? known.find(isLike);
    const there = found ? toEventThere(found) : await objectOf(transaction, event);
    if (there) alreadyThere.set(there.uid, there);
    else missing.push(event);
  }
  const listed = [...alreadyThere.values()];
  if (missing.length === 0) {
    for (const { calendarId, uid } of listed) transaction.mention(calendarSourceId(calendarId, uid));
    return { kind: 'result', result: { type: 'createdAll', operation: null, alreadyThere: listed } };
  }
  const plan = await planner.add(transaction, missing, senderId);
  if (plan.kind === 'result' || plan.change.completion.kind !== 'record') return plan;
  return { ...plan, change: { ...plan.change, completion: { ...plan.change.completion, alreadyThere: listed } } };
}

/** The object of the same choice, also when its calendar's server has dropped the reference to the letter. */
async function objectOf(transaction: ChangeTransaction, { calendar, uid }: ChosenEvent): Promise<EventThere | null> {
  const object = await transaction.object(calendar.id, uid);
  if (!object) return null;
  const eventId = encodeOccurrenceId({ idPrefix: object.idPrefix, recurrence: { kind: 'single' } });
  return { calendarId: calendar.id, uid, eventId, ics: object.ics };
}

function toEventThere({
  calendarId,
  uid,
  id,
  ics,
}: {
  calendarId: string;
  uid: string;
  id: string;
  ics: string;
}): EventThere {
  return { calendarId, uid, eventId: id, ics };
}
