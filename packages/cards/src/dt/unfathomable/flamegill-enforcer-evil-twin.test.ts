import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('flamegill-enforcer-evil-twin', () => {
  it('steals 1 by its Action:', () => {
    const t = table({ me: { house: 'unfathomable', line: ['flamegill-enforcer-evil-twin'] }, foe: { aember: 4 } });
    t.me.action('flamegill-enforcer-evil-twin');
    t.expect({
      me: { aember: 1, line: [{ id: 'flamegill-enforcer-evil-twin', exhausted: true }] },
      foe: { aember: 3 },
    });
  });

  it('steals nothing from an empty pool', () => {
    const t = table({ me: { house: 'unfathomable', line: ['flamegill-enforcer-evil-twin'] }, foe: {} });
    t.me.action('flamegill-enforcer-evil-twin');
    t.expect({
      me: { aember: 0, line: [{ id: 'flamegill-enforcer-evil-twin', exhausted: true }] },
      foe: { aember: 0 },
    });
  });

  it('is enraged after the opponent raises the tide in their turn', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['flamegill-enforcer-evil-twin'] },
      foe: { houses: ['unfathomable', 'logos', 'shadows'], hand: ['pour-tal'] },
    });
    t.me.end();
    t.foe.house('unfathomable').play('pour-tal');
    t.expect({ me: { line: [{ id: 'flamegill-enforcer-evil-twin', enraged: true }] } });
  });

  it('stays calm where you raise it', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['pour-tal'], line: ['flamegill-enforcer-evil-twin'] },
      foe: {},
    });
    t.me.play('pour-tal');
    t.expect({ tide: { highFor: 0 }, me: { line: ['flamegill-enforcer-evil-twin'] } });
  });
});
