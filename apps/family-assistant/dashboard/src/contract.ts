import type { DashboardFacts } from '../../src/dashboard/dashboard-facts.ts';
import type { components } from '../../src/generated/contract-types.ts';

type Schemas = components['schemas'];

export type { DashboardFacts };
export type CalendarEvent = Schemas['CalendarEvent'];
export type CalendarEvents = Schemas['CalendarEventsResponse'];
export type Conflict = Schemas['Conflict'];
export type ConflictList = Schemas['ConflictList'];
export type CalendarProblems = Schemas['CalendarProblemList'];
export type Operation = Schemas['Operation'];
export type Answer = Schemas['BrainResponse'];
export type ResolutionAction = Schemas['ConflictResolution']['resolution_action'];
export type Undo = Schemas['UndoResponse'];
export type Resolution = Schemas['ConflictResolutionResponse'];
export type Letter = Schemas['LetterResponse'];
export type Proposal = Schemas['LetterProposal'];
export type ChosenLetterEvent = Schemas['ChosenLetterEvent'];
export type CalendarChange = Schemas['CalendarChange'];
export type CalendarChanges = Schemas['CalendarChangesResponse'];
export type ChangedTimes = Pick<CalendarEvent, 'summary' | 'start' | 'end' | 'location'>;
export type SharedLink = Schemas['ListedToken'];
export type SharedLinkList = Schemas['TokenListResponse'];
export type NewLink = Schemas['FeedTokenRequest'];
export type MadeLink = Schemas['FeedTokenResponse'];
export type EventDraft = Schemas['EventDraftResponse'];
export type AddedEvent = Schemas['EventChangeResponse'];
export type AddedLetterEvents = Schemas['LetterEventsResponse'];

/** Reads the facts that the service wrote into the page. @throws Error when the page was not served by it */
export function readFacts(): DashboardFacts {
  const facts: unknown = JSON.parse(document.getElementById('household-facts')?.textContent ?? 'null');
  if (typeof facts !== 'object' || facts === null)
    throw new Error('The page was opened without the facts of a household.');
  return facts as DashboardFacts;
}
