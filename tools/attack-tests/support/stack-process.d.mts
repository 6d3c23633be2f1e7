/** A running embedded stack on a scratch folder and free ports. */
export interface Stack {
  /** Addresses by app name, without a slash at the end. */
  services: Record<'family-assistant' | 'staging-knowledge' | 'athletics-admin', string>;
  botToken: string;
  /** A token of the sample school's administrator; null without sample data. */
  athleticsToken: string | null;
  /** By app name. */
  databaseUrls: Record<string, string>;
  qdrantUrl: string;
  /** Null when the stack uses another Qdrant without a key. */
  qdrantApiKey: string | null;
  dataDir: string;
  /** Stops all its processes and removes the folder. */
  stop: () => Promise<void>;
}

/**
 * Starts the built stack.
 * @param options `variables`: added to the stack's environment; `args`: of `npm start --`, for example `--empty`
 * @throws Error with what the stack complained of, when it ends before it is ready
 */
export function startStack(options?: { variables?: Record<string, string>; args?: string[] }): Promise<Stack>;
