import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('chonkers', () => {
  it('gets a +1 power counter when it is played', () => {
    const t = table({ me: { house: 'untamed', hand: ['chonkers'] }, foe: {} });
    t.me.play('chonkers');
    t.expect({ me: { line: [{ id: 'chonkers', power: 1, exhausted: true }] } });
  });

  it('doubles its counters after an enemy creature is destroyed fighting it, in attack', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'chonkers', power: 3 }] },
      foe: { line: [{ id: 'krump', damage: 2 }] },
    });
    t.me.fight('chonkers', 'krump');
    t.expect({ me: { line: [{ id: 'chonkers', power: 6, exhausted: true }] }, foe: { line: [] } });
  });

  it('doubles them in defense too, and each time anew', () => {
    const t = table({
      me: { house: 'dis', line: ['dust-imp', 'dust-imp'] },
      foe: { line: [{ id: 'chonkers', power: 3 }] },
    });
    t.me.fight('dust-imp', 'chonkers').fight('dust-imp', 'chonkers');
    t.expect({ me: { line: [], aember: 4 }, foe: { line: [{ id: 'chonkers', damage: 4, power: 12 }] } });
  });

  it('has nothing to double without counters', () => {
    const t = table({ me: { house: 'untamed', line: ['chonkers'] }, foe: { line: ['dust-pixie'] } });
    t.me.fight('chonkers', 'dust-pixie');
    t.expect({ me: { line: [{ id: 'chonkers', exhausted: true }] }, foe: { line: [] } });
  });

  it('doubles nothing for a survivor, for the fight of another, or for a death outside of a fight', () => {
    const t = table({
      me: { house: 'untamed', hand: ['save-the-pack'], line: [{ id: 'chonkers', power: 2 }, 'snufflegator'] },
      foe: { line: ['krump', { id: 'tocsin', warded: true }, 'dust-imp'] },
    });
    t.me.fight('chonkers', 'tocsin').fight('snufflegator', 'dust-imp').play('save-the-pack');
    t.expect({
      me: {
        line: [
          { id: 'chonkers', power: 2, exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
      foe: { line: ['krump', 'tocsin'] },
    });
  });
});
