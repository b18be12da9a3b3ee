import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('reassembly-required', () => {
  it('puts a creature into its owner’s archives', () => {
    const t = table({ me: { house: 'logos', hand: ['reassembly-required'] }, foe: { line: ['valdr'] } });
    t.me.play('reassembly-required');
    t.expect({ me: { archives: [] }, foe: { line: [], archives: ['valdr'] } });
  });

  it('Fate: discards the archives of the active player', () => {
    const t = fated('reassembly-required', { archives: ['troll', 'troll'] }, { archives: ['valdr'] });
    t.expect({ me: { archives: ['valdr'] }, foe: { archives: [] } });
  });
});
