import { useState } from 'preact/hooks';
import { byEvent, changedWords, seenWords, type EventChanges } from './calendar-change-words.ts';
import type { CalendarChanges, CalendarEvent, DashboardFacts } from './contract.ts';
import { useLive } from './live.ts';
import type { Person } from './people.ts';
import { dayOf, daysLater, instantOf, wallAt } from './wall-time.ts';
import { titleWords, type Speech } from './words.ts';

export interface ChangedSinceYesterdayProps {
  facts: DashboardFacts;
  /** From `peopleOf`. */
  people: readonly Person[];
  speech: Speech;
  onOpen: (event: CalendarEvent) => void;
}

/** Number shown at first, to keep the panel short. */
const shownFirst = 5;
const maxShown = 30;

/** Changes by others since yesterday began, newest first; renders nothing without any. */
export function ChangedSinceYesterday({ facts, people, speech, onOpen }: ChangedSinceYesterdayProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { body, readAt, failure } = useLive<CalendarChanges>(changesPath(dayOf(speech.now), facts.time_zone));
  const changed = byEvent(body?.changes ?? []);
  if (changed.length === 0 && (body !== null || failure === null)) return null;
  const shown = changed.slice(0, showsAll ? maxShown : shownFirst);
  const more = Math.min(changed.length, maxShown) - shownFirst;
  return (
    <section class="card" aria-labelledby="changed-heading">
      <h2 id="changed-heading">Changed since yesterday</h2>
      {failure && (
        <p class="secondary">
          {readAt
            ? `Last updated ${speech.writing.time(wallAt(readAt, facts.time_zone))}, trying again.`
            : 'What others changed cannot be loaded right now. Trying again.'}
        </p>
      )}
      <ul class="plain">
        {shown.map((changes) => (
          <ChangedEvent
            key={`${changes[0].event.id} ${changes[0].seen_at}`}
            changes={changes}
            facts={facts}
            people={people}
            speech={speech}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" class="more" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show ${more} more`}
        </button>
      )}
      {showsAll && changed.length > maxShown && <p class="secondary">Older changes are not listed.</p>}
    </section>
  );
}

/** The span ends in days to come: without an end, one of a device whose clock is ahead would begin after it ends. */
function changesPath(today: string, zone: string): string {
  const [since = '', until = ''] = [-1, 2].map((days) =>
    instantOf(`${daysLater(today, days)}T00:00:00`, zone).toISOString(),
  );
  return `/changes?${new URLSearchParams({ since, until })}`;
}

function ChangedEvent({
  changes,
  facts,
  people,
  speech,
  onOpen,
}: ChangedSinceYesterdayProps & { changes: EventChanges }) {
  const [{ event, calendar: id, seen_at: seenAt }] = changes;
  const { label, what } = changedWords(changes, speech);
  const calendar = facts.calendars.find((one) => one.id === id);
  const owner = facts.members.find((member) => member.id === calendar?.owner);
  const color = people.find(({ name }) => name === (owner?.name ?? ''))?.color;
  return (
    <li class="changed">
      <button type="button" class="option" onClick={() => onOpen(event)}>
        <span class="line" dir="auto">
          <b>{label}:</b> {what}
        </span>
        <span class="line secondary">
          <span class="swatch" style={{ '--person': color }} aria-hidden="true" /> {titleWords(calendar?.name ?? id)},{' '}
          {seenWords(seenAt, speech)}
        </span>
      </button>
    </li>
  );
}
