/** Lays words out in lines as a browser does: blanks collapse, breaks are not doubled, quotations are marked with `>`. */
export class FlowingText {
  readonly #pieces: string[] = [];
  readonly #maxLength: number;
  #length = 0;
  #breaks = 0;
  #blank = false;
  #cell = false;
  #quoteDepth = 0;
  #lastMark = '';
  #preformatted: number;

  /** @param maxLength in characters @param preformatted keeps all line breaks of the source */
  constructor(maxLength: number, preformatted = false) {
    this.#maxLength = maxLength;
    this.#preformatted = preformatted ? 1 : 0;
  }

  get full(): boolean {
    return this.#length >= this.#maxLength;
  }

  words(text: string): void {
    const lines = this.#preformatted > 0 ? text.split('\n') : [text];
    lines.forEach((line, index) => {
      if (index > 0) this.#breaks += 1;
      this.#flow(line);
    });
  }

  /** Begins another cell of the row. */
  cell(): void {
    this.#cell = true;
  }

  /** Begins another line, after an empty one if `empty`. */
  break(empty = false): void {
    this.#breaks = Math.max(this.#breaks, empty ? 2 : 1);
  }

  /** Breaks the line once more, as the text itself does. */
  lineBreak(): void {
    this.#breaks += 1;
  }

  quotation(step: 1 | -1): void {
    this.break(true);
    this.#quoteDepth = Math.max(0, this.#quoteDepth + step);
  }

  preformatted(step: 1 | -1): void {
    this.break();
    this.#preformatted = Math.max(0, this.#preformatted + step);
  }

  toString(): string {
    return this.#pieces.join('').slice(0, this.#maxLength);
  }

  #flow(text: string): void {
    // In two steps: one unbounded match of millions of blanks can exceed what the expression engine may keep.
    const flowed = text.replace(/\s{1,1000}/g, ' ').replace(/ +/g, ' ');
    const words = flowed.trim();
    if (words === '') {
      this.#blank ||= flowed !== '';
      return;
    }
    if (this.#breaks > 0 || this.#length === 0) this.#write();
    else if (this.#cell) this.#push('  ');
    else if (this.#blank || flowed.startsWith(' ')) this.#push(' ');
    this.#cell = false;
    this.#push(words);
    this.#blank = flowed.endsWith(' ');
  }

  #write(): void {
    const mark = this.#quoteDepth > 0 ? '> ' : '';
    const between = this.#breaks > 1 ? `\n${mark === this.#lastMark ? mark : ''}` : '';
    this.#push(this.#length === 0 ? mark : `${between}\n${mark}`);
    this.#lastMark = mark;
    this.#breaks = 0;
    this.#blank = false;
  }

  #push(text: string): void {
    this.#pieces.push(text);
    this.#length += text.length;
  }
}
