/**
 * Writes the secrets that are missing in the folder `secrets` below `root`.
 * @returns a sentence for each file that was written, and for each value of .env that is no longer used
 */
export function writeSecrets(root: string): string[];
