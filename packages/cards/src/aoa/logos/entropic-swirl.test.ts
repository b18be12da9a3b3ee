import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('entropic-swirl', () => {
  it.each([
    { id: 'titan-mechanic', traits: 2 },
    { id: 'troll', traits: 1 },
  ])('deals 2 for each of the $traits traits of $id, and gains 1 for each', ({ id, traits }) => {
    const t = table({ me: { house: 'logos', hand: ['entropic-swirl'] }, foe: { line: [id] } });
    t.me.play('entropic-swirl');
    t.expect({ me: { aember: traits }, foe: { line: [{ id, damage: 2 * traits }] } });
  });

  it('ruling entropic-swirl/same-traits: gains for the traits of a creature that it destroys', () => {
    const t = table({
      me: { house: 'logos', hand: ['entropic-swirl'], line: ['doc-bookton'] },
      foe: { line: ['dextre'] },
    });
    t.me.play('entropic-swirl').choose('dextre');
    t.expect({ me: { aember: 2, line: ['doc-bookton'] }, foe: { line: [], deck: ['dextre'] } });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { house: 'logos', hand: ['entropic-swirl'] }, foe: {} });
    t.me.play('entropic-swirl');
    t.expect({ me: { aember: 0, discard: ['entropic-swirl'] } });
  });

  it('ruling entropic-swirl/copy: counts the traits of what a copy is a copy of', () => {
    const copy = { id: 'mimic-gel', as: 'troll' };
    const t = table({ me: { house: 'logos', hand: ['entropic-swirl'] }, foe: { line: [copy] } });
    t.me.play('entropic-swirl');
    t.expect({ me: { aember: 1 }, foe: { line: [{ ...copy, damage: 2 }] } });
  });
});
