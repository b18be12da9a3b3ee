import { answer, deal, legal, see } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('signature-move', () => {
  const deck = (...beside: readonly string[]) => ({
    name: 'cc',
    houses: ['brobnar', 'dis', 'logos'] as const,
    cards: ['punch', 'dust-imp', 'infomorph'].flatMap((name) => filler(12).map(() => ({ name }))),
    beside,
  });

  it('ruling signature-move/before-hands: copies of a named action go to the archives before hands are drawn', () => {
    const s = deal({ decks: [deck(), deck('signature-move')], seed: 1, first: 0 });
    expect(s.players.map(({ hand }) => hand.length)).toEqual([0, 0]);
    expect(s.ask).toMatchObject({ player: 1 });
    const named = legal(s).findIndex((option) => option.pick === 'name' && option.title === 'Punch');
    expect(legal(s).some((option) => option.pick === 'name' && option.title === 'Dust Imp')).toBe(false);
    answer(s, named);
    for (let taken = 0; taken < 2; taken++) answer(s, 0);
    answer(
      s,
      legal(s).findIndex(({ pick }) => pick === 'done'),
    );
    expect(s.ask).toMatchObject({ kind: 'mulligan', player: 0 });
    expect(s.players.map(({ hand, archives, deck: left }) => [hand.length, archives.length, left.length])).toEqual([
      [7, 0, 29],
      [6, 2, 28],
    ]);
    expect(see(s, 0).players[1]?.archives.map((card) => card.known && card.name)).toEqual(['punch', 'punch']);
  });

  it('names an action that is not there, and archives nothing', () => {
    const other = { ...deck(), cards: deck().cards.map(({ name }) => ({ name: name === 'punch' ? 'anger' : name })) };
    const s = deal({ decks: [deck('signature-move'), other], seed: 1, first: 0 });
    answer(
      s,
      legal(s).findIndex((option) => option.pick === 'name' && option.title !== 'Punch'),
    );
    expect(s.ask).toMatchObject({ kind: 'mulligan', player: 0 });
    expect(s.players.map(({ archives }) => archives.length)).toEqual([0, 0]);
  });
});
