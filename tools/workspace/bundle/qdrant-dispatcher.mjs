/**
 * Replaces the Qdrant client's module of this name, which brings a second copy of undici for the agent of its requests.
 * Node.js keeps the agent of the global `fetch` at this symbol, and its class makes the same.
 */
const globalAgent = Symbol.for('undici.globalDispatcher.1');

/**
 * Makes the agent of a client, with its limit of connections.
 * @returns undefined where Node.js shows no such class: `fetch` uses its own agent then
 */
export function createDispatcher(connections = 25) {
  const Agent = agentClass();
  return Agent && new Agent({ bodyTimeout: 0, headersTimeout: 0, connections, keepAliveTimeout: 10_000 });
}

function agentClass() {
  // Node.js loads its undici when a class of `fetch` is first read.
  const isLoaded = typeof Response === 'function';
  const found = isLoaded ? globalThis[globalAgent]?.constructor : undefined;
  return found?.name === 'Agent' ? found : undefined;
}
