/** What the calendar lacks for the keyboard and for who listens. */

/** Gives the places of an element that act when pressed, but are no buttons by name, that role. */
export function markOf(element: HTMLElement): void {
  const places = [element, ...element.querySelectorAll<HTMLElement>('a[tabindex]')];
  for (const place of places) if (place.matches('a[tabindex]')) place.setAttribute('role', 'button');
}

/** Has the period that is shown announced when it changes, and lets the focus go there. */
export function nameControls(calendar: HTMLElement): void {
  const title = titleOf(calendar);
  title?.setAttribute('aria-live', 'polite');
  title?.setAttribute('tabindex', '-1');
  for (const icon of calendar.querySelectorAll('.fc-icon')) icon.setAttribute('aria-hidden', 'true');
}

/** For when the place that was pressed is gone. */
export function moveFocusToTitle(calendar: HTMLElement): void {
  titleOf(calendar)?.focus();
}

/** Draws the events anew; an event that had the focus has it again. */
export function keepingFocus(calendar: HTMLElement, draw: () => void): void {
  const focused = document.activeElement;
  const event = focused instanceof HTMLElement && calendar.contains(focused) ? focused.dataset['event'] : undefined;
  draw();
  if (event !== undefined && !focused?.isConnected) focusEvent(event);
}

/** Moves the focus to an event where it is shown. @param id the event's */
export function focusEvent(id: string): void {
  document.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.focus();
}

function titleOf(calendar: HTMLElement): HTMLElement | null {
  return calendar.querySelector('.fc-toolbar-title');
}
