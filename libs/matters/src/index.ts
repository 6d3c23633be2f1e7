export * from './action.ts';
export * from './categorize-by-rules.ts';
export * from './category.ts';
export * from './concerned-members.ts';
export * from './due-day.ts';
export * from './matter-summary.ts';
export * from './matters.ts';
export * from './newsletter-lines.ts';
