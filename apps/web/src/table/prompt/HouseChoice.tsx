// The choice of a house: what each has in the hand and on the table.

import { houseTitles } from '@vaultsong/art';
import type { House } from '@vaultsong/engine';
import { Emblem } from '../../components/Glyph.tsx';
import type { Answer } from '../../wire/question.ts';
import type { Snapshot } from '../../wire/snapshot.ts';
import { NumberKey, useNumbered } from '../actions/TableButton.tsx';
import { usePlay } from '../hand/Play.ts';

function counts({ view, sides }: Snapshot, house: House): { readonly hand: number; readonly ready: number } {
  const me = view.players[sides.me];
  if (me === undefined) return { hand: 0, ready: 0 };
  return {
    hand: me.hand.filter((card) => card.known && card.houses.includes(house)).length,
    ready: [...me.line, ...me.artifacts].filter((card) => card.houses.includes(house) && !card.exhausted).length,
  };
}

const HouseCard = ({ answer, number }: { readonly answer: Answer; readonly number: number }) => {
  const play = usePlay();
  const numbered = useNumbered();
  if (answer.option.pick !== 'house') return null;
  const { house } = answer.option;
  if (house === null) {
    return (
      <button
        type="button"
        data-stop
        className="house-card"
        onClick={() => play.answer(answer.index)}
        {...numbered(number)}
      >
        {answer.label}
      </button>
    );
  }
  const { hand, ready } = counts(play.snapshot, house);
  return (
    <button
      type="button"
      data-stop
      className={`house-card house-${house}`}
      aria-label={`${houseTitles[house]}: ${hand} in hand, ${ready} ready on the table`}
      onClick={() => play.answer(answer.index)}
      {...numbered(number)}
    >
      <Emblem house={house} />
      <span className="house-words">
        <b>{houseTitles[house]}</b>
        <small>
          hand {hand} · ready {ready}
        </small>
      </span>
      <NumberKey number={number} />
    </button>
  );
};

/** A card may ask for any house that there is; those of the two decks come first. */
export const HouseChoice = ({ answers }: { readonly answers: readonly Answer[] }) => {
  const { decks } = usePlay().info;
  const isFar = ({ option }: Answer): boolean =>
    option.pick === 'house' && decks.every(({ houses }) => !houses.some((house) => house === option.house));
  const near = answers.toSorted((one, other) => Number(isFar(one)) - Number(isFar(other)));
  return (
    <div className={`house-choice ${answers.length > 3 ? 'is-many' : ''}`}>
      {near.map((answer, i) => (
        <HouseCard key={answer.index} answer={answer} number={i + 1} />
      ))}
    </div>
  );
};
