/** Command as written by a member. */
export interface SaidCommand {
  /** In lower case, without the slash. */
  name: string;
  /** Text after the command; may be empty. */
  argument: string;
  /** Whether it names this bot: `/grocery@homeroom_bot`. */
  isAddressed: boolean;
}

const form = /^\/([a-z][a-z0-9_]{0,31})(?:@([a-z0-9_]{1,64}))?(?:\s+([\s\S]*))?$/i;

/** Parses a command; null when the text is not one, `others` when it is for another bot. */
export function readCommand(text: string, botName: string): SaidCommand | 'others' | null {
  const [, name, addressee, argument = ''] = form.exec(text.trim()) ?? [];
  if (name === undefined) return null;
  if (addressee !== undefined && addressee.toLowerCase() !== botName.toLowerCase()) return 'others';
  return { name: name.toLowerCase(), argument: argument.trim(), isAddressed: addressee !== undefined };
}
