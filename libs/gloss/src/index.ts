export { hasLinesIn, isRatherIn } from './foreign-lines.ts';
export { datedLanguages } from './dated-languages.ts';
export { Gloss } from './gloss.ts';
export type { Glossary, Language, Rewriting } from './language.ts';
export { spanish } from './spanish/spanish.ts';
