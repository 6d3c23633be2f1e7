import { focusEvent } from './calendar-access.ts';
import type { Appointment, Appointments } from './appointments.ts';
import { useModal } from './modal.ts';
import { dayOf } from './wall-time.ts';
import { copyWords, spanWords, titleWords, travelWords, wholeTitle, type Speech } from './words.ts';

const maxTitles = 6;

/** Details of an event, in a dialog that closes with Escape and restores the focus. */
export function EventDialog({
  event,
  answer,
  speech,
  onClose,
}: {
  event: Appointment;
  answer: Appointments | null;
  speech: Speech;
  onClose: () => void;
}) {
  const { dialog, heading } = useModal(() => focusEvent(event.id));
  const travel = travelWords(event, speech);
  const overlaps = overlapping(event, answer);
  const copies = copyWords(event, answer?.events ?? [], speech);
  return (
    <dialog
      ref={dialog}
      class="card"
      aria-labelledby="event-heading"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <h2 id="event-heading" dir="auto" tabIndex={-1} ref={heading}>
        {wholeTitle(event.summary)}
      </h2>
      <dl>
        <Row term="When">
          {speech.writing.day(dayOf(event.start))}, {spanWords(event, speech)}
        </Row>
        {event.location && <Row term="Where">{event.location}</Row>}
        {travel && <Row term="Way there">{travel}</Row>}
        {event.who && event.who.length > 0 && <Row term="Who">{event.who.join(', ')}</Row>}
        {event.status && event.status !== 'confirmed' && (
          <Row term="Status">{event.status === 'tentative' ? 'Tentative: not certain yet' : 'Cancelled'}</Row>
        )}
        {event.letter_id && <Row term="Comes from">A letter that was added</Row>}
        {copies.length > 0 && (
          <Row term="Also on">
            <Titles titles={copies} />
          </Row>
        )}
        {overlaps.length > 0 && (
          <Row term="Overlaps with">
            <Titles titles={overlaps} />
          </Row>
        )}
      </dl>
      <button type="button" class="primary" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}

/** Titles, one per line. */
function Titles({ titles }: { titles: readonly string[] }) {
  return (
    <>
      {titles.slice(0, maxTitles).map((title, place) => (
        <span class="line" dir="auto" key={place}>
          {title}
        </span>
      ))}
      {titles.length > maxTitles && <span class="line">and {titles.length - maxTitles} more</span>}
    </>
  );
}

function Row({ term, children }: { term: string; children: preact.ComponentChildren }) {
  return (
    <>
      <dt>{term}</dt>
      <dd dir="auto">{children}</dd>
    </>
  );
}

function overlapping({ id }: Appointment, answer: Appointments | null): string[] {
  const others = (answer?.conflicts ?? []).flatMap(({ event1_id: one, event2_id: other }) =>
    one === id ? [other] : other === id ? [one] : [],
  );
  return (answer?.events ?? []).filter((event) => others.includes(event.id)).map(({ summary }) => titleWords(summary));
}
