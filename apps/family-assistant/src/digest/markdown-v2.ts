const special = /[_*[\]()~`>#+\-=|{}.!\\]/g;

/**
 * Makes any text safe inside a Telegram message in MarkdownV2: every character that the style gives a meaning to, the
 * backslash included, gets a backslash before it. Inside code and links other rules hold.
 */
export function escapeMarkdownV2(text: string): string {
  return text.replaceAll(special, '\\$&');
}
