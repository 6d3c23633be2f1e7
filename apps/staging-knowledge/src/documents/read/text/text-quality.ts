/** Pairs of letters that are frequent in English, Spanish and the other languages of western Europe. */
const frequentPairs = new Set(
  'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ea ra ce li ch ll be ma si om ur la el os qu ue ci un do da ad ie ei sc ge au ta no lo so em us ho us pa pe po pr mo mi di tr ec ac am il ir us wh wi ee oo ss'.split(
    ' ',
  ),
);
/** Share of frequent pairs: texts have more than half, shifted letters and random codes few. */
const fewestFrequent = 0.3;
const fewestLetters = 12;
const unreadable = /[\ufffd\ue000-\uf8ff\u0080-\u009f]/g;
const maxUnreadable = 0.15;
/** Share of a page's letters in garbled lines from which its text layer is not believed, and how many there must be. */
const garbledShare = 0.25;
const garbledLetters = 40;

/**
 * Whether a text is garbled, as when a font maps its letters to others, or to none. A heading that is not, or a table of codes,
 * changes nothing.
 */
export function isGarbled(text: string): boolean {
  const lines = text.split('\n').map((line) => ({ letters: lettersOf(line), garbled: isGarbledLine(line) }));
  const all = lines.reduce((sum, { letters }) => sum + letters, 0);
  const garbled = lines.filter((line) => line.garbled).reduce((sum, { letters }) => sum + letters, 0);
  return garbled >= Math.min(garbledLetters, 0.5 * all) && garbled > garbledShare * all;
}

function isGarbledLine(line: string): boolean {
  if ((line.match(unreadable)?.length ?? 0) > maxUnreadable * line.length) return true;
  const words = line.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  const pairs = words.flatMap((word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)));
  if (pairs.length < fewestLetters) return false;
  return pairs.filter((pair) => frequentPairs.has(pair)).length < fewestFrequent * pairs.length;
}

function lettersOf(line: string): number {
  return line.match(/[\p{L}\ufffd\ue000-\uf8ff\u0080-\u009f]/gu)?.length ?? 0;
}
