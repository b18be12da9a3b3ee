// A picture of pixels, on which rectangles and outlines are painted: chats show no SVG beside a link.
import { channels } from '../color.ts';
import type { Polygon } from './outline.ts';

/** So many lines of each row of pixels are looked at, so that edges are smooth. */
const linesOfRow = 4;

/** Where an outline is painted: its origin in pixels, and how many pixels a unit of it has. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export class Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly pixels: Uint8Array;

  /** @param ground its color, as `#rrggbb` */
  constructor(width: number, height: number, ground: string) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height * 3);
    this.fillRectangle(0, 0, width, height, ground);
  }

  /** @param left of whole pixels, as the others */
  fillRectangle(left: number, top: number, width: number, height: number, color: string): void {
    const paint = channels(color);
    const [from, to] = [Math.max(0, left), Math.min(this.width, left + width)];
    for (let y = Math.max(0, top); y < Math.min(this.height, top + height); y++)
      for (let at = (y * this.width + from) * 3; at < (y * this.width + to) * 3; at += 3) this.pixels.set(paint, at);
  }

  /** Paints the inside of polygons, by the rule “even-odd”. */
  fill(polygons: readonly Polygon[], { x, y, scale }: Placing, color: string): void {
    const placed = polygons.map((polygon) => polygon.map((value, n) => value * scale + (n % 2 === 0 ? x : y)));
    const heights = placed.flatMap((polygon) => polygon.filter((_, n) => n % 2 === 1));
    const top = Math.max(0, Math.floor(heights.reduce((a, b) => Math.min(a, b), this.height)));
    const bottom = Math.min(this.height, Math.ceil(heights.reduce((a, b) => Math.max(a, b), 0)));
    for (let row = top; row < bottom; row++) {
      const cover = new Float32Array(this.width);
      for (let line = 0; line < linesOfRow; line++) {
        const crossings = crossingsAt(placed, row + (line + 0.5) / linesOfRow);
        for (let n = 0; n + 1 < crossings.length; n += 2) coverSpan(cover, crossings[n] ?? 0, crossings[n + 1] ?? 0);
      }
      this.#blend(row, cover, color);
    }
  }

  #blend(row: number, cover: Float32Array, color: string): void {
    const paint = channels(color);
    for (let x = 0; x < this.width; x++) {
      const share = Math.min(1, cover[x] ?? 0);
      if (share === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const at = (row * this.width + x) * 3 + channel;
        const before = this.pixels[at] ?? 0;
        this.pixels[at] = Math.round(before + ((paint[channel] ?? 0) - before) * share);
      }
    }
  }
}

/** Where the edges of polygons cross a horizontal line, from left to right. */
function crossingsAt(polygons: readonly Polygon[], y: number): readonly number[] {
  const found: number[] = [];
  for (const polygon of polygons)
    for (let n = 0; n < polygon.length; n += 2) {
      const [x0 = 0, y0 = 0] = [polygon[n], polygon[n + 1]];
      const next = (n + 2) % polygon.length;
      const [x1 = 0, y1 = 0] = [polygon[next], polygon[next + 1]];
      if (y0 <= y !== y1 <= y) found.push(x0 + ((y - y0) * (x1 - x0)) / (y1 - y0));
    }
  return found.sort((a, b) => a - b);
}

/** Adds the share of each pixel that one of the lines of its row covers. */
function coverSpan(cover: Float32Array, from: number, to: number): void {
  const [left, right] = [Math.max(0, from), Math.min(cover.length, to)];
  for (let x = Math.floor(left); x < right; x++)
    cover[x] = (cover[x] ?? 0) + (Math.min(right, x + 1) - Math.max(left, x)) / linesOfRow;
}
