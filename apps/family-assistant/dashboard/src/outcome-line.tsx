import type { RefObject } from 'preact';

/** Line that says what an action did, from `useActions`; hidden without an outcome. */
export function OutcomeLine({
  outcomeRef,
  words,
}: {
  outcomeRef: RefObject<HTMLParagraphElement>;
  words: string | null;
}) {
  return (
    <p class="outcome" tabIndex={-1} ref={outcomeRef} hidden={words === null}>
      {words}
    </p>
  );
}
