// The text of a card, line by line; "Play:" and keywords stand out, as on any card.

import { leadOf } from '@vaultsong/art';
import { Marked } from '../../list/Marked.tsx';
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

export const CardText = ({ lines, words = noWords }: CardTextProps) =>
  lines.map((line) => {
    const bold = leadOf(line);
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
