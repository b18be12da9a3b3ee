import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('doom-sigil', () => {
  it('makes the creatures of both sides poisonous', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['doom-sigil'], line: ['silvertooth', 'dodger'] },
      foe: { line: ['troll', 'zorg'] },
    });
    t.me.fight('silvertooth', 'troll');
    t.expect({ me: { artifacts: ['doom-sigil'], line: ['dodger'] }, foe: { line: ['zorg'] } });
  });

  it('kills nobody whose armor takes all of the damage', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['doom-sigil'], line: ['umbra'] },
      foe: { line: ['sacro-thief'] },
    });
    t.me.fight('umbra', 'sacro-thief');
    t.expect({
      me: { artifacts: ['doom-sigil'], line: [{ id: 'umbra', exhausted: true }] },
      foe: { line: ['sacro-thief'] },
    });
  });

  it('adds nothing to damage that no creature deals', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['doom-sigil'], hand: ['dark-wave'] },
      foe: { line: ['troll'] },
    });
    t.me.play('dark-wave');
    t.expect({ me: { artifacts: ['doom-sigil'] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });

  it('is destroyed with the last creature, and not before', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['doom-sigil'], hand: ['dark-wave', 'dark-wave'] },
      foe: { line: ['urchin', 'mighty-tiger'] },
    });
    t.me.play('dark-wave');
    t.expect({ me: { artifacts: ['doom-sigil'] }, foe: { line: [{ id: 'mighty-tiger', damage: 2 }] } });
    t.me.play('dark-wave');
    t.expect({ me: { artifacts: [] }, foe: { line: [] } });
  });

  it('is destroyed when two creatures kill each other and nobody is left', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['doom-sigil'], line: ['silvertooth'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('silvertooth', 'troll');
    t.expect({
      me: { artifacts: [], line: [], discard: ['doom-sigil', 'silvertooth'] },
      foe: { line: [], discard: ['troll'] },
    });
  });

  it('is destroyed at once where it comes to a table without creatures', () => {
    const t = table({ me: { house: 'shadows', hand: ['doom-sigil'] }, foe: {} });
    t.me.play('doom-sigil');
    t.expect({ me: { artifacts: [], discard: ['doom-sigil'] } });
  });
});
