/** Values by their keys, in the order in which each key comes first; those without a key are left out. */
export function groupedBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string | false | null,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    if (typeof key !== 'string') continue;
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
