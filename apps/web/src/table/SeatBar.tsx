// One player at a glance: deck, houses, keys, æmber against the cost of a key, chains, hand, piles.
import type { PlayerView } from '@vaultsong/engine';
import { shown } from '@vaultsong/rulebook';
import { houseTitles } from '../art/emblems.ts';
import { usePlay } from '../page/Play.ts';
import { useSeats } from '../page/seats.ts';
import { Emblem, Icon } from '../parts/Glyph.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { deckPath } from '../site/paths.ts';
import { Aember } from './Aember.tsx';
import { Keys } from './Keys.tsx';
import { Piles } from './Piles.tsx';
import { RuleLink } from './RuleLink.tsx';

/** The cards in another player's hand, face down. */
const Backs = ({ count }: { readonly count: number }) => {
  const said = `${count} ${count === 1 ? 'card' : 'cards'} in hand, face down`;
  return (
    <span className="backs" role="img" aria-label={said} title={said}>
      <span className="backs-fan">
        {Array.from({ length: Math.min(count, 12) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <i key={i} />
        ))}
      </span>
      <Icon name="hand" />
      <b>{count}</b>
    </span>
  );
};

const Chains = ({ player: { chains, refillTo } }: { readonly player: PlayerView }) =>
  chains === 0 ? null : (
    <RuleLink
      to={shown.chains}
      className="chains"
      label={`${chains} ${chains === 1 ? 'chain' : 'chains'}, refills to ${refillTo} ${refillTo === 1 ? 'card' : 'cards'}. Rule: ${shown.chains.title}`}
      stop
    >
      <Icon name="chain" />
      <b>{chains}</b>
      <small>hand {refillTo}</small>
    </RuleLink>
  );

interface SeatBarProps {
  readonly player: PlayerView;
  readonly children?: React.ReactNode;
}

export function SeatBar({ player, children }: SeatBarProps) {
  const { info, snapshot } = usePlay();
  const { classOf, nameOf, partOf } = useSeats();
  const part = partOf(player.seat);
  const mine = part === 'my';
  const active = snapshot.view.active === player.seat;
  const deck = info.decks[player.seat];
  const name = deck?.name ?? '';
  return (
    <section
      className={`bar ${classOf(player.seat)} ${active ? 'is-active' : ''}`}
      data-zone="row"
      aria-label={mine ? 'You' : part === 'foe' ? 'Opponent' : nameOf(player.seat)}
      data-testid={`${part}-bar`}
    >
      <Portrait of={{ name, houses: player.houses }} />
      <span className="seat-name" title={name}>
        <b>{nameOf(player.seat)}</b>
        <span>
          {deck === undefined ? null : (
            <a href={deckPath(deck.slug)} target="_blank" rel="noopener">
              {name}
            </a>
          )}
        </span>
      </span>
      <span className="seat-houses">
        {player.houses.map((house) => (
          <span
            key={house}
            role="img"
            aria-label={houseTitles[house]}
            title={houseTitles[house]}
            className={active && snapshot.view.house === house ? 'is-active' : ''}
          >
            <Emblem house={house} />
          </span>
        ))}
      </span>
      <Keys forged={player.keys} />
      <Aember player={player} />
      <Chains player={player} />
      <span className="bar-space" />
      {mine ? null : <Backs count={player.hand.length} />}
      <Piles player={player} />
      {children}
    </section>
  );
}
