import { withoutQuotations } from './index.ts';

test.each([
  ['Unexpected token \'S\', "Soccer practice" is not valid JSON', 'Unexpected token \'…\', "…" is not valid JSON'],
  [
    'Unexpected token, ..."a": "Soccer "quoted" practice" }"... is not valid JSON',
    'Unexpected token, ..."…"... is not valid JSON',
  ],
  ['invalid input syntax for type uuid: "soccer\npractice"', 'invalid input syntax for type uuid: "…"'],
  [
    "ENOENT: no such file or directory, open '/home/ana/Soccer letter.pdf'",
    "ENOENT: no such file or directory, open '…'",
  ],
  [
    'Bad Request: can\'t parse entities: Unsupported start tag "soccer" at byte offset 3',
    'Bad Request: can\'t parse entities: Unsupported start tag "…" at byte offset 3',
  ],
  ['The letter “Soccer” is ‘broken’ in «Maya» school.', 'The letter “…” is ‘…’ in «…» school.'],
  ["The model's answer isn't JSON.", "The model's answer isn't JSON."],
  ['Invalid `prisma.calendarObject.findMany()` invocation', 'Invalid `prisma.calendarObject.findMany()` invocation'],
  [
    "Cannot read properties of undefined (reading 'summary')",
    "Cannot read properties of undefined (reading 'summary')",
  ],
])('%j', (message, expected) => {
  expect(withoutQuotations(message)).toBe(expected);
});
