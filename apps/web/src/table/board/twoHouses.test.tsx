// A card with a house icon is of two houses: both are seen on it and said of it, wherever it lies on the table, and it
// counts for both where a house is chosen.
import type { Position } from '@vaultsong/engine';
import { position, see } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../wire/question.ts';
import { HouseChoice } from '../prompt/HouseChoice.tsx';
import { CardSheet } from '../sheets/CardSheet.tsx';
import { PileSheet } from '../sheets/PileSheet.tsx';
import { shown } from '../testing/shown.tsx';
import { ArtifactRow } from './ArtifactRow.tsx';
import { Hand } from './Hand.tsx';
import { Battleline } from './line/Battleline.tsx';

const nothing = (): void => undefined;
const houseIcons = ['dis'] as const;
const at: Position = {
  seats: [
    {
      house: 'dis',
      houses: ['brobnar', 'logos', 'sanctum'],
      line: [{ id: 'troll', houseIcons, upgrades: [{ id: 'blood-of-titans', houseIcons }] }],
      artifacts: [{ id: 'library-of-babble', houseIcons }],
      hand: [{ id: 'anger', houseIcons }, 'punch'],
      discard: [{ id: 'krump', houseIcons }],
    },
    { houses: ['dis'] },
  ],
};
const view = see(position(at), 0);
const [me] = view.players;
if (me === undefined) throw new Error('There is no player');

/** The houses of the emblems in their order. */
const emblems = (html: string): readonly (string | undefined)[] =>
  [...html.matchAll(/class="glyph emblem house-([a-z-]+)"/g)].map(([, house]) => house);

describe('a card of two houses [rule house-icons]', () => {
  it('shows and says both in the battleline, its upgrade too', () => {
    const line = shown(<Battleline player={me} />, { view });
    expect(emblems(line)).toEqual(['brobnar', 'dis', 'brobnar', 'dis']);
    expect(line).toContain('aria-label="Troll, Brobnar and Dis creature, ');
    expect(line).toContain('aria-label="Blood of Titans, Brobnar and Dis upgrade, ');
  });

  it('shows and says both among the artifacts', () => {
    const row = shown(<ArtifactRow player={me} />, { view });
    expect(emblems(row)).toEqual(['logos', 'dis']);
    expect(row).toContain('aria-label="Library of Babble, Logos and Dis artifact, ');
  });

  it('shows and says both in a hand, where it does not step back while either of them is active', () => {
    const hand = shown(<Hand player={me} />, { view });
    expect(emblems(hand)).toEqual(['brobnar', 'dis', 'brobnar']);
    expect(hand).toContain('aria-label="Anger, Brobnar and Dis action');
    expect(hand.match(/is-off/g)).toHaveLength(1);
  });

  it('shows and says both in a pile', () => {
    const cards = me.discard.map(({ ref }) => ref);
    const pile = shown(
      <PileSheet title="Your discard pile" cards={cards} choices={[]} buttons={[]} entry={null} onClose={nothing} />,
      { view },
    );
    expect(emblems(pile).slice(0, 2)).toEqual(['brobnar', 'dis']);
    expect(pile).toContain('aria-label="Krump, of Brobnar and Dis');
  });

  it('names both on its sheet, with the rule of it', () => {
    const [troll] = me.line;
    const sheet = shown(<CardSheet name="troll" cardKey={troll === undefined ? null : keyOf(troll.ref)} />, { view });
    expect(emblems(sheet)).toEqual(['brobnar', 'dis']);
    expect(sheet).toContain('Of two houses');
    expect(sheet.replace(/<[^>]+>/g, '')).toMatch(/Brobnar and Dis creature/);
  });

  it('counts for both where a house is chosen', () => {
    const answers = (['brobnar', 'dis'] as const).map(
      (house, index): Answer => ({ index, label: house, option: { pick: 'house', house } }),
    );
    const choice = shown(<HouseChoice answers={answers} />, { view });
    expect(choice).toContain('aria-label="Brobnar: 2 in hand, 1 ready on the table"');
    expect(choice).toContain('aria-label="Dis: 1 in hand, 2 ready on the table"');
  });
});
