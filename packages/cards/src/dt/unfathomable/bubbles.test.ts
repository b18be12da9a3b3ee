import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bubbles', () => {
  it('puts an enemy creature on top of its owner’s deck', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['bubbles'], line: ['bumpsy'] },
      foe: { line: ['troll', 'mother'], deck: ['tocsin'] },
    });
    t.me.play('bubbles').choose('troll');
    t.expect({
      me: { line: ['bumpsy', { id: 'bubbles', exhausted: true }] },
      foe: { line: ['mother'], deck: ['troll', 'tocsin'] },
    });
  });

  it('puts one that you own on your deck', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['bubbles'], deck: ['tocsin'] },
      foe: { line: [{ id: 'troll', owner: 0 }] },
    });
    t.me.play('bubbles');
    t.expect({
      me: { line: [{ id: 'bubbles', exhausted: true }], deck: ['troll', 'tocsin'] },
      foe: { line: [], deck: [] },
    });
  });

  it('only takes the ward of a warded one', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['bubbles'] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('bubbles');
    t.expect({ me: { line: [{ id: 'bubbles', exhausted: true }] }, foe: { line: ['troll'], deck: [] } });
  });

  it('touches no friendly creature where there is no enemy one', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['bubbles'], line: ['bumpsy'] }, foe: {} });
    t.me.play('bubbles');
    t.expect({ me: { line: ['bumpsy', { id: 'bubbles', exhausted: true }], deck: [] } });
  });
});
