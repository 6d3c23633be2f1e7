import {
  Ask,
  chatModelOf,
  createBreakerMetrics,
  createIndexMetrics,
  createPointMetrics,
  textMeaningOf,
} from '@homeroom/knowledge';
import { Indexer, IndexRepair } from '@homeroom/search';
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
export interface KnowledgeFeature extends BrainRoutesDeps {
  router: Router;
  calendar: CalendarKnowledge;
  indexer: Indexer;
  repair: IndexRepair;
}

/** Makes the routes and the job that makes the index follow the calendars. */
export function knowledgeFeature({
  config,
  metrics,
  models,
  database,
  knowledgeIndex: index,
  indexOutbox: outbox,
  knownObjects: store,
  indexedCopies,
  probes,
  budgets,
  copies,
  facts,
  clock,
  logger,
}: KnowledgeFeatureDeps): KnowledgeFeature {
  const { household, knowledge } = config;
  createBreakerMetrics(metrics, models.breakers);
  createIndexMetrics(metrics, outbox);
  createPointMetrics({ metrics, index, maxPoints: knowledge.maxPoints });
  const embeddingsUp = () => probes.embeddings.latest === 'up';
  const calendar = new CalendarKnowledge({
    household,
    store,
    indexedCopies,
    copies,
    sources: facts.sources,
    budgets,
    clock,
    logger,
  });
  const indexer = new Indexer({
    index,
    outbox,
    read: (sourceIds) => calendar.read(sourceIds),
    embeddingsUp,
    stopGraceMs: 1_500,
    logger,
  });
  const repair = new IndexRepair({ database, outbox, index, sourceIds: () => calendar.sourceIds(), logger });
  const ask = new Ask({
    index,
    isIncomplete: () => repair.isIncomplete(),
    chat: chatModelOf(models, knowledge.models, 'ask-chat'),
    meaning: textMeaningOf(models, knowledge.models, logger),
    timeZone: household.timezone,
    clock,
    budgetMs: config.answerBudgetMs,
    logger,
  });
  const answers = new HouseholdAnswers({
    household,
    familyZone: familyZoneOf(household),
    ask,
    index,
    calendar: new CalendarFacts(facts),
    clock,
    logger,
  });
  return { router: brainRoutes({ answers, embeddingsUp }), calendar, indexer, repair, answers, embeddingsUp };
}
