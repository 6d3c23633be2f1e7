import { windows1252Character } from './windows-1252.ts';

/** The names of U+00A0 to U+00FF, in order (HTML 4, §24.2). */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** What else mail programs write by name. */
const others: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '\u200c',
  zwj: '\u200d',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  dagger: '†',
  bull: '•',
  hellip: '…',
  prime: '′',
  lsaquo: '‹',
  rsaquo: '›',
  euro: '€',
  trade: '™',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  minus: '−',
  check: '✓',
  star: '☆',
  hearts: '♥',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Yuml: 'Ÿ',
  num: '#',
  lpar: '(',
  rpar: ')',
  comma: ',',
  period: '.',
  colon: ':',
  semi: ';',
  excl: '!',
  quest: '?',
  percnt: '%',
  dollar: '$',
  commat: '@',
  sol: '/',
};

const named = new Map([
  ...Object.entries(others),
  ...latin1.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
]);

/** Resolves character references; a name that is not known stays as it is written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,9}));?/g,
    (written, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return named.get(name) ?? written;
      return character(decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal));
    },
  );
}

function character(code: number): string {
  // Browsers read the numbers of Unicode's controls as Windows means them.
  if (code >= 0x80 && code <= 0x9f) return windows1252Character(code);
  const exists = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return exists ? String.fromCodePoint(code) : '\ufffd';
}
