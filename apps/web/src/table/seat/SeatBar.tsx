// One player at a glance: deck, houses, keys, æmber against the cost of a key, chains, hand, piles.

import { houseTitles } from '@vaultsong/art';
import type { House, PlayerView } from '@vaultsong/engine';
import { about, pointerOfHouse, shown } from '@vaultsong/rulebook';
import { counted } from '@vaultsong/say';
import { Emblem, Icon } from '../../components/Glyph.tsx';
import { Sign } from '../../components/Sign.tsx';
import { deckPath } from '../../routing/paths.ts';
import { usePlay } from '../hand/Play.ts';
import { RuleLink } from '../sheets/RuleLink.tsx';
import { useSeats } from '../speech/seats.ts';
import { Aember } from './Aember.tsx';
import { Beside } from './Beside.tsx';
import { Haunted } from './Haunted.tsx';
import { Identity } from './Identity.tsx';
import { Keys, KeysSaid } from './Keys.tsx';
import { Piles } from './Piles.tsx';
import { openHand } from './pilesOf.ts';
import { Thinking } from './Thinking.tsx';

/** The cards in another player's hand, face down. */
const Backs = ({ count }: { readonly count: number }) => {
  const said = `${counted(count, 'card')} in hand, face down`;
  return (
    <Sign says={said} className="backs">
      <span className="backs-fan">
        {Array.from({ length: Math.min(count, 12) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <i key={i} />
        ))}
      </span>
      <Icon name="hand" />
      <b>{count}</b>
    </Sign>
  );
};

interface HousesProps {
  readonly houses: readonly House[];
  /** The active one of them, if any. */
  readonly chosen: House | null;
}

/** Each leads to what is told of it. On a phone they are too small for that one by one: together they lead to all houses. */
const Houses = ({ houses, chosen }: HousesProps) => {
  const { brief } = usePlay();
  const sign = (house: House) => (
    <span key={house} className={house === chosen ? 'seat-house is-active' : 'seat-house'}>
      <Emblem house={house} />
    </span>
  );
  const titles = houses.map((house) => houseTitles[house]).join(', ');
  if (brief)
    return (
      <RuleLink
        to={about.houses}
        kind="About"
        className="seat-houses"
        label={`${titles}. About: ${about.houses.title}`}
        stop
      >
        {houses.map(sign)}
      </RuleLink>
    );
  return (
    <span className="seat-houses">
      {houses.map((house) => {
        const title = houseTitles[house];
        const entry = pointerOfHouse(house);
        const now = house === chosen ? ', the active house' : '';
        return (
          <RuleLink key={house} to={entry} kind="About" className="house-link" label={`${title}${now}. About it`} stop>
            {sign(house)}
          </RuleLink>
        );
      })}
    </span>
  );
};

const Chains = ({ player: { chains, refillTo } }: { readonly player: PlayerView }) =>
  chains === 0 ? null : (
    <RuleLink
      to={shown.chains}
      className="chains"
      label={`${counted(chains, 'chain')}, refills to ${counted(refillTo, 'card')}. Rule: ${shown.chains.title}`}
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
  const { brief, info, snapshot } = usePlay();
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
      <Identity of={{ name, houses: player.houses }} />
      <span className="seat-name" title={name}>
        <b>{nameOf(player.seat)}</b>
        <span>
          {deck === undefined || deck.slug === '' ? (
            name
          ) : (
            <a href={deckPath(deck.slug)} target="_blank" rel="noopener">
              {name}
            </a>
          )}
        </span>
      </span>
      <Houses houses={player.houses} chosen={active ? snapshot.view.house : null} />
      <Beside player={player} />
      <Keys forged={player.keyColors} toWin={player.keysToWin} />
      <KeysSaid who={nameOf(player.seat)} forged={player.keyColors} toWin={player.keysToWin} />
      <Aember player={player} />
      <Chains player={player} />
      <Haunted player={player} />
      <span className="bar-space" />
      {mine || brief || openHand(player) !== null ? null : <Backs count={player.hand.length} />}
      <Piles player={player} />
      <Thinking seat={player.seat} name={nameOf(player.seat)} />
      {children}
    </section>
  );
}
