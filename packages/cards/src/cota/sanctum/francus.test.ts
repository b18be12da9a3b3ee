import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('francus', () => {
  it('captures 1 after an enemy creature is destroyed fighting it, when it attacks', () => {
    const t = table({
      me: { house: 'sanctum', line: ['francus'] },
      foe: { aember: 2, line: ['tocsin'] },
    });
    t.me.fight('francus', 'tocsin');
    t.expect({
      me: { line: [{ id: 'francus', damage: 2, aember: 1, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
  });

  it('captures also when it is attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin'], aember: 2 },
      foe: { line: ['francus'] },
    });
    t.me.fight('tocsin', 'francus');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [{ id: 'francus', damage: 2, aember: 1 }] } });
  });

  it('captures nothing when the enemy survives', () => {
    const t = table({
      me: { house: 'sanctum', line: ['francus'] },
      foe: { aember: 2, line: ['champion-anaphiel'] },
    });
    t.me.fight('francus', 'champion-anaphiel');
    t.expect({
      me: { line: [{ id: 'francus', damage: 5, exhausted: true }] },
      foe: { aember: 2, line: [{ id: 'champion-anaphiel', damage: 5 }] },
    });
  });

  it('captures nothing when both die', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'francus', damage: 1 }] },
      foe: { aember: 2, line: ['valdr'] },
    });
    t.me.fight('francus', 'valdr');
    t.expect({ me: { line: [] }, foe: { aember: 2, line: [] } });
  });

  it('captures nothing for a creature that is destroyed by an effect, or in a fight of another', () => {
    const t = table({
      me: { house: 'brobnar', line: ['francus', 'headhunter'], hand: ['punch'] },
      foe: { aember: 2, line: ['tocsin', 'dust-imp'] },
    });
    t.me.play('punch').choose('tocsin').fight('headhunter', 'dust-imp');
    t.expect({
      me: { aember: 2, line: ['francus', { id: 'headhunter', damage: 2, exhausted: true }] },
      foe: { aember: 4, line: [] },
    });
  });

  it('captures nothing for a creature that a cloak saved', () => {
    const t = table({
      me: { house: 'sanctum', line: ['francus'] },
      foe: { aember: 2, line: [{ id: 'tocsin', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.fight('francus', 'tocsin');
    t.expect({
      me: { line: [{ id: 'francus', damage: 4, exhausted: true }] },
      foe: { aember: 2, line: ['tocsin'] },
    });
  });
});
