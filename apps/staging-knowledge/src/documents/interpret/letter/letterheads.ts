import { organisation, saysWhat } from '../words/letterhead-words.ts';

/** Whether a title only names who writes. */
export function isLetterhead(title: string): boolean {
  return organisation.test(title) && !saysWhat.test(title.replace(organisation, ''));
}

/** Whether a short line is surely the name of an organisation, and not what it does. */
export function isOrganisation(line: string): boolean {
  return /\b(?:elementary|academy|university|college|school district|district \d{1,4}|public library|middle school|high school|elementary school|department|inc|llc)\b\.?$/i.test(
    line,
  );
}
