/** Running embedded stack on a scratch folder and free ports. */
export interface Stack {
  /** Base URLs by app name, without a trailing slash. */
  services: Record<'family-assistant' | 'staging-knowledge' | 'athletics-admin', string>;
  botToken: string;
  /** Token of the sample school's administrator; null without sample data. */
  athleticsToken: string | null;
  /** By app name. */
  databaseUrls: Record<string, string>;
  qdrantUrl: string;
  /** Null when the stack uses another Qdrant without a key. */
  qdrantApiKey: string | null;
  dataDir: string;
  /** Stops all processes and removes the folder. */
  stop: () => Promise<void>;
}

/**
 * Starts the built stack.
 * @param options `variables`: added to the environment; `args`: of `npm start --`, for example `--empty`
 * @throws Error with the stack's output when it ends before it is ready
 */
export function startStack(options?: { variables?: Record<string, string>; args?: string[] }): Promise<Stack>;
