// The title of a card where there is little room: it breaks between words only, and shrinks until its longest word fits.
declare module 'react' {
  interface CSSProperties {
    /** Letters of the longest word. */
    readonly '--longest'?: number;
  }
}

/** Letters of the longest piece between places where a line may end. */
export const longestWord = (title: string): number => Math.max(1, ...title.split(/[\s-]+/).map(({ length }) => length));

export const CardName = ({ title }: { readonly title: string }) => (
  <span className="card-name" style={{ '--longest': longestWord(title) }}>
    {title}
  </span>
);
