import { withRaisedText } from './raised-text.ts';

test.each([
  ['December 10<sup>th</sup>', 'December 10<sup>th</sup>'],
  ['Lunch is $4<sup>50</sup> a day', 'Lunch is $4.50 a day'],
  ['at 9<sup>00</sup> AM', 'at 9:00 AM'],
  ['1<sup>1</sup>/<sub>2</sub> cups', '1 1/<sub>2</sub> cups'],
  ['due on May 3<sup class="note">1</sup>', 'due on May 3¹'],
  ['<b>$</b><b>12</b><sup>99</sup>', '<b>$</b><b>12</b>.99'],
])('%s becomes %s', (html, expected) => {
  expect(withRaisedText(html)).toBe(expected);
});
