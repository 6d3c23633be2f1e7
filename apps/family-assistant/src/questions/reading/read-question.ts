import type { Household } from '@homeroom/household';
import type { PersonMention } from './asked-persons.ts';
import type { AskedTime } from './asked-span.ts';
import type { AnchorMention } from './anchor-mention.ts';
import type { TypedWord } from './typed-question.ts';

/** Question with what was found in it. */
export interface ReadQuestion {
  words: readonly TypedWord[];
  persons: readonly PersonMention[];
  time: AskedTime;
  anchor: AnchorMention | null;
  household: Household;
  /** Id of the member who asks. */
  sender: string | null;
  /** Whether it is about the past. */
  past: boolean;
}
