// The title of a card where there is little room: it breaks between words only, and shrinks until its longest word fits.
// That a card is an evil twin is a sign there (`CopySigns`), as the words for it are longer than many a title.
import { twinMark } from '@vaultsong/say';

declare module 'react' {
  interface CSSProperties {
    /** Width of the longest word, in letters of usual width. */
    readonly '--longest'?: number;
  }
}

/** How much wider than a usual letter these are in the font of titles. */
const extraWidth = (letter: string): number => (/[mwMWÆ]/.test(letter) ? 0.6 : /\p{Lu}/u.test(letter) ? 0.2 : 0);

const widthOf = (word: string): number => [...word].reduce((width, letter) => width + 1 + extraWidth(letter), 0);

/** Width of the longest piece between places where a line may end, in letters of usual width. */
export const longestWord = (title: string): number => Math.max(1, ...title.split(/[\s-]+/).map(widthOf));

export const isTwinTitle = (title: string): boolean => title.endsWith(` ${twinMark}`);

/** What the card prints. */
export const shortTitle = (title: string): string =>
  isTwinTitle(title) ? title.slice(0, -twinMark.length - 1) : title;

export function CardName({ title }: { readonly title: string }) {
  const short = shortTitle(title);
  return (
    <span className="card-name" style={{ '--longest': longestWord(short) }}>
      {short}
    </span>
  );
}
