import type { PDFPageProxy } from 'pdfjs-dist';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextRun } from '../layout/text-run.ts';

const maxAnnotations = 500;
const valueLength = 2_000;
/** Hidden, and not to be viewed (ISO 32000-1 §12.5.3). */
const hiddenFlags = 2 | 32;
const newLine = new Set<number>([OPS.beginText, OPS.moveText, OPS.setTextMatrix, OPS.nextLine]);
/** Annotations are written after everything else on a page. */
const afterRuns = 1_000_000;
/** Letters typed on a page are at most so large, in points. */
const largestTyped = 24;

/** Annotation, or field of a form, as the library describes it. */
interface Annotation {
  subtype?: unknown;
  rect?: unknown;
  id?: unknown;
  annotationFlags?: unknown;
  hasAppearance?: unknown;
  contentsObj?: { str?: unknown };
  /** Lines of its appearance. */
  textContent?: unknown;
  fieldType?: unknown;
  fieldName?: unknown;
  alternativeText?: unknown;
  fieldValue?: unknown;
  checkBox?: unknown;
  radioButton?: unknown;
  buttonValue?: unknown;
  password?: unknown;
}

/** Text that was put on a page after it was made. */
export interface AnnotationTexts {
  /** Typed on the page, where it stands. */
  typed: TextRun[];
  /** Fields of a form, notes, stamps and signatures, each a line: `Name: value`. */
  lines: string[];
}

/** Reads the annotations of a page. */
export async function annotationTexts(page: PDFPageProxy): Promise<AnnotationTexts> {
  const annotations = ((await page.getAnnotations({ intent: 'display' })) as Annotation[])
    .filter(({ annotationFlags }) => (Number(annotationFlags ?? 0) & hiddenFlags) === 0)
    .slice(0, maxAnnotations);
  await addAppearances(page, annotations.filter(isDrawn));
  return {
    typed: annotations.flatMap((annotation, index) => typedRuns(annotation, page, index)),
    lines: annotations.flatMap(linesOf),
  };
}

/** Stamps and signatures say only in their drawings what they say. */
function isDrawn({ subtype, fieldType, hasAppearance }: Annotation): boolean {
  return hasAppearance === true && (subtype === 'Stamp' || fieldType === 'Sig');
}

/** Adds to each annotation the text that it draws. */
async function addAppearances(page: PDFPageProxy, annotations: readonly Annotation[]): Promise<void> {
  if (annotations.length === 0) return;
  const byId = new Map(annotations.map((annotation) => [annotation.id, annotation]));
  const { fnArray, argsArray } = await page.getOperatorList();
  let drawn: Annotation | undefined;
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] as unknown[] | null;
    if (operator === OPS.beginAnnotation) drawn = byId.get(args?.[0]);
    else if (operator === OPS.endAnnotation) drawn = undefined;
    else if (drawn && (newLine.has(operator) || operator === OPS.showText))
      drawn.textContent = [
        `${(drawn.textContent as string[] | undefined)?.[0] ?? ''}${operator === OPS.showText ? lettersOf(args?.[0]) : ' '}`,
      ];
  }
}

function lettersOf(glyphs: unknown): string {
  return (glyphs as ({ unicode?: unknown } | number | null)[])
    .map((glyph) => (glyph !== null && typeof glyph === 'object' ? String(glyph.unicode ?? '') : ''))
    .join('');
}

function typedRuns(annotation: Annotation, page: PDFPageProxy, index: number): TextRun[] {
  const lines = annotation.subtype === 'FreeText' ? shownText(annotation).split('\n').filter(Boolean) : [];
  const rect = Array.isArray(annotation.rect) ? (annotation.rect as number[]) : [];
  if (lines.length === 0 || rect.length !== 4) return [];
  const corners = page.getViewport({ scale: 1 }).convertToViewportRectangle(rect) as [number, number, number, number];
  const [left, right] = [Math.min(corners[0], corners[2]), Math.max(corners[0], corners[2])];
  const [top, bottom] = [Math.min(corners[1], corners[3]), Math.max(corners[1], corners[3])];
  const pitch = (bottom - top) / lines.length;
  const size = Math.max(2, Math.min(largestTyped, pitch / 1.2));
  return lines.map((text, line) => ({
    text: ` ${text} `,
    x: left,
    y: top + pitch * line + (pitch + 0.7 * size) / 2,
    width: Math.min(right - left, 0.5 * size * text.length),
    size,
    turn: 0,
    order: afterRuns + index * valueLength + 2 * line,
  }));
}

function linesOf(annotation: Annotation): string[] {
  switch (annotation.subtype) {
    case 'Widget':
      return fieldLines(annotation);
    case 'Stamp':
      return labelled('Stamp', shownText(annotation));
    case 'FreeText':
    case 'Link':
    case 'Popup':
      return [];
    default:
      return labelled('Note', textOf(annotation.contentsObj?.str));
  }
}

function fieldLines(widget: Annotation): string[] {
  const value = widget.fieldType === 'Sig' ? shownText(widget) : fieldValue(widget);
  const name = textOf(widget.alternativeText) || textOf(widget.fieldName);
  return labelled(widget.fieldType === 'Sig' ? 'Signature' : name, value);
}

function labelled(label: string, value: string): string[] {
  const line = value.replace(/\s+/g, ' ');
  return line === '' ? [] : [label === '' ? line : `${label}: ${line}`];
}

/** Text that the annotation shows on the page, otherwise its description. */
function shownText({ textContent, contentsObj }: Annotation): string {
  const shown = Array.isArray(textContent) ? textContent.map(textOf).join('\n').trim() : '';
  return shown || textOf(contentsObj?.str);
}

function fieldValue({
  fieldType,
  fieldValue: written,
  checkBox,
  radioButton,
  buttonValue,
  password,
}: Annotation): string {
  if (password === true) return '';
  const value = [written]
    .flat()
    .map(textOf)
    .filter((text) => text !== '')
    .join(', ');
  if (checkBox === true) return value === '' || value === 'Off' ? '' : 'yes';
  if (radioButton === true) return value !== '' && value === buttonValue ? value : '';
  return fieldType === 'Btn' ? '' : value;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, valueLength).trim() : '';
}
