import { ForbiddenError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import { type Zone, formatInstant } from '@homeroom/icalendar';
import { Router, type RequestHandler } from 'express';
import { signedIn } from '../access/access-security.ts';
import { calendarChangesHandler, type CalendarChangeRoutesDeps } from '../calendar-changes/calendar-change-routes.ts';
import { calendarSearchHandler, type CalendarSearchRoutesDeps } from '../calendar-search/calendar-search-routes.ts';
import { eventsHandler } from '../calendar/calendar-routes.ts';
import type { CalendarAnswers } from '../calendar/calendar-answers.ts';
import type { CalendarProblems } from '../calendar/calendar-problems.ts';
import { problemsHandler } from '../calendar/problem-routes.ts';
import { changeRequest, type RequesterOf } from '../changes/change-http.ts';
import type { ChangeFeature } from '../changes/change-feature.ts';
import { addHandler, undoHandler } from '../changes/change-routes.ts';
import type { ConflictResult } from '../conflicts/conflict-result.ts';
import { conflictHandlers, type ConflictHandlersDeps } from '../conflicts/conflict-routes.ts';
import { feedTokenHandlers, type FeedTokenDeps } from '../feed/feed-token-routes.ts';
import type { components } from '../generated/contract-types.ts';
import { draftHandler, type DraftHandlerDeps } from '../drafts/draft-routes.ts';
import { letterHandlers, type LetterHandlersDeps } from '../letters/letter-routes.ts';
import { askHandler, type BrainRoutesDeps } from '../knowledge/brain-routes.ts';

/** The features that the dashboard shows. */
export interface DashboardRoutesDeps {
  household: Household;
  familyZone: Zone;
  calendar: CalendarAnswers;
  problems: CalendarProblems;
  conflicts: ConflictHandlersDeps;
  changes: ChangeFeature<ConflictResult>;
  knowledge: BrainRoutesDeps;
  letters: LetterHandlersDeps;
  calendarChanges: CalendarChangeRoutesDeps;
  calendarSearch: CalendarSearchRoutesDeps;
  drafts: DraftHandlerDeps;
  feedTokens: FeedTokenDeps;
}

/** The calls below `/dashboard`: those of the features, with the token's user as the sender. */
export function dashboardRoutes(deps: DashboardRoutesDeps): Router {
  const { household, calendar, problems, conflicts, changes, knowledge } = deps;
  const { letters, calendarChanges, calendarSearch, drafts, feedTokens } = deps;
  const { list, acknowledge, resolve } = conflictHandlers(conflicts, requesterByToken);
  const { read, add } = letterHandlers(letters, requesterByToken);
  const links = feedTokenHandlers(feedTokens);
  const parentsOnly = parentsOnlyOf(feedTokens.household);
  return Router()
    .get('/dashboard/session', sessionHandler(deps.familyZone))
    .get('/dashboard/events', eventsHandler(calendar))
    .post('/dashboard/events', addHandler({ ...changes, household }, requesterByToken))
    .post('/dashboard/events/draft', draftHandler(drafts, requesterByToken))
    .get('/dashboard/problems', problemsHandler(problems))
    .get('/dashboard/changes', calendarChangesHandler(calendarChanges))
    .get('/dashboard/search', calendarSearchHandler(calendarSearch))
    .get('/dashboard/conflicts', list)
    .post('/dashboard/conflicts/:conflictId/acknowledge', acknowledge)
    .post('/dashboard/conflicts/:conflictId/resolve', resolve)
    .post('/dashboard/letters', read)
    .post('/dashboard/letters/:documentId/events', add)
    .get('/dashboard/feed-tokens', parentsOnly, links.list)
    .post('/dashboard/feed-tokens', parentsOnly, links.create)
    .delete('/dashboard/feed-tokens', parentsOnly, links.end)
    .delete('/dashboard/feed-tokens/:id', parentsOnly, links.end)
    .post('/dashboard/undo', undoHandler(changes, requesterByToken))
    .post(
      '/dashboard/ask',
      askHandler(knowledge, (_req, res) => signedIn(res).messengerUserId),
    );
}

/** Answers with the user of the dashboard token, and when it ends. */
function sessionHandler(familyZone: Zone): RequestHandler {
  return (_req, res) => {
    const { messengerUserId, expiresAt } = signedIn(res);
    const answer: components['schemas']['DashboardSessionResponse'] = {
      messenger_user_id: messengerUserId,
      expires_at: formatInstant(expiresAt.getTime(), familyZone),
    };
    res.json(answer);
  };
}

/** Refuses everybody whom the family file does not have as a parent. */
function parentsOnlyOf({ members }: Household): RequestHandler {
  const parents = new Set(
    members.filter(({ role }) => role === 'parent').map(({ messengerUserId }) => messengerUserId),
  );
  return (_req, res, next) => {
    if (!parents.has(signedIn(res).messengerUserId))
      throw new ForbiddenError('Only parents of the family can see and share links.', 'parents_only');
    next();
  };
}

/** The requester is the user of the dashboard token, whatever a header says. */
const requesterByToken: RequesterOf = (req, res) => {
  const { messengerUserId: senderId } = signedIn(res);
  return { senderId, ownsUnsigned: false, request: changeRequest(req, senderId) };
};
