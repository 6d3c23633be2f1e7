import { render } from 'preact';
import { readFacts } from './contract.ts';
import { Dashboard } from './dashboard.tsx';
import { writingLocale } from './wall-time.ts';

/** Shows the page, or a sentence that it could not be opened. @throws what went wrong */
export function openPage(place: HTMLElement): void {
  try {
    const facts = readFacts();
    place.replaceChildren();
    render(<Dashboard facts={facts} locale={writingLocale(navigator.language)} />, place);
  } catch (error) {
    place.replaceChildren();
    render(<NotOpened />, place);
    throw error;
  }
}

function NotOpened() {
  return (
    <main class="wait">
      <p class="problem">
        The calendar could not be opened. Reload the page, or ask your family’s bot for a new link; nothing in the
        calendar is lost.
      </p>
    </main>
  );
}
