// A card to read: text first, and what lies on it while it is in play.
import type { InPlayView, View } from '@vaultsong/engine';
import { houseTitles } from '../art/emblems.ts';
import type { CardFace, CardKey } from '../host.ts';
import { keyOf } from '../host.ts';
import { usePlay } from '../page/Play.ts';
import { sayEnraged } from '../page/speech.ts';
import { Emblem } from '../parts/Glyph.tsx';
import { PrintedNumbers } from '../parts/PrintedNumbers.tsx';
import { Art } from './Art.tsx';
import { Bonuses } from './Bonuses.tsx';

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** A card in play by its key, upgrades too. */
export function findInPlay(view: View, key: CardKey | null): InPlayView | null {
  const all = view.players.flatMap((player) => [...player.line, ...player.artifacts]);
  return [...all, ...all.flatMap((card) => card.upgrades)].find((card) => keyOf(card.ref) === key) ?? null;
}

const Condition = ({ card }: { readonly card: InPlayView }) => {
  const play = usePlay();
  const said = [
    card.type === 'creature' && card.power !== card.printed.power
      ? `power ${card.power} (printed ${card.printed.power})`
      : '',
    card.armor !== card.printed.armor ? `armor ${card.armor} (printed ${card.printed.armor})` : '',
    card.armor > 0 && card.armorLeft < card.armor ? `${card.armorLeft} armor left this turn` : '',
    card.damage > 0 ? `${card.damage} damage` : '',
    card.aember > 0 ? `${card.aember} æmber` : '',
    card.powerCounters > 0 ? `${card.powerCounters} power counters` : '',
    ...Object.entries(card.counters).map(([name, n]) => (n > 0 ? `${n} ${name} counters` : '')),
    card.exhausted ? 'exhausted' : '',
    card.stunned ? 'stunned' : '',
    card.warded ? 'warded' : '',
    card.enraged ? sayEnraged(card) : '',
    card.under.length > 0 ? `${card.under.length} cards facedown beneath it` : '',
    ...card.upgrades.map((upgrade) => play.face(upgrade.name).title),
  ].filter((words) => words !== '');
  return said.length === 0 ? null : <p className="sheet-now">Now: {said.join(' · ')}</p>;
};

const keywordsOf = (face: CardFace, card: InPlayView | null): string =>
  Object.entries(card?.keywords ?? {})
    .filter(([word]) => !(word in face.keywords))
    .map(([word, n]) => (typeof n === 'number' && n > 1 ? `${capital(word)} ${n}` : capital(word)))
    .join(', ');

interface CardSheetProps {
  readonly name: string;
  readonly cardKey: CardKey | null;
}

export function CardSheet({ name, cardKey }: CardSheetProps) {
  const play = usePlay();
  const face = play.face(name);
  const card = findInPlay(play.snapshot.view, cardKey);
  const house = card?.house ?? face.house;
  const granted = keywordsOf(face, card);
  const reminders = card === null ? face.reminders : (play.snapshot.reminders[keyOf(card.ref)] ?? []);
  return (
    <article className={`sheet house-${house}`} data-testid="card-sheet" aria-label={face.title}>
      <header>
        <Art face={face} house={house} />
        <div className="sheet-title">
          <h3>{face.title}</h3>
          <Bonuses bonus={face.bonus} />
        </div>
      </header>
      <p className="sheet-kind">
        <Emblem house={house} />
        <span>
          {houseTitles[house]} {face.type}
          {face.traits.length > 0 ? ` · ${face.traits.map(capital).join(' · ')}` : ''}
        </span>
        <PrintedNumbers face={face} className="sheet-numbers" />
      </p>
      <div className="sheet-text">
        {face.text.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {face.text.length === 0 ? <p className="hint">No text.</p> : null}
        {granted === '' ? null : <p className="sheet-now">Has gained: {granted}</p>}
        {card === null ? null : <Condition card={card} />}
        {reminders.map(({ keyword, rule }) => (
          <p key={keyword} className="reminder">
            <b>{keyword}</b>: {rule}
          </p>
        ))}
      </div>
    </article>
  );
}
