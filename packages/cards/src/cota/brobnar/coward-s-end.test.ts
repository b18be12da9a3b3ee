import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('coward-s-end', () => {
  it('destroys every undamaged creature of both sides, and gains 3 chains', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['coward-s-end'], line: ['troll', { id: 'mother', damage: 1 }, 'dust-imp'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }, 'grommid', 'batdrone'] },
    });
    t.me.play('coward-s-end');
    t.expect({
      me: { aember: 2, chains: 3, line: [{ id: 'mother', damage: 1 }] },
      foe: { chains: 0, line: [{ id: 'tocsin', damage: 2 }] },
    });
  });

  it('adds to the chains that are there, also where it destroys nothing', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['coward-s-end'], chains: 2 },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
    t.me.play('coward-s-end');
    t.expect({ me: { chains: 5, discard: ['coward-s-end'] }, foe: { line: [{ id: 'tocsin', damage: 1 }] } });
  });

  it('takes only the ward of a warded creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['coward-s-end'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'mother'] },
    });
    t.me.play('coward-s-end');
    t.expect({ me: { chains: 3 }, foe: { line: ['tocsin'] } });
  });

  it('does not spare a creature that a Destroyed: ability damages only then', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['coward-s-end'], line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }] },
      foe: { line: ['grommid', { id: 'troll', damage: 1 }] },
    });
    t.me.play('coward-s-end');
    t.expect({
      me: { chains: 3, line: [], hand: ['tocsin'] },
      foe: { line: [{ id: 'troll', damage: 4 }], discard: ['grommid'] },
    });
  });
});
