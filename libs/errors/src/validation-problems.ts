import { detailWords, valueError } from './detail-words.ts';
import type { Problem } from './service-error.ts';

/** One complaint as express-openapi-validator reports it: a path such as `/query/start` and ajv's message. */
export interface ValidatorComplaint {
  path?: string;
  message?: string;
  errorCode?: string;
}

const maxProblems = 100;
const placeNames: Record<string, string> = {
  query: 'query parameter',
  params: 'path parameter',
  path: 'path parameter',
  headers: 'header',
  cookies: 'cookie',
  body: 'field',
};

/** Turns the validator's complaints into sentences for the caller, the first 100, without repeats and in their order. */
export function validationProblems(complaints: readonly ValidatorComplaint[]): Problem[] {
  const seen = new Set<string>();
  return complaints
    .slice(0, maxProblems)
    .map(toProblem)
    .filter((problem) => {
      if (seen.has(problem.sentence)) return false;
      seen.add(problem.sentence);
      return true;
    });
}

/**
 * A problem of one place of a request.
 * @param location `query`, `path`, `headers` or `body`, then the names down to the field
 * @param wish what goes on after the field's name, such as `must not be blank`
 */
export function problemAt(location: readonly string[], wish: string): Problem {
  const sentence = `${subject(location)} ${wish}.`;
  return { location: [...location], sentence, detail: valueError(sentence) };
}

function toProblem(complaint: ValidatorComplaint): Problem {
  const rule = (complaint.errorCode ?? 'value').replace(/\.openapi\.validation$/, '');
  const message = complaint.message ?? 'is not valid';
  const unknownQuery = /^Unknown query parameter '(.+)'$/.exec(message);
  if (unknownQuery) return unknownProblem(['query', String(unknownQuery[1])]);
  const location = (complaint.path ?? '').split('/').filter(Boolean).map(decodePointer);
  if (rule === 'additionalProperties') return unknownProblem(location);
  return problemOf(location, rule, message, sentenceFor(location, rule, message));
}

function unknownProblem(location: string[]): Problem {
  return problemOf(location, 'unknown', '', `${subject(location)} is unknown.`);
}

function problemOf(location: string[], rule: string, message: string, sentence: string): Problem {
  return {
    location: normalizePlace(location),
    sentence,
    detail: detailWords(rule, message) ?? valueError(sentence),
  };
}

function sentenceFor(location: string[], rule: string, message: string): string {
  const name = subject(location);
  if (rule === 'required') return `${name} is required.`;
  if (rule === 'type' && location[0] === 'query' && message === 'must be string')
    return `${name} must be given only once.`;
  if (rule === 'format' || rule === 'type')
    return `${name} ${formatWish(message)}${location[0] === 'query' && /date-time/.test(message) ? '; in an address, + is written %2B' : ''}.`;
  if (rule === 'enum')
    return `${name} ${message.replace(/^must be equal to one of the allowed values:/, 'must be one of')}.`;
  if (message.endsWith('match pattern "\\S"')) return `${name} must not be blank.`;
  if (message.startsWith('Empty value found')) return `${name} must not be empty.`;
  if (/must be url encoded/.test(message))
    return `${name} must be percent-encoded in the address: one of its characters means something else there.`;
  return `${name} ${boundWish(message.replace(/^should/, 'must').replace(/\.$/, ''))}.`;
}

const comparisons: Record<string, string> = { '>=': 'at least', '<=': 'at most', '>': 'more than', '<': 'less than' };

/** Says a bound of ajv in words: `must be <= 50` as `must be at most 50`. */
function boundWish(message: string): string {
  const [, sign = '', limit = ''] = /^must be ([<>]=?) (\S+)$/.exec(message) ?? [];
  if (sign) return `must be ${comparisons[sign]} ${limit}`;
  const [, bound, count = '', things = ''] = /^must NOT have (more|fewer) than (\d+) (\w+)$/.exec(message) ?? [];
  if (!bound) return message;
  if (bound === 'fewer' && count === '1' && things === 'characters') return 'must not be blank';
  const thing = things === 'properties' ? 'property' : things.replace(/s$/, '');
  return `must have at ${bound === 'more' ? 'most' : 'least'} ${count} ${count === '1' ? thing : things}`;
}

const wishes: [RegExp, string][] = [
  [/date-time/, 'must be a date and time with offset, such as 2026-09-30T15:00:00Z (RFC 3339)'],
  [/format "date"/, 'must be a date such as 2026-09-30'],
  [/uuid/, 'must be a UUID'],
  [/integer/, 'must be a whole number'],
  [/number/, 'must be a number'],
  [/boolean/, 'must be true or false'],
  [/string/, 'must be a string'],
  [/array/, 'must be an array'],
  [/object/, 'must be an object'],
];

function formatWish(message: string): string {
  return wishes.find(([pattern]) => pattern.test(message))?.[1] ?? message;
}

function subject(location: readonly string[]): string {
  const [place = 'body', ...names] = location;
  if (names.length === 0) return place === 'body' ? 'The body' : `The ${placeNames[place] ?? place}`;
  return `The ${placeNames[place] ?? 'field'} \`${names.join('.')}\``;
}

function normalizePlace([place = 'body', ...names]: string[]): string[] {
  return [place === 'params' ? 'path' : place, ...names];
}

function decodePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
