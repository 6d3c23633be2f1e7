export * from './bearer.ts';
export * from './jwt-verifier.ts';
