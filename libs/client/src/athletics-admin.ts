import { callKinds, type components, type paths } from './generated/athletics-admin.ts';
import { ServiceClient, type ClientOptions } from './service-client.ts';

/** Schemas of the athletics-admin service's document, such as `AthleticsAdminSchemas['AdminRosterAthlete']`. */
export type AthleticsAdminSchemas = components['schemas'];

/** Client of the athletics-admin service. */
export type AthleticsAdminClient = ServiceClient<paths>;

/**
 * Creates a client of the athletics-admin service.
 * @param options `baseUrl` such as `http://127.0.0.1:3003`; `token` is the JWT of a member of the school's staff
 */
export function createAthleticsAdminClient(options: ClientOptions): AthleticsAdminClient {
  return new ServiceClient<paths>(options, callKinds);
}
