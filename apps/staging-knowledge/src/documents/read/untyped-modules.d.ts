/** The other half of the library, which it looks for at the global `pdfjsWorker`. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  const worker: { WorkerMessageHandler: unknown };
  export = worker;
}

declare module 'heic-decode' {
  /** A picture of a file before it is decoded; sizes in pixels. */
  interface HeicImage {
    width: number;
    height: number;
    decode(): Promise<{ data: Uint8ClampedArray; width: number; height: number }>;
  }
  const decode: { all(source: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }> };
  export = decode;
}
