import { callKinds, type components, type paths } from './generated/staging-knowledge.ts';
import { ServiceClient, type ClientOptions } from './service-client.ts';

/** Schemas of the staging-knowledge service's document, such as `StagingKnowledgeSchemas['BriefingCard']`. */
export type StagingKnowledgeSchemas = components['schemas'];

/** Client of the staging-knowledge service. */
export type StagingKnowledgeClient = ServiceClient<paths>;

/**
 * Creates a client of the staging-knowledge service.
 * @param options `baseUrl` such as `http://127.0.0.1:3002`; `token` is `STAGING_API_TOKEN` when the service has one
 */
export function createStagingKnowledgeClient(options: ClientOptions): StagingKnowledgeClient {
  return new ServiceClient<paths>(options, callKinds);
}
