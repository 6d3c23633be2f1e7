import { withoutLinks, type Block } from './blocks.ts';
import { textWidth, wrapped, type Weight } from './text-width.ts';

/** US Letter, in points. */
export const pageSize = { width: 612, height: 792 } as const;

/** Something on a page; `y` counts from the top down, for a text to its baseline. */
export type Mark =
  | { kind: 'text'; x: number; y: number; size: number; weight: Weight; text: string }
  | { kind: 'line'; x: number; y: number; length: number; dashed: boolean };

const margin = { side: 66, top: 60, bottom: 56 } as const;
const columnWidth = pageSize.width - 2 * margin.side;
const size = { body: 12, heading: 14, name: 21 } as const;
const leading = 1.36;
const gap = 9;
const indent = 16;
const cellPadding = 8;

/** Sets a document's blocks on pages, as a word processor would. */
export function pagesOf(blocks: readonly Block[]): Mark[][] {
  const setter = new PageSetter();
  for (const block of blocks) setter.add(block);
  return setter.pages;
}

interface Setting {
  weight?: Weight;
  size?: number;
  /** From the left margin. */
  from?: number;
  centred?: boolean;
}

class PageSetter {
  readonly pages: Mark[][] = [[]];
  #y: number = margin.top;

  add(block: Block): void {
    if (block.kind === 'page-break') return this.#turn();
    if (block.kind === 'letterhead') this.#letterhead(block.lines);
    if (block.kind === 'heading') this.#heading(block.text);
    if (block.kind === 'paragraph') for (const line of block.lines) this.#text(line);
    if (block.kind === 'list') for (const line of block.lines) this.#item(line);
    if (block.kind === 'table') this.#table(block.rows);
    if (block.kind === 'cut') this.#rule(true);
    this.#y += gap;
  }

  #letterhead([name = '', ...further]: readonly string[]): void {
    this.#text(name, { size: size.name, weight: 'bold', centred: true });
    for (const line of further) this.#text(line, { centred: true });
    this.#y += 2;
    this.#rule(false);
  }

  #heading(text: string): void {
    this.#y += 4;
    this.#room(4 * size.heading * leading);
    this.#text(text, { size: size.heading, weight: 'bold' });
    this.#y -= gap / 2;
  }

  #item(text: string): void {
    this.#room(size.body * leading);
    this.#put({
      kind: 'text',
      x: margin.side + 4,
      y: this.#y + size.body,
      size: size.body,
      weight: 'regular',
      text: '•',
    });
    this.#text(text, { from: indent });
  }

  #text(text: string, { weight = 'regular', size: given = size.body, from = 0, centred = false }: Setting = {}): void {
    for (const line of wrapped(withoutLinks(text), columnWidth - from, given, weight)) {
      this.#room(given * leading);
      const x = margin.side + (centred ? (columnWidth - textWidth(line, given, weight)) / 2 : from);
      if (line !== '') this.#put({ kind: 'text', x, y: this.#y + given, size: given, weight, text: line });
      this.#y += given * leading;
    }
  }

  #table(rows: readonly (readonly string[])[]): void {
    const widths = columnWidths(rows);
    for (const row of rows) {
      const cells = row.map((cell, column) =>
        wrapped(cell, (widths[column] ?? 0) - cellPadding, size.body, weightOf(column)),
      );
      const height = Math.max(...cells.map(({ length }) => length)) * size.body * leading + 6;
      this.#room(height);
      this.#row(cells, widths);
      this.#y += height;
      this.#put({ kind: 'line', x: margin.side, y: this.#y - 1, length: columnWidth, dashed: false });
    }
  }

  #row(cells: readonly (readonly string[])[], widths: readonly number[]): void {
    let x: number = margin.side;
    cells.forEach((lines, column) => {
      lines.forEach(
        (text, line) =>
          text !== '' &&
          this.#put({
            kind: 'text',
            x: x + 2,
            y: this.#y + size.body + 2 + line * size.body * leading,
            size: size.body,
            weight: weightOf(column),
            text,
          }),
      );
      x += widths[column] ?? 0;
    });
  }

  #rule(dashed: boolean): void {
    this.#y += 4;
    this.#put({ kind: 'line', x: margin.side, y: this.#y, length: columnWidth, dashed });
    this.#y += 4;
  }

  #room(height: number): void {
    if (this.#y + height > pageSize.height - margin.bottom) this.#turn();
  }

  #turn(): void {
    this.pages.push([]);
    this.#y = margin.top;
  }

  #put(mark: Mark): void {
    this.pages.at(-1)?.push(mark);
  }
}

function weightOf(column: number): Weight {
  return column === 0 ? 'bold' : 'regular';
}

/** Columns as wide as they want to be, made narrower or wider together until they fill the page. */
function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const columns = Math.max(...rows.map(({ length }) => length));
  const wanted = Array.from({ length: columns }, (_, column) =>
    Math.max(40, ...rows.map((row) => textWidth(row[column] ?? '', size.body, weightOf(column)) + cellPadding + 4)),
  );
  const sum = wanted.reduce((total, width) => total + width, 0);
  if (sum <= columnWidth) return wanted.map((width) => width + (columnWidth - sum) / columns);
  const fair = columnWidth / columns;
  const narrow = wanted.filter((width) => width <= fair).reduce((total, width) => total + width, 0);
  const wide = wanted.filter((width) => width > fair).reduce((total, width) => total + width, 0);
  return wanted.map((width) => (width <= fair ? width : (width * (columnWidth - narrow)) / wide));
}
