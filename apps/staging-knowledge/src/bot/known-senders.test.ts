import { parseHousehold } from '@homeroom/household';
import { fixedClock } from '@homeroom/testing';
import { KnownSenders } from './known-senders.ts';

const household = parseHousehold(`
family_id: rivera
timezone: America/Chicago
members:
  - { id: ben, name: Ben Rivera, role: parent, messenger_user_id: "1002" }
  - { id: leo, name: Leo Rivera, role: child }
`);

test('members are known by their ids; of others the log tells once an hour, with how many updates there were since', () => {
  const [clock, lines, counted] = [fixedClock('2026-09-16T00:00:00Z'), [] as unknown[], [] as number[]];
  const logger = { info: (fields: unknown) => void lines.push(fields) };
  const senders = new KnownSenders({
    household,
    clock,
    logger: logger as never,
    metrics: { unknownSender: () => void counted.push(1) },
  });
  expect(senders.memberOf({ id: '1002', username: '' })?.name).toBe('Ben Rivera');
  for (const sender of [null, { id: '6666', username: 'ana' }, { id: '10', username: '' }])
    expect(senders.memberOf(sender)).toBeNull();
  clock.advance(3_600_000);
  senders.memberOf(null);
  expect([counted.length, lines]).toEqual([4, [{ updates: 1 }, { updates: 3 }]]);
});
