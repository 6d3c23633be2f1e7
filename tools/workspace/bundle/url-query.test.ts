import url from 'node:url';
import { parse } from './url-query.mjs';

test.each([
  '/api/v1/calendar/events',
  '/api/v1/calendar/events?start=2026-11-01&end=2026-11-02',
  '/search?q=a%20b&tags[]=x&empty=',
  '/search?q=\'quoted\' "twice"',
  '/search?q=one?two=three',
  '/search?',
  '//host/path?q=1',
  'http://host/path?q=1#fragment',
])('the query of %s is that of url.parse', (address) => {
  expect(parse(address).query).toBe(url.parse(address).query);
});
