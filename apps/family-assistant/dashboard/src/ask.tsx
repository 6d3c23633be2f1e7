import { useState } from 'preact/hooks';
import { CallFailedError, post } from './calls.ts';
import type { Answer } from './contract.ts';
import { modeWords, sourcesWords } from './words.ts';

const kinds: Record<Answer['sources'][number]['type'], string> = {
  email: 'Mail',
  calendar: 'Calendar',
  document: 'Document',
};

/** Form for questions to the family's knowledge base, with the answer, search mode and sources. */
export function Ask() {
  const [question, setQuestion] = useState('');
  const [state, setState] = useState<{ asked: string; answer: Answer | null; failure: string | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async (event: Event) => {
    event.preventDefault();
    const asked = question.trim();
    if (asked === '' || busy) return;
    setBusy(true);
    try {
      setState({ asked, answer: await post<Answer>('/ask', { question: asked }), failure: null });
    } catch (error) {
      setState({
        asked,
        answer: null,
        failure:
          error instanceof CallFailedError
            ? `${error.message} Ask again in a moment.`
            : 'That did not work. Ask again in a moment.',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section class="card" aria-labelledby="ask-heading">
      <h2 id="ask-heading">Ask</h2>
      <form onSubmit={(event) => void ask(event)}>
        <label for="question">What do you want to know from mails, letters and the calendar?</label>
        <div class="ask-row">
          <input
            id="question"
            type="text"
            maxLength={2000}
            autocomplete="off"
            placeholder="When is the permission slip due?"
            value={question}
            onInput={({ currentTarget }) => setQuestion(currentTarget.value)}
          />
          <button type="submit" class="primary" disabled={busy}>
            {busy ? 'Asking …' : 'Ask'}
          </button>
        </div>
      </form>
      <div role="status">
        {state?.failure && <p class="problem">{state.failure}</p>}
        {state?.answer && <Answered answer={state.answer} asked={state.asked} />}
      </div>
    </section>
  );
}

function Answered({ answer, asked }: { answer: Answer; asked: string }) {
  return (
    <div class="answer">
      <p class="secondary" dir="auto">
        {asked}
      </p>
      <p class="answer-text" dir="auto">
        {answer.answer}
      </p>
      <p class="secondary">{modeWords(answer)}</p>
      {answer.sources.length > 0 && (
        <details>
          <summary>{sourcesWords(answer)}</summary>
          <ol>
            {answer.sources.map(({ id, type, snippet }) => (
              <li key={id}>
                <span class="kind">{kinds[type]}</span> <span dir="auto">{snippet}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
