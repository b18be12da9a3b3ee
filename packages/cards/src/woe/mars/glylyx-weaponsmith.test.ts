import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('glylyx-weaponsmith', () => {
  it('has nothing but its values and icons for other cards of the deck', () => {
    const t = table({ me: { house: 'mars', hand: ['glylyx-weaponsmith'] }, foe: { line: ['troll'] } });
    t.me.play('glylyx-weaponsmith');
    t.expect({ me: { aember: 0, line: [{ id: 'glylyx-weaponsmith', exhausted: true }] }, foe: { line: ['troll'] } });
  });
});
