/** The first word of a name: "Ana" of "Ana Rivera". */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
