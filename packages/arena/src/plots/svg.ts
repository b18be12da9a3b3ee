// Drawings as text. Nothing here knows what is drawn.

/** An element with what is in it, ready to be written. */
export interface Drawn {
  readonly svg: string;
}

type Attributes = Readonly<Record<string, string | number>>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Places to a hundredth: more is noise in the file. */
const written = (value: string | number): string =>
  typeof value === 'number' ? `${Math.round(value * 100) / 100}` : escaped(value);

/** One element. Texts among its children are escaped. */
export function draw(name: string, attributes: Attributes, ...children: readonly (Drawn | string)[]): Drawn {
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${written(value)}"`);
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : child.svg)).join('');
  const open = `<${name}${words.join('')}`;
  return { svg: inside === '' ? `${open}/>` : `${open}>${inside}</${name}>` };
}

/** A line through points. */
export const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${written(x)} ${written(y)}`).join('');
