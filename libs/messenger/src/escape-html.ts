const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for Telegram's HTML, for content and quoted attribute values, on one line (see `oneLine`). Telegram
 * knows only the named entities `lt`, `gt`, `amp` and `quot`, and numeric ones.
 */
export function escapeHtml(text: string): string {
  return oneLine(text).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/**
 * Returns text that cannot disturb its surroundings: control characters and line breaks become spaces, unpaired
 * surrogates become U+FFFD (Telegram rejects them), and bidi embeddings, overrides and isolates (U+202A–202E,
 * U+2066–2069) are removed. Joiners and direction marks stay.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\p{Cs}/gu, '\ufffd');
}
