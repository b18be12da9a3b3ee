import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('infomorph', () => {
  it('is a creature with 4 power, and its enhancement draws nothing', () => {
    const t = table({
      me: { house: 'logos', hand: ['infomorph', 'krrrzzzaaap'], line: ['infomorph'], deck: ['punch', 'fear'] },
      foe: { line: ['bumpsy'] },
    });
    t.me.play('infomorph').fight('infomorph', 'bumpsy');
    t.expect({
      me: { hand: ['krrrzzzaaap'], deck: ['punch', 'fear'], line: [{ id: 'infomorph', exhausted: true }] },
      foe: { line: [{ id: 'bumpsy', damage: 4 }] },
    });
  });

  it('is a Mutant', () => {
    const t = table({ me: { house: 'logos', hand: ['krrrzzzaaap'], line: ['infomorph', 'mother'] }, foe: {} });
    t.me.play('krrrzzzaaap');
    t.expect({ me: { chains: 1, line: ['infomorph'] } });
  });
});
