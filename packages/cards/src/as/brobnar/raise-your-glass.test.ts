import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('raise-your-glass', () => {
  it('readies and uses the least powerful friendly creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['raise-your-glass'], line: ['troll', { id: 'mother', ...used }] },
      foe: { line: ['urchin'] },
    });
    t.me.play('raise-your-glass').choose('reap mother');
    t.expect({ me: { aember: 2, line: ['troll', { id: 'mother', ...used }] }, foe: { line: ['urchin'] } });
  });

  it('the player chooses among equals, and how it is used', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['raise-your-glass'], line: ['bumpsy', 'headhunter'] },
      foe: { line: ['batdrone'] },
    });
    t.me.play('raise-your-glass').choose('headhunter').choose('fight headhunter');
    t.expect({ me: { aember: 2, line: ['bumpsy', { id: 'headhunter', damage: 2, ...used }] }, foe: { line: [] } });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['raise-your-glass'] },
      foe: { line: [{ id: 'mother', ...used }] },
    });
    t.me.play('raise-your-glass');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'mother', ...used }] } });
  });
});
