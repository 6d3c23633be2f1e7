import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { AddLetter } from './add-letter.tsx';
import { appointmentOf, appointmentsOf } from './appointments.ts';
import { Ask } from './ask.tsx';
import { FamilyCalendar, type FamilyCalendarProps } from './calendar.tsx';
import { readChanges, RecentChanges, type Changes } from './changes.tsx';
import { ChangedSinceYesterday } from './changed-since-yesterday.tsx';
import { Conflicts } from './conflicts.tsx';
import type { CalendarEvent, CalendarEvents, CalendarProblems, ConflictList, DashboardFacts } from './contract.ts';
import type { Outcome, PageState } from './actions.ts';
import { EventDialog } from './event-dialog.tsx';
import { FindOrAdd } from './find-or-add.tsx';
import { conflictsPath, eventsPath, firstRange, type ShownRange } from './first-read.ts';
import { Freshness } from './freshness.tsx';
import { LeftOut } from './left-out.tsx';
import { Legend } from './legend.tsx';
import { useLater, useLive, useNow, usePainted, type Live } from './live.ts';
import { isShown, peopleOf, type Person } from './people.ts';
import { PrintWeek } from './print-week.tsx';
import { SharedLinks } from './shared-links.tsx';
import { dayOf, daysLater, wallAt, wallOf, weekStart, writingFor } from './wall-time.ts';

/** Time after which the page is drawn without pending responses. */
const slowAnswerMs = 500;

/** The whole page. @param locale BCP 47, from `writingLocale` */
export function Dashboard({ facts, locale }: { facts: DashboardFacts; locale: string }) {
  const { time_zone: zone } = facts;
  const minute = wallAt(useNow(15_000), zone).slice(0, 16);
  const writing = useMemo(() => writingFor(locale), [locale]);
  const speech = useMemo(() => ({ writing, now: `${minute}:00` }), [writing, minute]);
  const people = useMemo(() => peopleOf(facts), [facts]);
  const [range, setRange] = useState(() => firstRange(minute.slice(0, 10)));
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [goTo, setGoTo] = useState<FamilyCalendarProps['goTo']>(null);
  const [opened, setOpened] = useState<CalendarEvent | null>(null);
  const { events, problems, conflicts, changes, isLate, isDrawn, refresh } = useHousehold(range, zone);
  const answer = useMemo(() => events.body && appointmentsOf(events.body), [events.body]);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const actions = { outcome: isCurrent(outcome, changes.body) ? outcome : null, onOutcome: setOutcome, refresh };
  const parts = [events, problems, conflicts, changes];
  const start = printedWeek(range, dayOf(speech.now));
  const printed = useMemo(
    () => isDrawn && <PrintWeek start={start} answer={answer} people={people} hidden={hidden} writing={writing} />,
    [isDrawn, start, answer, people, hidden, writing],
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
        <Freshness parts={parts} writing={speech.writing} timeZone={zone} onRefresh={refresh} />
      </header>
      <main class={parts.some(({ failure }) => failure) ? 'is-stale' : ''}>
        <FindOrAdd
          speech={speech}
          actions={actions}
          operations={changes.body?.operations ?? null}
          onOpen={(event) => {
            setGoTo({ day: dayOf(event.start), keepsFocus: true });
            setOpened(event);
          }}
        />
        <section class="card week" aria-label="Calendar">
          <div class="week-bar">
            <Legend people={people} hidden={hidden} onToggle={toggle} />
            <div class="week-actions">
              <AddLetter
                facts={facts}
                speech={speech}
                actions={actions}
                operations={changes.body?.operations ?? null}
                onShow={(event) => setGoTo({ day: dayOf(event.start) })}
              />
              <button type="button" class="print" onClick={() => print()}>
                Print this week
              </button>
            </div>
          </div>
          <Emptiness events={events} range={range} people={people} hidden={hidden} />
          <FamilyCalendar
            answer={answer}
            isLate={isLate}
            people={people}
            hidden={hidden}
            speech={speech}
            wallNow={() => wallAt(new Date(), zone)}
            locale={locale}
            goTo={goTo}
            onRange={setRange}
            onOpen={setOpened}
          />
        </section>
        <div class="side">
          <Conflicts
            conflicts={conflicts}
            members={facts.members}
            speech={speech}
            daysAhead={facts.conflict_days}
            actions={actions}
          />
          {isDrawn && <ChangedSinceYesterday facts={facts} people={people} speech={speech} onOpen={setOpened} />}
          <LeftOut problems={problems} speech={speech} timeZone={facts.time_zone} />
          <RecentChanges changes={changes} speech={speech} members={facts.members} actions={actions} />
          <Ask />
          {isDrawn && isParent(facts) && <SharedLinks facts={facts} speech={speech} actions={actions} />}
        </div>
      </main>
      {printed}
      {opened && (
        <EventDialog
          event={appointmentOf(opened, answer)}
          answer={answer}
          speech={speech}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** Keeps the household's data up to date; what the first view can do without is read once that is drawn. */
function useHousehold(range: ShownRange, zone: string) {
  const events = useLive<CalendarEvents>(eventsPath(range, zone));
  const conflicts = useLive<ConflictList>(conflictsPath);
  const isLate = useLater(slowAnswerMs) || events.failure !== null;
  const isDrawn = usePainted(isLate || events.body !== null);
  const problems = useLive<CalendarProblems>(isDrawn ? '/problems' : null);
  const changes = useLive<Changes>(isDrawn ? '/undo' : null, readChanges);
  const refresh = useCallback(async (): Promise<PageState> => {
    const [overlaps, done] = await Promise.all([
      conflicts.refresh(),
      changes.refresh(),
      events.refresh(),
      problems.refresh(),
    ]);
    return { conflicts: overlaps?.outstanding ?? null, operations: done?.operations ?? null };
  }, [events.refresh, problems.refresh, conflicts.refresh, changes.refresh]);
  return { events, problems, conflicts, changes, isLate, isDrawn, refresh };
}

function isParent({ user, members }: DashboardFacts): boolean {
  return members.some(({ id, role }) => id === user.member_id && role === 'parent');
}

/** Whether the outcome still holds: its change was not undone since. */
function isCurrent(outcome: Outcome, changes: Changes | null): boolean {
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
          {overlapsWords(overlaps)} {overlaps === 1 ? 'needs' : 'need'} a decision
        </a>
      )}
    </div>
  );
}

/** Explains an empty calendar; renders nothing otherwise. */
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
  if (body === null) return failure ? <p class="empty">The plans cannot be loaded right now.</p> : null;
  if (body.events.length === 0)
    return (
      <p class="empty">
        Nothing is planned here. Add an event or a letter above, write one in the chat, or bring in a calendar: import
        it, or connect it in the family file.
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

/**
 * Returns the first of the seven printed days: those shown, otherwise the current week if it is shown, otherwise the
 * first one.
 */
function printedWeek({ start, end }: ShownRange, today: string): string {
  if (daysLater(dayOf(start), 7) === dayOf(end)) return dayOf(start);
  return weekStart(today >= dayOf(start) && today < dayOf(end) ? today : dayOf(start));
}
