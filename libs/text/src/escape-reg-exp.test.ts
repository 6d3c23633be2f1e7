import { escapeRegExp } from './escape-reg-exp.ts';

test.each(['Anna-Lena', 'St. Mary’s', 'a.*b', '(1+1)=2?', '[x]{2}|^$', 'C:\\x/y'])('%j matches just itself', (text) => {
  for (const flags of ['', 'u', 'iu']) {
    const pattern = new RegExp(`^${escapeRegExp(text)}$`, flags);
    expect(pattern.test(text)).toBe(true);
    expect(pattern.test(text.replace(/\W/u, 'n'))).toBe(false);
  }
});
