import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { Ask } from './ask.tsx';
import { FamilyCalendar, firstRange, type ShownRange } from './calendar.tsx';
import { beginReading, callAs } from './calls.ts';
import { readChanges, RecentChanges, type Changes } from './changes.tsx';
import { Conflicts } from './conflicts.tsx';
import type { CalendarEvent, CalendarEvents, CalendarProblems, ConflictList, DashboardFacts } from './contract.ts';
import type { Outcome, Seen } from './deeds.ts';
import { EventDialog } from './event-dialog.tsx';
import { Freshness } from './freshness.tsx';
import { LeftOut } from './left-out.tsx';
import { Legend } from './legend.tsx';
import { useLater, useLive, useNow, type Live } from './live.ts';
import { isShown, peopleOf, type Person } from './people.ts';
import { PrintWeek } from './print-week.tsx';
import { dayOf, daysLater, instantOf, wallAt, wallOf, weekStart, writingFor } from './wall-time.ts';

/** After this the page is drawn without what it is still waiting for. */
const slowAnswerMs = 500;
const conflictsPath = '/conflicts';

/** The whole page. @param locale BCP 47, as `writingLocale` chooses it */
export function Dashboard({ facts, locale }: { facts: DashboardFacts; locale: string }) {
  const { time_zone: zone } = facts;
  const minute = wallAt(useNow(15_000), zone).slice(0, 16);
  const writing = useMemo(() => writingFor(locale), [locale]);
  const speech = useMemo(() => ({ writing, now: `${minute}:00` }), [writing, minute]);
  const people = useMemo(() => peopleOf(facts), [facts]);
  const [range, setRange] = useState(() => firstRange(minute.slice(0, 10)));
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<CalendarEvent | null>(null);
  const { events, problems, conflicts, changes, lookAgain } = useHousehold(range, zone);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const deeds = { outcome: stands(outcome, changes.body) ? outcome : null, onOutcome: setOutcome, lookAgain };
  const parts = [events, problems, conflicts, changes];
  const isLate = useLater(slowAnswerMs) || events.failure !== null;
  const start = printedWeek(range, dayOf(speech.now));
  const printed = useMemo(
    () => isLate && <PrintWeek start={start} answer={events.body} people={people} hidden={hidden} writing={writing} />,
    [isLate, start, events.body, people, hidden, writing],
  );
  const toggle = (name: string) =>
    setHidden((before) => new Set(before.has(name) ? [...before].filter((one) => one !== name) : [...before, name]));
  return (
    <>
      <a class="skip" href="#conflicts-heading">
        Skip the calendar
      </a>
      <header class="top">
        <Welcome facts={facts} overlaps={conflicts.body?.outstanding.length ?? 0} />
        <Freshness parts={parts} writing={speech.writing} timeZone={zone} onRefresh={lookAgain} />
      </header>
      <main class={parts.some(({ failure }) => failure) ? 'is-stale' : ''}>
        <section class="card week" aria-label="Calendar">
          <div class="week-bar">
            <Legend people={people} hidden={hidden} onToggle={toggle} />
            <button type="button" class="print" onClick={() => print()}>
              Print this week
            </button>
          </div>
          <Emptiness events={events} range={range} people={people} hidden={hidden} />
          <FamilyCalendar
            answer={events.body}
            isLate={isLate}
            people={people}
            hidden={hidden}
            speech={speech}
            wallNow={() => wallAt(new Date(), zone)}
            locale={locale}
            onRange={setRange}
            onOpen={setOpened}
          />
        </section>
        <div class="side">
          <Conflicts conflicts={conflicts} speech={speech} daysAhead={facts.conflict_days} deeds={deeds} />
          <LeftOut problems={problems} />
          <RecentChanges changes={changes} speech={speech} members={facts.members} deeds={deeds} />
          <Ask />
        </div>
      </main>
      {printed}
      {opened && <EventDialog event={opened} answer={events.body} speech={speech} onClose={() => setOpened(null)} />}
    </>
  );
}

