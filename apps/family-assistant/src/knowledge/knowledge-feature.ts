import { createKnowledgeBase, type KnowledgeBase } from '@homeroom/knowledge';
import type { Router } from 'express';
import { familyZoneOf } from '../calendar/family-zone.ts';
import type { Context } from '../context.ts';
import { CalendarFacts, type CalendarFactsDeps } from '../questions/calendar-facts.ts';
import { HouseholdAnswers } from '../questions/household-answers.ts';
import { brainRoutes, type BrainRoutesDeps } from './brain-routes.ts';
import { CalendarKnowledge, type CalendarKnowledgeDeps } from './calendar-knowledge.ts';

export type KnowledgeFeatureDeps = Pick<
  Context,
  | 'config'
  | 'metrics'
  | 'models'
  | 'database'
  | 'knowledgeIndex'
  | 'indexOutbox'
  | 'knownObjects'
  | 'indexedCopies'
  | 'clock'
  | 'logger'
> & {
  probes: Pick<Context['probes'], 'embeddings'>;
  budgets: CalendarKnowledgeDeps['budgets'];
  copies: CalendarKnowledgeDeps['copies'];
  facts: CalendarFactsDeps;
};

/** Asking the knowledge base, and the calendar's part of it. */
export interface KnowledgeFeature extends BrainRoutesDeps, Pick<KnowledgeBase, 'indexer' | 'repair'> {
  router: Router;
  calendar: CalendarKnowledge;
}

/** Makes the routes and the job that makes the index follow the calendars. */
export function knowledgeFeature(deps: KnowledgeFeatureDeps): KnowledgeFeature {
  const { config, knownObjects: store, indexOutbox: outbox, knowledgeIndex: index, facts } = deps;
  const { household, knowledge: settings, answerBudgetMs: budgetMs } = config;
  const { embeddings } = deps.probes;
  const calendar = new CalendarKnowledge({ ...deps, household, store, sources: facts.sources });
  const { indexer, repair, ask } = createKnowledgeBase({
    ...deps,
    settings,
    embeddings,
    index,
    outbox,
    read: (sourceIds) => calendar.read(sourceIds),
    sourceIds: () => calendar.sourceIds(),
    timeZone: household.timezone,
    budgetMs,
  });
  const familyZone = familyZoneOf(household);
  const answers = new HouseholdAnswers({
    ...deps,
    household,
    familyZone,
    ask,
    index,
    calendar: new CalendarFacts(facts),
  });
  const embeddingsUp = () => embeddings.latest === 'up';
  return { router: brainRoutes({ answers, embeddingsUp }), calendar, indexer, repair, answers, embeddingsUp };
}
