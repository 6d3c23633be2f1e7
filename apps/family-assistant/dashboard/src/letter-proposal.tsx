import { useEffect, useState } from 'preact/hooks';
import { read } from './calls.ts';
import type { CalendarEvents, DashboardFacts, Letter, Proposal } from './contract.ts';
import { draftProblem, isMoved, overlapsOf, timesOf, type Draft, type Overlap, type Times } from './letter-draft.ts';
import { LetterFields } from './letter-fields.tsx';
import { doubtWords, overlapWords, whenOf } from './letter-words.ts';
import { instantOf } from './wall-time.ts';
import { titleWords, type Speech } from './words.ts';

export interface LetterProposalProps {
  proposal: Proposal;
  draft: Draft;
  card: Letter['card'];
  facts: DashboardFacts;
  speech: Speech;
  isBusy: boolean;
  onDraft: (draft: Draft) => void;
}

const editedAfterMs = 500;

/** Date of a letter with the letter's own words: to choose and edit, or already on the calendar. */
export function LetterProposal(props: LetterProposalProps) {
  const { proposal, speech } = props;
  const { already_on_calendar: known, change } = proposal;
  if (!known) return <OpenProposal {...props} />;
  return (
    <li class="proposal">
      <p class="pick">
        <span aria-hidden="true">✓</span>
        <span>
          <b dir="auto">{titleWords(known.summary)}</b>
          <span class="line">{whenOf(known, speech)}. Already on the calendar.</span>
        </span>
      </p>
      <div class="proposal-rest">
        <Evidence words={proposal.source_text} />
        {change && (
          <p class="problem">
            <span aria-hidden="true">⚠ </span>The letter says {whenOf(change, speech)}. If that is right, move the event
            in your calendar or ask the bot to.
          </p>
        )}
      </div>
    </li>
  );
}

function OpenProposal({ proposal, draft, card, facts, speech, isBusy, onDraft }: LetterProposalProps) {
  const [isEdited, setIsEdited] = useState(false);
  const problem = draftProblem(draft);
  const overlaps = useOverlaps(proposal, draft, facts.time_zone);
  const doubt = doubtWords(proposal, card);
  return (
    <li class="proposal">
      <label class="pick">
        <input
          type="checkbox"
          checked={draft.isChosen}
          disabled={isBusy}
          onChange={({ currentTarget }) => onDraft({ ...draft, isChosen: currentTarget.checked })}
        />
        <span>
          {proposal.kind === 'deadline' && <span class="tag">Deadline</span>}
          <b dir="auto">{titleWords(draft.title)}</b>
          {problem === null && <span class="line">{whenOf(timesOf(draft), speech)}</span>}
        </span>
      </label>
      <div class="proposal-rest">
        <Evidence words={proposal.source_text} />
        {proposal.end_is_assumed && !isMoved(draft, proposal) && (
          <p class="secondary">The letter names no end; one hour is assumed.</p>
        )}
        {doubt && <p class="secondary">{doubt}</p>}
        {problem === null && overlaps.length > 0 && (
          <p class="problem">
            <span aria-hidden="true">⚠ </span>
            {overlapWords(overlaps)}
          </p>
        )}
        {problem && draft.isChosen && (
          <p class="problem">
            <span tabIndex={-1}>{problem}</span>
          </p>
        )}
        <details onToggle={({ currentTarget }) => setIsEdited(currentTarget.open)}>
          <summary>
            Change it<span class="unseen">: {titleWords(draft.title)}</span>
          </summary>
          {isEdited && <LetterFields draft={draft} facts={facts} isBusy={isBusy} onDraft={onDraft} />}
        </details>
      </div>
    </li>
  );
}

function Evidence({ words }: { words: string }) {
  return (
    <p class="evidence">
      <span class="secondary">In the letter:</span> <q dir="auto">{words}</q>
    </p>
  );
}

/** Returns what a draft overlaps: as the service found for the letter's times, and looked up for other ones. */
function useOverlaps(proposal: Proposal, draft: Draft, zone: string): readonly Overlap[] {
  const isOwn = draftProblem(draft) !== null || !isMoved(draft, proposal);
  const { start, end } = isOwn ? { start: '', end: '' } : timesOf(draft);
  const [found, setFound] = useState<readonly Overlap[]>([]);
  useEffect(() => {
    setFound([]);
    if (start === '') return;
    let isCurrent = true;
    const lookUp = async () => {
      const overlaps = await overlapsIn({ start, end }, zone).catch(() => []);
      if (isCurrent) setFound(overlaps);
    };
    const timer = setTimeout(() => void lookUp(), editedAfterMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [start, end, zone]);
  return isOwn ? proposal.conflicts : found;
}

async function overlapsIn(times: Times, zone: string): Promise<Overlap[]> {
  const [start, end] = [times.start, times.end].map((wall) => instantOf(wall, zone).toISOString()) as [string, string];
  const answer = await read<CalendarEvents>(`/events?${new URLSearchParams({ start, end })}`, null);
  return overlapsOf(times, answer?.body.events ?? []);
}
