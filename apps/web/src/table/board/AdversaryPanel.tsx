// The Keyraken in the middle of the table: its oversized card, which can be fought and is no creature, how near it is to the
// surface, its æmber against the cost of the next advance, and the tide.

import { tideGlyphs } from '@vaultsong/art';
import type { AdventureView, PlayerView } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import { shown } from '@vaultsong/rulebook';
import { Glyph, Icon } from '../../components/Glyph.tsx';
import { markClasses } from '../hand/markClasses.ts';
import { usePlay } from '../hand/Play.ts';
import { useCardHandlers } from '../hand/useCardHandlers.ts';
import { useConsidering } from '../hand/useConsidering.ts';
import { Piles } from '../seat/Piles.tsx';
import { Pool } from '../seat/Pool.tsx';
import { RuleLink } from '../sheets/RuleLink.tsx';
import { sayInPlay } from '../speech/speech.ts';
import { AdversaryArt } from './AdversaryArt.tsx';
import { Chip } from './Chip.tsx';
import { CardGhost, PoolGhost } from './Ghost.tsx';
import { UpgradeTabs } from './UpgradeTabs.tsx';

interface OfAdventure {
  readonly adventure: AdventureView;
}

/** The oversized card. */
const Adversary = ({ adventure }: OfAdventure) => {
  const play = usePlay();
  const { adversary: card, advances } = adventure;
  const handlers = useCardHandlers(card.ref);
  const key = keyOf(card.ref);
  const cardInfo = play.cardInfo(card.name);
  const mark = play.marks.of(key);
  const { fight, tide } = play.snapshot.view;
  const isFighting = fight !== null && [fight.attacker, fight.defender].some((ref) => keyOf(ref) === key);
  const upgrades = card.upgrades.map((upgrade) => play.cardInfo(upgrade.name).title);
  const left = Math.max(0, card.power - card.damage);
  return (
    <div className={`adversary ${isFighting ? 'is-fighting' : ''} ${markClasses(mark, play.marks.choosing, false)}`}>
      <button
        type="button"
        className="adversary-face"
        data-stop
        data-card={card.name}
        data-key={key}
        aria-label={sayInPlay(card, cardInfo, upgrades, mark, [], `${left} power left`)}
        {...handlers}
      >
        <AdversaryArt
          damage={card.damage}
          power={card.power}
          advances={advances}
          tide={tide === 'high' ? 'high' : 'low'}
        />
        <span className="adversary-words">
          <b className="adversary-name">{cardInfo.title}</b>
          <span className="adversary-numbers">
            <span className="power" title="power left">
              <Icon name="power" /> <b>{left}</b> / {card.power}
            </span>
            <span className="armor" title="armor, less by the keys of the active player">
              <Icon name="shield" /> <b>{card.armorLeft}</b>
              {card.armorLeft === card.armor ? null : ` / ${card.armor}`}
            </span>
            {card.damage > 0 ? (
              <Chip key={`damage${card.damage}`} kind="damage" icon="damage" title={`${card.damage} damage`}>
                {card.damage}
              </Chip>
            ) : null}
            {card.warded ? <Chip kind="ward" icon="ward" title="warded" /> : null}
            {card.stunned ? <Chip kind="stun" icon="stun" title="stunned" /> : null}
            {card.enraged ? <Chip kind="enrage" icon="enrage" title="enraged" /> : null}
            {card.exhausted ? <Chip kind="asleep" icon="asleep" title="exhausted" /> : null}
          </span>
        </span>
        <span className="adversary-life" aria-hidden="true">
          <i style={{ inlineSize: `${(100 * left) / Math.max(1, card.power)}%` }} />
        </span>
      </button>
      <CardGhost of={key} />
      <UpgradeTabs host={cardInfo.title} upgrades={card.upgrades} />
    </div>
  );
};

/** How often it has advanced, as steps towards the surface. */
const Advances = ({ adventure: { advances, mostAdvances } }: OfAdventure) => (
  <RuleLink
    to={shown.advance}
    className="advances"
    label={`${advances} of ${mostAdvances} advances; the team loses at the last. Rule: ${shown.advance.title}`}
    stop
  >
    <small>advances</small>
    <span className="advances-steps">
      {Array.from({ length: mostAdvances }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change their places
        <i key={i} className={i < advances ? 'is-taken' : ''}>
          {i + 1}
        </i>
      ))}
    </span>
  </RuleLink>
);

/** Its æmber against the cost of the next advance. */
const Advance = ({ player: { aember, seat } }: { readonly player: PlayerView }) => {
  const cost = usePlay().snapshot.advanceCost ?? 0;
  const isEnough = aember >= cost;
  return (
    <span className={`aember ${isEnough ? 'is-check' : ''}`}>
      <Pool aember={aember} spendable={0} cost={cost} enough="enough to advance" />
      <PoolGhost of={seat} />
      <RuleLink
        to={shown.advance}
        className="cost"
        label={`An advance costs ${cost}. Rule: ${shown.advance.title}`}
        stop
      >
        / {cost}
      </RuleLink>
      {isEnough ? <em aria-hidden="true">it will advance!</em> : null}
    </span>
  );
};

const TideCard = () => {
  const play = usePlay();
  const { raiseTide, view } = play.snapshot;
  const considering = useConsidering();
  const isHigh = view.tide === 'high';
  const price = 2 * (view.players.length - 1);
  return (
    <span className={`tide ${isHigh ? 'is-high' : 'is-low'}`}>
      <RuleLink
        to={shown.tide}
        className="tide-side"
        label={`The tide is ${isHigh ? 'high' : 'low'}. Rule: ${shown.tide.title}`}
        stop
      >
        <Glyph path={tideGlyphs[isHigh ? 'high' : 'low']} />
        {isHigh ? 'High tide' : 'Low tide'}
      </RuleLink>
      {raiseTide === null ? null : (
        <button
          type="button"
          data-stop
          className="tide-raise"
          onClick={() => play.answer(raiseTide)}
          {...considering(raiseTide)}
          data-testid="raise-tide"
        >
          Raise it: {price} æmber
        </button>
      )}
    </span>
  );
};

interface PanelProps extends OfAdventure {
  readonly player: PlayerView;
}

export function AdversaryPanel({ adventure, player }: PanelProps) {
  const isActive = usePlay().snapshot.view.active === player.seat;
  return (
    <section
      className={`adversary-panel ${isActive ? 'is-active' : ''}`}
      data-zone="row"
      aria-label="The Keyraken"
      data-testid="foe-bar"
    >
      <Adversary adventure={adventure} />
      <div className="adversary-state">
        <Advances adventure={adventure} />
        <Advance player={player} />
        <TideCard />
        <Piles player={player} />
      </div>
    </section>
  );
}
