declare module 'murmurhash3js-revisited' {
  const murmurHash3: {
    x86: {
      /** Returns the unsigned 32-bit hash of bytes. */
      hash32(bytes: Uint8Array, seed?: number): number;
    };
  };
  export = murmurHash3;
}
