// The two decks that “Play now” lays on the table, face to face.
import { houseTitles } from '@vaultsong/art';
import type { PairDeck } from '@vaultsong/decks';
import { Emblem, Icon } from '../../components/Glyph.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import type { DealtPair } from './pairNow.ts';

interface ArchonProps {
  readonly deck: PairDeck;
  readonly who: string;
  readonly side: 'me' | 'foe';
}

const Archon = ({ deck, who, side }: ArchonProps) => (
  <div className={`start-archon is-${side}`}>
    <Portrait of={deck} />
    <p className="start-who">{who}</p>
    <p className="start-name">{deck.name}</p>
    <p className="start-houses">
      {deck.houses.map((house) => (
        <span key={house} role="img" aria-label={houseTitles[house]}>
          <Emblem house={house} />
        </span>
      ))}
    </p>
  </div>
);

export const Duel = ({ pair: { you, foe } }: { readonly pair: DealtPair }) => (
  <section className="start-duel" aria-label="The decks of “Play now”">
    <Archon deck={you} who="You" side="me" />
    <span className="start-gem" aria-hidden="true">
      <Icon name="gem" />
    </span>
    <Archon deck={foe} who="The bot" side="foe" />
  </section>
);
