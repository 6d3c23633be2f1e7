import { callKinds, type components, type paths } from './generated/family-assistant.ts';
import { ServiceClient, type ClientOptions } from './service-client.ts';

/** Schemas of the family assistant's document, such as `FamilyAssistantSchemas['CalendarEvent']`. */
export type FamilyAssistantSchemas = components['schemas'];

/** Client of the family assistant. */
export type FamilyAssistantClient = ServiceClient<paths>;

/**
 * Creates a client of the family assistant.
 * @param options `baseUrl` such as `http://127.0.0.1:3001/api/v1`; `token` is the bot token, or a dashboard token for the calls below `/dashboard/`
 */
export function createFamilyAssistantClient(options: ClientOptions): FamilyAssistantClient {
  return new ServiceClient<paths>(options, callKinds);
}
