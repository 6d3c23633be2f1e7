/** Tells a line such as `64 of 122 passages` whenever another tenth of the whole is done. */
export function tenthsTo(
  stderr: { write(text: string): unknown },
  what: string,
): (progress: { done: number; total: number }) => void {
  let told = -1;
  return ({ done, total }) => {
    const tenth = total === 0 ? 10 : Math.floor((10 * done) / total);
    if (tenth > told) stderr.write(`${done} of ${total} ${what}\n`);
    told = Math.max(told, tenth);
  };
}
