import { seededRandom } from '../../random.ts';
import type { GreyPicture } from './page-pictures.ts';

/** Red, green and blue. */
type Colour = readonly [number, number, number];

/** How a sheet lies before the lens. */
export interface Pose {
  /** In degrees, clockwise. */
  tilt: number;
  /** How much narrower the far edge is than the near one, as a share of the sheet. */
  perspective: number;
  /** How much light the darkest corner loses, 0–1. */
  shadow: number;
  /** The largest change of a pixel by the sensor, of 255. */
  noise: number;
  /** How much of the picture's width the sheet takes. */
  filled: number;
  /** What is around the sheet. */
  around: Colour;
  /** What white paper looks like in full light. */
  paper: Colour;
  seed: number;
}

/** A picture of three bytes a pixel, row by row. */
export interface ColourPicture {
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
}

const channels = 3;
const outside = -1;

/** Takes a picture of a page: turned, in perspective, in uneven light and with noise. The same seed gives the same picture. */
export function photographed(page: GreyPicture, pose: Pose): ColourPicture {
  const { width, height } = page;
  const { around, paper, noise } = pose;
  const pixels = new Uint8ClampedArray(width * height * channels);
  const random = seededRandom(pose.seed);
  const look = lens(page, pose);
  const darkLeft = random.chance(0.5);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const across = darkLeft ? 1 - x / width : x / width;
      const light = 1 - pose.shadow * across * across * (0.4 + (0.6 * y) / height);
      const seen = look(x, y);
      const grain = (random.below(2 * noise + 1) + random.below(2 * noise + 1)) / 2 - noise;
      const to = (y * width + x) * channels;
      for (let channel = 0; channel < channels; channel += 1) {
        const lit = seen === outside ? (around[channel] as number) : (seen * (paper[channel] as number)) / 255;
        pixels[to + channel] = lit * light + grain;
      }
    }
  }
  return { pixels, width, height };
}

/** What of the page a point of the picture shows, between the page's pixels; `outside` beside it. */
function lens(
  { pixels, width, height }: GreyPicture,
  { tilt, perspective, filled }: Pose,
): (x: number, y: number) => number {
  const angle = (-tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) / filled, Math.sin(angle) / filled];
  return (x, y) => {
    const far = 1 + perspective * (0.5 - y / height);
    const pageX = (cos * (x - width / 2) - sin * (y - height / 2)) * far + width / 2;
    const pageY = (sin * (x - width / 2) + cos * (y - height / 2)) * far + height / 2;
    const left = Math.floor(pageX);
    const top = Math.floor(pageY);
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return outside;
    const at = top * width + left;
    const upper = (pixels[at] as number) * (left + 1 - pageX) + (pixels[at + 1] as number) * (pageX - left);
    const lower =
      (pixels[at + width] as number) * (left + 1 - pageX) + (pixels[at + width + 1] as number) * (pageX - left);
    return upper * (top + 1 - pageY) + lower * (pageY - top);
  };
}
