import { hourOf, hourWords } from '@homeroom/dates-in-text';
import { ordinal } from '@homeroom/text';

const names: readonly (readonly [short: string, full: string])[] = [
  ['mon', 'Monday'],
  ['tues?', 'Tuesday'],
  ['weds?', 'Wednesday'],
  ['thu(?:rs?)?', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
];
/** Short names that are also words: "we sat in the sun". */
const lead = String.raw`\b(?:on|this|next|last|until|till|til|by|from|for|not|of|every|than|to|do) (?:the )?`;
const after = String.raw`(?=,? (?:the )?\d| (?:morning|afternoon|arvo|evening|night|nite|am|pm|at \d|instead|works?|practice|game|match)\b)`;
const alone = /^(?:tues\?|weds\?|thu|fri)/;
const patterns = names.map(
  ([short, full]) =>
    [
      new RegExp(
        alone.test(short) ? String.raw`\b${short}\b\.?` : String.raw`(?<=${lead})${short}\b\.?|\b${short}\b\.?${after}`,
        'giu',
      ),
      full,
    ] as const,
);
const ordinalEnd = String.raw`(?:st|nd|rd|th)\b`;
/** "Saturday 9 to 11" tells hours, "Saturday 28 to 30" days. */
const hours = String.raw`(?:1[0-2]|0?[1-9]) (?:to|till?|until) (?:noon|midnight|1[0-2]|0?[1-9])\b(?!${ordinalEnd})`;
const notADay = String.raw`\s?(?:[:.]\d|[ap]\.?m\b|[-–]|\/|o['’]?clock|${ordinalEnd})`;
const numbered = new RegExp(
  String.raw`\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? (?:the )?(?!${hours})(\d{1,2})\b(?!${notADay})`,
  'gu',
);
/** "Yeah the 29th is fine" */
const agreed =
  /(?<!\b(?:on|of|by|until|till|from|to|after|before|since|for) )\bthe (?=\d{1,2}(?:st|nd|rd|th) (?:works|suits|(?:is|sounds) (?:\p{L}+ )?(?:fine|good|great|ok|okay|perfect|lovely)\b))/giu;
const hourName = `(?:${hourWords.join('|')}|\\d{1,2})`;
/** "Half past twelve, not one", "at six and not seven" */
const notHour = new RegExp(
  `\\b(half past |quarter (?:past|to) )?(${hourName})((?: o['’]?clock)?,? (?:and )?(?:not|instead of|rather than) (?:at )?)(half past |quarter (?:past|to) )?(${hourWords.join('|')})\\b(?! \\p{L}+s\\b)`,
  'giu',
);
const movedTo =
  /\b(?:mov\w+|bump\w*|push\w*|shift\w*|switch\w*|swap\w*|slid\w*|chang\w+|resched\w+)\b[^.!?]*?\bfrom (?:the )?[^.!?]*?(?:\d|day|th|st|nd|rd) to (?=(?:the )?\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/giu;

/**
 * Returns a sentence with its days as a letter writes them: "bump it from mon 28 to tues 29" as "bump it from Monday the
 * 28th, moved to Tuesday the 29th". Chats write them short.
 */
export function withSpelledDays(sentence: string): string {
  return patterns
    .reduce((text, [short, full]) => text.replace(short, full), sentence)
    .replace(numbered, (said, weekday: string, day: string) =>
      Number(day) > 31 ? said : `${weekday} the ${ordinal(Number(day))}`,
    )
    .replace(agreed, 'on the ')
    .replace(
      notHour,
      (_, part: string | undefined, hour: string, joint: string, other: string | undefined, old: string) =>
        [clockOf(part, hour), joint, clockOf(other, old)].join(''),
    )
    .replace(movedTo, (said) => said.replace(/ to $/u, ', moved to '));
}

/** "12:30" of "half past twelve" */
function clockOf(part: string | undefined, hour: string): string {
  const number = hourOf(hour);
  const said = part?.trim().toLowerCase();
  if (said === undefined) return String(number);
  if (said === 'quarter to') return `${number === 1 ? 12 : number - 1}:45`;
  return `${number}:${said === 'half past' ? '30' : '15'}`;
}
