/** Puts words on lines the way a browser flows them: blanks collapse, breaks are not doubled, quotations are marked with `>`. */
export class FlowingText {
  readonly #pieces: string[] = [];
  readonly #limit: number;
  #length = 0;
  #breaks = 0;
  #blank = false;
  #cell = false;
  #quoteDepth = 0;
  #lastMark = '';
  #preformatted = 0;

  /** @param limit how many characters are taken at most */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get full(): boolean {
    return this.#length >= this.#limit;
  }

  words(text: string): void {
    const lines = this.#preformatted > 0 ? text.split('\n') : [text];
    lines.forEach((line, index) => {
      if (index > 0) this.#breaks += 1;
      this.#flow(line);
    });
  }

  /** What follows stands in another cell of the row. */
  cell(): void {
    this.#cell = true;
  }

  /** What follows stands on another line; with `empty` an empty one is between. */
  break(empty = false): void {
    this.#breaks = Math.max(this.#breaks, empty ? 2 : 1);
  }

  /** A line break of the text itself. */
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
    return this.#pieces.join('').slice(0, this.#limit);
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
