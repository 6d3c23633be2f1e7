/** A request as a route sees it. */
export interface RouteRequest {
  /** The decoded parts of the path that the route leaves open. */
  parts: string[];
  /** The parsed body; undefined when the method has none. */
  body: unknown;
  /** Whether the answer waits until the change is on disk. */
  wait: boolean;
}

/** One call: `*` in the path stands for any one part. The result goes into the answer's envelope. */
export interface Route {
  method: string;
  path: string;
  run: (request: RouteRequest) => unknown;
}
