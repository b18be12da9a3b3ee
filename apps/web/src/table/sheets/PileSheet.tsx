// Cards that do not lie on the table by themselves: a discard pile to look through, or cards to choose from.
import type { Ref } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import type { Pointer } from '@vaultsong/rulebook';
import { counted } from '@vaultsong/say';
import { useState } from 'react';
import { Art } from '../../components/Art.tsx';
import { Bonuses } from '../../components/Bonuses.tsx';
import { Emblems } from '../../components/Glyph.tsx';
import { isTwinTitle } from '../../components/print/CardName.tsx';
import { housesOf, sayHouses } from '../../components/print/houses.ts';
import { sayIcons } from '../../components/print/icons.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import type { Answer, Verb } from '../../wire/question.ts';
import type { Play } from '../hand/Play.ts';
import { usePlay } from '../hand/Play.ts';
import { findKnown } from '../seat/known.ts';
import { Cancel } from './Cancel.tsx';
import { CardSheet } from './CardSheet.tsx';
import { RuleName } from './RuleName.tsx';

interface PileSheetProps {
  readonly title: string;
  readonly cards: readonly Ref[];
  /** Answers by which a card here is chosen. */
  readonly choices: readonly Answer[];
  /** Further answers to the same question, such as being done. */
  readonly buttons: readonly Answer[];
  /** The rule of that question. */
  readonly entry: Pointer | null;
  readonly onClose: () => void;
}

const answerOf = (choices: readonly Answer[], card: Ref): Answer | undefined =>
  choices.find(({ option }) => option.pick === 'card' && keyOf(option.card) === keyOf(card));

/** What can be done with a card from where it lies: an effect may let it be played from a pile, or its text say more. */
const movesWith = (play: Play, card: Ref): readonly Verb[] =>
  play.verbs(keyOf(card)).filter(({ answer }) => answer !== null);

export function PileSheet({ title, cards, choices, buttons, entry, onClose }: PileSheetProps) {
  const play = usePlay();
  const [shown, setShown] = useState<Ref | null>(cards[0] ?? null);
  // A mouse on its way to the buttons crosses other cards, which it only looks at.
  const [held, setHeld] = useState(shown);
  const take = (card: Ref): void => {
    setShown(card);
    setHeld(card);
  };
  const mayCancel = choices.length > 0 && play.snapshot.undo.begun !== null;
  return (
    <Sheet title={title} className="pile-sheet" onClose={onClose}>
      <div className="pile-split">
        <ul className="pile-cards" data-zone="column" aria-label={`${title}, ${counted(cards.length, 'card')}`}>
          {cards.map((card) => {
            const cardInfo = play.cardInfo(card.name);
            const known = findKnown(play.snapshot.view, keyOf(card));
            const houses = housesOf(known, cardInfo);
            const bonus = known?.bonus ?? cardInfo.bonus;
            const kind = [
              cardInfo.half === undefined ? cardInfo.type : `${cardInfo.half} half`,
              ...(known?.faceup === true ? ['faceup'] : []),
            ].join(', ');
            const looks = [
              cardInfo.half === undefined ? '' : `is-half is-${cardInfo.half}-half`,
              isTwinTitle(cardInfo.title) ? 'is-twin' : '',
            ].join(' ');
            const icons = bonus.length === 0 ? '' : `, bonus ${sayIcons(bonus)}`;
            const answer = answerOf(choices, card);
            const [move] = movesWith(play, card);
            const mark =
              answer !== undefined
                ? ', can be chosen'
                : move === undefined
                  ? ''
                  : `, can be ${move.verb === 'beside' ? 'used' : 'played'}`;
            return (
              <li key={keyOf(card)} className={`house-${houses[0] ?? 'none'} ${looks}`}>
                <button
                  type="button"
                  data-stop
                  className={`${mark === '' ? '' : 'can-choose'} ${shown === card ? 'is-shown' : ''}`}
                  aria-label={`${cardInfo.title}${houses.length > 1 ? `, of ${sayHouses(houses)}` : ''}${kind === cardInfo.type ? '' : `, ${kind}`}${icons}${mark}`}
                  onFocus={() => take(card)}
                  onPointerEnter={() => setShown(card)}
                  onClick={() => (answer === undefined ? take(card) : play.answer(answer.index))}
                >
                  <Art cardInfo={cardInfo} />
                  <Emblems houses={houses} />
                  <span>{cardInfo.title}</span>
                  <Bonuses bonus={bonus} />
                  <small>{kind}</small>
                </button>
              </li>
            );
          })}
        </ul>
        {shown === null ? null : <CardSheet name={shown.name} cardKey={keyOf(shown)} />}
      </div>
      {entry === null ? null : <RuleName of={entry} />}
      {held === null || movesWith(play, held).length === 0 ? null : (
        <div className="buttons">
          {movesWith(play, held).map(({ label, answer }) => (
            <button
              key={label}
              type="button"
              className="button"
              onClick={() => {
                onClose();
                if (answer !== null) play.answer(answer);
              }}
            >
              {`${label} ${play.cardInfo(held.name).title}`}
            </button>
          ))}
        </div>
      )}
      {buttons.length === 0 && !mayCancel ? null : (
        <div className="buttons">
          {mayCancel ? <Cancel className="button" /> : null}
          {buttons.map((answer) => (
            <button key={answer.index} type="button" className="button" onClick={() => play.answer(answer.index)}>
              {answer.label}
            </button>
          ))}
        </div>
      )}
    </Sheet>
  );
}
