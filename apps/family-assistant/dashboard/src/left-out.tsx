import { useState } from 'preact/hooks';
import { unavailableWords } from './calendar-change-words.ts';
import type { CalendarProblems } from './contract.ts';
import type { Live } from './live.ts';
import { leftOutEventsWords, problemWords, type Speech } from './words.ts';

/** Number shown at first, to keep the panel short. */
const shownFirst = 3;

interface UnavailableProps {
  calendars: CalendarProblems['calendars'];
  speech: Speech;
  /** The family's. */
  timeZone: string;
}

/** Calendars that cannot be read, and events that the page does not show; renders nothing when there are none. */
export function LeftOut({
  problems: { body },
  ...words
}: { problems: Live<CalendarProblems> } & Pick<UnavailableProps, 'speech' | 'timeZone'>) {
  if (body === null) return null;
  return (
    <>
      {body.calendars.length > 0 && <Unavailable calendars={body.calendars} {...words} />}
      {body.problems.length > 0 && <NotShown body={body} />}
    </>
  );
}

function Unavailable({ calendars, speech, timeZone }: UnavailableProps) {
  return (
    <section class="card" aria-labelledby="unavailable-heading">
      <h2 id="unavailable-heading">Not up to date</h2>
      <ul class="plain">
        {calendars.map((calendar) => (
          <li class="left-out" dir="auto" key={calendar.calendar}>
            <b>{calendar.name}:</b> {unavailableWords(calendar, speech, timeZone)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NotShown({ body }: { body: CalendarProblems }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? body.problems : body.problems.slice(0, shownFirst);
  return (
    <section class="card" aria-labelledby="left-out-heading">
      <h2 id="left-out-heading">Not shown</h2>
      <p>{leftOutEventsWords(body.problems.length + body.left_out)}</p>
      <ul class="plain">
        {shown.map((problem) => (
          <li class="left-out" dir="auto" key={`${problem.calendar} ${problem.uid ?? ''} ${problem.summary ?? ''}`}>
            {problemWords(problem)}
          </li>
        ))}
      </ul>
      {body.problems.length > shownFirst && (
        <button type="button" class="more" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show ${body.problems.length - shownFirst} more`}
        </button>
      )}
    </section>
  );
}
