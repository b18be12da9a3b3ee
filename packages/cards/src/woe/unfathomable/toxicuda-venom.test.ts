import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('toxicuda-venom', () => {
  it('gives its creature poison', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['toxicuda-venom'], line: ['sparkfist'] },
      foe: { line: ['troll'] },
    });
    t.me.play('toxicuda-venom').choose('sparkfist').fight('sparkfist', 'troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'sparkfist', exhausted: true, upgrades: ['toxicuda-venom'] }] },
      foe: { line: [] },
    });
  });
});
