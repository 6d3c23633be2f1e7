import { missing } from './detail-words.ts';
import { codedErrorShape, detailErrorShape } from './error-shapes.ts';
import {
  InvalidRequestError,
  MethodNotAllowedError,
  NotFoundError,
  ServiceError,
  UnavailableError,
} from './service-error.ts';
import { validationProblems } from './validation-problems.ts';

test('every problem of a request is told, as sentences in one shape and as a list in the other', () => {
  const error = new InvalidRequestError([
    '`end` must be later than `start`.',
    { location: ['query', 'start'], sentence: 'The query parameter `start` is required.', detail: missing },
  ]);
  expect(codedErrorShape(error, 'r1')).toEqual({
    status: 400,
    body: {
      error: '`end` must be later than `start`. The query parameter `start` is required.',
      code: 'invalid_request',
      details: { problems: ['`end` must be later than `start`.', 'The query parameter `start` is required.'] },
    },
  });
  expect(detailErrorShape(error, 'r1')).toEqual({
    status: 422,
    body: {
      detail: [
        { loc: [], msg: 'Value error, `end` must be later than `start`.', type: 'value_error' },
        { loc: ['query', 'start'], msg: 'Field required', type: 'missing' },
      ],
    },
  });
});

test('an unforeseen error names the request and nothing else', () => {
  const error = new ServiceError(500, 'internal_error', 'Something went wrong on our side.', {
    cause: new Error('password=hunter2'),
  });
  expect(codedErrorShape(error, 'r1').body).toEqual({
    error: 'Something went wrong on our side.',
    code: 'internal_error',
    details: { request_id: 'r1' },
  });
  expect(detailErrorShape(error, 'r1').body).toEqual({ detail: 'Something went wrong on our side. Request id: r1.' });
});

test('errors carry the headers that their status asks for', () => {
  const { headers, message } = new MethodNotAllowedError('PUT', ['GET', 'HEAD', 'OPTIONS']);
  expect([headers, message]).toEqual([
    { Allow: 'GET, HEAD, OPTIONS' },
    'PUT is not possible here; use GET, HEAD or OPTIONS.',
  ]);
  expect(new UnavailableError('Away.', 'database_unavailable', 3).headers).toEqual({ 'Retry-After': '3' });
  expect(new NotFoundError().name).toBe('NotFoundError');
});

