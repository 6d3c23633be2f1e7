/** Action of a button: cross off a grocery item, confirm an open item, or close it. */
export type PressAction = 'got' | 'yes' | 'no';

/** Payload of a button: `got:UUID`, at most 40 bytes. */
export interface PressData {
  action: PressAction;
  /** A UUID. */
  id: string;
}

const form = /^(got|yes|no):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function pressData({ action, id }: PressData): string {
  return `${action}:${id}`;
}

/** Parses a button's payload; null when no button of this release has it. */
export function readPressData(data: string): PressData | null {
  const found = form.exec(data);
  return found ? { action: found[1] as PressAction, id: String(found[2]) } : null;
}
