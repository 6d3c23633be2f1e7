import { hostileDocuments } from './hostile-documents.ts';

test('there are more than two hundred, each another', () => {
  expect(hostileDocuments.length).toBeGreaterThan(200);
  expect(new Set(hostileDocuments.map(({ what, name }) => `${what} ${name}`)).size).toBe(hostileDocuments.length);
});
