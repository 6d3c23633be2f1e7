/** Print styles, from readable at a distance to readable up close. */
const manners = [
  ...[13, 12, 11, 10].map((size) => ({ size, places: 'shown' })),
  ...[11, 10, 9, 8].map((size) => ({ size, places: 'none' })),
];

/**
 * Fits the printed days on their page: shrinks the letters, then leaves out places, until all events fit. If they still
 * do not, a day's last events are replaced by a line that counts them.
 */
export function fitDays(sheet: HTMLElement): void {
  const days = [...sheet.querySelectorAll<HTMLElement>('.print-day')];
  for (const day of days) showAll(day);
  for (const { size, places } of manners) {
    sheet.style.setProperty('--print-size', `${size}px`);
    sheet.dataset['places'] = places;
    if (days.every(isRoomy)) return;
  }
  for (const day of days) leaveOut(day);
}

function isRoomy(day: HTMLElement): boolean {
  return day.scrollHeight <= day.clientHeight;
}

function showAll(day: HTMLElement): void {
  for (const event of entriesOf(day)) event.hidden = false;
  const more = day.querySelector<HTMLElement>('.print-more');
  if (more) more.hidden = true;
}

function leaveOut(day: HTMLElement): void {
  const [entries, more] = [entriesOf(day), day.querySelector<HTMLElement>('.print-more')];
  if (!more) return;
  for (let left = 1; left <= entries.length && !isRoomy(day); left += 1) {
    const last = entries.at(-left);
    if (last) last.hidden = true;
    more.hidden = false;
    more.textContent = `and ${left} more`;
  }
}

function entriesOf(day: HTMLElement): HTMLElement[] {
  return [...day.querySelectorAll<HTMLElement>('.print-event')];
}
