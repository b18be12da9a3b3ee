// The piles of a player with their counts. The discard pile lies open, the purged cards as far as the player knows them.
import type { CardView, PlayerView, Ref } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import { Icon } from '../../parts/Glyph.tsx';
import type { IconName } from '../../parts/icons.ts';
import { keyOf } from '../../wire/key.ts';
import { usePlay } from '../hand/Play.ts';
import { useSeats } from '../speech/seats.ts';

interface PileProps {
  readonly icon: IconName;
  readonly name: string;
  readonly count: number;
  readonly whose: string;
  /** What lies open; null for a pile that nobody may look through. */
  readonly cards: readonly Ref[] | null;
  /** Cards of the hand can be dropped on it. */
  readonly drop?: 'discard' | undefined;
}

const Pile = ({ icon, name, count, whose, cards, drop }: PileProps) => {
  const play = usePlay();
  const playable = (cards ?? []).filter((card) => play.verbs(keyOf(card)).length > 0).length;
  const said = `${whose} ${name}, ${counted(count, 'card')}${playable === 0 ? '' : `, ${playable} can be played`}`;
  const content = (
    <>
      <Icon name={icon} />
      <b>{count}</b>
      <span className="pile-name">{name}</span>
    </>
  );
  if (cards === null || cards.length === 0) {
    return (
      <span className="pile" data-drop={drop} role="img" aria-label={said} title={said}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={playable === 0 ? 'pile' : 'pile can-choose'}
      data-stop
      data-drop={drop}
      aria-label={`${said}: look through`}
      title={said}
      onClick={() => play.openPile({ title: `${whose} ${name}`, cards })}
    >
      {content}
    </button>
  );
};

const refs = (cards: readonly CardView[]): readonly Ref[] => cards.flatMap((card) => (card.known ? [card.ref] : []));

export function Piles({ player }: { readonly player: PlayerView }) {
  const { partOf, whoseOf } = useSeats();
  const whose = whoseOf(player.seat);
  const drop = partOf(player.seat) === 'my' ? 'discard' : undefined;
  return (
    <span className="piles">
      <Pile icon="deck" name="deck" whose={whose} count={player.deck} cards={null} />
      <Pile
        icon="discard"
        name="discard"
        whose={whose}
        count={player.discard.length}
        cards={refs(player.discard)}
        drop={drop}
      />
      {player.archives.length > 0 ? (
        <Pile
          icon="archives"
          name="archives"
          whose={whose}
          count={player.archives.length}
          cards={refs(player.archives)}
        />
      ) : null}
      {player.purged.length > 0 ? (
        <Pile icon="purged" name="purged" whose={whose} count={player.purged.length} cards={refs(player.purged)} />
      ) : null}
    </span>
  );
}