test.each([
  [
    { path: '/body/question', message: 'must match pattern "\\S"', errorCode: 'pattern.openapi.validation' },
    'The field `question` must not be blank.',
    ['body', 'question'],
    { type: 'string_pattern_mismatch', msg: "String should match pattern '\\S'" },
  ],
  [
    {
      path: '/query/school_id',
      message: "must have required property 'school_id'",
      errorCode: 'required.openapi.validation',
    },
    'The query parameter `school_id` is required.',
    ['query', 'school_id'],
    missing,
  ],
  [
    { path: '/query/start', message: 'must match format "date-time"', errorCode: 'format.openapi.validation' },
    'The query parameter `start` must be a date and time with offset, such as 2026-09-30T15:00:00Z (RFC 3339); in an address, + is written %2B.',
    ['query', 'start'],
    undefined,
  ],
  [
    { path: '/params/conflictId', message: 'must match format "uuid"', errorCode: 'format.openapi.validation' },
    'The path parameter `conflictId` must be a UUID.',
    ['path', 'conflictId'],
    undefined,
  ],
  [
    { path: '/query/week_offset', message: 'must be integer', errorCode: 'type.openapi.validation' },
    'The query parameter `week_offset` must be a whole number.',
    ['query', 'week_offset'],
    { type: 'int_parsing', msg: 'Input should be a valid integer, unable to parse string as an integer' },
  ],
  [
    { path: '/body/items/0/source', message: 'must be string', errorCode: 'type.openapi.validation' },
    'The field `items.0.source` must be a string.',
    ['body', 'items', '0', 'source'],
    { type: 'string_type', msg: 'Input should be a valid string' },
  ],
  [
    { path: '/query/start', message: 'must be string', errorCode: 'type.openapi.validation' },
    'The query parameter `start` must be given only once.',
    ['query', 'start'],
    { type: 'string_type', msg: 'Input should be a valid string' },
  ],
  [
    { path: '/body/who', message: 'must be array', errorCode: 'type.openapi.validation' },
    'The field `who` must be an array.',
    ['body', 'who'],
    undefined,
  ],
  [
    { path: '/body', message: 'must NOT have fewer than 1 properties', errorCode: 'minProperties.openapi.validation' },
    'The body must have at least 1 property.',
    ['body'],
    undefined,
  ],
  [
    {
      path: '/body/colour',
      message: 'must NOT have additional properties',
      errorCode: 'additionalProperties.openapi.validation',
    },
    'The field `colour` is unknown.',
    ['body', 'colour'],
    { type: 'extra_forbidden', msg: 'Extra inputs are not permitted' },
  ],
  [
    { path: '/query/foo', message: "Unknown query parameter 'foo'" },
    'The query parameter `foo` is unknown.',
    ['query', 'foo'],
    { type: 'extra_forbidden', msg: 'Extra inputs are not permitted' },
  ],
  [
    { path: '/query/limit', message: "Empty value found for query parameter 'limit'" },
    'The query parameter `limit` must not be empty.',
    ['query', 'limit'],
    { type: 'string_too_short', msg: 'String should have at least 1 character' },
  ],
  [
    { path: '/query/q', message: "Parameter 'q' must be url encoded. Its value may not contain reserved characters." },
    'The query parameter `q` must be percent-encoded in the address: one of its characters means something else there.',
    ['query', 'q'],
    undefined,
  ],
  [
    {
      path: '/body/action',
      message: 'must be equal to one of the allowed values: list, undo, redo',
      errorCode: 'enum.openapi.validation',
    },
    'The field `action` must be one of list, undo, redo.',
    ['body', 'action'],
    undefined,
  ],
  [
    { path: '/body/ttl_hours', message: 'must be >= 1', errorCode: 'minimum.openapi.validation' },
    'The field `ttl_hours` must be at least 1.',
    ['body', 'ttl_hours'],
    { type: 'greater_than_equal', msg: 'Input should be greater than or equal to 1' },
  ],
  [
    { path: '/body', message: 'must be object', errorCode: 'type.openapi.validation' },
    'The body must be an object.',
    ['body'],
    undefined,
  ],
  [
    { path: '/query/q', message: 'must NOT have more than 2000 characters', errorCode: 'maxLength.openapi.validation' },
    'The query parameter `q` must have at most 2000 characters.',
    ['query', 'q'],
    { type: 'string_too_long', msg: 'String should have at most 2000 characters' },
  ],
  [
    { path: '/query/top_k', message: 'must be <= 50', errorCode: 'maximum.openapi.validation' },
    'The query parameter `top_k` must be at most 50.',
    ['query', 'top_k'],
    { type: 'less_than_equal', msg: 'Input should be less than or equal to 50' },
  ],
  [
    { path: '/body/events', message: 'must NOT have fewer than 1 items', errorCode: 'minItems.openapi.validation' },
    'The field `events` must have at least 1 item.',
    ['body', 'events'],
    undefined,
  ],
  [
    {
      path: '/body/summary',
      message: 'must NOT have fewer than 1 characters',
      errorCode: 'minLength.openapi.validation',
    },
    'The field `summary` must not be blank.',
    ['body', 'summary'],
    { type: 'string_too_short', msg: 'String should have at least 1 character' },
  ],
])("%j becomes a sentence, and Pydantic's words where it has them", (complaint, sentence, location, detail) => {
  expect(validationProblems([complaint, complaint])).toEqual([
    { location, sentence, detail: detail ?? { type: 'value_error', msg: `Value error, ${sentence}` } },
  ]);
});
