import type { Household } from '@homeroom/household';
import { askedNote, askedWords, wordsOfEvent } from '../event-note.ts';
import type { EventWords } from '../event-words.ts';
import { ahead } from '../events-in-span.ts';
import type { CalendarAnswer, KnownEvent } from '../known-event.ts';
import { least } from '../scene.ts';

/** Reading of events' descriptions. */
export interface NoteReading {
  members: Household['members'];
  /** The descriptions of a calendar object, by its source. */
  notesOf: (source: string) => Promise<readonly string[]>;
}

/** Descriptions that are read for one question. */
const maxRead = 3;

/** Adds what the description of a told event has of the question; null when none has anything. */
export async function withNote(
  question: string,
  answer: CalendarAnswer,
  reading: NoteReading,
): Promise<CalendarAnswer | null> {
  const events = onePerSource(answer.events);
  if (events.length > 2) return null;
  for (const event of events) {
    const quote = await quoteOf(question, event, reading);
    if (quote !== null && !answer.text.includes(quote))
      return {
        ...answer,
        text: `${answer.text} Its note says: “${quote}”`,
        certainty: least(answer.certainty, 'medium'),
      };
  }
  return null;
}

/** Answers from the description of an event that the question has words of; null when none tells more of it. */
export async function answerFromNote(
  question: string,
  events: readonly KnownEvent[],
  words: EventWords,
  reading: NoteReading,
): Promise<CalendarAnswer | null> {
  const asked = askedWords(question, reading.members);
  const named = onePerSource(ahead(events, words.now))
    .map((event) => ({ event, said: wordsOfEvent(asked, event) }))
    .filter(({ said }) => said > 0)
    .toSorted((one, other) => other.said - one.said)
    .slice(0, maxRead);
  for (const { event } of named) {
    const quote = await quoteOf(question, event, reading);
    if (quote !== null)
      return {
        text: `“${quote}” (Note of ${words.title(event)} ${words.when(event)})`,
        events: [event],
        certainty: 'low',
      };
  }
  return null;
}

async function quoteOf(question: string, event: KnownEvent, { members, notesOf }: NoteReading): Promise<string | null> {
  const notes = await notesOf(event.source);
  return notes.map((note) => askedNote(question, event, note, members)).find((quote) => quote !== null) ?? null;
}

function onePerSource(events: readonly KnownEvent[]): KnownEvent[] {
  return [...new Map(events.toReversed().map((event) => [event.source, event])).values()].toReversed();
}
