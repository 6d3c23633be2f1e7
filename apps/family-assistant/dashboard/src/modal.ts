import { useEffect, useRef } from 'preact/hooks';

/**
 * Opens a dialog over the page, focused on its heading, and restores the focus at the end.
 * @param onLost called when the element that had the focus is gone
 */
export function useModal(onLost?: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // The button that browsers would focus may be far below.
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else onLost?.();
    };
  }, []);
  return { dialog, heading };
}
