// The others of the team: what they have, and the cards that they have in play, which the active player's cards can reach.
// R: Keyraken, "Team play". On a phone their cards are on a sheet, to which the prompt leads where one of them can be chosen.
import type { PlayerView } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import { Icon } from '../../components/Glyph.tsx';
import { Sign } from '../../components/Sign.tsx';
import { usePlay } from '../hand/Play.ts';
import { Aember } from '../seat/Aember.tsx';
import { Identity } from '../seat/Identity.tsx';
import { Keys } from '../seat/Keys.tsx';
import { Piles } from '../seat/Piles.tsx';
import { Thinking } from '../seat/Thinking.tsx';
import { useSeats } from '../speech/seats.ts';
import { ArtifactRow } from './ArtifactRow.tsx';
import { Battleline } from './line/Battleline.tsx';

/** On a phone: how many cards they have in play, and a way to them. */
const InPlay = ({ player, whose }: { readonly player: PlayerView; readonly whose: string }) => {
  const play = usePlay();
  const cards = [...player.line, ...player.artifacts];
  const said = `${whose} cards in play, ${cards.length}`;
  return (
    <button
      type="button"
      className="pile"
      data-stop
      disabled={cards.length === 0}
      aria-label={`${said}: look through`}
      onClick={() => play.openPile({ title: `${whose} cards in play`, cards: cards.map(({ ref }) => ref) })}
    >
      <Icon name="power" />
      <b>{cards.length}</b>
    </button>
  );
};

const Mate = ({ player }: { readonly player: PlayerView }) => {
  const { info, phone, snapshot } = usePlay();
  const { nameOf, whoseOf } = useSeats();
  const name = nameOf(player.seat);
  const deck = info.decks[player.seat]?.name ?? '';
  const isActive = snapshot.view.active === player.seat;
  const inHand = `${counted(player.hand.length, 'card')} in hand`;
  return (
    <section className={`mate ${isActive ? 'is-active' : ''}`} aria-label={name} data-testid="mate">
      <div className="mate-bar" data-zone="row">
        <Identity of={{ name: deck, houses: player.houses }} />
        <b className="mate-name" title={deck}>
          {name}
        </b>
        <Keys forged={player.keyColors} toWin={player.keysToWin} />
        <Aember player={player} />
        <Sign says={inHand} className="mate-hand">
          <Icon name="hand" />
          <b>{player.hand.length}</b>
        </Sign>
        <span className="bar-space" />
        {phone ? <InPlay player={player} whose={whoseOf(player.seat)} /> : <Piles player={player} />}
        <Thinking seat={player.seat} name={name} />
      </div>
      {phone ? null : (
        <div className="mate-cards">
          <Battleline player={player} />
          <ArtifactRow player={player} />
        </div>
      )}
    </section>
  );
};

export const Mates = () => {
  const { sides, view } = usePlay().snapshot;
  const mates = sides.mates.flatMap((seat) => view.players[seat] ?? []);
  if (mates.length === 0) return null;
  return (
    <div className="mates">
      {mates.map((player) => (
        <Mate key={player.seat} player={player} />
      ))}
    </div>
  );
};
