import { formatInstant, type Instant, type Zone } from '@homeroom/icalendar';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import type { components } from '../generated/contract-types.ts';
import type { BriefingCard } from './briefing-card.ts';
import type { Proposal } from './propose-events.ts';

type LetterResponse = components['schemas']['LetterResponse'];

/** Writes letters that were read as openapi.yaml has them. */
export class LetterPresenter {
  private readonly calendar: CalendarPresenter;
  private readonly zone: Zone;

  constructor(calendar: CalendarPresenter, zone: Zone) {
    this.calendar = calendar;
    this.zone = zone;
  }

  letter(
    card: BriefingCard,
    { proposals, leftOut }: { proposals: readonly Proposal[]; leftOut: number },
  ): LetterResponse {
    const { id, dates: _dates, deadlines: _deadlines, source, ...shown } = card;
    return {
      document_id: id,
      card: { ...shown, filename: source.filename },
      proposals: proposals.map((proposal) => this.proposal(proposal)),
      proposals_left_out: leftOut,
    };
  }

  private proposal(proposal: Proposal): LetterResponse['proposals'][number] {
    const { kind, summary, allDay, location, members, calendarId, sourceText, known } = proposal;
    const times = this.times(proposal.start, proposal.end);
    return {
      kind,
      event: {
        summary,
        ...times,
        all_day: allDay,
        location,
        who: members.map(({ name }) => name),
        calendar: calendarId,
      },
      source_text: sourceText,
      end_is_assumed: proposal.isEndAssumed,
      confidence: proposal.confidence,
      preselected: proposal.isPreselected,
      ...(known && { already_on_calendar: this.calendar.event(known) }),
      ...(known && proposal.isMoved && { change: this.times(proposal.start, movedEnd(proposal, known)) }),
      conflicts: proposal.conflicts.map(({ occurrence, minutes }) => ({
        event: this.calendar.event(occurrence),
        overlap_minutes: minutes,
      })),
    };
  }

  private times(start: Instant, end: Instant): { start: string; end: string } {
    return { start: formatInstant(start, this.zone), end: formatInstant(end, this.zone) };
  }
}

/** The end of a known event at its new time: without an end in the letter it keeps its length. */
function movedEnd({ start, end, isEndAssumed }: Proposal, known: Occurrence): Instant {
  return isEndAssumed ? start + known.end - known.start : end;
}
