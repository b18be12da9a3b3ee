// Previews of an answer, as events and as changes on the table.
import '@vaultsong/cards';
import type { Ask, Position, State } from '@vaultsong/engine';
import { answersItself, clone, position } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { aimedAt, reachOf } from './aim.ts';
import { keyOf } from './key.ts';
import { previewOf } from './preview.ts';

const isForced = (ask: Ask): boolean => answersItself(ask) && ask.kind !== 'move';

/** The option of the pending question that does that. */
function optionOf({ ask }: State, verb: string, name?: string): number {
  const at = ask?.options.findIndex(
    (o) =>
      o.pick === 'move' &&
      o.move.do === verb &&
      (name === undefined || ('card' in o.move && o.move.card.name === name)),
  );
  if (at === undefined || at < 0) throw new Error(`Nobody can ${verb} ${name ?? ''}`);
  return at;
}

const keyOfCard = ({ cards }: State, name: string): string => {
  const card = cards.find(({ ref }) => ref.name === name);
  if (card === undefined) throw new Error(`There is no ${name}`);
  return keyOf(card.ref);
};

const fight: Position = {
  seats: [{ house: 'brobnar', line: ['troll'] }, { line: ['dust-imp', 'lady-maxena'] }],
};

describe('a preview', () => {
  it('tells what happens, without what the answer says itself', () => {
    const state = position(fight);
    const preview = previewOf(state, 0, { option: optionOf(state, 'reap'), aim: null }, isForced);
    expect(preview?.events.map(({ type }) => type)).toContain('gain');
    expect(preview?.events.map(({ type }) => type)).not.toContain('use');
    expect(preview?.seats[0]).toEqual({ aember: 1, keys: 0, chains: 0, draws: 0 });
    expect(preview?.cards[keyOfCard(state, 'troll')]?.now).toEqual(['exhausted']);
    expect(preview).toMatchObject({ open: false, endless: false });
  });

  it('goes on to what is aimed at, and changes nothing', () => {
    const state = position(fight);
    const before = clone(state);
    const aim = { about: 'attack', card: keyOfCard(state, 'lady-maxena') } as const;
    const preview = previewOf(state, 0, { option: optionOf(state, 'fight'), aim }, isForced);
    expect(preview?.cards[aim.card]?.goes).toBe('destroyed');
    expect(preview?.cards[keyOfCard(state, 'dust-imp')]).toBeUndefined();
    expect(state).toEqual(before);
  });

  it('stops where hidden cards decide, and names none', () => {
    const state = position({ seats: [{ house: 'dis', hand: ['mind-barb'] }, { hand: ['troll', 'dust-imp'] }] });
    const preview = previewOf(state, 0, { option: optionOf(state, 'play'), aim: null }, isForced);
    expect(preview?.open).toBe(true);
    expect(JSON.stringify(preview)).not.toMatch(/troll|dust-imp/);
  });

  it('is nothing for the end of the turn, for no option, and for who is not asked', () => {
    const state = position(fight);
    const at = (option: number, me: 0 | 1) => previewOf(state, me, { option, aim: null }, isForced);
    expect(at(optionOf(state, 'end'), 0)).toBeNull();
    expect(at(99, 0)).toBeNull();
    expect(at(optionOf(state, 'reap'), 1)).toBeNull();
  });

  it('is plain JSON', () => {
    const state = position(fight);
    const preview = previewOf(state, 0, { option: optionOf(state, 'reap'), aim: null }, isForced);
    expect(JSON.parse(JSON.stringify(preview))).toEqual(preview);
  });
});

describe('a reach', () => {
  it('is what can be attacked, and an aim finds its option', () => {
    const state = position(fight);
    const option = optionOf(state, 'fight');
    const reach = reachOf(state, 0, option);
    const foes = ['dust-imp', 'lady-maxena'].map((name) => keyOfCard(state, name));
    expect(reach).toEqual({ about: 'attack', cards: foes });
    expect(aimedAt(state.ask, { about: 'attack', card: foes[0] ?? '' })).toBeNull();
  });

  it('is the flanks for a creature that is played, and nothing for a reap', () => {
    const state = position({ seats: [{ house: 'brobnar', hand: ['krump'], line: ['troll'] }, {}] });
    expect(reachOf(state, 0, optionOf(state, 'play'))).toEqual({ about: 'flank', at: ['left', 'right'] });
    expect(reachOf(state, 0, optionOf(state, 'reap'))).toBeNull();
  });
});
