import { HostBreaker, type BreakerPass } from './host-breaker.ts';

let now: number;
let breaker: HostBreaker;

beforeEach(() => {
  now = 1_000;
  breaker = new HostBreaker(() => now);
});

function pass(): BreakerPass {
  const given = breaker.ask();
  if (!given) throw new Error('The breaker gave no pass.');
  return given;
}

test('a closed breaker lets everyone through', () => {
  pass();
  pass().answered();
  pass().abandoned();
  pass();
  expect(breaker.isOpen).toBe(false);
});

test('a failure opens it for 15 s', () => {
  pass().failed();
  expect(breaker.ask()).toBeNull();
  now += 14_999;
  expect(breaker.ask()).toBeNull();
  now += 1;
  expect(breaker.ask()).not.toBeNull();
});

test('after 15 s exactly one probe goes through at a time', () => {
  pass().failed();
  now += 60_000;
  const probe = pass();
  expect(breaker.ask()).toBeNull();
  probe.abandoned();
  expect(breaker.ask()).not.toBeNull();
  expect(breaker.ask()).toBeNull();
});

test('a probe that is answered closes it', () => {
  pass().failed();
  now += 15_000;
  pass().answered();
  expect(breaker.isOpen).toBe(false);
  pass();
  pass();
});

test('a probe that fails opens it for another 15 s', () => {
  pass().failed();
  now += 20_000;
  pass().failed();
  now += 14_999;
  expect(breaker.ask()).toBeNull();
  now += 1;
  expect(breaker.ask()).not.toBeNull();
});

test('failures of questions that began together open it once', () => {
  const [first, second] = [pass(), pass()];
  first.failed();
  now += 10_000;
  second.failed();
  now += 5_000;
  expect(breaker.ask()).not.toBeNull();
});

test('an answer to a question from before the opening does not close it', () => {
  const [early, late] = [pass(), pass()];
  late.failed();
  early.answered();
  expect(breaker.ask()).toBeNull();
});

test('what is told twice counts once', () => {
  pass().failed();
  now += 15_000;
  const gone = pass();
  gone.abandoned();
  const probe = pass();
  gone.abandoned();
  expect(breaker.ask()).toBeNull();
  probe.answered();
  probe.failed();
  expect(breaker.isOpen).toBe(false);
});
