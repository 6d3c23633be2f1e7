/**
 * Increased with each release that makes other rows or notes of the same files, from 1, so that files whose import was
 * noted are composed again.
 */
export const importRulesVersion = 1;
