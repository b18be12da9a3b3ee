// The picture of a card at the table: it is known at a glance whatever an effect does to the card.
import type { House, InPlayView } from '@vaultsong/engine';
import { position, see } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { ArtifactRow } from './board/ArtifactRow.tsx';
import { Battleline } from './board/line/Battleline.tsx';
import { shown } from './testing/shown.tsx';

const view = see(
  position({
    seats: [
      { house: 'logos', line: ['dextre'], artifacts: ['library-of-babble'] },
      { houses: ['dis'], line: [] },
    ],
  }),
  0,
);
const [me] = view.players;

const inHouse = (house: House) => (card: InPlayView) => ({ ...card, house });

/** Pictures in the order of the cards. */
const picturesIn = (html: string): readonly string[] => html.match(/src="data:[^"]+"/g) ?? [];

describe('the picture of a card', () => {
  it('stays the same when an effect gives the card another house', () => {
    if (me === undefined) throw new Error('There is no player');
    const picturesOf = (house: House): readonly string[] => {
      const player = { ...me, line: me.line.map(inHouse(house)), artifacts: me.artifacts.map(inHouse(house)) };
      return [<Battleline key="line" player={player} />, <ArtifactRow key="row" player={player} />].flatMap((part) =>
        picturesIn(shown(part, { view })),
      );
    };
    expect(picturesOf('logos')).toHaveLength(2);
    expect(picturesOf('shadows')).toEqual(picturesOf('logos'));
  });
});
