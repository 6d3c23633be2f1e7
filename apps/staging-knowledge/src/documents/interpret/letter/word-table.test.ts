import { pattern, wordTable } from './word-table.ts';

test('each line is an alternative, and brackets at the end and the start of lines make groups', () => {
  const people = wordTable`
    parents?
    famil(?:y|ies)
  `;
  expect(people).toBe('parents?|famil(?:y|ies)');
  const asked = pattern('iu')`
    ^(?:
      dear[ ]
      hello,\s
    )?(?:${people}) (?:
      must
      (?:are|is) to
    )\b
    \bplease\b
    \(optional\)
  `;
  expect(asked.source).toBe(
    String.raw`^(?:dear[ ]|hello,\s)?(?:parents?|famil(?:y|ies)) (?:must|(?:are|is) to)\b|\bplease\b|\(optional\)`,
  );
  expect(asked.flags).toBe('iu');
  expect('Dear families are to sign').toMatch(asked);
});
