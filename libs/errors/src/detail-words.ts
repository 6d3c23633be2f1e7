/** Type and message of an item of `detail`, as FastAPI's clients know them from Pydantic 2. */
export interface DetailWords {
  type: string;
  msg: string;
}

/** Words for what is required and not there. */
export const missing: DetailWords = { type: 'missing', msg: 'Field required' };
const notText: DetailWords = { type: 'string_type', msg: 'Input should be a valid string' };
const tooShort = (least: string): DetailWords => ({
  type: 'string_too_short',
  msg: `String should have at least ${characters(least)}`,
});

/** By the rule that is broken and what ajv, or the validator around it, says about it. */
const words: [rule: string, message: RegExp, (value: string) => DetailWords][] = [
  ['required', /^/, () => missing],
  ['unknown', /^/, () => ({ type: 'extra_forbidden', msg: 'Extra inputs are not permitted' })],
  ['type', /string/, () => notText],
  [
    'type',
    /integer/,
    () => ({
      type: 'int_parsing',
      msg: 'Input should be a valid integer, unable to parse string as an integer',
    }),
  ],
  ['minimum', />= (.+)/, (n) => ({ type: 'greater_than_equal', msg: `Input should be greater than or equal to ${n}` })],
  ['maximum', /<= (.+)/, (n) => ({ type: 'less_than_equal', msg: `Input should be less than or equal to ${n}` })],
  ['minLength', /(\d+)/, tooShort],
  ['maxLength', /(\d+)/, (n) => ({ type: 'string_too_long', msg: `String should have at most ${characters(n)}` })],
  ['pattern', /"(.*)"/, (text) => ({ type: 'string_pattern_mismatch', msg: `String should match pattern '${text}'` })],
  ['value', /^Empty value found/, () => tooShort('1')],
];

/** Words for a broken rule; undefined for a rule that the services with this shape do not have. */
export function detailWords(rule: string, message: string): DetailWords | undefined {
  for (const [name, pattern, make] of words) {
    const found = name === rule ? pattern.exec(message) : null;
    if (found) return make(found[1] ?? '');
  }
  return undefined;
}

/** Words for a problem that only its sentence describes. */
export function valueError(sentence: string): DetailWords {
  return { type: 'value_error', msg: `Value error, ${sentence}` };
}

function characters(count: string): string {
  return `${count} character${count === '1' ? '' : 's'}`;
}
