/** A command as somebody wrote it. */
export interface SaidCommand {
  /** In lower case, without the slash. */
  name: string;
  /** What stands behind it; empty when nothing does. */
  argument: string;
  /** Whether it names this bot: `/grocery@homeroom_bot`. */
  isAddressed: boolean;
}

const form = /^\/([a-z][a-z0-9_]{0,31})(?:@([a-z0-9_]{1,64}))?(?:\s+([\s\S]*))?$/i;

/** The command that a text is; null when it is none, `others` when it is meant for another bot. */
export function readCommand(text: string, botName: string): SaidCommand | 'others' | null {
  const [, name, addressee, argument = ''] = form.exec(text.trim()) ?? [];
  if (name === undefined) return null;
  if (addressee !== undefined && addressee.toLowerCase() !== botName.toLowerCase()) return 'others';
  return { name: name.toLowerCase(), argument: argument.trim(), isAddressed: addressee !== undefined };
}
