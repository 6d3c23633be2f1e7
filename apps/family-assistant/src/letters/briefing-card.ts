import * as z from 'zod';

const text = z.string();
const day = z.iso.date();
const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .nullable();
const grade = z.enum(['high', 'medium', 'low']);

const dated = z.object({
  date: day,
  time,
  label: text,
  text,
  confidence: z.number().min(0).max(1),
  stated_time: text.optional(),
});

/** The part of the staging service's BriefingCard that is used here, as its openapi.yaml describes it. */
export const briefingCard = z.object({
  id: z.uuid().toLowerCase(),
  title: text,
  summary: text,
  category: z.enum(['School', 'Sports', 'Medical', 'Community', 'Other']),
  icon: text,
  who: z.array(text),
  document_date: day.nullable(),
  dates: z.array(
    dated.extend({
      end_date: day.nullable(),
      end_time: time,
      all_day: z.boolean(),
      kind: z.enum(['event', 'deadline', 'other']),
    }),
  ),
  deadlines: z.array(dated),
  actions: z.array(z.object({ text, due: day.nullable(), who: z.array(text) })),
  action_required: z.boolean(),
  deadline: day.nullable(),
  location: z.array(z.object({ name: text, address: text.nullable() })),
  money: z.array(z.object({ amount: z.number(), currency: text.nullable(), text, for: text.nullable() })),
  contacts: z.array(z.object({ name: text.nullable(), email: text.nullable(), phone: text.nullable() })),
  links: z.array(text),
  urgency: z.enum(['low', 'normal', 'high']),
  confidence: grade,
  needs_review: z.boolean(),
  review: z.array(z.object({ field: text, reason: text })).default([]),
  source: z.object({ filename: text }),
  text_excerpt: text,
  warnings: z.array(text),
});

/** A card of the staging service, checked. */
export type BriefingCard = z.infer<typeof briefingCard>;

/** Confidence of a card or of one of its dates. */
export type Grade = z.infer<typeof grade>;

/** The grade of a number from 0 to 1, as the staging service grades its cards. */
export function gradeOf(confidence: number): Grade {
  if (confidence < 0.5) return 'low';
  return confidence < 0.8 ? 'medium' : 'high';
}