/** What the page shows of the household, kept up to date. */
function useHousehold(range: ShownRange, zone: string) {
  const events = useLive<CalendarEvents>(eventsPath(range, zone));
  const problems = useLive<CalendarProblems>('/problems');
  const conflicts = useLive<ConflictList>(conflictsPath);
  const changes = useLive<Changes>('/undo', readChanges);
  const lookAgain = useCallback(async (): Promise<Seen> => {
    const [overlaps, done] = await Promise.all([
      conflicts.refresh(),
      changes.refresh(),
      events.refresh(),
      problems.refresh(),
    ]);
    return { conflicts: overlaps?.outstanding ?? null, operations: done?.operations ?? null };
  }, [events.refresh, problems.refresh, conflicts.refresh, changes.refresh]);
  return { events, problems, conflicts, changes, lookAgain };
}

/** Whether what was said of a change still holds: the change was not taken back since. */
function stands(outcome: Outcome, changes: Changes | null): boolean {
  return !changes?.operations?.some(({ id, undone }) => id === outcome?.operationId && undone);
}

function Welcome({ facts: { user, time_zone: zone }, overlaps }: { facts: DashboardFacts; overlaps: number }) {
  useEffect(
    () => void (document.title = overlaps === 0 ? 'Family calendar' : `Family calendar: ${overlapsWords(overlaps)}`),
    [overlaps],
  );
  return (
    <div>
      <h1>{user.name ? `Hello ${user.name}` : 'Family calendar'}</h1>
      <p class="secondary">Times are those of {zoneWords(zone)}.</p>
      {overlaps > 0 && (
        <a class="jump" href="#conflicts-heading">
          <span aria-hidden="true">⚠&nbsp;</span>
          {overlapsWords(overlaps)} {overlaps === 1 ? 'wants' : 'want'} a decision
        </a>
      )}
    </div>
  );
}

/** What an empty calendar means; nothing when it is not empty. */
function Emptiness({
  events: { body, failure },
  range,
  people,
  hidden,
}: {
  events: Live<CalendarEvents>;
  range: ShownRange;
  people: readonly Person[];
  hidden: ReadonlySet<string>;
}) {
  if (body === null) return failure ? <p class="empty">What is planned is not known right now.</p> : null;
  if (body.events.length === 0)
    return (
      <p class="empty">
        Nothing is planned here. Events come in when you add one in the chat, import a calendar, or connect one in the
        family file.
      </p>
    );
  const inRange = body.events.filter(({ start, end }) => wallOf(start) < range.end && wallOf(end) >= range.start);
  if (inRange.some((event) => isShown(event, people, hidden))) return null;
  return (
    <p class="empty">
      {inRange.length === 0 ? 'Nothing is planned here.' : 'Nothing is planned for those who are shown.'}
    </p>
  );
}

function overlapsWords(count: number): string {
  return count === 1 ? '1 overlap' : `${count} overlaps`;
}

/** "Chicago (America/Chicago)". */
function zoneWords(zone: string): string {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return city === zone ? zone : `${city} (${zone})`;
}

/** Begins to read what the page shows first. */
export function beginDashboard({ time_zone: zone, user, calls }: DashboardFacts): void {
  callAs({ userId: user.messenger_user_id, root: calls });
  beginReading(eventsPath(firstRange(dayOf(wallAt(new Date(), zone))), zone));
  beginReading(conflictsPath);
}

/** Whole weeks, so that a day's week can be printed and the views of a week share one answer. */
function eventsPath({ start, end }: ShownRange, zone: string): string {
  const [from, until] = [weekStart(dayOf(start)), daysLater(weekStart(daysLater(dayOf(end), -1)), 7)].map((day) =>
    instantOf(`${day}T00:00:00`, zone).toISOString(),
  );
  return `/events?${new URLSearchParams({ start: from ?? '', end: until ?? '', include_travel: 'true' })}`;
}

/** The first of the seven days that are printed: those that are shown, otherwise this week where it is, or the first that is. */
function printedWeek({ start, end }: ShownRange, today: string): string {
  if (daysLater(dayOf(start), 7) === dayOf(end)) return dayOf(start);
  return weekStart(today >= dayOf(start) && today < dayOf(end) ? today : dayOf(start));
}
