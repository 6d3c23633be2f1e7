import { render } from 'preact';
import { readFacts } from './contract.ts';
import { beginDashboard, Dashboard } from './dashboard.tsx';
import { writingLocale } from './wall-time.ts';
import './style.css';

const page = document.getElementById('page');
if (page) {
  try {
    open(page);
  } catch (error) {
    page.replaceChildren();
    render(<NotOpened />, page);
    throw error;
  }
}

function open(place: HTMLElement): void {
  const facts = readFacts();
  beginDashboard(facts);
  place.replaceChildren();
  render(<Dashboard facts={facts} locale={writingLocale(navigator.language)} />, place);
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
