import type { Page } from 'playwright-core';

/**
 * Returns texts whose contrast as drawn is below 4.5:1, including the opacity and filters of all ancestors, which
 * axe-core covers only in part.
 */
export function faintTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Color = [red: number, green: number, blue: number, alpha: number];
    const least = 4.5;
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is no canvas.');
    const known = new Map<string, Color>();

    function colorOf(css: string): Color {
      const found = known.get(css);
      if (found || !canvas) return found ?? [0, 0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const color: Color = [red, green, blue, alpha / 255];
      known.set(css, color);
      return color;
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

    /** Computes text and background as drawn, from the element with the text outwards. */
    function contrastOf(element: Element, css: string): number {
      let text = colorOf(css);
      let ground: Color = [0, 0, 0, 0];
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { backgroundColor, opacity, filter } = getComputedStyle(around);
        const drawn = ([...rgb]: Color): Color => {
          const [red, green, blue, alpha] = filtered(over(rgb, colorOf(backgroundColor)), filter);
          return [red, green, blue, alpha * Number(opacity)];
        };
        [text, ground] = [drawn(text), drawn(ground)];
      }
      const canvasColor = colorOf(getComputedStyle(document.body).backgroundColor);
      const [one, other] = [luminance(over(text, canvasColor)), luminance(over(ground, canvasColor))];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen');
    const found = new Map<string, number>();
    const note = (element: Element, words: string, contrast: number) =>
      contrast < least &&
      found.set(`${element.closest('[class]')?.className} "${words.trim().slice(0, 40)}"`, contrast);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element && node.textContent?.trim() && seen(element))
        note(element, node.textContent, contrastOf(element, getComputedStyle(element).color));
    }
    for (const field of document.querySelectorAll('input'))
      if (seen(field))
        note(
          field,
          field.placeholder,
          contrastOf(field, getComputedStyle(field, field.value === '' ? '::placeholder' : null).color),
        );
    return [...found].map(([place, contrast]) => `contrast ${contrast.toFixed(2)}: ${place}`);
  });
}
