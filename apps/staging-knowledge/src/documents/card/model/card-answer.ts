import { categories, type Category } from '@homeroom/matters';
import * as z from 'zod';
import { longest, most } from './card-prompt.ts';

/** Parsed answer of a model. A part that it left out or wrote in another shape is null or missing from its list. */
export interface CardAnswer {
  title: string | null;
  summary: string | null;
  category: Category | null;
  dates: z.infer<typeof dateShape>[];
  actions: z.infer<typeof actionShape>[];
  amounts: z.infer<typeof amountShape>[];
  places: string[];
}

/** The model wrote JSON, but nothing of what it was asked for. */
export class AnswerShapeError extends Error {
  override readonly name = 'AnswerShapeError';
}

const words = (length: number) =>
  z
    .string()
    .max(2 * length)
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().min(1).max(length));
const dateShape = z.strictObject({
  quote: words(longest.quote),
  date: z.iso.date(),
  label: words(longest.label),
  kind: z.enum(['event', 'deadline', 'other']),
});
const actionShape = z.strictObject({
  quote: words(longest.quote),
  text: words(longest.action),
  who: z.array(words(longest.name)).max(most.who),
});
const amountShape = z.strictObject({ text: words(longest.amount), for: words(longest.purpose) });
const answerShape = z
  .object({
    title: z.unknown(),
    summary: z.unknown(),
    category: z.unknown(),
    dates: z.unknown(),
    actions: z.unknown(),
    amounts: z.unknown(),
    places: z.unknown(),
  })
  .partial();

/** @throws AnswerShapeError when no part of it can be used */
export function readCardAnswer(value: unknown): CardAnswer {
  const parsed = answerShape.safeParse(value);
  if (!parsed.success) throw new AnswerShapeError();
  const { data } = parsed;
  const answer: CardAnswer = {
    title: words(longest.title)
      .nullable()
      .catch(null)
      .parse(data.title ?? null),
    summary: words(longest.summary)
      .nullable()
      .catch(null)
      .parse(data.summary ?? null),
    category: z
      .enum(categories)
      .nullable()
      .catch(null)
      .parse(data.category ?? null),
    dates: listOf(dateShape, data.dates, most.dates),
    actions: listOf(actionShape, data.actions, most.actions),
    amounts: listOf(amountShape, data.amounts, most.amounts),
    places: listOf(words(longest.place), data.places, most.places),
  };
  if (Object.values(answer).every((part) => part === null || part.length === 0)) throw new AnswerShapeError();
  return answer;
}

function listOf<Item>(shape: z.ZodType<Item>, written: unknown, limit: number): Item[] {
  if (!Array.isArray(written)) return [];
  return written.slice(0, limit).flatMap((item: unknown) => {
    const parsed = shape.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
