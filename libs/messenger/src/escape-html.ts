const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Makes any text safe inside Telegram's HTML, as content or as a quoted attribute value, and one line long: see
 * `oneLine`. Telegram knows only the named entities `lt`, `gt`, `amp` and `quot`, and numeric ones.
 */
export function escapeHtml(text: string): string {
  return oneLine(text).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/**
 * Text that cannot disturb what stands around it: control characters and line breaks become a space, half surrogate
 * pairs become U+FFFD (Telegram refuses them), and embeddings, overrides and isolates of the writing direction
 * (U+202A–202E, U+2066–2069), which would turn the rest of the line around, go. Joiners and direction marks stay.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\p{Cs}/gu, '\ufffd');
}
