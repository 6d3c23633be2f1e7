declare module 'snowball-stemmers' {
  interface Stemmer {
    /** The stem of one lower-case word. */
    stem(word: string): string;
  }
  const stemmers: { newStemmer(language: 'english'): Stemmer };
  export = stemmers;
}

declare module 'murmurhash3js-revisited' {
  const murmurHash3: {
    x86: {
      /** The unsigned 32-bit hash of bytes. */
      hash32(bytes: Uint8Array, seed?: number): number;
    };
  };
  export = murmurHash3;
}
