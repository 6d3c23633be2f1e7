/** Run of text on a page: x to the right, y downwards, in points. */
export interface TextRun {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  width: number;
  /** The size of the font. */
  size: number;
  /** Direction in which it is read, in degrees clockwise: 0 from left to right, 90 downwards. */
  turn: number;
  /** Place in the order in which the page writes its runs. */
  order: number;
}
