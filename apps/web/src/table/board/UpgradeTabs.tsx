// The upgrades of a creature as tabs along its lower edge, so that none of them ever hides behind it.
import type { InPlayView } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import { Emblems } from '../../components/Glyph.tsx';
import { markClasses } from '../hand/markClasses.ts';
import { upgradesShown } from '../hand/marks.ts';
import { usePlay } from '../hand/Play.ts';
import { useCardHandlers } from '../hand/useCardHandlers.ts';
import { sayInPlay } from '../speech/speech.ts';

const Tab = ({ card }: { readonly card: InPlayView }) => {
  const play = usePlay();
  const handlers = useCardHandlers(card.ref);
  const key = keyOf(card.ref);
  const mark = play.marks.of(key);
  const cardInfo = play.cardInfo(card.name);
  return (
    <button
      type="button"
      data-stop
      data-key={key}
      className={`upgrade house-${card.house} ${markClasses(mark, play.marks.choosing, play.selected === key)}`}
      aria-label={sayInPlay(card, cardInfo, [], mark, [], 'upgrade')}
      {...handlers}
    >
      {card.houses.length > 1 ? <Emblems houses={card.houses} /> : null}
      {cardInfo.title}
    </button>
  );
};

interface UpgradeTabsProps {
  readonly host: string;
  readonly upgrades: readonly InPlayView[];
}

export function UpgradeTabs({ host, upgrades }: UpgradeTabsProps) {
  const play = usePlay();
  if (upgrades.length === 0) return null;
  if (upgrades.length <= upgradesShown) return upgrades.map((card) => <Tab key={keyOf(card.ref)} card={card} />);
  return (
    <button
      type="button"
      data-stop
      className="upgrade"
      onClick={() => play.openPile({ title: `Upgrades of ${host}`, cards: upgrades.map(({ ref }) => ref) })}
    >
      {upgrades.length} upgrades
    </button>
  );
}
