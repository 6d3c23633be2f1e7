import { render } from 'preact';
import { readFacts } from './contract.ts';
import { beginDashboard, Dashboard } from './dashboard.tsx';
import { writingLocale } from './wall-time.ts';
import './style.css';

const page = document.getElementById('page');
if (page) {
  const facts = readFacts();
  beginDashboard(facts);
  page.replaceChildren();
  render(<Dashboard facts={facts} locale={writingLocale(navigator.language)} />, page);
}
