/** Accessibility that the calendar component lacks for keyboards and screen readers. */

/** Adds the button role to elements that act when pressed but are not buttons. */
export function markOf(element: HTMLElement): void {
  const places = [element, ...element.querySelectorAll<HTMLElement>('a[tabindex]')];
  for (const place of places) if (place.matches('a[tabindex]')) place.setAttribute('role', 'button');
}

/** Announces the shown period when it changes, and makes it focusable. */
export function nameControls(calendar: HTMLElement): void {
  const title = titleOf(calendar);
  title?.setAttribute('aria-live', 'polite');
  title?.setAttribute('tabindex', '-1');
  for (const icon of calendar.querySelectorAll('.fc-icon')) icon.setAttribute('aria-hidden', 'true');
}

/** For when the pressed element is gone. */
export function moveFocusToTitle(calendar: HTMLElement): void {
  titleOf(calendar)?.focus();
}

/** Redraws the events and restores the focus to the same event. */
export function keepingFocus(calendar: HTMLElement, draw: () => void): void {
  const focused = document.activeElement;
  const event = focused instanceof HTMLElement && calendar.contains(focused) ? focused.dataset['event'] : undefined;
  draw();
  if (event !== undefined && !focused?.isConnected) focusEvent(event);
}

/** Focuses an event on the page. @param id the event's id */
export function focusEvent(id: string): void {
  document.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.focus();
}

function titleOf(calendar: HTMLElement): HTMLElement | null {
  return calendar.querySelector('.fc-toolbar-title');
}
