import { render } from 'preact';
import { readFacts } from './contract.ts';
import { Dashboard } from './dashboard.tsx';
import { writingLocale } from './wall-time.ts';
import './style.css';

const page = document.getElementById('page');
if (page) {
  page.replaceChildren();
  render(<Dashboard facts={readFacts()} locale={writingLocale(navigator.language)} />, page);
}
