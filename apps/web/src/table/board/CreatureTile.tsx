// A creature in a battleline: picture, name, its effective numbers, and all that lies on it.
import type { InPlayView, Keyword } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import { counted } from '@vaultsong/say';
import { memo } from 'react';
import { Art } from '../../components/Art.tsx';
import { Bonuses } from '../../components/Bonuses.tsx';
import { Emblems, Icon } from '../../components/Glyph.tsx';
import type { IconName } from '../../components/icons.ts';
import { CardName, isTwinTitle } from '../../components/print/CardName.tsx';
import { CopySigns } from '../../components/print/CopySigns.tsx';
import { copyOf, printOf } from '../../components/print/copy.ts';
import type { CardInfo } from '../../wire/cardInfo.ts';
import { DropMark } from '../drag/DropMark.tsx';
import { markClasses } from '../hand/markClasses.ts';
import { usePlay } from '../hand/Play.ts';
import { useCardHandlers } from '../hand/useCardHandlers.ts';
import { sayEnraged, sayInPlay, sayPlace } from '../speech/speech.ts';
import { Chip } from './Chip.tsx';
import { CardGhost } from './Ghost.tsx';
import { UpgradeTabs } from './UpgradeTabs.tsx';

const keywordIcons: Readonly<Record<Keyword, IconName>> = {
  alpha: 'alpha',
  assault: 'assault',
  deploy: 'deploy',
  elusive: 'elusive',
  entrench: 'entrench',
  hazardous: 'hazardous',
  invulnerable: 'invulnerable',
  omega: 'omega',
  poison: 'poison',
  skirmish: 'skirmish',
  'splash-attack': 'splash-attack',
  taunt: 'taunt',
  treachery: 'treachery',
  versatile: 'versatile',
};

const changed = (now: number, printed: number): 'up' | 'down' | 'same' =>
  now === printed ? 'same' : now > printed ? 'up' : 'down';
const arrows = { up: '▲', down: '▼', same: '' } as const;

const isKeyword = (word: string): word is Keyword => Object.hasOwn(keywordIcons, word);

/** Keywords that matter while it is in play. */
const KeywordRail = ({ card, cardInfo }: { readonly card: InPlayView; readonly cardInfo: CardInfo }) => {
  const words = Object.entries(card.keywords).filter(
    ([word]) => isKeyword(word) && !['alpha', 'omega', 'deploy', 'treachery'].includes(word),
  );
  return (
    <span className="keywords">
      {words.slice(0, 4).map(([word, value]) =>
        isKeyword(word) ? (
          <span key={word} className={`keyword ${word in cardInfo.keywords ? '' : 'is-granted'}`} title={word}>
            <Icon name={keywordIcons[word]} />
            {typeof value === 'number' && value > 1 ? <b>{value}</b> : null}
          </span>
        ) : null,
      )}
      {words.length > 4 ? <span className="keyword">+{words.length - 4}</span> : null}
    </span>
  );
};

const Burden = ({ card }: { readonly card: InPlayView }) => (
  <span className="burden">
    {card.damage > 0 ? (
      <Chip key={`damage${card.damage}`} kind="damage" icon="damage" title={`${card.damage} damage`}>
        {card.damage}
      </Chip>
    ) : null}
    {card.aember > 0 ? (
      <Chip key={`aember${card.aember}`} kind="aember" icon="gem" title={`${card.aember} æmber on it`}>
        {card.aember}
      </Chip>
    ) : null}
    {card.powerCounters > 0 ? (
      <Chip kind="counter" icon="power" title={counted(card.powerCounters, 'power counter')}>
        +{card.powerCounters}
      </Chip>
    ) : null}
    {Object.entries(card.counters).map(([name, n]) =>
      n > 0 ? (
        <Chip key={name} kind="counter" icon="counter" title={counted(n, `${name} counter`)}>
          {n}
        </Chip>
      ) : null,
    )}
    {card.under.length > 0 ? (
      <Chip kind="counter" icon="archives" title={`${counted(card.under.length, 'card')} facedown beneath it`}>
        {card.under.length}
      </Chip>
    ) : null}
  </span>
);

