/** Leads to the time at which something begins. */
export const starts =
  /\b(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?|starts?|begins?|opens?|doors|arrive|meet|kick-?off|show ?time|from|curtain|runs?|drop-?off|gather|be (?:here|there|at)|check-?in|lasts?|time|hours)\b/i;
/** Leads to the time at which something ends. */
export const ends =
  /\b(?:returns?|returning|back|ends?|ending|done|finish(?:es)?|until|dismiss(?:ed|al)?|pick(?:ed)?[- ]?up|over|home|closes?|lasts until)\b/i;
