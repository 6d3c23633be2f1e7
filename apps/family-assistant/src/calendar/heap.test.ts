import { Heap } from './heap.ts';

test('the items come back in order, whatever the order they came in', () => {
  const numbers = Array.from({ length: 200 }, (_, index) => (index * 73) % 200);
  const heap = new Heap<number>((a, b) => a - b);
  for (const number of numbers) heap.push(number);
  expect(numbers.map(() => heap.pop())).toEqual(numbers.toSorted((a, b) => a - b));
  expect(heap.pop()).toBeUndefined();
});

test('an empty heap can be filled again', () => {
  const heap = new Heap<string>((a, b) => a.localeCompare(b));
  heap.push('only');
  expect([heap.pop(), heap.pop()]).toEqual(['only', undefined]);
  heap.push('b');
  heap.push('a');
  expect(heap.pop()).toBe('a');
});
