/** What a button of the bot does: strike out a thing to buy, confirm an item that waits, or close it. */
export type PressAction = 'got' | 'yes' | 'no';

/** The data of a button: `got:UUID`, at most 40 bytes. */
export interface PressData {
  action: PressAction;
  /** A UUID. */
  id: string;
}

const form = /^(got|yes|no):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function pressData({ action, id }: PressData): string {
  return `${action}:${id}`;
}

/** Null for what no button of this release carries. */
export function readPressData(data: string): PressData | null {
  const found = form.exec(data);
  return found ? { action: found[1] as PressAction, id: String(found[2]) } : null;
}
