export * from './child-ids.ts';
export * from './colors.ts';
export * from './household.ts';
export { HouseholdFileError, loadHousehold, parseHousehold } from './load-household.ts';
export * from './member-names.ts';
export * from './who-is-who.ts';
export * from './watched-household-file.ts';
