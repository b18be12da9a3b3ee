// The text of a card, line by line; "Play:" and keywords stand out, as on any card.

import { Marked } from '../list/Marked.tsx';
import type { CatalogueCard } from './catalogue.ts';
import { capital } from './facets.ts';

interface CardTextProps {
  readonly lines: readonly string[];
  /** To mark, folded. */
  readonly words?: readonly string[];
}

/** Its text; of a card that can not be played yet the keywords, which are facts. */
export const linesOf = ({ text, keywords }: CatalogueCard): readonly string[] =>
  text ?? (keywords.length === 0 ? [] : [keywords.map((keyword) => `${capital(keyword)}.`).join(' ')]);

const noWords: readonly string[] = [];

/** "Play:", "Fight/Reap:", "Before Fight:"; or a line of keywords: "Skirmish. Assault 2." */
const start = /^(?:\p{Lu}[\p{Letter} /]{0,30}:|(?:\p{Lu}[\p{Letter}-]+(?: \d+| X)?\. ?)+$)/u;

export const CardText = ({ lines, words = noWords }: CardTextProps) =>
  lines.map((line) => {
    const [bold = ''] = start.exec(line) ?? [];
    return (
      <p key={line}>
        {bold === '' ? null : (
          <b>
            <Marked text={bold} words={words} />
          </b>
        )}
        <Marked text={line.slice(bold.length)} words={words} />
      </p>
    );
  });
