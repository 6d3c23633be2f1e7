export * from './model-host.ts';
export * from './model-host-errors.ts';
export * from './open-model-host.ts';
export * from './model-state.ts';
