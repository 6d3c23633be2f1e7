const organisation =
  /\b(?:school|elementary|academy|college|university|district|department|office|church|parish|clinic|hospital|pediatrics|dental|orthodontics|associates|association|league|club|center|centre|council|library|city of|town of|village of|county|pta|pto|ptsa|inc|llc|company|services|ymca|foundation|insurance|transportation|portraits|photography|bank|utilities|preschool|kindergarten|group|society|recreation|athletics|health(?:care)?|medical)\b\.?(?: (?:no\.? )?\d{1,4})?$|^(?:city|town|village|county|office|department|church|university|college|school|the friends) of\b/i;
/** Words that say what a letter is about. */
export const saysWhat =
  /\b(?:trip|fair|night|day|meeting|picnic|concert|visit|party|registration|permission|form|slip|appointment|check-?up|closure|closing|closed|recall|tournament|practice|season|schedule|tryouts?|camp|club|conference|newsletter|bulletin|weekly|news|update|notice|reminder|invitation|sale|drive|festival|show|play|performance|lesson|program|workshop|celebration|sign-?up|supplies|list|menu|calendar|policy|outbreak|lice|screening|vaccin\w*|immuniz\w*|clinic on|fundraiser|volunteers?|photos?|pictures?|auction|clean-?up|parade|election|renewal|invoice|statement|results?|report)\b/i;

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
