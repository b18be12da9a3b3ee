import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('virtuous-works', () => {
  it('gives 3 æmber and nothing else', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['virtuous-works'], aember: 1, line: ['mother'] },
      foe: { aember: 2, line: ['tocsin'] },
    });
    t.me.play('virtuous-works');
    t.expect({
      me: { aember: 4, hand: [], line: ['mother'], discard: ['virtuous-works'] },
      foe: { aember: 2, line: ['tocsin'] },
    });
  });

  it('gives each of the 3 by itself, so that all of them are taken by an Ether Spider', () => {
    const t = table({ me: { house: 'sanctum', hand: ['virtuous-works'] }, foe: { line: ['ether-spider'] } });
    t.me.play('virtuous-works');
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'ether-spider', aember: 3 }] } });
  });

  it('can only be played in a turn of its house', () => {
    const t = table({ me: { house: 'logos', hand: ['virtuous-works'] }, foe: {} });
    t.me.cannot('play', 'virtuous-works', 'wrong-house');
    expect(t.options()).toEqual(['end']);
  });
});
