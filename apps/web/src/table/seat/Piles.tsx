// The piles of a player with their counts. The discard pile lies open, the purged cards as far as the player knows them.
// On a phone they are one button with all counts, which opens a sheet with all piles: one by one they are too small for a
// finger.
import type { PlayerView, Ref } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import { counted } from '@vaultsong/say';
import { Icon } from '../../components/Glyph.tsx';
import { Sign } from '../../components/Sign.tsx';
import { usePlay } from '../hand/Play.ts';
import { useSeats } from '../speech/seats.ts';
import type { PileOf } from './pilesOf.ts';
import { openHand, pilesOf } from './pilesOf.ts';

/** How many of some cards can be played where they lie. */
export function usePlayable(): (cards: readonly Ref[] | null) => number {
  const play = usePlay();
  return (cards) => (cards ?? []).filter((card) => play.verbs(keyOf(card)).length > 0).length;
}

interface PileProps {
  readonly pile: PileOf;
  readonly whose: string;
  /** Cards of the hand can be dropped on it. */
  readonly drop: 'discard' | undefined;
}

const Pile = ({ pile: { icon, name, count, cards }, whose, drop }: PileProps) => {
  const play = usePlay();
  const playable = usePlayable()(cards);
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
      <Sign says={said} className="pile" drop={drop}>
        {content}
      </Sign>
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

/** All counts of a player on one button. */
const AllPiles = ({ player, whose }: { readonly player: PlayerView; readonly whose: string }) => {
  const play = usePlay();
  const playable = usePlayable();
  const piles = pilesOf(player);
  const isMine = player.seat === play.snapshot.sides.me;
  // The own hand lies open on the table.
  const inHand = isMine ? [] : [{ icon: 'hand', name: 'hand', count: player.hand.length } as const];
  const said = [...inHand, ...piles].map(({ name, count }) => `${name} ${count}`).join(', ');
  return (
    <button
      type="button"
      className={`all-piles ${piles.some(({ cards }) => playable(cards) > 0) ? 'can-choose' : ''}`}
      data-stop
      data-drop={isMine ? 'discard' : undefined}
      aria-haspopup="dialog"
      aria-label={`${whose} piles: ${said}. Look through`}
      onClick={() => play.openPiles(player.seat)}
    >
      {[...inHand, ...piles].map(({ icon, name, count }) => (
        <span key={name}>
          <Icon name={icon} />
          <b>{count}</b>
        </span>
      ))}
    </button>
  );
};

export function Piles({ player }: { readonly player: PlayerView }) {
  const { brief } = usePlay();
  const { partOf, whoseOf } = useSeats();
  const whose = whoseOf(player.seat);
  const isMine = partOf(player.seat) === 'my';
  if (brief) return <AllPiles player={player} whose={whose} />;
  return (
    <span className="piles">
      {[...(isMine ? [] : [openHand(player) ?? []].flat()), ...pilesOf(player)].map((pile) => (
        <Pile
          key={pile.name}
          pile={pile}
          whose={whose}
          drop={isMine && pile.name === 'discard' ? 'discard' : undefined}
        />
      ))}
    </span>
  );
}
