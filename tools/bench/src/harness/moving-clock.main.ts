/**
 * Loaded before a service (`node --import`), so that the bench can tell it what day it is: `{ clock: INSTANT }` over the
 * channel to the parent sets the clock, which runs on from there, and is answered with the same message. It starts at the
 * instant in `BENCH_CLOCK`, or at the machine's time.
 */
import { processVariables } from '@homeroom/service-kit';
import { clockVariable } from './clock-variable.ts';

const RealDate = Date;
const startAt = processVariables()[clockVariable];
let ahead = startAt === undefined ? 0 : RealDate.parse(startAt) - RealDate.now();

const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: [], newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

// The service's own child processes keep the machine's clock and their messages.
process.execArgv = [];
process.on('message', (message: { clock?: string }) => {
  if (message.clock === undefined) return;
  ahead = RealDate.parse(message.clock) - RealDate.now();
  process.send?.(message);
});
