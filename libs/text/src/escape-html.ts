const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// eslint-disable-next-line no-control-regex -- no HTML document may contain them
const special = /[&<>"']|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * Escapes a text for HTML, as content or as a quoted attribute value, and removes control characters. Uses only the
 * entities that Telegram knows: `lt`, `gt`, `amp`, `quot` and numeric ones.
 */
export function escapeHtml(text: string): string {
  return text.replaceAll(special, (character) => entities[character] ?? '');
}
