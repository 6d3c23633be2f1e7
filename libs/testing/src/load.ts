/** Chooses the load of `npm run test:faults` or, within `npm test`, a smaller one. */
export function load<Amount>(full: Amount, quick: Amount): Amount {
  return process.env['HOMEROOM_FULL_LOAD'] === 'true' ? full : quick;
}
