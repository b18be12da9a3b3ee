import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('atrocity', () => {
  const me = { houses: ['dis', 'logos', 'shadows'], hand: ['atrocity'] } as const;
  const foe = { houses: ['brobnar', 'logos', 'mars'], deck: ['mother', 'troll', 'krump'] } as const;

  it('ruling atrocity/play: at the start of the opponent’s next turn they discard their top card, and must choose its house', () => {
    const t = table({ me: { house: 'dis', ...me }, foe });
    t.me.play('atrocity').end();
    t.expect({
      active: 'foe',
      house: 'logos',
      me: { line: ['atrocity'] },
      foe: { deck: ['troll', 'krump'], discard: ['mother'] },
    });
  });

  it('ruling atrocity/play: it is once, and deals no damage to itself; a turn later any house may be chosen', () => {
    const t = table({ me: { house: 'dis', ...me }, foe: { ...foe, hand: filler(6) } });
    t.me.play('atrocity').end();
    t.foe.end();
    t.me.house('dis').end();
    expect(t.options()).toEqual(['brobnar', 'logos', 'mars']);
    t.expect({ me: { line: ['atrocity'] }, foe: { discard: ['mother'], deck: ['troll', 'krump'] } });
  });

  it('holds where it has left play meanwhile', () => {
    const t = table({ me: { house: 'dis', ...me, hand: ['atrocity', 'gateway-to-dis'] }, foe });
    t.me.play('atrocity').play('gateway-to-dis').end();
    t.expect({ active: 'foe', house: 'logos', me: { line: [] }, foe: { discard: ['mother'] } });
  });

  it('a house that the opponent does not have binds nobody, and neither does an empty deck', () => {
    const t = table({ me: { house: 'dis', ...me }, foe: { ...foe, deck: ['dust-imp', 'troll'] } });
    t.me.play('atrocity').end();
    expect(t.options()).toEqual(['brobnar', 'logos', 'mars']);
    const empty = table({ me: { house: 'dis', ...me }, foe: { ...foe, deck: [] } });
    empty.me.play('atrocity').end();
    expect(empty.options()).toEqual(['brobnar', 'logos', 'mars']);
  });

  it('by the editions from before its correction, at the start of each of their turns, with 1 damage to itself', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'dis', ...me, hand: filler(6), line: ['atrocity'] },
      foe: { ...foe, hand: filler(6) },
    });
    t.me.end();
    t.expect({ house: 'logos', me: { line: [{ id: 'atrocity', damage: 1 }] }, foe: { discard: ['mother'] } });
    t.foe.end();
    t.me.house('dis').end();
    t.expect({
      house: 'brobnar',
      me: { line: [{ id: 'atrocity', damage: 2 }] },
      foe: { discard: ['troll', 'mother'] },
    });
  });
});
