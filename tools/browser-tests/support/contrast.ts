import type { Page } from 'playwright-core';

type Color = [red: number, green: number, blue: number, alpha: number];

/** Element around a text: its background, then its filter and its opacity over all that is in it. */
interface Layer {
  background: Color;
  filter: string;
  opacity: number;
}

/** Text of a page with the elements around it, from its own outwards. */
interface DrawnText {
  place: string;
  color: Color;
  layers: Layer[];
}

const leastContrast = 4.5;

/**
 * Returns texts whose contrast as drawn is below 4.5:1, including the opacity and filters of all ancestors, which
 * axe-core covers only in part.
 */
export async function faintTexts(page: Page): Promise<string[]> {
  const { texts, canvasColor } = await page.evaluate(readTexts);
  const contrasts = texts.map((text) => [text.place, contrastOf(text, canvasColor)] as const);
  const faint = new Map(contrasts.filter(([, contrast]) => contrast < leastContrast));
  return [...faint].map(([place, contrast]) => `contrast ${contrast.toFixed(2)}: ${place}`);
}

/** Reads the texts that can be seen, in the page, which has nothing but this function. */
function readTexts(): { texts: DrawnText[]; canvasColor: Color } {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Color>();

  function colorOf(css: string): Color {
    const found = known.get(css);
    if (found) return found;
    if (!canvas) throw new Error('There is no canvas.');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const color: Color = [red, green, blue, alpha / 255];
    known.set(css, color);
    return color;
  }

  const texts: DrawnText[] = [];
  function note(element: Element, words: string, { color }: CSSStyleDeclaration): void {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.unseen')) return;
    const layers: Layer[] = [];
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { backgroundColor, opacity, filter } = getComputedStyle(around);
      layers.push({ background: colorOf(backgroundColor), filter, opacity: Number(opacity) });
    }
    const place = `${element.closest('[class]')?.className} "${words.trim().slice(0, 40)}"`;
    texts.push({ place, color: colorOf(color), layers });
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element && node.textContent?.trim()) note(element, node.textContent, getComputedStyle(element));
  }
  for (const field of document.querySelectorAll('input'))
    note(field, field.placeholder, getComputedStyle(field, field.value === '' ? '::placeholder' : null));
  return { texts, canvasColor: colorOf(getComputedStyle(document.body).backgroundColor) };
}

function contrastOf({ color, layers }: DrawnText, canvasColor: Color): number {
  let text = color;
  let ground: Color = [0, 0, 0, 0];
  for (const { background, filter, opacity } of layers) {
    const drawn = (top: Color): Color => {
      const [red, green, blue, alpha] = filtered(over(top, background), filter);
      return [red, green, blue, alpha * opacity];
    };
    [text, ground] = [drawn(text), drawn(ground)];
  }
  const [one, other] = [luminance(over(text, canvasColor)), luminance(over(ground, canvasColor))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function over(top: Color, below: Color): Color {
  const alpha = top[3] + below[3] * (1 - top[3]);
  const mix = (index: 0 | 1 | 2) =>
    alpha === 0 ? 0 : (top[index] * top[3] + below[index] * below[3] * (1 - top[3])) / alpha;
  return [mix(0), mix(1), mix(2), alpha];
}

function filtered([red, green, blue, alpha]: Color, filter: string): Color {
  if (filter === 'none') return [red, green, blue, alpha];
  const amount = /^grayscale\(([\d.]+)\)$/.exec(filter)?.[1];
  if (amount === undefined) throw new Error(`The contrast under ${filter} cannot be told.`);
  const gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const mix = (value: number) => value + (gray - value) * Number(amount);
  return [mix(red), mix(green), mix(blue), alpha];
}

function luminance([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
