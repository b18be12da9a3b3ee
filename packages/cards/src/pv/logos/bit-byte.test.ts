import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('bit-byte', () => {
  it('puts the creature that it fought into its owner’s archives', () => {
    const t = table({ me: { house: 'logos', line: ['bit-byte'] }, foe: { line: ['valdr'] } });
    t.me.fight('bit-byte', 'valdr');
    t.expect({ me: { line: [{ id: 'bit-byte', exhausted: true }] }, foe: { line: [], archives: ['valdr'] } });
  });

  it('Fate: archives the bottom card of the deck of the opponent', () => {
    const t = fated('bit-byte', { deck: ['troll'] }, { deck: ['anger', 'valdr'] });
    t.expect({ me: { deck: ['anger'], archives: ['valdr'] }, foe: { deck: ['troll'], archives: [] } });
  });
});
