const closing =
  /^(?:no |cancell?ed|early (?:dismissal|release)|late start|delayed opening|half day)|\bclosed\b|\bcancell?ed$/i;

/** Whether a label says that something does not take place, which is separate news from an event on the same day. */
export function isDayOff(label: string): boolean {
  return closing.test(label);
}
