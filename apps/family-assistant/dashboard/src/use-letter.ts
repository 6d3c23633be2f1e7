import { useEffect, useRef, useState } from 'preact/hooks';
import { CallFailedError, postFile } from './calls.ts';
import type { AddedLetterEvents, Letter } from './contract.ts';
import { draftOf, type Draft } from './letter-draft.ts';
import { letterFailureWords } from './letter-words.ts';

/** Letter on its way into the calendar; `failure` is about the file chosen last, if any. */
export type LetterState =
  | { step: 'choosing'; failure: string | null; file: File | null }
  | { step: 'reading'; file: File }
  | { step: 'read'; letter: Letter; drafts: readonly Draft[] }
  | { step: 'added'; letter: Letter; drafts: readonly Draft[]; answer: AddedLetterEvents };

/** The service gives up before, whatever its LETTER_BUDGET_MS. */
const limitMs = 660_000;
const choosing = { step: 'choosing', failure: null, file: null } as const;

/** Reads one letter at a time, and keeps it while its dialog is closed. */
export function useLetter() {
  const [state, setState] = useState<LetterState>(choosing);
  const reading = useRef<AbortController | null>(null);

  const read = async (file: File) => {
    const controller = new AbortController();
    reading.current = controller;
    setState({ step: 'reading', file });
    const tooLong = new CallFailedError('Reading the letter took too long.', 0);
    const timer = setTimeout(() => controller.abort(tooLong), limitMs);
    try {
      const letter = await postFile<Letter>('/letters', file, controller.signal);
      setState({ step: 'read', letter, drafts: letter.proposals.map(draftOf) });
    } catch (error) {
      if (reading.current === controller) setState({ step: 'choosing', failure: letterFailureWords(error), file });
    } finally {
      clearTimeout(timer);
    }
  };
  /** Reads the only file given; anything else is refused with the reason. */
  const take = ([file, ...more]: readonly File[]) => {
    if (!file) return;
    if (more.length > 0)
      setState({ ...choosing, failure: 'Add one file at a time. A letter of several pages can be one PDF.' });
    else void read(file);
  };
  const startOver = () => {
    const { current } = reading;
    reading.current = null;
    current?.abort();
    setState(choosing);
  };
  return { state, setState, take, startOver };
}

/** Takes files dropped or pasted anywhere on the page, and tells whether some are being dragged over it. */
export function useGivenFiles(take: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;
    const onDrag = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false);
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      // Otherwise the browser would leave the page and show the file.
      event.preventDefault();
      setIsOver(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    const onPaste = ({ clipboardData: data }: ClipboardEvent) => {
      // Text copied in an office program comes with a picture of it.
      if (hasFiles(data) && !data?.types.includes('text/plain')) latest.current([...(data?.files ?? [])]);
    };
    const listeners = { dragenter: onDrag, dragover: onDrag, dragleave: onLeave, drop: onDrop, paste: onPaste };
    const each = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of each) addEventListener(type, listener);
    return () => {
      for (const [type, listener] of each) removeEventListener(type, listener);
    };
  }, []);
  return isOver;
}
