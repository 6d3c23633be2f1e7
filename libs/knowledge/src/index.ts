export { Ask, noAnswer, type AskParts, type FoundAnswer, type Question } from './ask.ts';
export * from './knowledge-settings.ts';
export * from './open-knowledge.ts';
export * from './read-household.ts';
export { runReindex, type OwnSources, type OwnSourcesParts, type ReindexedService } from './reindex-command.ts';
export * from './service-command.ts';
export * from './start-knowledge.ts';
export * from './tenths.ts';
export * from './wait-for-index.ts';
