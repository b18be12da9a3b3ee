import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('corrosive-monk', () => {
  it('leaves no creature any armor, printed or gained', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'], line: ['corrosive-monk'] },
      foe: { line: ['champion-anaphiel', 'bulwark', 'valdr'] },
    });
    t.me.play('punch').choose('champion-anaphiel').play('punch').choose('valdr');
    t.expect({
      me: { line: ['corrosive-monk'] },
      foe: { line: [{ id: 'champion-anaphiel', damage: 3 }, 'bulwark', { id: 'valdr', damage: 3 }] },
    });
  });

  it('Fate: destroys a friendly creature for each enemy Mutant creature', () => {
    const t = fated(
      'corrosive-monk',
      { line: ['valdr', 'troll', 'bumpsy'] },
      { line: ['infomorph', 'infomorph', 'dextre'] },
    );
    t.foe.choose('valdr').choose('bumpsy');
    t.expect({ me: { line: ['infomorph', 'infomorph', 'dextre'] }, foe: { line: ['troll'] } });
  });

  it('Fate: destroys none where no enemy creature is a Mutant', () => {
    const t = fated('corrosive-monk', { line: ['infomorph'] }, { line: ['dextre'] });
    t.expect({ me: { line: ['dextre'] }, foe: { line: ['infomorph'] } });
  });
});
