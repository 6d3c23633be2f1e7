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
    { location: ['query', 'start'], sentence: 'The query parameter `start` is required.', rule: 'required' },
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
        { loc: [], msg: '`end` must be later than `start`.', type: 'value' },
        { loc: ['query', 'start'], msg: 'The query parameter `start` is required.', type: 'required' },
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
  expect(new MethodNotAllowedError('PUT', ['GET', 'HEAD']).headers).toEqual({ Allow: 'GET, HEAD' });
  expect(new UnavailableError('Away.', 'database_unavailable', 3).headers).toEqual({ 'Retry-After': '3' });
  expect(new NotFoundError().name).toBe('NotFoundError');
});

test.each([
  [
    { path: '/body/question', message: 'must match pattern "\\S"', errorCode: 'pattern.openapi.validation' },
    'The field `question` must not be blank.',
    ['body', 'question'],
    'pattern',
  ],
  [
    {
      path: '/query/school_id',
      message: "must have required property 'school_id'",
      errorCode: 'required.openapi.validation',
    },
    'The query parameter `school_id` is required.',
    ['query', 'school_id'],
    'required',
  ],
  [
    { path: '/query/start', message: 'must match format "date-time"', errorCode: 'format.openapi.validation' },
    'The query parameter `start` must be a date and time with offset, such as 2026-09-30T15:00:00Z (RFC 3339); in an address, + is written %2B.',
    ['query', 'start'],
    'format',
  ],
  [
    { path: '/params/conflictId', message: 'must match format "uuid"', errorCode: 'format.openapi.validation' },
    'The path parameter `conflictId` must be a UUID.',
    ['path', 'conflictId'],
    'format',
  ],
  [
    { path: '/query/week_offset', message: 'must be integer', errorCode: 'type.openapi.validation' },
    'The query parameter `week_offset` must be a whole number.',
    ['query', 'week_offset'],
    'type',
  ],
  [
    { path: '/body/items/0/source', message: 'must be string', errorCode: 'type.openapi.validation' },
    'The field `items.0.source` must be one text.',
    ['body', 'items', '0', 'source'],
    'type',
  ],
  [
    {
      path: '/body/colour',
      message: 'must NOT have additional properties',
      errorCode: 'additionalProperties.openapi.validation',
    },
    'The field `colour` is not known here.',
    ['body', 'colour'],
    'unknown',
  ],
  [
    { path: '/query/foo', message: "Unknown query parameter 'foo'" },
    'The query parameter `foo` is not known here.',
    ['query', 'foo'],
    'unknown',
  ],
  [
    { path: '/query/limit', message: "Empty value found for query parameter 'limit'" },
    'The query parameter `limit` must not be empty.',
    ['query', 'limit'],
    'value',
  ],
  [
    { path: '/query/q', message: "Parameter 'q' must be url encoded. Its value may not contain reserved characters." },
    'The query parameter `q` must be percent-encoded in the address: one of its characters means something else there.',
    ['query', 'q'],
    'value',
  ],
  [
    {
      path: '/body/action',
      message: 'must be equal to one of the allowed values: list, undo, redo',
      errorCode: 'enum.openapi.validation',
    },
    'The field `action` must be one of list, undo, redo.',
    ['body', 'action'],
    'enum',
  ],
  [
    { path: '/body/ttl_hours', message: 'must be >= 1', errorCode: 'minimum.openapi.validation' },
    'The field `ttl_hours` must be >= 1.',
    ['body', 'ttl_hours'],
    'minimum',
  ],
  [
    { path: '/body', message: 'must be object', errorCode: 'type.openapi.validation' },
    'The body must be an object.',
    ['body'],
    'type',
  ],
])('%j becomes a sentence', (complaint, sentence, location, rule) => {
  expect(validationProblems([complaint, complaint])).toEqual([{ location, sentence, rule }]);
});
