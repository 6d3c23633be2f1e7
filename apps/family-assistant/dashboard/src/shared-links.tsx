import { useState } from 'preact/hooks';
import { useActions, type Action, type ActionDeps } from './actions.ts';
import type { DashboardFacts, SharedLink, SharedLinkList } from './contract.ts';
import { EndLinksDialog } from './end-links-dialog.tsx';
import { linkName, scopeWords, usedWords } from './link-words.ts';
import { useLive } from './live.ts';
import { NewLinkDialog } from './new-link-dialog.tsx';
import { OutcomeLine } from './outcome-line.tsx';
import type { Speech } from './words.ts';

export interface SharedLinksProps {
  facts: DashboardFacts;
  speech: Speech;
  actions: ActionDeps;
}

/** Dialog that is open; the links are those to be ended. */
type Asking = { for: 'new' } | { for: 'end'; link: SharedLink } | { for: 'end all' } | null;

/** Number shown at first, to keep the panel short. */
const shownFirst = 5;

/** Links to the calendar for people without the dashboard: what each shows, and when it was last used. */
export function SharedLinks({ facts, speech, actions }: SharedLinksProps) {
  const { body, failure, refresh } = useLive<SharedLinkList>('/feed-tokens');
  const readLinks = async () => (await refresh())?.tokens ?? null;
  const { act, busy, outcomeRef, words } = useActions('links', {
    ...actions,
    refresh: async () => ({ conflicts: null, operations: null, links: await readLinks() }),
  });
  const [showsAll, setShowsAll] = useState(false);
  const [asking, setAsking] = useState<Asking>(null);
  const links = body?.tokens ?? [];
  const shown = showsAll ? links : links.slice(0, shownFirst);
  return (
    <section class="card" aria-labelledby="links-heading">
      <h2 id="links-heading">Shared links</h2>
      <OutcomeLine outcomeRef={outcomeRef} words={words} />
      {body === null && <p class="secondary">{failure ? 'Not available right now.' : 'Loading …'}</p>}
      {body !== null && links.length === 0 && (
        <p>
          A sitter or grandparents can follow the calendar in their own app, without the chat: share a link that shows
          as much of it as they need, and end it when you like.
        </p>
      )}
      <ul class="plain">
        {shown.map((link) => (
          <li class="shared-link" key={link.id}>
            <span dir="auto">
              {linkName(link)}
              <span class="line secondary">{scopeWords(link.scope, facts)}</span>
              <span class="line secondary">{usedWords(link, speech)}</span>
            </span>
            <button
              type="button"
              disabled={busy !== null}
              aria-label={`End the link: ${linkName(link)}`}
              onClick={() => setAsking({ for: 'end', link })}
            >
              End
            </button>
          </li>
        ))}
      </ul>
      {links.length > shownFirst && (
        <button type="button" class="more" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show ${links.length - shownFirst} more`}
        </button>
      )}
      {body !== null && body.left_out > 0 && <p class="secondary">{body.left_out} older links are not listed.</p>}
      <div class="link-ways">
        <button type="button" onClick={() => setAsking({ for: 'new' })}>
          Share a link
        </button>
        {links.length > 1 && (
          <button type="button" disabled={busy !== null} onClick={() => setAsking({ for: 'end all' })}>
            End all links
          </button>
        )}
      </div>
      {asking?.for === 'new' && (
        <NewLinkDialog facts={facts} known={body && links} readLinks={readLinks} onClose={() => setAsking(null)} />
      )}
      {asking && asking.for !== 'new' && (
        <EndLinksDialog
          link={asking.for === 'end' ? asking.link : null}
          onEnd={() => void act(asking.for === 'end' ? ending(asking.link) : endingAll)}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

function ending(link: SharedLink): Action<null> {
  return {
    about: link.id,
    method: 'DELETE',
    path: `/feed-tokens/${link.id}`,
    describe: () => ({ words: `Ended: ${linkName(link)}. Calendars that use it get nothing new from now on.` }),
    isDone: ({ links = null }) => links && links.every(({ id }) => id !== link.id),
    seenMessages: ['the link is ended.', 'the link still works.'],
  };
}

const endingAll: Action<null> = {
  about: 'links',
  method: 'DELETE',
  path: '/feed-tokens',
  describe: () => ({ words: 'All links are ended. Calendars that use them get nothing new from now on.' }),
  isDone: ({ links = null }) => links && links.length === 0,
  seenMessages: ['all links are ended.', 'there are links that still work.'],
};
