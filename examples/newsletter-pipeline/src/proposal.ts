import { z } from 'zod';

const times = { start: z.string(), end: z.string() };
const event = { summary: z.string(), ...times, who: z.array(z.string()), calendar: z.string() };

const change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add'),
    documentId: z.string(),
    title: z.string(),
    event: z.object({ ...event, location: z.string().nullable() }),
  }),
  z.object({
    kind: z.literal('add series'),
    event: z.object({ ...event, location: z.string().exactOptional(), rrule: z.string() }),
  }),
  z.object({ kind: z.literal('move'), eventId: z.string(), ...times }),
  z.object({ kind: z.literal('cancel'), eventId: z.string(), scope: z.enum(['instance', 'series']) }),
  /** Nothing that the pipeline could do itself. */
  z.object({ kind: z.literal('look') }),
]);

/** A change of the calendar that an invitation asks for and a person decides. */
export const proposal = z.object({
  number: z.int(),
  text: z.string(),
  change,
  isTold: z.boolean(),
  isAccepted: z.boolean(),
  /** UID of the invitation's event; null when it has several. */
  uid: z.string().nullable(),
  /** The event that an accepted invitation became; null for other changes. */
  eventId: z.string().nullable(),
});

export type Proposal = z.infer<typeof proposal>;

/** Proposal without its number. */
export type Proposed = Pick<Proposal, 'text' | 'change'>;
