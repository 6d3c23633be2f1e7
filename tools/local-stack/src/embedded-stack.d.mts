/** Variables of a process. */
type Variables = Readonly<Record<string, string | undefined>>;

/** Contents of `DATA_DIR/stack.json` while the embedded stack runs. Maps are keyed by service name. */
export interface EmbeddedStack {
  pid: number;
  databaseUrls: Record<string, string>;
  services: Record<string, string>;
  qdrantUrl: string;
  /** Null when the stack uses another Qdrant that wants none. */
  qdrantApiKey: string | null;
  botToken: string;
  athleticsSecret: string;
  familyConfig: string;
}

/** No stack runs in the data folder. */
export class StackNotRunningError extends Error {
  constructor(folder: string);
}

/** Name of the file in `DATA_DIR` that says where the embedded stack listens. */
export const embeddedStackFile: string;

/**
 * The running embedded stack of `DATA_DIR` (default: `.data` in the working directory).
 * @throws StackNotRunningError
 */
export function embeddedStack(variables: Variables): EmbeddedStack;

/**
 * Variables of a service's command, completed from the running embedded stack; unchanged when `DATABASE_URL` is set.
 * @throws StackNotRunningError
 */
export function stackVariables(service: string, variables: Variables): Variables;

/**
 * Variables of the MCP server, completed from the running embedded stack; unchanged when they have a token.
 * @throws StackNotRunningError
 */
export function mcpVariables(variables: Variables): Variables;

/** Variables for Qdrant: those of the process when `QDRANT_URL` is set, otherwise the stack's address and key. */
export function qdrantVariables(variables: Variables, stack: EmbeddedStack): Variables;
