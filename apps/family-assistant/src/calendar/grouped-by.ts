/** Values by their keys, in the order in which each key comes first; those without a key are left out. */
export function groupedBy<Value, Key extends string | number>(
  values: readonly Value[],
  keyOf: (value: Value) => Key | false | null,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    if (key === false || key === null) continue;
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
