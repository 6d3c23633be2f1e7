/**
 * Shifts `Date`; timers and `performance` are unaffected. Pages get it as an init script, so it must be self-contained.
 */
export function shiftDate(ms) {
  const Real = Date;
  const now = () => Real.now() + ms;
  const Shifted = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  Real.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}
