const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const controls = /(?!\n)\p{Cc}/gu;
const invisible = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/** Text of a stranger without control and invisible characters, which a terminal would obey or hide. */
export function visibleText(text: string): string {
  return text.toWellFormed().replace(lineBreaks, '\n').replace(controls, ' ').replace(invisible, '').trim();
}

/** Visible text on one line of at most `maxLength` characters, with an ellipsis when it is longer. */
export function visibleLine(text: string, maxLength: number): string {
  const characters = [...visibleText(text).replace(/\s+/g, ' ')];
  return characters.length <= maxLength ? characters.join('') : `${characters.slice(0, maxLength - 1).join('')}…`;
}
