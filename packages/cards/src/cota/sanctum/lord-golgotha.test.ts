import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lord-golgotha', () => {
  it('deals 3 to each neighbor of the creature that it attacks, before the fight', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lord-golgotha'] },
      foe: { line: ['headhunter', 'mother', 'tocsin', 'valdr'] },
    });
    t.me.fight('lord-golgotha', 'mother');
    t.expect({
      me: { line: [{ id: 'lord-golgotha', damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'headhunter', damage: 3 }, 'valdr'] },
    });
  });

  it('deals nothing beside a lone creature', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lord-golgotha', 'tocsin'] },
      foe: { line: ['mother'] },
    });
    t.me.fight('lord-golgotha', 'mother');
    t.expect({ me: { line: [{ id: 'lord-golgotha', damage: 3, exhausted: true }, 'tocsin'] }, foe: { line: [] } });
  });

  it('deals it also where the attacked creature is elusive', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lord-golgotha'] },
      foe: { line: ['urchin', 'mother'] },
    });
    t.me.fight('lord-golgotha', 'urchin');
    t.expect({
      me: { line: [{ id: 'lord-golgotha', exhausted: true }] },
      foe: { line: ['urchin', { id: 'mother', damage: 3 }] },
    });
  });

  it('kills the protector of its target before the exchange', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lord-golgotha'] },
      foe: { line: [{ id: 'bulwark', damage: 3 }, { id: 'niffle-queen', damage: 1 }, 'valdr'] },
    });
    t.me.fight('lord-golgotha', 'niffle-queen');
    t.expect({
      me: { line: [{ id: 'lord-golgotha', damage: 4, exhausted: true }] },
      foe: { line: [{ id: 'valdr', damage: 3 }] },
    });
  });

  it('weakens its target by killing the neighbor that strengthens it', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lord-golgotha'] },
      foe: { line: [{ id: 'niffle-queen', damage: 3 }, 'snufflegator'] },
    });
    t.me.fight('lord-golgotha', 'snufflegator');
    t.expect({
      me: { line: [{ id: 'lord-golgotha', damage: 2, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it('deals nothing when it is attacked or reaps', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler', 'tocsin'] },
      foe: { line: ['lord-golgotha'] },
    });
    t.me.fight('shooler', 'lord-golgotha');
    t.expect({ me: { line: ['tocsin'] }, foe: { line: [{ id: 'lord-golgotha', damage: 3 }] } });
  });

  it('orders it with the hazard of its target', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'lord-golgotha', damage: 4 }] },
      foe: { line: [{ id: 'mother', upgrades: ['armageddon-cloak'] }, 'tocsin'] },
    });
    t.me.fight('lord-golgotha', 'mother').order('lord-golgotha');
    t.expect({
      me: { line: [] },
      foe: { line: ['mother'] },
    });
  });
});
