/** Returns the media types of which mime-types answers anything. */
export function usedMediaTypes<Type extends { source?: string; charset?: string; extensions?: readonly string[] }>(
  types: Readonly<Record<string, Type>>,
): Record<string, Pick<Type, 'source' | 'charset' | 'extensions'>>;
/** Returns the module of snowball-stemmers with English alone. */
export function englishStemmer(source: string): string;
