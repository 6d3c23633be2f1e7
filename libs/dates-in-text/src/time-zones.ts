/** Time zone that a text names with a time of day. */
export interface NamedZone {
  /** IANA name, or an offset such as `+02:00`. */
  name: string;
  /** Exact wording: "CET", "Stockholm time". */
  words: string;
}

/** Regions by their abbreviations: people write "EST" in summer too, and mean the clock on the wall. */
const abbreviations: Readonly<Record<string, string>> = {
  ...regions('America/New_York', 'ET EST EDT'),
  ...regions('America/Chicago', 'CT CST CDT'),
  ...regions('America/Denver', 'MT MST MDT'),
  ...regions('America/Los_Angeles', 'PT PST PDT'),
  ...regions('America/Anchorage', 'AKST AKDT'),
  ...regions('Pacific/Honolulu', 'HST'),
  ...regions('America/Halifax', 'AST ADT'),
  ...regions('America/St_Johns', 'NST NDT'),
  ...regions('UTC', 'UTC GMT'),
  ...regions('Europe/London', 'BST'),
  ...regions('Europe/Lisbon', 'WET WEST'),
  ...regions('Europe/Berlin', 'CET CEST MEZ MESZ'),
  ...regions('Europe/Athens', 'EET EEST'),
  ...regions('Europe/Moscow', 'MSK'),
  ...regions('Asia/Kolkata', 'IST'),
  ...regions('Asia/Tokyo', 'JST'),
  ...regions('Asia/Seoul', 'KST'),
  ...regions('Asia/Singapore', 'SGT'),
  ...regions('Asia/Hong_Kong', 'HKT'),
  ...regions('Africa/Johannesburg', 'SAST'),
  ...regions('Australia/Sydney', 'AEST AEDT'),
  ...regions('Australia/Adelaide', 'ACST ACDT'),
  ...regions('Australia/Perth', 'AWST'),
  ...regions('Pacific/Auckland', 'NZST NZDT'),
};
const spoken: Readonly<Record<string, string>> = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
  atlantic: 'America/Halifax',
  'western european': 'Europe/Lisbon',
  'central european': 'Europe/Berlin',
  'eastern european': 'Europe/Athens',
  british: 'Europe/London',
  uk: 'Europe/London',
  irish: 'Europe/Dublin',
  india: 'Asia/Kolkata',
  indian: 'Asia/Kolkata',
  japan: 'Asia/Tokyo',
};
const offset = /^(\s{0,2}\(?)((?:UTC|GMT)\s?([+-])\s?(\d{1,2})(?::?([0-5]\d))?)(?![\d:])/;
const abbreviated = new RegExp(`^(\\s{0,2}\\(?)(${Object.keys(abbreviations).join('|')})\\b(?!\\p{L}|['’])`, 'u');
const named =
  /^(\s{1,2}\(?)((\p{Lu}[\p{L}.]{1,14}(?:[ _]\p{Lu}?[\p{L}.]{1,14})??)(?:\s(?:Standard|Daylight|Summer|Mean))?\s[Tt]ime)\b/u;
/** "3 PM Eastern", not "7 pm Pacific Ballroom". */
const bareRegion = /^(\s\(?)((Eastern|Central|Mountain|Pacific))(?=\s{0,2}(?:$|[),.;:|¶/-])|\s(?:on|via|at|and|or)\b)/;

/** The zone named right after the time of day that ends at `end`. */
export function zoneAfter(text: string, end: number): (NamedZone & { end: number }) | null {
  const rest = text.slice(end, end + 60);
  const [, before = '', words = '', sign, hours, minutes = '00'] = offset.exec(rest) ?? [];
  if (hours !== undefined && Number(hours) <= 14)
    return at({ before, words, rest, end }, `${sign}${hours.padStart(2, '0')}:${minutes}`);
  for (const [pattern, nameOf] of patterns) {
    const [, blank = '', said = '', key = said] = pattern.exec(rest) ?? [];
    const name = said === '' ? undefined : nameOf(key);
    if (name !== undefined) return at({ before: blank, words: said, rest, end }, name);
  }
  return null;
}

const patterns: readonly (readonly [RegExp, (words: string) => string | undefined])[] = [
  [abbreviated, (words) => abbreviations[words]],
  [named, (words) => spoken[words.toLowerCase()] ?? zoneOfCity(words)],
  [bareRegion, (words) => spoken[words.toLowerCase()]],
];

function at(
  { before, words, rest, end }: { before: string; words: string; rest: string; end: number },
  name: string,
): NamedZone & { end: number } {
  const length = before.length + words.length;
  return { name, words, end: end + length + Number(before.includes('(') && rest[length] === ')') };
}

function regions(name: string, all: string): Record<string, string> {
  return Object.fromEntries(all.split(' ').map((one) => [one, name]));
}

let cities: ReadonlyMap<string, string> | undefined;

/** "Stockholm" is the city of Europe/Stockholm. */
function zoneOfCity(city: string): string | undefined {
  cities ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [zone.split('/').at(-1)?.toLowerCase() ?? zone, zone]),
  );
  return cities.get(city.toLowerCase().replaceAll(' ', '_'));
}
