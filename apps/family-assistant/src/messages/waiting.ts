/** Messages that wait to be sent. */
export interface Waiting {
  count: number;
  /** Age of the one that has waited longest; 0 when none waits. */
  oldestSeconds: number;
}
