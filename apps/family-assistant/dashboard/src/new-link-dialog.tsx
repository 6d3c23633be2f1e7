import { useEffect, useRef, useState } from 'preact/hooks';
import { CallFailedError, post } from './calls.ts';
import type { DashboardFacts, MadeLink, SharedLink } from './contract.ts';
import { emptyLink, linkProblems, linkRequest } from './link-draft.ts';
import { LinkFields } from './link-fields.tsx';
import { useModal } from './modal.ts';

type ReadLinks = () => Promise<readonly SharedLink[] | null>;

export interface NewLinkDialogProps {
  facts: DashboardFacts;
  /** Links there are; null while unknown. */
  known: readonly SharedLink[] | null;
  /** Reads the links again; null when that fails. */
  readLinks: ReadLinks;
  onClose: () => void;
}

/** Dialog that makes a link and then shows it, once. */
export function NewLinkDialog({ facts, known, readLinks, onClose }: NewLinkDialogProps) {
  const { dialog, heading } = useModal();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(emptyLink);
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [made, setMade] = useState<{ label: string; url: string } | null>(null);
  const problems = linkProblems(draft);
  useEffect(() => void (made && heading.current?.focus()), [made]);

  const share = async () => {
    setIsChecked(true);
    if (Object.values(problems).some((problem) => problem !== null)) {
      // The fields are marked by then.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    setIsBusy(true);
    setFailure(null);
    try {
      const { feed_url: url } = await post<MadeLink>('/feed-tokens', linkRequest(draft));
      setMade({ label: draft.label.trim(), url });
      void readLinks();
    } catch (error) {
      setFailure(await failureWords(error, known, readLinks));
    } finally {
      setIsBusy(false);
    }
  };
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} class="card letter" aria-labelledby="new-link-heading" onClose={onClose}>
      <div class="letter-top">
        <h2 id="new-link-heading" dir="auto" tabIndex={-1} ref={heading}>
          {made ? `The link “${made.label}”` : 'Share a link'}
        </h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
      {made ? (
        <MadeLinkPart url={made.url} />
      ) : (
        <form
          ref={form}
          class="letter-part link-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void share();
          }}
        >
          <LinkFields
            draft={draft}
            problems={isChecked ? problems : null}
            facts={facts}
            isBusy={isBusy}
            onDraft={setDraft}
          />
          <p role="alert" class={failure ? 'outcome' : ''}>
            {failure}
          </p>
          <button type="submit" class="primary" disabled={isBusy}>
            {isBusy ? 'Making the link …' : 'Make the link'}
          </button>
        </form>
      )}
    </dialog>
  );
}

/** The address of a new link, to be copied. */
function MadeLinkPart({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const copy = async () => {
    field.current?.select();
    setNote(
      (await isCopied(url))
        ? 'Copied.'
        : 'This browser does not let the page copy. The link is selected: copy it yourself.',
    );
  };
  return (
    <div class="letter-part">
      <p>
        Copy it now: it is not shown again. Send it only to the person it is for, who adds it to their calendar app as a
        subscription. Anyone who has the link can read what it shows until you end it.
      </p>
      <label class="link-address">
        Link
        <input ref={field} type="text" readOnly dir="ltr" value={url} onFocus={() => field.current?.select()} />
      </label>
      <div class="link-ways">
        <button type="button" class="primary" onClick={() => void copy()}>
          Copy link
        </button>
        <span role="status">{note}</span>
      </div>
    </div>
  );
}

/** Copies the text; where browsers keep the clipboard from pages without https, what is selected. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}

/** Says whether a link was made after all: its address is lost then. */
async function failureWords(
  error: unknown,
  known: readonly SharedLink[] | null,
  readLinks: ReadLinks,
): Promise<string> {
  const failed =
    error instanceof CallFailedError ? error : new CallFailedError('That did not work.', 0, null, 'unknown');
  if (failed.code === 'invalid_scope')
    return 'The family file has other people or calendars now. Reload the page and choose again; no link was made.';
  if (failed.outcome !== 'unknown') return `${failed.message} No link was made.`;
  const links = await readLinks();
  if (!links || !known) return `${failed.message} It is not known whether a link was made: look at the list later.`;
  return links.some(({ id }) => known.every((link) => link.id !== id))
    ? `${failed.message} A link was made, but its address did not arrive: end it in the list, and make another.`
    : `${failed.message} No link was made so far. Try again.`;
}
