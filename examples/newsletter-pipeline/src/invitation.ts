import ICAL from 'ical.js';
import type { Attachment } from 'mailparser';

/** Calendar file in a mail (RFC 5546) that asks to add an event, to change it, or to take it off. */
export interface Invitation {
  kind: 'request' | 'cancel';
  /** False for a calendar file that a newsletter has among other things. */
  isWholeMail: boolean;
  /** UID of its only event. */
  uid: string | null;
  /** Title of its first event; empty when there is none. */
  summary: string;
  /** Recurrence rule of its only event; null for an event that does not repeat. */
  rrule: string | null;
  /** It has more than a few proposals can show: many events, or several of which one repeats. */
  isComplex: boolean;
  file: Buffer;
}

const maxBytes = 1_048_576;
const maxInvitations = 10;
const maxEvents = 5;
/** Answers of other guests and the like ask nothing of the calendar. */
const kinds = new Map<string, Invitation['kind']>([
  ['REQUEST', 'request'],
  ['PUBLISH', 'request'],
  ['ADD', 'request'],
  ['CANCEL', 'cancel'],
]);

/** Returns the invitations among the parts of a mail, each once: many mails carry the same file twice. */
export function invitationsIn(attachments: readonly Attachment[]): Invitation[] {
  const files = new Map<string, Buffer>();
  for (const { contentType, filename, content } of attachments)
    if (/^(?:text\/calendar|application\/ics)$/i.test(contentType) || /\.ics$/i.test(filename ?? ''))
      if (content.length <= maxBytes) files.set(content.toString('utf8').replace(/\s+/g, ''), content);
  return [...files.values()].slice(0, maxInvitations).flatMap((file) => invitationOf(file) ?? []);
}

/** Null for a calendar that asks nothing or cannot be read; the mail with it is taken in all the same. */
function invitationOf(file: Buffer): Invitation | null {
  const calendar = parsed(file);
  const events = calendar?.getAllSubcomponents('vevent') ?? [];
  const method = valueOf(calendar, 'method').toUpperCase() || 'PUBLISH';
  const kind = kinds.get(method);
  if (!kind || events.length === 0) return null;
  const rules = events.map((event) => valueOf(event, 'rrule') || null);
  return {
    kind,
    isWholeMail: method !== 'PUBLISH',
    uid: events.length === 1 ? valueOf(events[0], 'uid') || null : null,
    summary: valueOf(events[0], 'summary'),
    rrule: rules.length === 1 ? (rules[0] ?? null) : null,
    isComplex: events.length > maxEvents || (events.length > 1 && rules.some((rule) => rule !== null)),
    file,
  };
}

function parsed(file: Buffer): ICAL.Component | null {
  try {
    return ICAL.Component.fromString(file.toString('utf8'));
  } catch {
    return null;
  }
}

function valueOf(component: ICAL.Component | null | undefined, name: string): string {
  return String(component?.getFirstPropertyValue(name) ?? '').trim();
}
