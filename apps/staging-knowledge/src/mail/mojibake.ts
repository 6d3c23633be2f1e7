import { windows1252Bytes } from './windows-1252.ts';

/** UTF-8 that was read as Windows-1252: `Ã©`, `â€™`. */
const twiceEncoded =
  /[\u00c3\u00c2][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|\u00e2[\u0080\u20ac][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/;

/** Repairs a text whose UTF-8 was read as Windows-1252; any other text is left alone. */
export function repairMojibake(text: string): string {
  if (!twiceEncoded.test(text)) return text;
  // Runs of characters that Windows-1252 has, so that one stray character spoils only its own.
  return text.replace(
    /[\u00a0-\u00ff\u0080-\u009f\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]{2,}/g,
    (run) => {
      const bytes = windows1252Bytes(run);
      if (bytes === null) return run;
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      } catch {
        return run;
      }
    },
  );
}
