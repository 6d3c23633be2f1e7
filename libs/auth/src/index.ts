export * from './bearer.ts';
export * from './cookie.ts';
export * from './jwt-verifier.ts';
export * from './opaque-token.ts';
export * from './request-site.ts';
