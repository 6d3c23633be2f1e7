import { readFacts } from './contract.ts';
import { beginDashboard } from './first-read.ts';
import './style.css';

const place = document.getElementById('page');
if (place) {
  try {
    beginDashboard(readFacts());
  } catch {
    // The page fails in the same way below, and says so.
  }
  // The rest of the page loads while its first answers are on their way.
  void import('./open-page.tsx').then(({ openPage }) => openPage(place));
}
