import type { NewLink } from './contract.ts';

/** Link that is being filled in. */
export interface LinkDraft {
  label: string;
  /** Ids of members; null for everybody. */
  who: readonly string[] | null;
  /** Ids of calendars; null for all. */
  calendars: readonly string[] | null;
  detail: 'full' | 'times';
  /** Days ahead; null without a limit. */
  days: number | null;
}

/** Field that can be wrong. */
export type LinkField = 'label' | 'who' | 'calendars';

/** Draft of a link to everything, without a name. */
export const emptyLink: LinkDraft = { label: '', who: null, calendars: null, detail: 'full', days: null };

/** Returns what is wrong with each field; null when nothing is. */
export function linkProblems({ label, who, calendars }: LinkDraft): Record<LinkField, string | null> {
  return {
    label: label.trim() === '' ? 'Give it a name, so that you know it in the list.' : null,
    who: who?.length === 0 ? 'Choose whose events it shows.' : null,
    calendars: calendars?.length === 0 ? 'Choose which calendars it shows.' : null,
  };
}

/** Returns the request that makes the link. */
export function linkRequest({ label, who, calendars, detail, days }: LinkDraft): NewLink {
  return {
    label: label.trim(),
    detail,
    ...(who && { who: [...who] }),
    ...(calendars && { calendars: [...calendars] }),
    ...(days !== null && { days }),
  };
}
