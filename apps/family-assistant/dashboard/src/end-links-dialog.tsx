import type { SharedLink } from './contract.ts';
import { linkName } from './link-words.ts';
import { useModal } from './modal.ts';

/** Asks before a link, or all of them, are ended. */
export function EndLinksDialog({
  link,
  onEnd,
  onClose,
}: {
  /** Null for all. */
  link: SharedLink | null;
  onEnd: () => void;
  onClose: () => void;
}) {
  const { dialog, heading } = useModal();
  const end = () => {
    dialog.current?.close();
    onEnd();
  };
  return (
    <dialog ref={dialog} class="card" aria-labelledby="end-heading" onClose={onClose}>
      <h2 id="end-heading" dir="auto" tabIndex={-1} ref={heading}>
        {link ? `End “${linkName(link)}”?` : 'End all links?'}
      </h2>
      <p>
        {link ? 'Calendars that use it get' : 'The calendars of everybody you shared one with get'} nothing new from
        then on. An ended link cannot be brought back, but you can share another.
      </p>
      <div class="link-ways">
        <button type="button" class="primary" onClick={end}>
          {link ? 'End the link' : 'End all links'}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {link ? 'Keep it' : 'Keep them'}
        </button>
      </div>
    </dialog>
  );
}
