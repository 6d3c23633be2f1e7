import { cleanLine } from '@homeroom/text';

/** Long question in two parts: what is said first, and what is asked. */
export interface AskingClause {
  preamble: string;
  clause: string;
}

const minWords = 10;
const opener =
  'what|when|where|who|whose|which|how|is|are|am|was|were|do|does|did|can|could|will|would|has|have|should|must';
const connectors = 'so|and|but|then|now|well|anyway|please';
const preposition = 'on|at|in|by|from|until|till|for|to';
/** A clause that opens a question after a comma, or after "I need to know". */
const asks = new RegExp(
  `(?:[,;:.!]\\s+|\\s[–—-]\\s+|\\b(?:know|wonder|wondering|ask|asks|asking|tell me|tell us|figure out|find out|work out)\\s+)` +
    `(?=(?:(?:${connectors})\\s+)*(?:(?:${preposition})\\s+(?:what|when|which|whose)|${opener})\\b)`,
  'giu',
);
const leadingConnectors = new RegExp(`^(?:(?:${connectors})\\s+)+`, 'iu');

/**
 * Splits a long question before the clause that asks: "A friend wants to come, so are we free on Saturday?" Null when it
 * is short or asks from its beginning.
 */
export function askingClause(question: string): AskingClause | null {
  const line = cleanLine(question, 500);
  if (line.split(' ').length < minWords) return null;
  if (new RegExp(`^(?:${opener})\\b`, 'iu').test(line.replace(leadingConnectors, ''))) return null;
  const match = asks.exec(line);
  asks.lastIndex = 0;
  if (!match) return null;
  const at = match.index + match[0].length;
  return { preamble: line.slice(0, at).trim(), clause: line.slice(at).replace(leadingConnectors, '') };
}
