import { escapeWide } from './one-byte-source.mjs';

const evaluate = (source: string): unknown => new Function(`return (${source.replace(/;$/, '')})`)();
const matches = (source: string, text: string) =>
  [...text.matchAll(evaluate(source) as RegExp)].map(([found]) => found);

test.each([
  ['a class', '/[–—…-]+/gu'],
  ['a character beyond the basic plane', '/🎉|[🎉–]x/gu'],
  ['a character beyond the basic plane without the flag', '/🎉|–x/g'],
  ['a named group', '/(?<day>„[^“]*“)/gu'],
  ['a character of Latin 1', '/[é¶·]|x$/gu'],
])('an expression with %s matches the same', (_, expression) => {
  const text = 'a – b 🎉 –x … „c“ é ·¶ 🎉x';
  const rewritten = escapeWide(`${expression};`, 'file.ts');
  expect(rewritten).toMatch(/^[\x20-\x7e]*$/);
  expect(matches(rewritten, text)).toEqual(matches(expression, text));
});

test.each([
  'String.raw`\\s[–’]\\d`',
  'String.raw`é`',
  'String.raw`a–${String.raw`…${1}–`}’\\u2019–`',
  'String.raw`🎉`',
])('the raw text %s is the same', (template) => {
  const rewritten = escapeWide(`${template};`, 'file.ts');
  expect(rewritten).toMatch(/^[\x20-\x7e]*$/);
  expect(evaluate(rewritten)).toBe(evaluate(template));
});

test('the cooked text of markup is the same', () => {
  const source = 'html`a–${html`…`}’\\n–`;';
  const rewritten = escapeWide(source, 'file.ts');
  expect(rewritten).toMatch(/^[\x20-\x7e]*$/);
  const evaluated = (text: string) =>
    new Function('html', `return ${text}`)((parts: TemplateStringsArray, ...values: unknown[]) =>
      [...parts, ...values].join('|'),
    ) as unknown;
  expect(evaluated(rewritten)).toBe(evaluated(source));
});

test('a tag that nobody knows is refused where its text needs an escape', () => {
  expect(escapeWide('css`a`;', 'file.ts')).toBe('css`a`;');
  expect(() => escapeWide('css`–`;', 'file.ts')).toThrow('css');
});

test('texts, comments and types stay as they are', () => {
  const source = "const dash: string = '–'; // a dash: –\nconst half = 4 / 2 / 1; const quote = `’`;";
  expect(escapeWide(source, 'file.ts')).toBe(source);
});