const Status = ({ card }: { readonly card: InPlayView }) => (
  <span className="status">
    {card.token === undefined ? null : <Chip kind="token" icon="token" title="token creature" />}
    {card.stunned ? <Chip kind="stun" icon="stun" title="stunned" /> : null}
    {card.warded ? <Chip kind="ward" icon="ward" title="warded" /> : null}
    {card.enraged ? (
      <Chip kind="enrage" icon="enrage" title={sayEnraged(card)}>
        {card.enrageCounters > 1 ? card.enrageCounters : undefined}
      </Chip>
    ) : null}
    {card.exhausted ? <Chip kind="asleep" icon="asleep" title="exhausted" /> : null}
  </span>
);

interface TileProps {
  readonly card: InPlayView;
  readonly index: number;
  readonly length: number;
}

export const CreatureTile = memo(function CreatureTile({ card, index, length }: TileProps) {
  const play = usePlay();
  const handlers = useCardHandlers(card.ref);
  const key = keyOf(card.ref);
  const cardInfo = printOf(card, play.cardInfo(card.as ?? card.name), play.cardInfo);
  const mark = play.marks.of(key);
  const upgrades = card.upgrades.map((upgrade) => play.cardInfo(upgrade.name).title);
  const power = changed(card.power, card.printed.power);
  const selected = play.selected === key;
  const fights = play.snapshot.view.fight;
  const state = [
    card.exhausted ? 'is-exhausted' : '',
    card.stunned ? 'is-stunned' : '',
    card.warded ? 'is-warded' : '',
    card.tagged ? 'is-tagged' : '',
    fights !== null && [fights.attacker, fights.defender].some((ref) => keyOf(ref) === key) ? 'is-fighting' : '',
    'taunt' in card.keywords ? 'has-taunt' : '',
    card.artHalf === undefined ? '' : 'is-gigantic',
    card.token === undefined ? '' : 'is-token',
    isTwinTitle(cardInfo.title) ? 'is-twin' : '',
  ];
  return (
    <li
      className={`tile house-${card.house} ${state.join(' ')} ${markClasses(mark, play.marks.choosing, selected)}`}
      data-card={card.name}
      data-key={key}
    >
      <button
        type="button"
        className="tile-face"
        data-stop
        aria-pressed={selected}
        aria-label={sayInPlay(card, cardInfo, upgrades, mark, play.verbs(key), sayPlace(index, length))}
        {...handlers}
      >
        <Art cardInfo={cardInfo} piece="whole" />
        <span className="tile-name">
          <Emblems houses={card.houses} />
          <CardName title={cardInfo.title} />
          <CopySigns copy={copyOf(card, cardInfo)} isTwin={isTwinTitle(cardInfo.title)} />
        </span>
        <Status card={card} />
        <Bonuses bonus={card.bonus} />
        <KeywordRail card={card} cardInfo={cardInfo} />
        <Burden card={card} />
        <span className="tile-numbers">
          <span className={`power is-${power}`}>
            <Icon name="power" />
            <b>{card.power}</b>
            <i>{arrows[power]}</i>
          </span>
          {card.armor > 0 ? (
            <span className="armor">
              <Icon name="shield" />
              <b>{card.armorLeft === card.armor ? card.armor : `${card.armorLeft}/${card.armor}`}</b>
            </span>
          ) : null}
        </span>
        {card.type === 'creature' && card.power > 0 && card.damage > 0 ? (
          <span className="wound" style={{ inlineSize: `${Math.min(100, (100 * card.damage) / card.power)}%` }} />
        ) : null}
        {mark.picked > 0 ? <span className="picked">✓{mark.picked > 1 ? ` ${mark.picked}` : ''}</span> : null}
      </button>
      <CardGhost of={key} />
      <DropMark of={key} />
      <UpgradeTabs host={cardInfo.title} upgrades={card.upgrades} />
    </li>
  );
});
