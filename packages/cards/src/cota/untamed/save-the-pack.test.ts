import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('save-the-pack', () => {
  it('destroys every damaged creature of both players and gains a chain', () => {
    const t = table({
      me: { house: 'untamed', hand: ['save-the-pack'], line: [{ id: 'snufflegator', damage: 1 }, 'niffle-ape'] },
      foe: { line: [{ id: 'valdr', damage: 5 }, 'tocsin', { id: 'mother', damage: 1 }] },
    });
    t.me.play('save-the-pack');
    t.expect({
      me: { aember: 0, chains: 1, line: ['niffle-ape'], discard: ['save-the-pack', 'snufflegator'] },
      foe: { chains: 0, line: ['tocsin'], discard: ['mother', 'valdr'] },
    });
  });

  it('gains the chain also where nobody is damaged', () => {
    const t = table({
      me: { house: 'untamed', hand: ['save-the-pack'], chains: 2, line: ['niffle-ape'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('save-the-pack');
    t.expect({ me: { chains: 3, line: ['niffle-ape'] }, foe: { line: ['tocsin'] } });
  });

  it('leaves a warded creature its damage', () => {
    const t = table({
      me: { house: 'untamed', hand: ['save-the-pack'] },
      foe: { line: [{ id: 'valdr', damage: 2, warded: true }] },
    });
    t.me.play('save-the-pack');
    t.expect({ me: { chains: 1 }, foe: { line: [{ id: 'valdr', damage: 2 }] } });
  });

  it('spares the undamaged creatures that live by the power of one that is destroyed', () => {
    const t = table({
      me: { house: 'untamed', hand: ['save-the-pack'] },
      foe: { line: [{ id: 'niffle-queen', damage: 1 }, 'snufflegator'] },
    });
    t.me.play('save-the-pack');
    t.expect({ me: { chains: 1 }, foe: { line: ['snufflegator'], discard: ['niffle-queen'] } });
  });
});
