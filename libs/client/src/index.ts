export * from './athletics-admin.ts';
export * from './client-errors.ts';
export * from './family-assistant.ts';
export type { Answer, CallOptions, ClientOptions, ServiceClient } from './service-client.ts';
export * from './staging-knowledge.ts';
