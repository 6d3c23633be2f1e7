const searchedBytes = 1_024;

/** Whether a file is a PDF: its mark may stand behind other bytes (ISO 32000-1, Annex H, note 13). */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, searchedBytes)).includes('%PDF-');
}
