import { seededRandom } from '../../random.ts';
import type { GreyPicture } from './page-pictures.ts';

/** Red, green and blue. */
type Colour = readonly [number, number, number];

/** Position of a sheet in front of the lens. */
export interface Pose {
  /** In degrees, clockwise. */
  tilt: number;
  /** Narrowing of the far edge, as a share of the sheet. */
  perspective: number;
  /** Light lost in the darkest corner, 0–1. */
  shadow: number;
  /** Maximum sensor noise of a pixel, of 255. */
  noise: number;
  /** Share of the picture's width covered by the sheet. */
  filled: number;
  /** Background around the sheet. */
  around: Colour;
  /** Colour of white paper in full light. */
  paper: Colour;
  seed: number;
}

/** Picture with three bytes per pixel, row by row. */
export interface ColourPicture {
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
}

const channels = 3;
const outside = -1;

/** Photographs a page: rotated, in perspective, unevenly lit and noisy. Deterministic per seed. */
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

/** Returns the interpolated page colour at a point of the picture; `outside` next to the page. */
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
