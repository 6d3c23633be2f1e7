import type { Rewriting } from '../language.ts';

const number = '(\\d{1,3}(?:\\.\\d{3})+|\\d+),(\\d\\d)';
const before = '(?<![\\p{L}\\p{N}.,])';
const after = '(?![\\p{L}\\p{N}]|[.,]\\d)';
const euros = /€|euro|EUR/i;

function amount(whole: string | undefined, cents: string | undefined, sign: string | undefined): string {
  const digits = (whole ?? '').replaceAll('.', '').replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${euros.test(sign ?? '') ? '€' : '$'}${digits}.${cents ?? '00'}`;
}

/** Amounts with a decimal comma, and ordinals: "1.190,00 €", "4.º grado". */
export const spanishNumbers: readonly Rewriting[] = [
  // "Museo de Historia Natural del Condado": a name goes on.
  { pattern: /(?<=\p{Lu}\p{L}{1,20} )de(?:l| la| los| las)?(?= \p{Lu})/gu, english: () => 'of' },
  // A field, where in a sentence it is "is due on".
  { pattern: /(?<!\p{L})vence(?:\sel)?(?=\s?:)/giu, english: () => 'due date' },
  // "para reservar"
  { pattern: /(?<!\p{L})para(?=\s\p{L}{2,20}[aeií]r(?:se|l[aoe]s?|nos)?(?!\p{L}))/giu, english: () => 'to' },
  {
    pattern: new RegExp(`${before}${number}\\s?(€|euros?\\b|EUR\\b|d[oó]lares\\b)${after}`, 'giu'),
    english: ([, whole, cents, sign]) => amount(whole, cents, sign),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(€|\\$)\\s?${number}${after}`, 'giu'),
    english: ([, sign, whole, cents]) => amount(whole, cents, sign),
  },
  {
    pattern: new RegExp(
      `${before}\\$?\\s?(\\d[\\d,]*(?:\\.\\d\\d)?)\\s?(?:pesos\\b|M\\.?N\\.?|MXN\\b)(?:\\smexicanos)?${after}`,
      'giu',
    ),
    english: ([, digits]) => `MXN ${digits}`,
  },
  {
    pattern: new RegExp(
      `${before}(\\d{1,2})\\.?\\s?(?:[ºo°ª]|er|do|ro|to|mo|vo)\\.?\\s(?:de\\s)?(?:grado|a[nñ]o)${after}`,
      'giu',
    ),
    english: ([, digits = '']) =>
      `${digits}${({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<string, string>)[digits] ?? 'th'} grade`,
  },
];
