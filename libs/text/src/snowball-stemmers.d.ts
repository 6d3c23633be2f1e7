declare module 'snowball-stemmers' {
  interface Stemmer {
    /** Returns the stem of one lower-case word. */
    stem(word: string): string;
  }
  const stemmers: { newStemmer(language: 'english'): Stemmer };
  export = stemmers;
}
