import { Fragment } from 'preact';
import type { Letter } from './contract.ts';
import { dayWords, reviewWords } from './letter-words.ts';
import { titleWords, wholeTitle, type Speech } from './words.ts';

/** Facts of a letter, the doubts about them, and its text. */
export function LetterCard({ card, speech }: { card: Letter['card']; speech: Speech }) {
  const { title, summary, category, icon, who, document_date: written, deadline, actions, location, money } = card;
  const rows: [term: string, lines: string[]][] = [
    ['Whom it concerns', who.length > 0 ? [who.join(', ')] : []],
    ['What to do', actions.map((action) => actionWords(action, speech))],
    ['Deadline', deadline ? [dayWords(deadline, speech)] : []],
    ['Place', location.map(({ name, address }) => [name, address].filter(Boolean).join(', '))],
    ['Costs', money.map(({ text, for: purpose }) => (purpose ? `${text} for ${purpose}` : text))],
    ['Contacts', card.contacts.map(({ name, email, phone }) => [name, email, phone].filter(Boolean).join(', '))],
  ];
  return (
    <div class="letter-card">
      <h3 dir="auto">
        <span aria-hidden="true">{icon}</span> {wholeTitle(title)}
      </h3>
      <p class="secondary" dir="auto">
        {category}
        {written && `, dated ${dayWords(written, speech)}`}, from {titleWords(card.filename)}
      </p>
      <Doubts card={card} />
      <p dir="auto">{summary}</p>
      <dl>
        {rows
          .filter(([, lines]) => lines.length > 0)
          .map(([term, lines]) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>
                {lines.map((line, place) => (
                  <span class="line" dir="auto" key={place}>
                    {line}
                  </span>
                ))}
              </dd>
            </Fragment>
          ))}
      </dl>
      {card.text_excerpt !== '' && (
        <details>
          <summary>The letter’s text</summary>
          <p class="letter-text" dir="auto">
            {card.text_excerpt}
          </p>
        </details>
      )}
    </div>
  );
}

/** Doubts and warnings about what was read; renders nothing when all is well. */
function Doubts({ card: { review, warnings, needs_review: needsReview, confidence } }: { card: Letter['card'] }) {
  const isUnsure = review.length === 0 && (needsReview || confidence !== 'high');
  const doubts = [
    ...(isUnsure ? ['Not everything here is certain. Compare it with the letter.'] : review.map(reviewWords)),
    ...warnings,
  ];
  if (doubts.length === 0) return null;
  return (
    <div class="letter-doubts">
      <p>
        <span aria-hidden="true">⚠ </span>
        <b>Please check</b>
      </p>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt} dir="auto">
            {doubt}
          </li>
        ))}
      </ul>
    </div>
  );
}

function actionWords({ text, due, who }: Letter['card']['actions'][number], speech: Speech): string {
  const by = due ? `, by ${dayWords(due, speech)}` : '';
  return `${text}${who.length > 0 ? ` (${who.join(', ')})` : ''}${by}`;
}
