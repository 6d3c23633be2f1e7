/* global document, window, fetch, AbortSignal, DOMParser, location, setTimeout, clearTimeout */
// Keeps the page up to date: asks for it again every ten seconds while somebody looks, and takes over what changed.
(() => {
  const everyMs = 10_000;
  const limitMs = 9_000;
  const root = document.documentElement;
  const freshness = document.getElementById('freshness');
  const freshnessTime = document.getElementById('freshness-time');
  const pause = document.getElementById('pause');
  const { timeZone, locale } = document.querySelector('header').dataset;
  const clock = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' });
  let readAt = new Date(document.getElementById('read-at').dateTime);
  let etag = document.getElementById('state').dataset.etag;
  const opened = new Set();
  let paused = false;
  let asking = false;
  let timer;

  /** Says it; the time that goes on by itself stands apart, so that it is not read out every minute. */
  function say(words, time = '') {
    if (freshness.textContent !== words) freshness.textContent = words;
    freshnessTime.textContent = time;
  }

  function told(date) {
    return clock.format(date).replace(/\s/g, ' ');
  }

  function current(response) {
    const date = new Date(response.headers.get('date') ?? '');
    readAt = Number.isNaN(date.getTime()) ? new Date() : date;
    root.classList.remove('stale');
    say(response.headers.has('x-read-failed') ? 'Read in part' : 'Up to date', ` at ${told(readAt)}`);
  }

  function stale(words) {
    root.classList.add('stale');
    say(`Last updated ${told(readAt)}, ${words}`);
  }

  /** Puts the new content in place; what was open stays open, and the focus where it was. */
  function show(text) {
    const page = new DOMParser().parseFromString(text, 'text/html');
    const next = page.getElementById('state');
    if (!next) throw new Error('this is not the page');
    if (page.documentElement.dataset.version !== root.dataset.version) {
      location.reload();
      return;
    }
    const main = document.getElementById('state');
    for (const details of main.querySelectorAll('details')) opened[details.open ? 'add' : 'delete'](details.id);
    for (const id of opened) next.querySelector(`#${id}`)?.setAttribute('open', '');
    const focused = main.contains(document.activeElement) ? document.activeElement.id : '';
    main.replaceWith(document.adoptNode(next));
    etag = next.dataset.etag;
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  }

  function isSelecting() {
    const selection = document.getSelection();
    return (
      selection !== null && !selection.isCollapsed && document.getElementById('state').contains(selection.anchorNode)
    );
  }

  async function ask() {
    const response = await fetch(location.pathname, {
      headers: { Accept: 'text/html', 'If-None-Match': etag },
      cache: 'no-store',
      signal: AbortSignal.timeout(limitMs),
    });
    if (response.status === 401) return end();
    if (paused) return;
    if (response.status !== 304) {
      if (!response.ok) throw new Error(`the service answered ${response.status}`);
      show(await response.text());
    }
    current(response);
  }

  async function refresh() {
    clearTimeout(timer);
    if (paused || asking || document.visibilityState !== 'visible') return;
    asking = true;
    try {
      if (!isSelecting()) await ask();
    } catch {
      if (!paused) stale('trying again');
    }
    asking = false;
    if (!paused) timer = setTimeout(refresh, everyMs);
  }

  function end() {
    paused = true;
    pause.hidden = true;
    stale('signed out. Open the link with the token again.');
  }

  pause.addEventListener('click', () => {
    paused = !paused;
    pause.textContent = paused ? 'Resume updates' : 'Pause updates';
    if (paused) stale('paused');
    else void refresh();
  });
  document.addEventListener('visibilitychange', () => void refresh());
  window.addEventListener('online', () => void refresh());
  pause.hidden = false;
  if (freshness.textContent === 'Read') say('Up to date', ` at ${told(readAt)}`);
  timer = setTimeout(refresh, everyMs);
})();
