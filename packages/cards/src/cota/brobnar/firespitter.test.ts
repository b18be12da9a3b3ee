import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('firespitter', () => {
  it('deals 1 to each enemy creature before it fights', () => {
    const t = table({
      me: { house: 'brobnar', line: ['firespitter', 'smaaash'] },
      foe: { line: ['tocsin', 'mother', 'urchin'] },
    });
    t.me.fight('firespitter', 'mother');
    t.expect({
      me: { line: [{ id: 'firespitter', damage: 4, exhausted: true }, 'smaaash'] },
      foe: { line: [{ id: 'tocsin', damage: 1 }], discard: ['mother', 'urchin'] },
    });
  });

  it('does not fight a creature that this destroyed', () => {
    const t = table({
      me: { house: 'brobnar', line: ['firespitter'] },
      foe: { line: [{ id: 'mother', damage: 4 }, 'tocsin'] },
    });
    t.me.fight('firespitter', 'mother');
    t.expect({
      me: { line: [{ id: 'firespitter', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }], discard: ['mother'] },
    });
  });

  it('uses up armor, which then does not stop the fight', () => {
    const t = table({
      me: { house: 'brobnar', line: ['firespitter'] },
      foe: { line: ['champion-anaphiel', 'sergeant-zakiel'] },
    });
    t.me.fight('firespitter', 'champion-anaphiel');
    t.expect({
      me: { line: [] },
      foe: { line: [{ id: 'champion-anaphiel', damage: 5 }, 'sergeant-zakiel'] },
    });
  });

  it('hits an elusive creature, which the fight does not', () => {
    const t = table({ me: { house: 'brobnar', line: ['firespitter'] }, foe: { line: ['nexus'] } });
    t.me.fight('firespitter', 'nexus');
    t.expect({
      me: { line: [{ id: 'firespitter', exhausted: true }] },
      foe: { line: [{ id: 'nexus', damage: 1 }] },
    });
  });

  it('does not spit when it is attacked, nor when it reaps', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shooler'] },
      foe: { line: ['firespitter'] },
    });
    t.me.fight('tocsin', 'firespitter');
    t.expect({ me: { line: ['shooler'] }, foe: { line: [{ id: 'firespitter', damage: 2 }] } });
    const u = table({ me: { house: 'brobnar', line: ['firespitter'] }, foe: { line: ['tocsin'] } });
    u.me.reap('firespitter');
    u.expect({ me: { aember: 1, line: [{ id: 'firespitter', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });
});
