// The artifacts of a player, one chip each.
import type { InPlayView, PlayerView } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import { counted } from '@vaultsong/say';
import { Art } from '../../components/Art.tsx';
import { Bonuses } from '../../components/Bonuses.tsx';
import { Emblems, Icon } from '../../components/Glyph.tsx';
import { DropMark } from '../drag/DropMark.tsx';
import { markClasses } from '../hand/markClasses.ts';
import { usePlay } from '../hand/Play.ts';
import { useCardHandlers } from '../hand/useCardHandlers.ts';
import { useSeats } from '../speech/seats.ts';
import { sayInPlay } from '../speech/speech.ts';
import { Chip } from './Chip.tsx';
import { CardGhost } from './Ghost.tsx';

const Artifact = ({ card }: { readonly card: InPlayView }) => {
  const play = usePlay();
  const handlers = useCardHandlers(card.ref);
  const key = keyOf(card.ref);
  const cardInfo = play.cardInfo(card.name);
  const mark = play.marks.of(key);
  const selected = play.selected === key;
  const counters = Object.entries(card.counters).filter(([, n]) => n > 0);
  return (
    <li data-card={card.name} data-key={key}>
      <button
        type="button"
        data-stop
        className={`artifact house-${card.house} ${card.exhausted ? 'is-exhausted' : ''} ${markClasses(mark, play.marks.choosing, selected)}`}
        aria-pressed={selected}
        aria-label={sayInPlay(
          card,
          cardInfo,
          card.upgrades.map((upgrade) => play.cardInfo(upgrade.name).title),
          mark,
          play.verbs(key),
          '',
        )}
        {...handlers}
      >
        <Art cardInfo={cardInfo} />
        <Emblems houses={card.houses} />
        <span className="artifact-name">{cardInfo.title}</span>
        <Bonuses bonus={card.bonus} />
        {card.aember > 0 ? (
          <Chip kind="aember" icon="gem" title={`${card.aember} æmber on it`}>
            {card.aember}
          </Chip>
        ) : null}
        {counters.map(([name, n]) => (
          <Chip key={name} kind="counter" icon="counter" title={counted(n, `${name} counter`)}>
            {n}
          </Chip>
        ))}
        {card.under.length > 0 ? (
          <Chip kind="counter" icon="archives" title={`${counted(card.under.length, 'card')} facedown beneath it`}>
            {card.under.length}
          </Chip>
        ) : null}
        {card.upgrades.length > 0 ? (
          <Chip kind="counter" icon="fresh" title={counted(card.upgrades.length, 'upgrade')}>
            {card.upgrades.length}
          </Chip>
        ) : null}
        {card.warded ? <Chip kind="ward" icon="ward" title="warded" /> : null}
        {card.stunned ? <Chip kind="stun" icon="stun" title="stunned" /> : null}
        {card.exhausted ? <Icon name="asleep" className="zz" /> : null}
        {mark.picked > 0 ? <span className="picked">✓</span> : null}
        <CardGhost of={key} />
      </button>
      <DropMark of={key} />
    </li>
  );
};

export function ArtifactRow({ player }: { readonly player: PlayerView }) {
  const { classOf, partOf, whoseOf } = useSeats();
  const part = partOf(player.seat);
  const n = player.artifacts.length;
  return (
    <ul
      className={`artifacts ${classOf(player.seat)} ${n === 0 ? 'is-empty' : ''}`}
      data-zone="row"
      aria-label={`${whoseOf(player.seat)} artifacts, ${n}`}
      data-testid={`${part}-artifacts`}
    >
      {player.artifacts.map((card) => (
        <Artifact key={keyOf(card.ref)} card={card} />
      ))}
    </ul>
  );
}
