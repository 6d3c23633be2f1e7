export * from './host-breaker.ts';
export * from './host-breakers.ts';
export * from './model-host.ts';
export * from './model-host-errors.ts';
export * from './open-model-host.ts';
export * from './model-state.ts';
export * from './vision-model.ts';
