import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('concussive-transfer', () => {
  it('deals 3 to a creature, and lets all damage be put among all creatures', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['concussive-transfer'], line: [{ id: 'troll', damage: 2 }] },
      foe: { line: ['mother'] },
    });
    t.me.play('concussive-transfer').choose('troll');
    t.me.choose('mother', 'mother', 'mother', 'mother', 'troll');
    t.expect({ me: { line: [{ id: 'troll', damage: 1 }] }, foe: { line: [{ id: 'mother', damage: 4 }] } });
  });

  it('destroys a creature with as much damage as power', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['concussive-transfer'], line: ['troll'] },
      foe: { line: ['batdrone'] },
    });
    t.me.play('concussive-transfer').choose('troll').choose('batdrone', 'batdrone', 'troll');
    t.expect({ me: { line: [{ id: 'troll', damage: 1 }] }, foe: { line: [] } });
  });
});
