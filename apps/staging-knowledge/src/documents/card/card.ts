import type { components } from '../../generated/contract-types.ts';

/** The answer of `POST /vision/briefing`. */
export type BriefingCard = components['schemas']['BriefingCard'];
export type BriefingDate = components['schemas']['BriefingDate'];
export type BriefingDeadline = components['schemas']['BriefingDeadline'];
export type BriefingAction = components['schemas']['BriefingAction'];
export type BriefingDoubt = components['schemas']['BriefingDoubt'];
export type BriefingSource = components['schemas']['BriefingSource'];

/** Limits of the dates on a card: how many, and how long their labels and their quotes are. */
export const dateLimits = { count: 50, label: 120, text: 200 } as const;

/** A card without what only its storing and answering knows. */
export type CardFacts = Omit<BriefingCard, 'id' | 'source' | 'generated_at' | 'processing_time_ms'>;

/** The day on which a card is made, and where. */
export interface CardMoment {
  /** Time at which the document arrived. */
  now: Date;
  /** YYYY-MM-DD, its day in the household's zone. */
  today: string;
}
